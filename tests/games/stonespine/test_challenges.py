"""7: the thirty challenge cards, each in positions that catch a misreading."""

from __future__ import annotations

import pytest

from gospoda.games.stonespine.lookups import CARDS
from tests.games.stonespine.language import CHAMBERS, F1, F2, Plan, challenge, dungeon, of_types, table, with_more

CAVES = of_types("TTTT", "TTTT", "TTTT", "TTTT")
CHESSBOARD = of_types("GTGT", "TGTG", "GTGT", "TGTG")
EMPTY = dungeon()
CORNERS = ["r1c1", "r1c4", "r4c1", "r4c4"]


def full(*, tokens: list[str] | None = None, passages: list[str] | None = None) -> Plan:
    """Builds sixteen chambers without traps, stars, chests, goblins and gnolls, most with two free quarters."""
    return dungeon(
        "lair sewers mausoleum ooze-breach",
        "slime-trail burial-grounds crypt floodgate",
        "winding-chamber corridor lost-chamber sludge-room",
        "graveyard slime-incubator ossuary alcove",
        tokens=tokens or [],
        passages=passages or [],
    )


CASES: list[tuple[int, str, Plan, int]] = [
    # 1: stars of either sign and chests in the four central chambers
    (1, "stars-and-chests", full(tokens=["star+1 r2c2", "chest r3c3", "chest r3c3"]), 9),
    (1, "a-negative-star-counts", dungeon(". . . .", ". decrepit-hall . .", ". . crossroads ."), 6),
    (1, "three-stars-are-three-by-number", dungeon(". . . .", ". arena . ."), 3),
    (1, "not-outside-of-the-centre", full(tokens=["star+1 r1c2", "chest r2c1", "star+1 r4c4"]), 0),
    # 2: different faces among the tokens
    (2, "printed-elements-do-not-count", F1, 0),
    (2, "doubles-count-once", full(tokens=["slime r2c2", "slime r2c2", "slime r3c3"]), 2),
    (2, "a-passage-is-a-face", full(tokens=["gnoll r2c2"], passages=["r1c1-w", "r2c2-w"]), 4),
    (2, "faces-of-one-class-differ", full(tokens=["bear r2c2", "blade r2c2", "fire r3c3"]), 6),
    # 3: clusters
    (3, "one-cluster", CAVES, 2),
    (3, "diagonals-do-not-join", CHESSBOARD, 32),
    (3, "doors-and-passages-do-not-matter", with_more(CHESSBOARD, passages=["r2c2-n", "r2c2-w"]), 32),
    (3, "free-places-are-no-cluster", dungeon("lair sewers . ."), 4),
    # 4: traps in the centre
    (4, "any-kind", full(tokens=["bear r2c2", "spike r2c2", "pit r3c2"]), 9),
    (4, "not-outside-of-the-centre", full(tokens=["bear r1c2", "spike r2c1", "pit r4c3"]), 0),
    # 5, 6, 7: the best column, not the best row and not the whole dungeon
    (5, "best-column", full(tokens=["goblin r1c2", "goblin r4c2", "goblin r2c1", "goblin r2c3"]), 6),
    (5, "printed-ones-too", dungeon("tunnel . . .", "dwelling . . .", ". goblin-den . ."), 12),
    (6, "best-column", full(tokens=["kobold r1c1", "kobold r1c2", "kobold r1c3"]), 3),  # the alcove has one in column 4
    (6, "tokens-and-printed-ones", full(tokens=["kobold r1c4", "kobold r2c4"]), 9),
    (7, "best-column", full(tokens=["gnoll r1c3", "gnoll r2c3", "gnoll r3c1"]), 6),
    (7, "none", full(tokens=["goblin r1c3"]), 0),
    # 8: chambers of the largest cluster
    (8, "all-sixteen", CAVES, 32),
    (8, "single-chambers", CHESSBOARD, 2),
    (8, "the-larger-of-two", of_types("GGTT", "GGTT", "GTTT", "GGTT"), 18),
    # 9: open edges on the left and right outside
    (9, "doors-left-and-right", dungeon("antechamber . . cell", ". . . ."), 6),
    (9, "not-top-and-bottom", dungeon("passage . . passage"), 0),
    (9, "inner-doors-do-not-count", dungeon(". tunnel tunnel ."), 0),
    (9, "a-passage-opens-an-edge", dungeon("passage . . passage", passages=["r1c1-w", "r1c4-e"]), 6),
    (9, "door-and-passage-once", dungeon("antechamber . . .", passages=["r1c1-w"]), 3),
    (9, "a-passage-inside-does-not-count", dungeon("passage lair . .", passages=["r1c2-w", "r1c1-n"]), 0),
    # 10, 11: the best cluster
    (10, "one-cluster-only", dungeon("cellar sewers sludge-room ."), 4),
    (10, "doors-do-not-matter", dungeon("ossuary sludge-room . .", tokens=["ooze r1c1"]), 8),
    (11, "one-cluster-only", dungeon("slime-trail slime-incubator graveyard ."), 4),
    (11, "joined-without-doors", dungeon("slime-trail . . .", "graveyard . . .", tokens=["slime r2c1"]), 10),
    # 12: stars by number
    (12, "signs-do-not-matter", dungeon("ruins crossroads arena ."), 10),
    (12, "tokens-too", full(tokens=["star+1 r1c1", "star+1 r2c2"]), 4),
    # 13, 14, 15: a single path does not branch
    (13, "a-fork-takes-one-way", dungeon("training-room archive storeroom .", ". catacombs . ."), 6),
    (13, "a-lone-chamber-is-no-path", dungeon("trap-storage . . ."), 0),
    (13, "a-door-against-a-wall-is-no-path", dungeon("trap-storage . . .", "slime-trail . . ."), 0),
    (13, "a-passage-joins", dungeon("forge . . .", "catacombs . . .", passages=["r2c1-n"]), 6),
    (14, "around-a-square", dungeon("slime-trail antechamber . .", "cesspool lost-chamber . ."), 14),
    (14, "two-arms-of-a-star", dungeon(". lair . .", "slime-trail crossing corner-room .", ". crypt . ."), 8),
    (14, "printed-and-tokens", dungeon("slime-trail corridor . .", tokens=["slime r1c2"]), 8),
    (15, "a-line-of-four", dungeon("mausoleum sewers sludge-room ooze-breach"), 16),
    (15, "entrance-and-exit-do-not-matter", dungeon(". . . .", ". mausoleum sewers ."), 8),
    # 16: four elements, printed and tokens together
    (16, "printed", dungeon("mudroom cellar . ."), 8),
    (16, "filled-by-a-token", dungeon("trap-storage . . .", tokens=["slime r1c1"]), 4),
    (16, "three-are-not-enough", dungeon("trap-storage barracks . ."), 0),
    (16, "a-passage-is-no-element", dungeon("trap-storage . . .", passages=["r1c1-n"]), 0),
    # 17: at least three slimes and oozes in any mix
    (17, "mixed", dungeon("cesspool mudroom . ."), 8),
    (17, "two-are-not-enough", dungeon("closet slime-trail . ."), 0),
    (17, "a-token-makes-three", dungeon("slime-trail . . .", tokens=["ooze r1c1"]), 4),
    # 18: a monster, a trap and a star in one chamber
    (18, "all-three", dungeon("corner-room smokehouse torment-room ."), 12),
    (18, "a-chest-is-no-star", dungeon("hearth supply-room . ."), 0),
    (18, "spread-over-two-chambers", dungeon("furnace passage . ."), 0),
    (18, "completed-by-a-token", dungeon("furnace . . .", tokens=["gnoll r1c1"]), 4),
    # 19: different kinds of trap
    (19, "all-five", full(tokens=["bear r1c1", "blade r1c1", "fire r2c2", "pit r2c2", "spike r4c4"]), 15),
    (19, "doubles-count-once", dungeon("forge furnace . ."), 3),
    # 20: traps connected to the exit (blueprint 2: column 1)
    (20, "connected", dungeon(". . . .", ". . . .", "hollow . . .", "dormitory supply-room . ."), 2),
    (20, "exit-chamber-without-opening", dungeon(". . . .", ". . . .", ". . . .", "branch supply-room . ."), 0),
    (20, "all-branches-count", dungeon(". . . .", ". . . .", "cell . . .", "dormitory supply-room . ."), 4),
    (20, "a-passage-opens-the-exit", dungeon(". . . .", ". . . .", ". . . .", "branch . . .", passages=["r4c1-s"]), 2),
    # 21: pairs of a chest and a star
    (21, "the-smaller-number", dungeon("treasury ruins tomb ."), 9),
    (21, "negative-stars-count", dungeon("crossroads tomb . ."), 3),
    # 22: rows and columns of one type
    (22, "all-eight", CAVES, 32),
    (22, "two-rows-and-a-column", of_types("TTTT", "GTGG", "GTGT", "TTTT"), 12),
    (22, "none", CHESSBOARD, 0),
    (22, "an-unfinished-row", dungeon("lair lair lair ."), 0),
    # 23: pairs of gnolls
    (23, "rounded-down", dungeon("gnoll-hideout intersection . ."), 3),
    (23, "anywhere", dungeon("intersection . . .", ". . . branch"), 3),
    # 24: traps in columns 1 and 4
    (24, "left-and-right", full(tokens=["bear r1c1", "fire r3c4", "fire r2c2", "pit r4c3"]), 4),
    (24, "all-rows", full(tokens=[f"pit {corner}" for corner in CORNERS]), 8),
    # 25 to 27: sets
    (25, "the-rarest-decides", dungeon("barracks barracks gatehouse tunnel"), 6),
    (25, "one-missing", dungeon("gnoll-hideout gatehouse . ."), 0),
    (26, "any-trap-serves", dungeon("gatehouse exercise-ward trap-storage ."), 9),
    (26, "more-traps-than-kobolds", dungeon("alcove trap-storage . ."), 3),
    (27, "goblins-and-chests", dungeon("tunnel goblin-den treasury ."), 9),
    (27, "no-chests", dungeon("tunnel goblin-den ruins ."), 0),
    # 28: goblins, kobolds and gnolls in the centre
    (28, "each-counts-one", dungeon(". . . .", ". barracks gathering-place ."), 5),
    (28, "oozes-and-slimes-do-not", dungeon(". . . .", ". mudroom lair ."), 0),
    (28, "not-outside-of-the-centre", dungeon("barracks barracks barracks barracks"), 0),
    # 29: different sizes
    (29, "equal-sizes-once", CHESSBOARD, 3),
    (29, "three-sizes", of_types("GTTT", "TTTT", "TTTT", "TTGG"), 9),
    # 30: unconditional
    (30, "even-without-chambers", EMPTY, 10),
    (30, "once", F2, 10),
]


@pytest.mark.parametrize(
    ("number", "plan", "points"),
    [(number, plan, points) for number, _, plan, points in CASES],
    ids=[f"{number}-{name}" for number, name, _, _ in CASES],
)
def test_challenge(number: int, plan: Plan, points: int) -> None:
    """7, 6.3: the exact scoring of a challenge card."""
    assert challenge(number, plan) == points


def test_every_challenge_has_a_case() -> None:
    """7: every card has a case."""
    assert {number for number, *_ in CASES} == {card.number for card in CARDS.challenges}


@pytest.mark.parametrize("number", [13, 14, 15])
def test_the_shown_path_is_the_best_one(number: int) -> None:
    """7: the chambers that the score sheet names for a single path contain what was counted."""
    wanted = {13: {"bear", "blade", "fire", "pit", "spike"}, 14: {"slime"}, 15: {"ooze"}}[number]
    state = table(2).dungeon(0, F2).blueprint(0, 2).challenges(0, number).over()
    line = next(line for line in state.scores()[0].lines if line.category == "challenges")
    names = [name for row in F2["rows"] for name in row]
    cells = {f"r{i // 4 + 1}c{i % 4 + 1}": CHAMBERS[name].elements.elements() for i, name in enumerate(names)}
    for token in F2["tokens"]:
        face, cell = token.split()
        cells[cell] = [*cells[cell], face]
    assert sum(element in wanted for cell in line.where for element in cells[cell]) == line.detail.args["count"]
