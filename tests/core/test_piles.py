"""Piles and who knows their cards."""

from __future__ import annotations

from gospoda.core.piles import (
    EVERYONE,
    HIDDEN,
    Pile,
    bit,
    exact,
    face_down,
    face_up,
    mix,
    outsiders_know,
    told,
    within,
)


def test_piles_never_change() -> None:
    pile = face_down(0, [5, 6, 7])
    pile.take(1), pile.drop(1), pile.only(1), pile.without(1), pile.plus(pile), pile.show(1), pile.mixed(1, 1)
    assert (pile.cards, pile.known) == ([5, 6, 7], [0, 0, 0])


def test_cards_go_with_what_is_known_of_them() -> None:
    pile = Pile(2, [5, 6, 7], [1, 2, 4])
    assert (pile.take(2).cards, pile.take(2).known) == ([5, 6], [1, 2])
    assert (pile.drop(2).cards, pile.drop(2).known) == ([7], [4])
    assert (pile.only(1).cards, pile.only(1).known) == ([6], [2])
    assert (pile.without(1).cards, pile.without(1).known) == ([5, 7], [1, 4])
    assert (pile.drop(2).plus(pile.take(1)).cards, len(pile.plus(pile))) == ([7, 5], 6)
    assert pile.take(9).cards == [5, 6, 7]
    assert pile.without(0).family == 2


def test_place_of() -> None:
    assert face_up(0, [5, 6]).place_of(6) == 1
    assert face_up(0, [5, 6]).place_of(9) == -1


def test_seats_see_what_they_were_shown() -> None:
    pile = face_down(0, [5, 6]).show(bit(1)).plus(face_up(0, [7]))
    assert pile.seen_by(0) == [HIDDEN, HIDDEN, 7]
    assert pile.seen_by(1) == [5, 6, 7]


def test_mixed_keeps_the_owner_and_confuses_the_others() -> None:
    pile = face_down(0, [5, 6]).show(bit(0) | bit(1)).mixed(bit(1), 3)
    for knowledge in pile.known:
        assert exact(knowledge) == bit(1)
        assert within(knowledge) == bit(0)
        assert mix(knowledge) == 3


def test_who_sees_a_card_of_a_mix_knows_it_again() -> None:
    knowledge = face_up(0, [5]).mixed(bit(1), 3).known[0]
    assert exact(told(knowledge, bit(0))) == bit(0) | bit(1)
    assert within(told(knowledge, bit(0))) == EVERYONE & ~bit(0) & ~bit(1)


def test_outsiders() -> None:
    assert not outsiders_know(face_down(0, [1, 2]), 0)
    assert not outsiders_know(face_down(0, [1, 2]).show(bit(2)), bit(2))
    assert outsiders_know(face_up(0, [1]), bit(2))
    assert outsiders_know(Pile(0, [1], [1 << 16]), 0), "a place of a mix may hold a card that somebody looks for"
