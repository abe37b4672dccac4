# ruff: noqa: N802  (a test bears the number of its ruling)
"""12: every house ruling H1 to H13, with both values if the table may choose."""

from __future__ import annotations

import pytest

from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.state import StonespineState
from gospoda.games.stonespine.view import view
from tests.games.stonespine.language import ROOMY, Setting, challenge, dungeon, table

FULL = dungeon("mudroom cellar mudroom cellar")  # no free quarter at all


def started(seats: int, seed: int, **options: object) -> StonespineState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, StonespineState)
    return state


def test_H1_seating_and_priority() -> None:
    """H1: the starting priority is random whatever the seating, unless the table plays by seats."""
    assert len({tuple(started(3, seed).priority) for seed in range(40)}) == 6
    for seed in range(5):
        by_seats = started(3, seed, start_order="seats")
        assert by_seats.priority == [0, 1, 2]
        assert [player.gold for player in by_seats.players] == [0, 1, 1]


@pytest.mark.parametrize("seats", [2, 3])
def test_H2_nothing_is_passed_after_the_fourth_turn(seats: int) -> None:
    """H2: players discard their own last card; no pass and, with two players, no draw."""
    setting = table(seats).year(1, turn=4)
    last = ["arena cell", "pit forge", "lair tomb"][:seats]
    for seat, cards in enumerate(last):
        setting.dungeon(seat, dungeon("junction alcove galley .")).hand(seat, cards)
    play = setting.construction()
    deck = len(play.state.deck)
    for seat, cards in enumerate(last):
        play.do(seat, f"place {cards.split()[0]} 4")
    assert [CARDS.chambers[card].id for card in play.state.discards.cards] == [cards.split()[1] for cards in last]
    assert len(play.state.deck) == deck
    assert play.chapter == "market"


def test_H3_placements_are_secret() -> None:
    """H3: nobody else sees a committed placement until all have committed, unless the table plays openly."""
    for placement, seen in (("secret", False), ("open", True)):
        play = table(3, placement=placement).hand(0, "arena cell pit forge lair").construction()
        play.do(0, "place pit 2")
        for viewer in (1, 7):
            cell = view(play.state, viewer).players[0].dungeon.cells[1]
            assert (cell.card == "pit") == seen
            assert view(play.state, viewer).players[0].choice == []
        play.first(1)
        play.first(2)
        assert view(play.state, 1).players[0].dungeon.cells[1].card == "pit"


def test_H4_discards_are_face_down() -> None:
    """H4, 10: players know only their own discards, unless the table discards openly."""
    for discards, seen in (("hidden", None), ("open", "arena")):
        play = table(2, discards=discards).hand(0, "arena cell pit forge lair").construction()
        play.do(0, "place pit 2", "discard arena")
        play.first(1)
        play.first(1)
        assert "arena" in view(play.state, 0).discards
        assert view(play.state, 1).discards[0] == seen
        assert view(play.state, 7).discards[0] == seen


def test_H5_one_passage_on_an_edge() -> None:
    """H5: the shared edge of two chambers is one edge and holds one passage."""
    plan = dungeon("junction alcove pit galley", passages=["r1c2-w", "r1c1-n"])
    play = table(2).everybody(plan).gold(9, 0).stall("market-1", "bear pit", "secret-passage").market()
    play.do(0, "buy 1 bottom")
    assert play.refused(0, "passage r1c2-w") == "refused-passage-there"
    assert play.refused(0, "passage r1c1-n") == "refused-passage-there"
    assert len(play.legal(0)) == 11


def test_H6_no_room() -> None:
    """H6: what fits must be placed, what does not fit is discarded."""
    play = table(2).everybody(FULL).gold(9, 0).stall("market-2", "ooze slime", "chest").market()
    play.do(0, "buy 1 top")
    assert play.chapter == "market"
    assert [CARDS.tokens[face].id for face in play.state.token_discards] == ["ooze", "slime"]
    assert [message.id for message in play.said].count("event-no-room") == 2
    one_place = dungeon("mudroom cellar mudroom trap-storage")
    play = table(2).everybody(one_place).gold(9, 0).stall("market-2", "ooze slime", "chest").market()
    play.do(0, "buy 1 top")
    assert play.legal(0) == ["put ooze r1c4", "put slime r1c4"]
    play.do(0, "put slime r1c4")
    assert [CARDS.tokens[face].id for face in play.state.token_discards] == ["ooze"]
    assert play.chapter == "market"


def test_H6_a_passage_fits_into_a_full_dungeon() -> None:
    """H6: a passage needs no quarter; the element beside it is lost."""
    play = table(2).everybody(FULL).gold(9, 0).stall("market-17", "chest secret-passage", "bear").market()
    play.do(0, "buy 1 top")
    assert len(play.legal(0)) == 13
    play.do(0, "passage r2c1-n")
    assert [CARDS.tokens[face].id for face in play.state.token_discards] == ["chest"]


def test_H7_door_and_passage_on_an_outer_edge() -> None:
    """H7: they count once for challenge 9, or twice if the table says so."""
    plan = dungeon("antechamber . . .", passages=["r1c1-w"])
    assert challenge(9, plan) == 3
    assert challenge(9, plan, outer_edges="each") == 6


def test_H8_an_isolated_chamber_is_no_path() -> None:
    """H8: a single path has at least two chambers, unless the table counts lone chambers."""
    plan = dungeon("trap-storage . . .", ". . storeroom storeroom")
    assert challenge(13, plan) == 4
    assert challenge(13, plan, lone_chambers="paths") == 6


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_H9_solo_starting_gold(gold: int) -> None:
    """H9: none, unless the table gives some."""
    assert started(1, 4).players[0].gold == 0
    assert started(1, 4, solo_gold=gold).players[0].gold == gold


@pytest.mark.parametrize(("last_card", "collected"), [("discarded", []), ("inspected", ["arena"])])
def test_H10_last_card_of_a_solo_year(last_card: str, collected: list[str]) -> None:
    """H10: the last hand card is discarded, not inspected, unless the table says otherwise."""
    setting = table(1, last_card=last_card).year(1, turn=4).jael(1)
    play = setting.dungeon(0, dungeon("junction alcove galley .")).hand(0, "cell arena").construction()
    play.do(0, "place cell 4")
    assert [CARDS.chambers[card].id for card in play.state.jael_chambers] == collected
    assert len(play.state.discards) == 1 - len(collected)


def test_H11_left_is_the_card_revealed_first() -> None:
    """H11: card 2 takes the top of the first market card and the bottom of the second."""
    setting = table(1).jael(2).gold(0).dungeon(0, ROOMY)
    play = setting.stall("market-1", "bear pit", "gnoll").stall("market-2", "ooze slime", "chest").market()
    assert [CARDS.tokens[face].id for face in play.state.jael_tokens] == ["bear", "pit", "chest"]


# ---- H12: an empty token stack


def four_players_before_cleanup(recycling: bool) -> Setting:
    """Year 1 ends; the next market cards have five oval spaces, but the oval stack has one token left."""
    setting = table(4, token_recycling=recycling).everybody(ROOMY).gold(0, 0, 0, 0)
    setting.stall("market-2", "", "").stall("market-6", "", "kobold").stall("market-13", "", "")
    cards = ["market-3", "market-12", "market-14"]  # tops: 2 + 2 ovals, bottoms: one oval on the third
    setting.put("market_deck", {"cards": cards, "known": [0] * 3})
    setting.put("stacks.1", {"cards": ["gnoll"], "known": [0]})
    return setting.put("token_discards", ["goblin", "goblin", "bear"])


def end_the_year(setting: Setting) -> StonespineState:
    play = setting.market()
    for _ in range(4):
        seat = play.asked
        play.do(seat, "pass")
        play.first(seat)
    assert play.state.year == 2
    return play.state


def shown(state: StonespineState) -> list[list[str]]:
    return [[CARDS.tokens[face].id for face in tokens] for tokens in state.sets]


def test_H12_discarded_tokens_are_recycled() -> None:
    """H12: the discarded ovals, including those left on the market, become a new stack; then spaces stay empty."""
    state = end_the_year(four_players_before_cleanup(recycling=True))
    sets = shown(state)
    assert sets[0][0] == "gnoll"
    assert sorted([*sets[0][1:], *sets[2]]) == ["goblin", "goblin", "kobold"]
    assert sets[5] == []
    assert len(state.stacks[1]) == 0
    assert [CARDS.tokens[face].id for face in state.token_discards] == ["bear"]


def test_H12_without_recycling_spaces_stay_empty() -> None:
    """H12: card by card in the order of revealing, top before bottom; a set without tokens cannot be bought."""
    state = end_the_year(four_players_before_cleanup(recycling=False))
    sets = shown(state)
    assert sets[0] == ["gnoll"]
    assert sets[2] == sets[5] == []
    assert len(sets[1]) == len(sets[3]) == len(sets[4]) == 1
    empty = table(2).everybody(ROOMY).gold(30, 0).stall("market-3", "gnoll", "ooze").stall("market-12", "", "").market()
    assert empty.legal(0) == ["buy 1 top", "buy 1 bottom", "pass"]
    empty.do(0, "buy 1 top", "put gnoll r1c1")
    assert empty.gold[0] == 20  # the printed cost for what is left


def test_H13_dealing() -> None:
    """H13, 4.14: a whole hand at a time, seat by seat from the top; drawn cards likewise."""
    play = table(2).everybody(ROOMY).gold(0, 0).market()
    deck = [CARDS.chambers[card].id for card in play.state.deck.cards]
    for _ in range(2):
        seat = play.asked
        play.do(seat, "pass")
        play.first(seat)
    assert play.hand(0) == deck[:5]
    assert play.hand(1) == deck[5:10]
    for seat in (0, 1):
        play.first(seat)
        play.first(seat)
    assert play.hand(0)[-1] == deck[10]
    assert play.hand(1)[-1] == deck[11]
