"""Check your box: every house value can be picked from a list, and checked packs can be shared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from gospoda.content.box import Control, box_of
from gospoda.content.house_values import house_values
from gospoda.content.packs import SharedPack, put_right, shared, take_over
from gospoda.core.content import ContentError
from gospoda.core.registry import game
from gospoda.core.words import LANGUAGES

TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
WORDS = Path(__file__).parents[2] / "web" / "src" / "pages" / "house" / "locale"


def offers(control: Control, value: Any) -> bool:
    """Whether a value can be picked with a control."""
    if control.kind == "number":
        return control.least <= value <= control.most
    if control.kind == "choice":
        return value in control.options
    if control.kind == "yes":
        return isinstance(value, bool)
    if control.kind == "list":
        assert control.each is not None
        return control.least <= len(value) <= control.most and all(offers(control.each, one) for one in value)
    return set(control.needed) <= set(value) and all(offers(control.parts[key], one) for key, one in value.items())


@pytest.mark.parametrize("title", TITLES)
def test_the_box_lists_every_house_value_and_can_pick_it(title: str) -> None:
    """The current value is always among the choices, so that an owner can confirm it."""
    box = box_of(game(title), None)
    listed = {(card.table, card.entry, one.part, one.field) for card in box.cards for one in card.values}
    assert listed == {(one.table, one.entry, one.part, one.field) for one in house_values(game(title))}
    for card in box.cards:
        for one in card.values:
            assert one.ours
            assert offers(box.controls[one.control], one.value), (card.entry, one.field, one.value)


def words_needed(control: Control) -> tuple[set[str], set[str]]:
    """Returns the fields and values that a control shows."""
    fields, values = set(control.parts), set()
    for option in control.options:
        values |= set(re.findall(r"[A-Za-z][A-Za-z0-9_+-]*", option)) if control.free else {option}
    for inner in [*control.parts.values(), *([control.each] if control.each else [])]:
        more = words_needed(inner)
        fields, values = fields | more[0], values | more[1]
    return fields, values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_everything_to_pick_has_words(title: str, language: str) -> None:
    """No English ids, no JSON: fields and values have names in the reader's language."""
    said = set(re.findall(r"^([\w-]+) =", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    names = {key for things in game(title).display.names().values() for key in things}
    box = box_of(game(title), None)
    missing = set()
    for key, control in box.controls.items():
        fields, values = words_needed(control)
        fields.add(key.split()[-1])
        doors = {value for value in values if re.fullmatch("[NESW]+", value)}
        missing |= {f"box-field-{one.replace('_', '-')}" for one in fields} - said
        missing |= {
            f"box-value-{one.replace('_', '-')}" for one in values - names - doors if one and not one.startswith("set:")
        } - said
    tables = {card.table for card in box.cards if card.entry not in names}
    missing |= {f"box-table-{table.replace('_', '-')}" for table in tables} - said
    assert missing == set()


def test_values_that_fit_only_together_are_written_together(tmp_path: Path) -> None:
    """A large room has different sides from a small one: size and doors can't be corrected separately."""
    one = game("guilds")
    room = next(
        card
        for card in box_of(one, None).cards
        if card.table == "room" and ("size", "small") in [(value.field, value.value) for value in card.values]
    )
    with pytest.raises(ContentError):
        put_right(one, tmp_path, f"room:{room.entry}", {"size": "large"})
    assert not list(tmp_path.rglob("*.toml"))
    put_right(one, tmp_path, f"room:{room.entry}", {"size": "large", "doors": ["N1", "S2"]})
    now = next(card for card in box_of(one, tmp_path).cards if card.entry == room.entry)
    assert {value.field: value.ours for value in now.values}["size"] is False
    assert {value.field: value.value for value in now.values}["doors"] == ["N1", "S2"]


def test_parts_of_one_component_are_written_together(tmp_path: Path) -> None:
    """Two fields of two spaces on one tile: the second change must not undo the first."""
    one = game("simurgh")
    card = next(
        card for card in box_of(one, None).cards if sum(value.part.startswith("spaces") for value in card.values) > 1
    )
    values = {f"{value.part} {value.field}".strip(): value.value for value in card.values}
    put_right(one, tmp_path, f"{card.table}:{card.entry}", values)
    now = next(one for one in box_of(one, tmp_path).cards if (one.table, one.entry) == (card.table, card.entry))
    assert not any(value.ours for value in now.values)
    assert [value.value for value in now.values] == [value.value for value in card.values]


def a_pack(folder: Path, gold: int = 12) -> Path:
    put_right(game("stonespine"), folder, "jael-2", {"gold": gold})
    return folder


def test_a_pack_is_passed_on_by_its_digest(tmp_path: Path) -> None:
    one = game("stonespine")
    given = shared(one, a_pack(tmp_path / "hers"))
    a_pack(tmp_path / "his", 3)
    take_over(one, tmp_path / "his", given)
    assert shared(one, tmp_path / "his").content == given.content == box_of(one, tmp_path / "his").content
    kept = list((tmp_path / "his" / ".earlier").rglob("jael.toml"))
    assert len(kept) == 1, "what it had before is kept"
    assert "gold = 3" in kept[0].read_text("utf-8")
    assert sorted(path.name for path in (tmp_path / "his").iterdir()) == [".earlier", "stonespine"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"content": "000000000000"}, "digest"),
        ({"game": "guilds"}, "not for"),
        ({"files": {"jael.toml": "[[jael_card]]\nid = 'jael-2'\ngold = 'many'\n"}}, "gold"),
        ({"files": {"other.toml": ""}}, "other.toml"),
        ({"files": {"jael.toml": "no toml"}}, "jael.toml"),
        ({"files": {}}, "content files"),
    ],
)
def test_a_bad_pack_is_refused_and_nothing_is_lost(change: dict[str, Any], says: str, tmp_path: Path) -> None:
    one = game("stonespine")
    given = shared(one, a_pack(tmp_path / "hers"))
    before = shared(one, a_pack(tmp_path / "his", 3))
    with pytest.raises(ContentError, match=says):
        take_over(one, tmp_path / "his", msgspec.structs.replace(given, **change))
    assert shared(one, tmp_path / "his") == before
    assert sorted(path.name for path in (tmp_path / "his").iterdir()) == ["stonespine"]


@pytest.mark.parametrize("name", ["../jael.toml", "a/b.toml", ".toml", "jael.txt"])
def test_a_shared_file_cannot_leave_its_folder(name: str) -> None:
    body = {"format": "gospoda-pack", "version": 1, "game": "stonespine", "name": "x", "content": "0" * 12}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**body, "files": {name: ""}}, SharedPack)


def test_the_terminal_passes_packs_on(tmp_path: Path) -> None:
    a_pack(tmp_path / "hers")
    run = CliRunner().invoke
    file = tmp_path / "pack.json"
    file.write_text(run(cli, ["content", "export", "stonespine", "--pack", str(tmp_path / "hers")]).stdout, "utf-8")
    taken = run(cli, ["content", "import", str(file), "--pack", str(tmp_path / "his"), "--lang", "en"])
    assert taken.exit_code == 0, taken.output
    assert (tmp_path / "his" / "stonespine" / "jael.toml").is_file()
    assert shared(game("stonespine"), tmp_path / "hers").content in taken.stdout
    for wrong in ("no json", "{}"):
        file.write_text(wrong, "utf-8")
        refused = run(cli, ["content", "import", str(file), "--pack", str(tmp_path / "his")])
        assert refused.exit_code == 2
        assert "not a shared content pack" in refused.output
