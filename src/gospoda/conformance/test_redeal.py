"""Point 7: a redeal keeps every component and everything known, and mixes all the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from gospoda.conformance.cases import Case, played, written
from gospoda.core.chance import seeded
from gospoda.core.piles import exact, within
from gospoda.core.play import rollout
from gospoda.core.redeal import Dealer
from gospoda.core.state import State


def hidden_cards(state: State, viewer: int) -> Counter[int]:
    """Counts the different cards that a viewer doesn't know, for each family and back."""
    unknown = {
        (pile.family * 16 + state.back(pile.family, card), card)
        for pile in state.piles()
        for card, seen in zip(pile.cards, pile.seen_by(viewer), strict=True)
        if seen < 0
    }
    return Counter(group for group, _ in unknown)


def test_redeal_keeps_components_and_knowledge(case: Case) -> None:
    for number, moment in enumerate(played(case, 1).sample(6)):
        state = moment.state
        before = written(state)
        for viewer in case.viewers():
            other = state.redeal(viewer, seeded(number))
            assert Counter(other.census()) == Counter(state.census())
            for old, new in zip(state.piles(), other.piles(), strict=True):
                assert new.family == old.family
                assert [exact(k) for k in new.known] == [exact(k) for k in old.known]
                assert new.seen_by(viewer) == old.seen_by(viewer)
                backs = [[state.back(p.family, card) for card in p.cards] for p in (old, new)]
                assert backs[0] == backs[1]
            assert bound_cards(other, viewer) == bound_cards(state, viewer)
        assert written(state) == before, "the true state was changed"


def bound_cards(state: State, viewer: int) -> Counter[tuple[int, int]]:
    """The cards of which a viewer knows only the mix they lie in."""
    return Counter(
        (pile.family, card)
        for pile in state.piles()
        for card, k in zip(pile.cards, pile.known, strict=True)
        if within(k) >> viewer & 1 and not k >> viewer & 1
    )


def test_redeal_does_not_depend_on_the_truth(case: Case) -> None:
    """The same chance deals exactly the same in two positions that a viewer cannot tell apart."""
    for number, moment in enumerate(played(case, 1).sample(8)):
        for viewer in case.viewers():
            other_world = moment.state.redeal(viewer, seeded(f"world {number}"))
            here, there = (state.redeal(viewer, seeded(number)) for state in (moment.state, other_world))
            assert written(here) == written(there)
            here, there = (Dealer(state, viewer).deal_open(seeded(number)) for state in (moment.state, other_world))
            assert written(here) == written(there)


def test_a_searcher_sorts_once(case: Case) -> None:
    """A dealer that is used repeatedly deals as new dealers would, though it sorts its cards only once."""
    state = played(case, 1).sample(3)[1].state
    dealer, chance = Dealer(state, 0), seeded("again")
    rows = [(group, list(group.free)) for group in dealer.unknown.groups]
    for _ in range(5):
        fresh_one = Dealer(state, 0).deal_open(chance.clone())
        assert written(dealer.deal_open(chance)) == written(fresh_one)
    assert all(group.free == row == sorted(row) for group, row in rows)


def test_redeal_keeps_own_choices(case: Case) -> None:
    for moment in played(case, 1).sample(12):
        for seat in range(case.seats):
            other = moment.state.redeal(seat, seeded(seat))
            assert [len(moves) for moves in other.committed] == [len(moves) for moves in moment.state.committed]
            if moment.state.can_withdraw(seat):
                assert other.committed[seat] == moment.state.committed[seat]


def test_redeal_takes_the_future_away(case: Case) -> None:
    for moment in played(case, 1).sample(3):
        other = moment.state.redeal(0, seeded("future"))
        assert (other.chance.x, other.chance.y) != (moment.state.chance.x, moment.state.chance.y)
        assert other.chance.next() != moment.state.clone().chance.next()


def test_redeal_is_reproducible(case: Case) -> None:
    state = played(case).moments[0].state
    assert written(state.redeal(0, seeded(5))) == written(state.redeal(0, seeded(5)))


def test_redeals_differ(case: Case) -> None:
    """If at least two cards are unknown, repeated redeals differ."""
    moments = played(case, 1).sample(10)
    for viewer in case.viewers():
        state = max(
            (moment.state for moment in moments), key=lambda s: max(hidden_cards(s, viewer).values(), default=0)
        )
        if max(hidden_cards(state, viewer).values(), default=0) < 2:
            pytest.skip("nothing is hidden in this game")
        dealt = {str([pile.cards for pile in state.redeal(viewer, seeded(n)).piles()]) for n in range(12)}
        assert len(dealt) > 1


def test_redealt_games_can_be_played_to_the_end(case: Case) -> None:
    for number, moment in enumerate(played(case, 1).sample(5)):
        for viewer in case.viewers():
            other = moment.state.redeal(viewer, seeded(number))
            rollout(other, seeded(number))
            assert Counter(other.census()) == Counter(moment.state.census())
