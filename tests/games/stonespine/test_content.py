"""2: the components, and the messages for invalid content."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gospoda.core.content import ContentError
from gospoda.games.stonespine.cards import Cards
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.lookups import CARDS, FOLDER
from tests.games.stonespine.language import F1

OWN = Path(FOLDER) / "content"


def test_counts() -> None:
    """2: the numbers of the components."""
    found: list[list[Any]] = [CARDS.chambers, CARDS.blueprints, CARDS.challenges, CARDS.goals, CARDS.market, CARDS.jael]
    assert [len(cards) for cards in found] == [100, 8, 30, 8, 18, 9]
    assert Counter(card.type for card in CARDS.chambers) == {"cave": 50, "stone": 50}
    assert [card.number for card in CARDS.challenges] == list(range(1, 31))
    assert [card.number for card in CARDS.goals] == list(range(1, 9))
    assert Counter(card.status for card in CARDS.jael) == {"basic": 3, "basic_replaced": 3, "legendary": 3}


def test_tokens() -> None:
    """2: 25 circles, 16 ovals and 15 squares; the market cards have 24, 17 and 15 spaces."""
    tokens: Counter[str] = Counter()
    for token in CARDS.tokens:
        tokens[token.shape] += token.count
    assert tokens == {"circle": 25, "oval": 16, "square": 15}
    spaces = Counter(shape for card in CARDS.market for half in (card.top, card.bottom) for shape in half.spaces)
    assert spaces == {"circle": 24, "oval": 17, "square": 15}
    faces = {token.id: token.count for token in CARDS.tokens}
    assert [faces[name] for name in ("ooze", "slime", "chest", "star+1", "secret-passage", "bear")] == [
        6,
        6,
        6,
        7,
        4,
        3,
    ]


def test_blueprints() -> None:
    """2.1: four requirements of one type and four of elements on every blueprint."""
    for card in CARDS.blueprints:
        squares = Counter(card.squares())
        types = squares["cave"] + squares["stone"]
        assert types == 4
        assert squares["cave"] in (0, 4)
        assert 16 - squares["."] - types == 4


def test_names_are_unique() -> None:
    """2: a chamber's name in any language identifies it."""
    seen: dict[str, str] = {}
    for card in CARDS.chambers:
        for name in {card.id, *(name.casefold() for name in (card.names.en, card.names.pl, card.names.cs))}:
            assert seen.setdefault(name, card.id) == card.id, f"{name} means {seen[name]} and {card.id}"


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("chambers.toml", "[[chamber]]\nid = 'arena'\ndoors = 'EN'", ["chambers.toml", "arena", "doors"]),
        ("chambers.toml", "[[chamber]]\nid = 'arena'\ndoors = ''", ["chambers.toml", "arena", "doors"]),
        ("chambers.toml", "[[chamber]]\nid = 'arena'\ndoors = 'NX'", ["chambers.toml", "arena", "doors"]),
        (
            "chambers.toml",
            "[[chamber]]\nid = 'arena'\nelements = { nw = 'dragon' }",
            ["chambers.toml", "arena", "dragon"],
        ),
        ("chambers.toml", "[[chamber]]\nid = 'arena'\ngold = -1", ["chambers.toml", "arena", "gold"]),
        ("chambers.toml", "[[chamber]]\nid = 'arena'\ncolour = 'red'", ["chambers.toml", "arena", "colour"]),
        ("chambers.toml", "[[chamber]]\nid = 'attic'\ngold = 1", ["chambers.toml", "attic", "names"]),
        (
            "challenges.toml",
            "[[challenge]]\nid = 'kings-favor'\nkind = 'luck'",
            ["challenges.toml", "kings-favor", "luck"],
        ),
        (
            "blueprints.toml",
            "[[blueprint]]\nid = 'blueprint-1'\nentrance = 5",
            ["blueprints.toml", "blueprint-1", "entrance"],
        ),
        ("jael.toml", "[[jael_card]]\nid = 'jael-1'\nwhat = 'set:gnoll+dragon'", ["jael.toml", "jael-1", "dragon"]),
        (
            "market.toml",
            "[[market_card]]\nid = 'market-1'\ntop = { cost = 3, spaces = ['star'] }",
            ["market.toml", "market-1", "spaces"],
        ),
        ("monsters.toml", "", ["monsters.toml"]),
        ("goals.toml", "[[goal]\n", ["goals.toml"]),
    ],
)
def test_problems_name_file_entry_and_field(tmp_path: Path, file: str, text: str, told: list[str]) -> None:
    """2.1: an invalid content file is refused; the message says where the problem is."""
    (tmp_path / file).write_text(text)
    with pytest.raises(ContentError) as problem:
        Cards(OWN, tmp_path)
    for word in told:
        assert word in str(problem.value)
    assert GAME.check_content(str(tmp_path)) == [str(problem.value)]


def test_a_doubled_id_is_told(tmp_path: Path) -> None:
    """2.1: every component has an id of its own."""
    for path in OWN.glob("*.toml"):
        text = path.read_text("utf-8")
        (tmp_path / path.name).write_text(text.replace('id = "arena"', 'id = "alcove"'), "utf-8")
    with pytest.raises(ContentError, match=r"chambers\.toml, entry 'alcove': this id occurs twice"):
        Cards(tmp_path)


def scored_with(pack: Path, folder: Path) -> dict[str, int]:
    """Returns the categories of the dungeon F1, scored by a process that uses a pack."""
    ola = {"name": "Ola", "blueprint": 2, "priority": 1, "rows": F1["rows"], "challenges": [1, 5, 12]}
    note = {"goal": 2, "players": [ola]}
    (folder / "end.json").write_text(json.dumps(note))
    code = "from gospoda.cli.main import main; main()"
    command = [sys.executable, "-c", code, "score", "stonespine", str(folder / "end.json"), "--json"]
    done = subprocess.run(
        command, env={**os.environ, "GOSPODA_CONTENT": str(pack)}, capture_output=True, text=True, check=True
    )
    found: Counter[str] = Counter()
    for line in json.loads(done.stdout)["players"][0]["lines"]:
        found[line["category"]] += line["points"]
    return dict(found)


def test_a_pack_changes_a_star_and_a_door(tmp_path: Path) -> None:
    """2.1: owners who know the true print write it into a pack; nothing else changes."""
    pack = tmp_path / "pack" / "stonespine"
    pack.mkdir(parents=True)
    before = scored_with(tmp_path / "pack", tmp_path)
    assert before == {"priority": 9, "challenges": 15, "reputation": 0, "blueprint": 7, "paths": 14}
    (pack / "chambers.toml").write_text(
        "[[chamber]]\nid = 'cell'\nelements = { nw = 'bear', se = 'star-3' }\n"
        "[[chamber]]\nid = 'sanctum'\ndoors = 'NES'\n"
        "[[chamber]]\nid = 'intersection'\ndoors = 'ESW'\n"
    )
    after = scored_with(tmp_path / "pack", tmp_path)
    assert after["reputation"] == -1
    assert after["paths"] == 3 + 1 + 6  # the sanctum, mudroom, breezeway and catacombs are cut off from the rest
    assert after["blueprint"] == before["blueprint"]
