"""Content errors name file, entry and field; a pack replaces and extends."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Struct

from gospoda.core.content import PACK_VARIABLE, Content, ContentError, check, pack_folder, shaped


class Chamber(Struct, forbid_unknown_fields=True):
    id: Annotated[str, shaped("^[a-z]+$", "small letters, such as arena")]
    cost: int
    doors: list[str] = []


class Rules(Struct):
    rounds: int


GOOD = """
[rules]
rounds = 4
[[chamber]]
id = "arena"
cost = 3
[[chamber]]
id = "bridge"
cost = 5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "content"
    place.mkdir()
    (place / "chambers.toml").write_text(GOOD)
    return place


def pack(folder: Path, text: str, name: str = "chambers.toml") -> Path:
    place = folder.parent / "pack"
    place.mkdir(exist_ok=True)
    (place / name).write_text(text)
    return place


def chambers(content: Content) -> list[Chamber]:
    return content.entries("chambers.toml", "chamber", Chamber)


def load(folder: Path) -> None:
    content = Content(folder, None)
    chambers(content)
    content.table("chambers.toml", "rules", Rules)


def test_content_is_typed(folder: Path) -> None:
    content = Content(folder, None)
    assert chambers(content) == [Chamber("arena", 3), Chamber("bridge", 5)]
    assert content.table("chambers.toml", "rules", Rules).rounds == 4


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 5", 'cost = "much"', r"entry 'bridge': cost: expected a whole number, got a text"),
        ('id = "bridge"', 'id = "Bridge"', r"entry 'Bridge': id: expected small letters, such as arena$"),
        ("cost = 5", "", r"chambers\.toml, entry 'bridge': .*required field `cost`"),
        ("cost = 5", "cost = 5\nprice = 1", r"chambers\.toml, entry 'bridge': .*unknown field `price`"),
        ('id = "bridge"', "", r"chambers\.toml, entry number 2: .*required field `id`"),
        ("cost = 5", "cost = ", r"chambers\.toml: Invalid value"),
        ("rounds = 4", "", r"chambers\.toml, \[rules\]: .*required field `rounds`"),
    ],
)
def test_errors_name_file_entry_and_field(folder: Path, old: str, new: str, problem: str) -> None:
    (folder / "chambers.toml").write_text(GOOD.replace(old, new))
    with pytest.raises(ContentError, match=problem):
        load(folder)


def test_missing_entries_are_told(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"tokens\.toml: there must be entries \[\[token\]\]"):
        Content(folder, None).entries("tokens.toml", "token", Chamber)


def test_a_pack_replaces_and_extends(folder: Path) -> None:
    place = pack(
        folder, '[rules]\nrounds = 6\n[[chamber]]\nid = "arena"\ncost = 9\n[[chamber]]\nid = "cellar"\ncost = 1'
    )
    content = Content(folder, place)
    assert chambers(content) == [Chamber("arena", 9), Chamber("bridge", 5), Chamber("cellar", 1)]
    assert content.table("chambers.toml", "rules", Rules).rounds == 6
    assert content.digest() != Content(folder, None).digest()


def test_equal_values_have_equal_digests(folder: Path) -> None:
    assert Content(folder, None).digest() == Content(folder, folder.parent / "no pack").digest()


@pytest.mark.parametrize(
    ("text", "name", "problem"),
    [
        ("", "chamber.toml", r"chamber\.toml: there is no content file of this name; there are chambers\.toml"),
        ("[[room]]\nid = 'x'", "chambers.toml", r"chambers\.toml: unknown table 'room'; there are rules, chamber"),
        ("[[chamber]]\ncost = 1", "chambers.toml", r"chambers\.toml, \[\[chamber\]\]: an entry needs an id"),
        ("=", "chambers.toml", r"chambers\.toml: "),
    ],
)
def test_wrong_packs_are_refused(folder: Path, text: str, name: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        Content(folder, pack(folder, text, name))


def test_pack_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(PACK_VARIABLE, raising=False)
    assert pack_folder("magpies") is None
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path))
    assert pack_folder("magpies") == tmp_path / "magpies"
    monkeypatch.setenv(PACK_VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(ContentError, match="which is no folder"):
        pack_folder("magpies")


def test_check() -> None:
    check(True, "here", "never said")
    with pytest.raises(ContentError, match="here: too few cards"):
        check([], "here", "too few cards")
