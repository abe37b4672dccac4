"""14, 15: house rulings not covered by other tests."""

from __future__ import annotations

from gospoda.core.bits import each_bit
from gospoda.core.chance import seeded
from gospoda.core.play import rollout
from gospoda.games.guilds.game import GAME
from tests.games.guilds.language import Table


def test_h_1_supplies_are_unlimited() -> None:
    """H-1: more coins than the box holds."""
    table = Table(2).florins(99, 0).gold(60, 0).exchange().do(0, "exchange 19")
    assert table.treasure()[0] == 79


def test_h_13_exchange_in_player_order() -> None:
    """H-13: one decision each, clockwise from the first player; players with no options aren't asked."""
    table = Table(3).florins(5, 4, 5)
    table.state.first = 2
    from gospoda.games.guilds.frames import EXCHANGE_PHASE

    table.phase(EXCHANGE_PHASE, first=2)
    assert table.asked == 2
    assert table.do(2, "exchange 1").asked == 0


def test_h_21_keeping_in_player_order() -> None:
    """H-21: each player once, clockwise from the first player."""
    table = Table(3).offer("garden-1", "garden-2").florins(2, 2, 2).round_end(first=1)
    assert table.asked == 1
    assert table.do(1, "done").asked == 2
    assert table.do(2, "done").asked == 0


def test_h_18_rooms_stay() -> None:
    """H-18, H-44: tiles are never removed, and the game never ends early."""
    state = GAME.start(2, {}, 3)
    chance = seeded(3)
    built = [0, 0]
    while not state.is_over():
        seat = state.next_seat()
        state.advance(seat, chance.choice(state.legal(seat)))
        for player in range(2):
            now = state.players[player].plot.built  # type: ignore[attr-defined]
            assert built[player] & ~now == 0
            built[player] = now
    assert state.round == 8  # type: ignore[attr-defined]


def test_h_34_everything_on_the_table_is_public() -> None:
    """H-34: every seat and the spectator see the same, except for the smallest bid of one's own."""
    state = GAME.start(3, {}, 5)
    views = [GAME.display.view(state, seat) for seat in (0, 1, 7)]
    assert views[0].players == views[1].players == views[2].players
    assert views[0].offer == views[2].offer


def test_h_39_contradictory_objectives() -> None:
    """H-39: most and fewest characters drawn together both apply."""
    table = Table(2).guild(0, "monk").objectives("most-characters", "fewest-characters")
    assert table.lines(0, "objectives") == {"most-characters": 5, "fewest-characters": 0}
    assert table.lines(1, "objectives") == {"most-characters": 0, "fewest-characters": 6}


def test_h_43_lost_income_is_not_given_back() -> None:
    """H-43: the income of a killed character was paid and stays."""
    table = Table(2).zones("carpenter", "prince", "paladin").guild(0, "assassin").guild(1, "baron")
    table.florins(10, 13).gold(2, 0).auction(0).do(0, "use-on assassin baron")
    assert table.stock() == [10, 13]


def test_5_abilities_are_fresh_in_a_new_round() -> None:
    """5.1, 10.2: what was used up can be used again."""
    table = Table(2).guild(0, "alchemist").florins(4, 0).offer("garden-1").round_end()
    table.do(0, "use alchemist")
    assert table.state.used
    table.do(0, "done")
    assert (table.state.round, table.state.used) == (2, 0)


def test_9_5_rounds() -> None:
    """9.5, 4: six rounds with three and four players, eight with two."""
    for seats, rounds in ((2, 8), (3, 6), (4, 6)):
        state = GAME.start(seats, {}, 9)
        rollout(state, seeded(9))
        assert state.round == rounds  # type: ignore[attr-defined]


def test_15_more_and_fewer_rooms() -> None:
    """15, H-5: the number of rooms on offer can be changed."""
    counts = {
        value: len(each_bit(GAME.start(3, {"rooms_on_offer": value}, 2).offer))  # type: ignore[attr-defined]
        for value in ("table", "fewer", "more")
    }
    assert counts == {"table": 6, "fewer": 4, "more": 8}
