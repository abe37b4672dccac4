"""What a seat knows after passing, burying and shuffling, tested by redealing the rest (with the example game)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gospoda.core.chance import seeded
from gospoda.core.piles import EVERYONE, SPECTATOR, Pile, bit, face_down
from gospoda.example.game import GAME, Table

DRAWS = 1200  # enough to distinguish unequal chances, and quick


def table(*piles: Pile, seats: int = 2) -> Table:
    """A table with these piles: the deck, the buried cards, the hands."""
    state = GAME.blank(seats)
    state.deck, state.buried, *state.hands = piles
    return state


def seen(cards: list[int], *seats: int) -> Pile:
    """Returns the cards that these seats know."""
    return face_down(0, cards).show(sum(bit(seat) for seat in seats))


def draw(state: Table, seat: int, card: int) -> None:
    """Makes a seat draw a card from the deck and look at it."""
    place = state.deck.place_of(card)
    drawn = state.reveal(state.deck.only(place), bit(seat))
    state.deck = state.deck.without(place)
    state.put_hand(seat, state.hands[seat].plus(drawn))


def bury(state: Table, seat: int, card: int) -> None:
    state.put_hand(seat, state.mingle(state.hands[seat], bit(seat)))
    state.buried = state.buried.plus(state.give_up(seat, card, bit(seat)))


def spread(state: Table, seat: int, what: Callable[[Table], object]) -> Counter[object]:
    """Returns how often redeals show each outcome to a seat."""
    chance = seeded("spread")
    counts: Counter[object] = Counter()
    for _ in range(DRAWS):
        twin = state.redeal(seat, chance)
        assert isinstance(twin, Table)
        counts[what(twin)] += 1
    return counts


def fair(counts: Counter[object], outcomes: int) -> bool:
    """Whether all outcomes are equally frequent within chance (chi-square, far out)."""
    mean = DRAWS / outcomes
    chi = sum((count - mean) ** 2 / mean for count in counts.values()) + (outcomes - len(counts)) * mean
    return len(counts) == outcomes and chi < outcomes + 5 * (2 * outcomes) ** 0.5 + 8


def buried(state: Table) -> object:
    return state.buried.cards[0]


def hand(seat: int) -> Callable[[Table], object]:
    return lambda state: tuple(sorted(state.hands[seat].cards))


def test_unknown_cards_lie_anywhere_with_equal_chance() -> None:
    state = table(seen([4, 5]), seen([]), seen([0, 1], 0), seen([2, 3], 1))
    assert fair(spread(state, 0, hand(1)), 6)
    assert fair(spread(state, 0, lambda s: s.deck.cards[0]), 4)
    assert fair(spread(state, SPECTATOR, hand(0)), 15)
    assert spread(state, 0, hand(0)) == {(0, 1): DRAWS}


def test_who_passed_a_hand_knows_it() -> None:
    state = table(seen([4, 5]), seen([]), seen([0, 1], 0), seen([2, 3], 0, 1))
    assert spread(state, 0, hand(1)) == {(2, 3): DRAWS}
    assert fair(spread(state, 1, hand(0)), 6), "the other one has not seen the hand of seat 0"


def test_after_a_secret_discard_only_the_set_is_known() -> None:
    state = table(seen([6, 7]), seen([]), seen([0], 0), seen([2, 3, 4], 0, 1))
    bury(state, 1, 3)
    assert fair(spread(state, 0, buried), 3)
    assert fair(spread(state, 0, lambda s: (buried(s), hand(1)(s))), 3)
    assert spread(state, 1, buried) == {3: DRAWS}
    assert fair(spread(state, SPECTATOR, buried), 6)


def test_a_drawn_card_does_not_join_the_set() -> None:
    state = table(seen([6, 7]), seen([]), seen([0], 0), seen([2, 3, 4], 0, 1))
    bury(state, 1, 3)
    draw(state, 1, state.deck.cards[0])
    assert set(spread(state, 0, buried)) == {2, 3, 4}
    assert fair(spread(state, 0, lambda s: s.hands[1].cards[-1]), 2)


def test_a_second_discard_is_looked_for_in_both_sets() -> None:
    """The new card may be the buried one: nobody may know more than the truth allows."""
    state = table(seen([6, 7]), seen([]), seen([0], 0), seen([2, 3], 0, 1))
    bury(state, 1, 3)
    draw(state, 1, 6)
    bury(state, 1, 6)
    second = spread(state, 0, lambda s: s.buried.cards[1])
    assert set(second) == {2, 3, 6, 7}


def test_who_sees_the_rest_knows_the_discard() -> None:
    state = table(seen([6, 7]), seen([]), seen([0], 0), seen([2, 3, 4], 0, 1))
    bury(state, 1, 3)
    state.put_hand(1, state.reveal(state.hands[1], bit(0)))
    assert spread(state, 0, buried) == {3: DRAWS}


def test_who_sees_one_of_the_rest_knows_less() -> None:
    state = table(seen([6, 7]), seen([]), seen([0], 0), seen([2, 3, 4], 0, 1))
    bury(state, 1, 3)
    state.deck = state.deck.plus(state.give_up(1, 2, EVERYONE))
    assert fair(spread(state, 0, buried), 2)


def test_shuffled_cards_are_known_to_be_there() -> None:
    state = table(face_down(0, [2, 3]).show(EVERYONE), seen([]), seen([0], 0), seen([5, 6], 1))
    state.deck = state.shuffle(state.deck)
    assert fair(spread(state, 0, lambda s: tuple(s.deck.cards)), 2)
    assert spread(state, SPECTATOR, lambda s: tuple(sorted(s.deck.cards))) == {(2, 3): DRAWS}


def test_a_stranger_in_a_mix_may_be_what_one_looks_for() -> None:
    """Seat 0 saw card 2 but not card 9 in a hand, so the buried card may be the 2; burying doesn't tell."""
    state = table(seen([6]), seen([]), seen([0], 0), seen([2], 0, 1).plus(seen([9], 1)))
    bury(state, 1, 9)
    assert set(spread(state, 0, buried)) == {2, 6, 9}
    # The buried card now moves into a pile with others that seat 2 knows, and is shuffled again.
    assert state.buried.known[0] >> 8 & 255 == 0
    state.deck = face_down(0, [6]).show(bit(1)).plus(state.buried)
    state.buried = face_down(0, [])
    state.deck = state.shuffle(state.deck)
    assert 2 in {card for n in range(200) for card in state.redeal(0, seeded(n)).piles()[0].cards}


def test_shuffling_strangers_of_a_mix_spreads_the_doubt() -> None:
    """Nobody knows the shuffled cards, but one of their places may hold the card that seat 0 seeks."""
    state = table(seen([]), seen([]), seen([0], 0), seen([2], 0, 1).plus(seen([9], 1)))
    bury(state, 1, 9)
    doubtful = Pile(0, [9], [state.buried.known[0] & ~255])
    state.buried = face_down(0, [])
    state.deck = doubtful.plus(face_down(0, [6]))
    state.deck = state.shuffle(state.deck)
    places = {state.redeal(0, seeded(n)).piles()[0].place_of(2) for n in range(200)}
    assert places == {-1, 0, 1}


def test_secret_choices_of_others_are_chosen_anew() -> None:
    state = GAME.start(3)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    chance = seeded("choices")
    for _ in range(50):
        twin = state.redeal(0, chance)
        assert twin.committed[0] == state.committed[0]
        assert twin.committed[1][0] in twin.game.chapters[0].legal(twin, 1)
    assert len({state.redeal(0, chance).committed[1][0] for _ in range(60)}) == 12
