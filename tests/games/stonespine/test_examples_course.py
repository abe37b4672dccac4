# ruff: noqa: N802  (a test bears the number of its example)
"""The worked examples of the rules, T18 to T25: hands, the solo game, the use of the deck."""

from __future__ import annotations

import pytest

from gospoda.core.chance import seeded
from gospoda.core.play import rollout
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.state import StonespineState
from tests.games.stonespine.language import ROOMY, Play, category, table


def test_T18_two_player_hands() -> None:
    """T18, D2, 5.1.4: 5, 4, 3, 2 cards to choose from; in the fourth turn the last card is discarded."""
    play = table(2).construction()
    sizes = []
    for turn in range(1, 5):
        assert play.state.turn == turn
        for seat in (0, 1):
            sizes.append(len(play.hand(seat)))
            first = play.first(seat)
            assert first.startswith("place ")
            if turn < 4:
                assert play.first(seat).startswith("discard ")
    assert sizes == [5, 5, 4, 4, 3, 3, 2, 2]
    assert play.hand(0) == play.hand(1) == []
    assert len(play.state.discards) == 8
    assert play.chapter == "market"


def test_T19_solo_turn() -> None:
    """T19, D3, 9.3.3, 9.3.4, 9.3.5: one placed, one kept, three inspected (two with Jael's rune), three drawn."""
    cards = "arena catacombs alcove tunnel ossuary"  # all blue but the last, which is red
    play = table(1).jael(1).hand(0, cards).construction()
    play.do(0, "place arena 2", "keep catacombs")
    assert [CARDS.chambers[card].id for card in play.state.jael_chambers] == ["alcove", "tunnel"]
    assert [CARDS.chambers[card].id for card in play.state.discards.cards] == ["ossuary"]
    assert len(play.hand(0)) == 4
    assert play.hand(0)[0] == "catacombs"
    assert play.state.turn == 2


@pytest.mark.parametrize("gold", [10, 9])
def test_T20_lowest_challenge(gold: int) -> None:
    """T20, 9.4.2: with as much gold as Jael or less, the challenge with the lowest number is discarded."""
    play = table(1).jael(1).gold(gold).dungeon(0, ROOMY).shown(22, 4, 8).market()
    assert [CARDS.challenges[card].number for card in play.state.challenges] == [22, 8]
    assert play.state.jael_acted


def test_T21_solo_comparison() -> None:
    """T21, 9.4.1: a purchase that leaves as much gold as Jael has lets him act, once; then buying goes on."""
    setting = table(1).jael(1).gold(14).dungeon(0, ROOMY).shown(4, 8, 22)
    play = setting.stall("market-1", "bear pit", "gnoll").stall("market-2", "ooze slime", "chest").market()
    assert not play.state.jael_acted
    play.do(0, "buy 1 bottom", "put gnoll r1c1")
    assert play.gold == [10]
    assert play.state.jael_acted
    assert [CARDS.tokens[face].id for face in play.state.jael_tokens] == ["chest"]
    assert len(play.state.challenges) == 2
    play.do(0, "buy 2 top", "put ooze r1c1", "put slime r1c1")
    assert play.gold == [3]
    assert len(play.state.challenges) == 2
    assert len(play.state.jael_tokens) == 1
    assert play.legal(0) == ["pass"]


def test_T22_jaels_score() -> None:
    """T22, 9.6.4: final gold 9, goal 0, base 53, conditions 65, stars 5: 132."""
    tokens = "gnoll " * 6 + "kobold " * 2 + "chest " * 5 + "slime " * 6 + "ooze " * 8 + "star+1 " * 6
    setting = table(1).goal(1).gold(3).jael(2, 3, 4, 1, chambers="smokehouse", tokens=tokens)
    state = setting.over()  # the smokehouse has a star -1, a blade trap and the seventh slime
    jael = state.scores()[1]
    assert jael.seat == -1
    found = [(line.category, line.points) for line in jael.lines]
    cards = [("jael_cards", 13 + 4), ("jael_cards", 10 + 15), ("jael_cards", 16 + 28), ("jael_cards", 14 + 18)]
    assert found == [("final_gold", 9), ("goal", 0), *cards, ("reputation", 5)]
    assert jael.total == 132


@pytest.mark.parametrize(("gold", "player", "jael"), [(10, 6, 9), (11, 9, 6)])
def test_T23_solo_final_gold(gold: int, player: int, jael: int) -> None:
    """T23, 9.6.1: Jael wins a tie in gold."""
    state = table(1).gold(gold).jael(2, 3, 4, 1).over()
    assert category(state, 0, "final_gold") == player
    assert state.scores()[1].lines[0].points == jael


@pytest.mark.parametrize(("seats", "used"), [(1, 44), (2, 64), (3, 60), (4, 80), (5, 100)])
def test_T24_deck_use(seats: int, used: int) -> None:
    """T24: chamber cards dealt or drawn in a whole game."""
    state = GAME.start(seats, seed=9)
    rollout(state, seeded(seats))
    assert isinstance(state, StonespineState)
    assert state.is_over()
    assert 100 - len(state.deck) == used


@pytest.mark.parametrize(("year", "neighbour"), [(1, 1), (2, 2), (3, 1), (4, 2)])
def test_T25_pass_direction(year: int, neighbour: int) -> None:
    """T25, 5.1.2: seats A, B, C clockwise; A's hand goes to B in years 1 and 3, to C in years 2 and 4."""
    play: Play = table(3).year(year).construction()
    rest = play.hand(0)[1:]
    for seat in range(3):
        play.do(seat, f"place {play.hand(seat)[0]} 1")
    assert play.hand(neighbour) == rest
