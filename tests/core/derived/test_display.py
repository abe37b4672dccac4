"""What a title displays by default, and what it may leave out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gospoda.core.codec import SEAT, Many, Named
from gospoda.core.derived.display import DeclaredDisplay
from gospoda.core.derived.observation import Unobservable
from gospoda.core.fields import Record, coded
from gospoda.core.packaged import PackagedDisplay, optional_room
from gospoda.core.words import LANGUAGES, Words
from gospoda.example.game import CARD, GAME
from gospoda.example.packaged.game import GAME as PEDLARS
from gospoda.example.packaged.game import Pedlars

EXAMPLE = Path(__file__).parents[3] / "src" / "gospoda" / "example"
MOST_LINES = 600


def lines(paths: list[Path]) -> int:
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


def test_a_title_that_can_be_played_and_observed_is_short() -> None:
    """This includes content, words, help and rules; a command writes the recorded games."""
    plain = [EXAMPLE / "game.py", *(EXAMPLE / "locale").glob("*.ftl")]
    kinds = (".py", ".toml", ".ftl", ".md")
    packaged = [path for path in (EXAMPLE / "packaged").rglob("*") if path.suffix in kinds]
    assert 100 < lines(plain) < lines(packaged) <= MOST_LINES
    for title in (GAME, PEDLARS):
        state = title.start(3)
        assert title.display.observer(title, 3).observe(state, 0).active
        for language in LANGUAGES:
            text = title.display.text(title.display.view(state, 0), Words(title, language))
            assert "field-" not in text
            assert len(text.splitlines()) > state.seats


def test_a_view_has_what_its_viewer_knows() -> None:
    state = GAME.start(2, seed=1)
    own, rival = GAME.display.view(state, 0)["players"]
    assert own["hands"] == {"known": [CARD.ids[n] for n in sorted(state.hands[0].cards)], "hidden": 0}
    assert rival["hands"] == {"known": [], "hidden": 3}


def test_amounts_and_things_follow_from_the_fields() -> None:
    state = PEDLARS.start(2, seed=1)
    before = PEDLARS.display.amounts(state, 0)
    buying = state.legal(0)[0]
    state.advance(0, buying)
    assert PEDLARS.display.amount_names() == ["coins"]
    assert PEDLARS.display.amounts(state, 0) < before
    good = PEDLARS.moves.notation(buying).split()[1]
    assert PEDLARS.display.things(state, 0) == [("good", good)]
    assert PEDLARS.display.things(state, 1) == []
    assert PEDLARS.display.names()["good"][good]["pl"]
    assert good in [entry.id for entry in PEDLARS.display.components()["good"]]


@pytest.mark.parametrize("codec", [Many(SEAT), Many(Named(CARD))])
def test_a_list_without_an_end_is_not_observed(codec: Many) -> None:
    display = DeclaredDisplay(Record("Table", "", coded("owners", "list[int]", "[]", codec)))
    with pytest.raises(Unobservable, match="owners"):
        display.observer(GAME, 2)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with one module that imports something missing and one that is broken otherwise."""
    folder = tmp_path / "crooked"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "view.py").write_text("import there_is_no_such_module\n", "utf-8")
    (folder / "explained.py").write_text("from there_is_no_such_module import thing\n", "utf-8")
    (folder / "progress.py").write_text("raise ImportError('half a module')\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "crooked"
    for name in [name for name in sys.modules if name.partition(".")[0] == "crooked"]:
        del sys.modules[name]


def test_a_broken_module_is_not_an_absent_one(package: str) -> None:
    display, state = PackagedDisplay(package), PEDLARS.start(2)
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_module"):
        display.view(state, 0)
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_module"):
        display.explain(state, state.legal(0)[0], None)
    with pytest.raises(ImportError, match="half a module"):
        display.progress(state)
    assert optional_room(package, "miniature") is None
    assert display.miniature(state, 0, None) == ""


def test_another_object_of_a_packaged_title() -> None:
    assert isinstance(PEDLARS.teller(), Pedlars)
