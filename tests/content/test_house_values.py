"""House values: all are listed and marked, and an owner of the printed game can correct them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gospoda.content.house_values import SIGN, content_of, entry_names, house_values, marked
from gospoda.content.packs import parsed, place_of, put_right, toml_text
from gospoda.core.content import PACK_VARIABLE, ContentError
from gospoda.core.registry import game
from gospoda.core.words import LANGUAGES, Words

TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
# Tables of entries without a name: boards, `text.py` or help pages mark them where they appear.
NAMELESS = {
    "guilds": {"plot", "economy", "player_count"},
    "simurgh": {"scout_slot", "monument_slot", "supply"},
}


def test_stonespine_says_what_is_ours() -> None:
    """The doors of ten chambers, five negative stars, and eight of the nine Jael cards."""
    values = house_values(game("stonespine"))
    chambers = [value for value in values if value.file == "chambers.toml"]
    assert sum(value.field == "doors" for value in chambers) == 10
    assert sum(value.field == "elements" for value in chambers) == 5
    assert len({value.entry for value in values if value.file == "jael.toml"}) == 8


@pytest.mark.parametrize("title", TITLES)
def test_names_carry_no_sign(title: str) -> None:
    """26.4.5: the client shows the sign once per card and once per table; names and log lines stay clean."""
    one = game(title)
    assert house_values(one)
    assert marked(one)
    names = [
        words.name(domain, key) for words in (Words(one, lang) for lang in LANGUAGES) for domain, key in marked(one)
    ]
    assert not [name for name in names if SIGN in name]


@pytest.mark.parametrize("title", TITLES)
def test_what_has_no_name_to_carry_the_sign_is_known(title: str) -> None:
    one = game(title)
    named = {key for _, key in marked(one)} | {key.rpartition("-")[0] for _, key in marked(one)}
    nameless = {value.table for value in house_values(one) if value.entry not in named}
    assert nameless == NAMELESS.get(title, set())


@pytest.mark.parametrize("title", TITLES)
def test_every_listed_entry_is_called_so_that_it_can_be_put_right(title: str) -> None:
    """Two slots of Simurgh share an id: the list names them as `content set` expects."""
    files = content_of(game(title)).files
    for (table, entry), called in entry_names(game(title)).items():
        file, found, row = place_of(files, called)
        assert (found, str(row.get("id", found))) == (table, entry), file


@pytest.mark.parametrize(
    ("title", "entry", "field", "value"),
    [
        ("stonespine", "pantry", "doors", "NE"),
        ("stonespine", "jael-2", "gold", "12"),
        ("guilds", "inquisitor", "prestige", "1"),
        ("rollplayer", "weak", "cost", "4"),
        ("simurgh", "monument_slot:slot-1", "gives", "3 pp"),
        ("guilds", "plot", "hall_row", "1"),
        ("stonespine", "smokehouse", "elements", '{"nw": "star-1", "ne": "blade", "se": "slime"}'),
    ],
)
def test_an_owner_puts_a_value_right(title: str, entry: str, field: str, value: str, tmp_path: Path) -> None:
    """The pack is checked when written, and corrected values no longer count as ours."""
    one = game(title)
    path = put_right(one, tmp_path, entry, {field: parsed(value)})
    assert one.check_content(str(path.parent)) == []
    text = path.read_text("utf-8")
    assert f"{field} = {toml_text(parsed(value))}" in text
    assert 'provenance = "printed"' in text
    again = put_right(one, tmp_path, entry, {field: parsed(value)})
    assert again.read_text("utf-8") == text


def test_the_way_to_a_part_may_have_dots(tmp_path: Path) -> None:
    """TOML users type `spaces.1.gives` for what the list shows as `spaces 1 gives`."""
    one = game("simurgh")
    texts = [
        put_right(one, tmp_path / str(n), "research-13", {field: "3 wisdom"}).read_text("utf-8")
        for n, field in enumerate(("spaces 1 gives", "spaces.1.gives"))
    ]
    assert texts[0] == texts[1]
    assert 'gives = "3 wisdom"' in texts[0]


def test_a_value_that_the_title_refuses_is_not_written(tmp_path: Path) -> None:
    one = game("stonespine")
    with pytest.raises(ContentError, match="gold"):
        put_right(one, tmp_path, "jael-2", {"gold": "many"})
    assert list((tmp_path / "stonespine").glob("*.toml")) == []
    with pytest.raises(ContentError, match="no entry"):
        put_right(one, tmp_path, "nowhere", {"gold": 3})
    with pytest.raises(ContentError, match="no field"):
        put_right(one, tmp_path, "jael-2", {"weight": 3})
    with pytest.raises(ContentError, match="several"):
        put_right(game("simurgh"), tmp_path, "slot-1", {"gives": "3 pp"})


@pytest.mark.parametrize("title", TITLES)
def test_every_value_of_ours_can_be_put_right(title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the name in `house-values`, even within an entry; afterwards it no longer counts as ours."""
    one = game(title)
    assert one.content_digest(), "the components are loaded without the pack"
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path))
    for value in house_values(one)[::7]:
        way = f"{value.part} {value.field}".strip()
        put_right(one, tmp_path, f"{value.table}:{value.entry}", {way: value.value})
        left = {(other.table, other.entry, other.part, other.field) for other in house_values(one)}
        assert (value.table, value.entry, value.part, value.field) not in left
    assert one.check_content(str(tmp_path / title)) == []
