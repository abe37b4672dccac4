"""5 and 12: the timeline of a year, its edge cases, and the rules of placing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gospoda.core.chance import seeded
from gospoda.games.stonespine.dungeon import N_EDGES, Dungeon
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.state import StonespineState
from gospoda.games.stonespine.view import view
from tests.games.stonespine.language import F1, ROOMY, Play, category, dungeon, table

# ---- construction


def test_only_free_columns_of_the_current_row() -> None:
    """5.1.1, D1: any hand card on any free place of the row of the year, whatever the doors."""
    play = (
        table(3)
        .year(2, turn=2)
        .dungeon(0, dungeon("arena cell pit forge", ". tomb . ."))
        .hand(0, "arena lair")
        .construction()
    )
    assert play.legal(0) == [f"place {card} {column}" for card in ("arena", "lair") for column in (1, 3, 4)]
    assert play.refused(0, "place arena 2") == "refused-column-taken"
    assert play.refused(0, "place cellar 1") == "refused-not-in-hand"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hand_sizes(seats: int) -> None:
    """5.1: 5, 4, 3, 2 cards at the moment of choosing; the last card is discarded."""
    play = table(seats).construction()
    for size in (5, 4, 3, 2):
        for seat in range(seats):
            assert len(play.hand(seat)) == size
            play.first(seat)
    assert play.chapter == "market"
    assert len(play.state.discards) == seats


def test_two_players_discard_what_they_do_not_place() -> None:
    """5.1.1: with two players one more card is discarded; it can't be the one placed."""
    play = table(2).hand(0, "arena cell pit forge lair").construction()
    play.do(0, "place cell 3")
    assert play.legal(0) == ["discard arena", "discard pit", "discard forge", "discard lair"]
    assert play.refused(0, "place pit 2") == "refused-discard-first"


def test_solo_keeps_one_card_but_not_in_the_last_turn() -> None:
    """9.3: 5, 4, 3, 2 cards in the four turns; eleven cards a year."""
    play = table(1).construction()
    deck = len(play.state.deck)
    for size in (5, 4, 3, 2):
        assert len(play.hand(0)) == size
        play.first(0)
        if size > 2:
            assert len(play.legal(0)) == size - 1
            assert play.first(0).startswith("keep ")
    assert play.chapter == "market"
    assert deck - len(play.state.deck) == 3 + 2 + 1


def test_blueprints_are_dealt_face_up() -> None:
    """4.11: every player has a different blueprint, and everybody sees it."""
    state = GAME.start(5, seed=6)
    for viewer in (0, 7):
        assert len({player.blueprint for player in view(state, viewer).players}) == 5


# ---- gold and the market


def test_starting_gold_belongs_to_year_1() -> None:
    """12: the starting gold is added to the income of year 1."""
    assert table(2).gold(1, 0).everybody(ROOMY).count().gold == [21, 20]


def test_chest_bought_pays_next_year() -> None:
    """5.2: a chest doesn't pay in the year of its purchase, but from the next one on."""
    play = table(2).everybody(ROOMY).gold(10, 0).stall("market-2", "ooze slime", "chest").market()
    play.do(0, "buy 1 bottom", "put chest r1c1")
    assert play.gold[0] == 7
    later = (
        table(2)
        .year(2)
        .dungeon(0, dungeon("junction alcove pit galley", "arena arena arena arena", tokens=["chest r1c1"]))
    )
    assert later.gold(0, 0).count().gold[0] == 1


def test_gold_equal_to_the_cost_is_enough() -> None:
    """12: a set may be bought with the last gold."""
    play = table(2).everybody(ROOMY).gold(7, 3).stall("market-2", "ooze slime", "chest").market()
    assert play.legal(0) == ["buy 1 top", "buy 1 bottom", "pass"]
    play.do(0, "buy 1 top", "put ooze r1c1", "put slime r1c1")
    assert play.gold[0] == 0


def test_what_cannot_be_bought() -> None:
    """D4: too expensive, sold, or not there."""
    play = table(2).everybody(ROOMY).gold(5, 0).stall("market-2", "ooze slime", "").market()
    assert play.legal(0) == ["pass"]
    assert play.refused(0, "buy 1 top") == "refused-too-expensive"
    assert play.refused(0, "buy 1 bottom") == "refused-sold"
    assert play.refused(0, "buy 4 top") == "refused-no-such-stall"
    assert play.refused(0, "place arena 1") == "refused-market"
    assert play.refused(1, "pass") == "refused-not-your-turn"


def test_the_emptied_half_stays_empty() -> None:
    """5.2 A: nobody else can buy the set again this year."""
    play = table(2).everybody(ROOMY).gold(20, 12).stall("market-2", "ooze slime", "chest").market()
    play.do(0, "buy 1 top", "put ooze r1c1", "put slime r1c1", "pass")
    play.first(0)
    assert play.legal(1) == ["buy 1 bottom", "pass"]


def test_a_player_without_gold_still_passes() -> None:
    """12: with 0 gold a player still has a turn, to pass; this year's priority orders equal gold."""
    play = table(3).everybody(ROOMY).gold(0, 0, 0).priority(2, 0, 1).market()
    for seat in (2, 0, 1):
        assert play.asked == seat
        assert play.legal(seat) == ["pass"]
        play.do(seat, "pass")
        play.first(seat)
    assert play.state.priority == [2, 0, 1]


def test_tie_after_a_purchase() -> None:
    """12: the tied player with the higher priority acts, which may be the buyer again."""
    for order, active in (((0, 1), 0), ((1, 0), 1)):
        play = table(2).everybody(ROOMY).gold(12, 9).priority(*order).stall("market-2", "ooze slime", "chest").market()
        play.do(0, "buy 1 bottom", "put chest r1c1")
        assert play.gold == [9, 9]
        assert play.asked == active


def test_passing_while_richest_gives_the_first_choice() -> None:
    """5.2 B, D7: gold lost, first pick of the challenges, first place of the next year."""
    play = table(3).everybody(ROOMY).gold(20, 5, 5).priority(1, 2, 0).shown(1, 2, 3, 4).market()
    play.do(0, "pass")
    assert play.legal(0) == [
        "challenge dogrens-vault",
        "challenge market-maven",
        "challenge ordered-chambers",
        "challenge deadly-tomb",
    ]
    play.do(0, "challenge ordered-chambers")
    assert play.refused(1, "challenge deadly-tomb") == "refused-market"
    play.do(1, "pass")
    assert play.refused(1, "challenge ordered-chambers") == "refused-not-on-display"
    assert play.gold == [0, 0, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_priority_mirrors_the_gold_given_up(seats: int) -> None:
    """6.1: the gold given up never rises from one pass to the next."""
    state = GAME.start(seats, seed=seats)
    chance = seeded("passes")
    given: list[tuple[int, int]] = []  # year, gold
    while not state.is_over():
        assert isinstance(state, StonespineState)
        seat = state.next_seat()
        moves = state.legal(seat)
        move = moves[chance.below(len(moves))]
        if GAME.moves.notation(move) == "pass":
            given.append((state.year, state.players[seat].gold))
        state.advance(seat, move)
    assert len(given) == 4 * seats
    for (year, before), (next_year, after) in pairwise(given):
        assert year != next_year or before >= after


# ---- placing tokens


def test_where_an_element_token_may_go() -> None:
    """5.3, D5: into any built chamber with a free quarter; several may share a chamber."""
    plan = dungeon("junction mudroom trap-storage alcove")
    play = table(2).everybody(plan).gold(9, 0).stall("market-2", "ooze slime", "chest").market()
    play.do(0, "buy 1 top")
    assert play.legal(0) == [f"put {token} {cell}" for token in ("ooze", "slime") for cell in ("r1c1", "r1c3", "r1c4")]
    assert play.refused(0, "put ooze r1c2") == "refused-chamber-full"
    assert play.refused(0, "put ooze r2c1") == "refused-no-chamber-there"
    assert play.refused(0, "put gnoll r1c1") == "refused-token-not-bought"
    assert play.refused(0, "passage r1c1-n") == "refused-token-not-bought"
    assert play.refused(0, "pass") == "refused-place-tokens"
    play.do(0, "put slime r1c3")
    assert play.legal(0) == ["put ooze r1c1", "put ooze r1c4"]


@pytest.mark.parametrize(("rows", "edges"), [(1, 13), (2, 22), (4, 40)])
def test_where_a_passage_may_go(rows: int, edges: int) -> None:
    """D6: 4 x (n+1) horizontal and 5 x n vertical edges, the outside included, whatever the doors and walls."""
    plan = dungeon(*[" ".join(row) for row in F1["rows"][:rows]])
    play = table(2).year(rows).everybody(plan).gold(9, 0).stall("market-1", "bear pit", "secret-passage").market()
    play.do(0, "buy 1 bottom")
    assert len(play.legal(0)) == edges
    assert "passage r1c3-w" in play.legal(0)
    if rows < 4:
        assert play.refused(0, "passage r4c1-s") == "refused-no-chamber-there"


def reached(*rows: str, passages: list[str], blueprint: int = 2) -> int:
    """Returns the path score; blueprint 2 has its entrance above column 3 and its exit below column 1."""
    return category(table(2).dungeon(0, dungeon(*rows, passages=passages)).blueprint(0, blueprint).over(), 0, "paths")


def test_every_passage_is_told_by_its_edge() -> None:
    """5.3: the set of edges with a token, horizontal or vertical, inside or on the border."""
    empty = Dungeon([])
    for edge in range(N_EDGES):
        assert empty.with_passage(edge).passages() == [edge]
    rim = [0, 19, 20, 39]
    built = empty
    for edge in rim:
        built = built.with_passage(edge)
    assert built.passages() == rim
    assert [edge for edge in range(N_EDGES) if built.has_passage(edge)] == rim


def test_passage_below_the_newest_row_connects_later() -> None:
    """12: the token is on the lower edge first; the chamber below connects whatever its doors."""
    play = (
        table(2).dungeon(0, dungeon(". . watering-hole .")).gold(9, 0).stall("market-1", "", "secret-passage").market()
    )
    play.do(0, "buy 1 bottom", "passage r2c3-n")
    built = play.state.players[0].dungeon
    assert bin(built.network(1 << 2)).count("1") == 1
    assert reached(". . watering-hole .", ". . ambush-room .", passages=[]) == 1
    assert reached(". . watering-hole .", ". . ambush-room .", passages=["r2c3-n"]) == 2


def test_paths() -> None:
    """6.6, 3: openings, one-sided doors, branches, and both halves in one network."""
    assert reached(". . alcove .", passages=[]) == 1  # open to its marker, without a connected neighbour
    assert reached(". . ambush-room .", passages=[]) == 0  # no opening towards the marker
    assert reached(". . ambush-room .", passages=["r1c3-n"]) == 1  # a passage works like a door
    assert reached(". tunnel alcove .", passages=[]) == 1  # one door against a wall
    assert reached(". tunnel gathering-place tunnel", passages=[]) == 3  # both branches
    assert reached(". . lair .", ". . lair .", passages=["r2c3-n"]) == 2  # two facing doors and a passage
    row = "junction junction junction junction"
    assert reached(row, row, row, row, passages=[]) == 32


# ---- the end


def test_blueprint_ladder() -> None:
    """6.5: 0 for up to three requirements, then 5, 7, 10, 14, 20."""
    # blueprint 1: chest r1c3, caves r1c4 r2c2 r3c3 r4c1, goblin r2c1, ooze r3c4, slime r4c2
    cells = {
        "r1c4": "lair",
        "r2c2": "lair",
        "r3c3": "lair",
        "r4c1": "lair",
        "r1c3": "vault",
        "r2c1": "goblin-den",
        "r3c4": "sewers",
        "r4c2": "foundry",
    }
    found = []
    for n in range(9):
        chosen = dict(list(cells.items())[:n])
        rows = [" ".join(chosen.get(f"r{row}c{column}", ".") for column in range(1, 5)) for row in range(1, 5)]
        found.append(category(table(2).dungeon(0, dungeon(*rows)).blueprint(0, 1).over(), 0, "blueprint"))
    assert found == [0, 0, 0, 0, 5, 7, 10, 14, 20]


def test_a_negative_star_meets_the_requirement_and_costs() -> None:
    """12: blueprint 2 asks for a star in row 1, column 1; four requirements in all are met."""
    plan = dungeon("crossroads lair . .", "lair . . .", ". . . lair")
    state = table(2).dungeon(0, plan).blueprint(0, 2).over()
    assert category(state, 0, "blueprint") == 5
    assert category(state, 0, "reputation") == -3


def test_winner_and_ties() -> None:
    """6.7: most reputation; a tie goes to the higher final priority, a shared victory is impossible."""
    setting = table(3).goal(1).priority(2, 1, 0).everybody(dungeon())
    assert setting.over().winners() == [2]
    setting.challenges(1, 30).dungeon(0, dungeon("arena . . ."))
    state = setting.over()  # 0: 3 + 3 + 15, 1: 6 + 10, 2: 9
    assert state.points() == [21, 16, 9]
    assert state.winners() == [0]
    even = table(2).goal(1).priority(1, 0).dungeon(0, dungeon("ruins . . .")).over()
    assert even.points() == [9, 9]
    assert even.winners() == [1]


def test_goal_pairs_and_sets() -> None:
    """6.2: goal 4 wants two alike of one kind of trap, goal 6 a slime and an ooze; without any there is nothing."""
    loose = dungeon("trap-storage slime-trail . .")
    for goal in (4, 6):
        state = table(2).goal(goal).priority(0, 1).dungeon(0, loose).over()
        assert [category(state, seat, "goal") for seat in (0, 1)] == [0, 0]
    paired = dungeon("forge crypt . .")
    for goal in (4, 6):
        state = table(2).goal(goal).priority(0, 1).dungeon(1, paired).over()
        assert [category(state, seat, "goal") for seat in (0, 1)] == [0, 15]


def test_year_4_takes_no_challenge_and_ends() -> None:
    """5.2 B, 5: after the last pass of year 4 the game is over, without cleanup."""
    play: Play = table(2).year(4).everybody(F1).gold(4, 2).shown().market()
    deck = len(play.state.deck)
    play.do(0, "pass").do(1, "pass")
    assert play.state.is_over()
    assert play.state.passing == [0, 1]
    assert len(play.state.deck) == deck
    assert [message.id for message in play.said][-1] == "event-end"


def test_cleanup() -> None:
    """5.4, 5.4.1, 5.4.2, 5.4.3, 5.4.4, 5.4.5: new market, challenges (none after year 3), hands."""
    for year, shown in ((1, 3), (2, 3), (3, 0)):
        play = table(2).year(year).everybody(ROOMY).gold(1, 0).shown(5, 6, 7).market()
        before = {CARDS.market[card].id for card in play.state.market}
        play.do(0, "pass", "challenge goblin-gathering").do(1, "pass", "challenge gnoll-pack")
        state = play.state
        assert state.year == year + 1
        assert len(state.challenges) == shown
        assert "kobold-formation" in [CARDS.challenges[card].id for card in state.challenge_discards]
        assert before.isdisjoint({CARDS.market[card].id for card in state.market})
        assert all(state.sets)
        assert [len(player.hand) for player in state.players] == [5, 5]
