"""6: the score pad for people at a physical table."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.pad import score
from gospoda.pads.pad import BadSheet
from tests.games.stonespine.language import F1

OTHER = [
    ["Arena", "Floodgate", "Training Room", "Coffers"],
    ["Tunel", "Krypta", "Kovárna", "oratory"],  # names in any language, or ids
    ["Archive", "Tomb", "Lair", "Furnace"],
    ["Hearth", "Sanctuary", "Alcove", "Treasury"],
]
JAEL = {"cards": [2, 3, 4, 1]}


def ania(**more: Any) -> dict[str, Any]:
    """The dungeon F2 of the rules."""
    tokens = [(1, 1, "star+1"), (2, 1, "slime"), (2, 3, "chest"), (2, 4, "fire"), (3, 3, "goblin")]
    return {
        "name": "Ania",
        "blueprint": 2,
        "priority": 1,
        "rows": deepcopy(F1["rows"]),
        "tokens": [{"row": row, "column": column, "token": token} for row, column, token in tokens],
        "passages": [{"row": 2, "column": 2, "edge": "S"}, {"row": 2, "column": 4, "edge": "E"}],
        "challenges": [3, 9, 12],
        **more,
    }


def alone(**more: Any) -> dict[str, Any]:
    """The same dungeon at the end of a solo game."""
    return ania(**{"priority": None, "gold": 10, **more})


def ola(**more: Any) -> dict[str, Any]:
    others = {"priority": 2, "rows": deepcopy(OTHER), "challenges": [1, 2, 4]}
    return {"name": "Ola", "blueprint": 1, **others, **more}


def found(data: dict[str, Any], player: int = 0) -> dict[str, int]:
    """Returns a player's totals by category."""
    sums: dict[str, int] = {}
    for line in score(data)[0][player][1].lines:
        sums[line.category] = sums.get(line.category, 0) + line.points
    return sums


def problem(*players: dict[str, Any], **more: Any) -> str:
    with pytest.raises(ValueError) as told:
        score({"goal": 3, "players": list(players), **more})
    return str(told.value)


def test_two_players() -> None:
    """6: all six categories of a described end position, and the winner."""
    data = {"goal": 3, "players": [ania(), ola()]}
    sums = {"priority": 9, "goal": 15, "challenges": 10 + 9 + 8, "reputation": 1, "blueprint": 14, "paths": 28}
    assert found(data) == sums
    assert found(data, 1)["priority"] == 6
    assert score(data)[1] == ["Ania"]


@pytest.mark.parametrize(("priority", "points"), [(1, 9), (2, 6), (3, 3), (4, 0), (5, 0)])
def test_one_player_alone(priority: int, points: int) -> None:
    """6.1: a lone dungeon gets the reward for the place given."""
    assert found({"goal": 3, "players": [ania(priority=priority)]})["priority"] == points


def test_a_lone_dungeon_is_compared_with_nobody() -> None:
    """6.2: without others there is no place for the goal, none on the track, and no winner."""
    data = {"goal": 3, "players": [ania(priority=None)]}
    assert "goal" not in found(data)
    assert "priority" not in found(data)
    assert score(data)[1] is None


def test_jael_cards_as_they_are_printed() -> None:
    """9.6.3: base, condition and gold typed in score like our cards with these values."""
    tokens = ["gnoll", "gnoll", "ooze", "szlam", "sliz"]
    ours = {"cards": [2, 3, 4, 1], "tokens": tokens}
    typed = [
        {"base": 13, "points": 2, "what": ["kobold"], "gold": 9},
        {"base": 10, "points": 3, "what": ["skrzynia skarbów"], "gold": 11},
        {"base": 16, "points": 4, "what": ["slime", "ooze"], "gold": 13},
        {"base": 14, "points": 3, "what": ["gnol"], "gold": 10},
    ]
    for gold in (10, 11):
        both = [
            {"goal": 3, "players": [alone(gold=gold)], "jael": {**ours, "cards": cards}}
            for cards in (ours["cards"], typed)
        ]
        assert found(both[0]) == found(both[1])
        assert found(both[0], 1) == found(both[1], 1)
        assert score(both[0])[1] == score(both[1])[1]


def test_refusals_of_a_solo_file() -> None:
    """9.2, 9.3: four cards, never a legendary one together with one that it replaces; the gold track ends at 30."""
    assert "you listed 1" in problem(alone(), jael={"cards": [1]})
    replaced, legendary = (
        next(n for n, card in enumerate(CARDS.jael, 1) if card.status == status)
        for status in ("basic_replaced", "legendary")
    )
    printed = {"base": 14, "points": 3, "what": ["gnoll"], "gold": 10}
    for card in (1, printed):
        assert (
            problem(alone(), jael={"cards": [card, 2, 3, card]})
            == "Jael, cards: a card is listed twice; there is only one of each"
        )
    assert "legendary" in problem(alone(), jael={"cards": [1, 2, replaced, legendary]})
    assert problem(alone(gold=31), jael=JAEL) == "Ania: 31 gold is too much; the track ends at 30"
    with pytest.raises(BadSheet) as refused:
        score({"goal": 3, "players": [alone(gold=31)], "jael": JAEL})
    assert refused.value.told("pl") == "Ania: 31 złota to za dużo; tor kończy się na 30"
    assert refused.value.told("cs") == "Ania: 31 zlaťáků je příliš; stupnice končí na 30"
    assert "Jael, card 2: there is no element" in problem(
        alone(), jael={"cards": [1, {"base": 1, "points": 1, "what": ["dragon"], "gold": 3}, 2, 3]}
    )


def test_what_would_be_ignored_is_refused() -> None:
    """9.6: against Jael, gold is compared instead of priority; accepting a priority would suggest that it counts."""
    assert problem(alone(priority=1), jael=JAEL).startswith("Ania, priority: the solo game has no priority track")
    assert problem(alone(gold=None), jael=JAEL).startswith("Ania: the leftover gold is missing")
    for players in ([ania(), ola(gold=3)], [ola(gold=3)]):
        assert problem(*players).startswith("Ola, gold: leftover gold counts only against Jael")


def test_blueprints_by_their_picture() -> None:
    """2: the cards have no printed number; markers and squares identify them."""
    by_number = found({"goal": 3, "players": [ania(), ola()]})
    picture = {"entrance": 3, "exit": 1, "squares": {"r3c3": "goblin", "r1c2": "jaskinia"}}
    assert found({"goal": 3, "players": [ania(blueprint=picture), ola()]}) == by_number
    strange = {"squares": {"r1c1": "gnoll", "r1c2": "gnoll"}}
    assert "no blueprint looks like that" in problem(ania(blueprint=strange), ola())
    assert "blueprints fit" in problem(ania(blueprint={}), ola())
    assert "is not a square" in problem(ania(blueprint={"squares": {"r5c1": "gnoll"}}), ola())


def test_a_printed_name_that_fits_two_cards_asks_which() -> None:
    """The Polish edition calls two chambers Koszary."""
    rows = deepcopy(OTHER)
    rows[0][0] = "Koszary"
    told = problem(ola(rows=rows))
    assert told.startswith("Ola, row 1, column 1: more than one chamber is printed as 'Koszary'")
    assert "barracks" in told
    assert "garrison" in told
    for which in ("garrison", "Garnizon", "Kasárna"):
        rows[0][0] = which
        score({"goal": 3, "players": [ania(), ola(rows=rows)]})


def test_rulings_that_change_a_score_can_be_chosen() -> None:
    """H7: with `each`, a door and a passage on one outer edge count twice for the outer sides."""
    base = {"goal": 3, "players": [ania(), ola()]}
    assert score({**base, "options": {"outer_edges": "each"}})
    assert "does not change the score" in problem(ania(), ola(), options={"start_order": "seats"})
    assert "must be" in problem(ania(), ola(), options={"outer_edges": "thrice"})


def test_jael() -> None:
    """9.6: a solo file includes what Jael has collected."""
    jael = {"cards": [2, 3, 4, 1], "chambers": ["Smokehouse"], "tokens": ["gnoll", "gnoll", "secret passage"]}
    data: dict[str, Any] = {"goal": 3, "players": [alone(gold=11)], "jael": jael}
    rows, winners = score(data)
    assert [name for name, _ in rows] == ["Ania", "Jael"]
    assert found(data)["final_gold"] == 9
    assert found(data)["goal"] == 9
    assert found(data, 1) == {"final_gold": 6, "goal": 15, "jael_cards": 53 + 6, "reputation": -1}
    assert winners == ["Ania"]
    data["players"][0]["gold"] = 10
    assert found(data)["final_gold"] == 6


def test_unknown_cards_are_told_with_their_place() -> None:
    """6: every problem names its place."""
    rows = deepcopy(OTHER)
    rows[2][1] = "Attic"
    assert problem(ola(rows=rows)) == "Ola, row 3, column 2: there is no chamber called 'Attic'"
    assert "there is no goal 9" in problem(ola(), goal=9)
    assert "Ola, blueprint: there is no blueprint 9" in problem(ola(blueprint=9))
    assert "Ola, challenges: there is no challenge 31" in problem(ola(challenges=[31]))
    token = [{"row": 1, "column": 2, "token": "dragon"}]
    assert problem(ola(tokens=token)).startswith("Ola, row 1, column 2: there is no market token")
    assert "there is no Jael card 10" in problem(alone(), jael={"cards": [10, 1, 2, 3]})


@pytest.mark.parametrize("rows", [OTHER[:3], [*OTHER, OTHER[0]], [row[:3] for row in OTHER], [[]] * 4])
def test_a_wrong_grid(rows: list[list[str]]) -> None:
    """6: a dungeon has four rows of four chambers."""
    assert problem(ola(rows=rows)) == "Ola: a dungeon has four rows of four chambers"


def test_full_chambers_and_wrong_places() -> None:
    """5.3: a chamber holds at most four elements."""
    many = [{"row": 4, "column": 4, "token": "gnoll"}] * 2  # on the three chests of the treasury
    assert "Ola, row 4, column 4" in problem(ola(tokens=many))
    assert "full" in problem(ola(tokens=many))
    assert "row" in problem(ola(tokens=[{"row": 5, "column": 1, "token": "gnoll"}]))
    passage = [{"row": 1, "column": 1, "token": "secret-passage"}]
    assert "list it under passages" in problem(ola(tokens=passage))


def test_doubled_passages() -> None:
    """H5: the shared edge of two chambers is one edge."""
    twice = [{"row": 1, "column": 1, "edge": "E"}, {"row": 1, "column": 2, "edge": "W"}]
    assert "Ola, row 1, column 2, edge W" in problem(ola(passages=twice))
    assert "edge" in problem(ola(passages=[{"row": 1, "column": 1, "edge": "X"}]))


def test_more_than_the_box_holds() -> None:
    """2: every card exists once, every token as often as printed."""
    five = [{"row": 1, "column": column, "edge": "N"} for column in (1, 2, 3)]
    more = ania(passages=[*ania()["passages"]])
    assert problem(more, ola(passages=five)) == "you listed 5 “secret passage” tokens; the game has only 4"
    bears = [{"row": row, "column": 1, "token": "bear"} for row in (1, 2, 3, 4)]
    assert problem(ola(tokens=bears)) == "you listed 4 “bear trap” tokens; the game has only 3"
    rows = deepcopy(F1["rows"])
    rows[0][0] = "tomb"
    assert problem(ola(priority=1), ania(priority=2, rows=rows)) == "Ania: Ola already has tomb, and there is only one"
    assert "Ola: Ania already has challenge 3" in problem(ania(), ola(challenges=[3, 1, 2]))
    assert "Ola, challenges: the game needs 3 different challenge cards, not 4" in problem(ola(challenges=[1, 2, 3, 4]))
    assert "not 1" in problem(ola(challenges=[1]))
    assert "Ola: Ania already has Blueprint 2" in problem(ania(), ola(blueprint=2))


def test_priorities_and_names() -> None:
    """6.1: every place once; every player has a unique name."""
    assert "priority: use each place from 1 to 2 once" in problem(ania(), ola(priority=1))
    assert problem(ania(), ola(priority=None)) == "Ola: the place on the priority track is missing"
    assert "two players have the same name" in problem(ania(), ola(name="Ania"))
    assert "Jael plays against a single player" in problem(ania(), ola(), jael={"cards": [1]})


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_on_the_command_line(tmp_path: Path, language: str) -> None:
    """6: `gospoda score stonespine FILE --json`."""
    path = tmp_path / "end.json"
    path.write_text(json.dumps({"goal": 3, "players": [ania(), ola()]}))
    result = CliRunner().invoke(cli, ["score", "stonespine", str(path), "--json", "--lang", language])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["winners"] == ["Ania"]
    assert [player["name"] for player in data["players"]] == ["Ania", "Ola"]
    categories = ["priority", "goal", "challenges", "reputation", "blueprint", "paths"]
    assert [line["category"] for line in data["players"][0]["lines"]] == categories
    assert data["players"][0]["total"] == 94
    assert all(line["detail"] and "score-" not in line["detail"] for line in data["players"][0]["lines"])


def test_a_bad_file_is_refused_in_one_line(tmp_path: Path) -> None:
    """6: the terminal says what is wrong, without a traceback."""
    path = tmp_path / "end.json"
    path.write_text(json.dumps({"goal": 3, "players": [ola(rows=OTHER[:2])]}))
    result = CliRunner().invoke(cli, ["score", "stonespine", str(path)])
    assert result.exit_code == 2
    assert "a dungeon has four rows of four chambers" in result.stderr
