# gospoda: compiled
"""Dealing anew what a seat cannot know, so that a searcher never sees the truth."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.piles import HIDDEN, Pile, within
from gospoda.core.piles import mix as mix_of
from gospoda.core.state import State


def deal_unknown(state: State, mask: i64, chance: Chance) -> None:
    """Shuffle the cards in the places that these seats do not know; what they know of mixes stays true.

    Cards change places only within their family and with the same back, so that nothing visible changes.
    """
    piles = state.piles()
    groups = Groups(state, mask)
    for i in range(len(piles)):
        groups.collect(i, piles[i])
    if len(groups.places) == 0:
        return
    dealt = groups.deal(chance)
    changed: list[Pile] = []
    at = 0
    for i in range(len(piles)):
        pile = piles[i]
        n = groups.counts[i]
        if n:
            cards = pile.cards.copy()
            for j in range(at, at + n):
                cards[groups.places[j]] = dealt[j]
            pile = Pile(pile.family, cards, pile.known)
            at += n
        changed.append(pile)
    state.put_piles(changed)


class Groups:
    """The unknown places of a table, sorted into groups among which cards may change places."""

    def __init__(self, state: State, mask: i64) -> None:
        self.state = state
        self.mask: i64 = mask
        self.counts: list[int] = []  # unknown places of each pile
        self.places: list[int] = []  # the place in its pile
        self.cards: list[int] = []  # the card that lies there now
        self.keys: list[int] = []  # family and back
        self.roots: list[int] = []  # the mix of the place
        self.bound: list[bool] = []  # whether the card is known to stay in that mix

    def collect(self, i: i64, pile: Pile) -> None:
        """Add the unknown places of one pile."""
        before = len(self.places)
        j: i64 = 0
        for k in pile.known:
            if k & self.mask == 0:
                card = pile.cards[j]
                root = self.state.mix_root(mix_of(k)) if k >> 16 else 0
                self.places.append(j)
                self.cards.append(card)
                self.keys.append(pile.family * 16 + self.state.back(pile.family, card))
                self.roots.append(root)
                self.bound.append(root != 0 and within(k) & self.mask != 0)
            j += 1
        self.counts.append(len(self.places) - before)

    def deal(self, chance: Chance) -> list[int]:
        """The new card of each place: first the cards bound to a mix, then all others."""
        dealt = [HIDDEN] * len(self.cards)
        order = chance.shuffled(list(range(len(self.cards))))
        source = chance.shuffled(list(range(len(self.cards))))
        done = [False] * len(self.cards)
        for i in source:
            if self.bound[i]:
                for j in order:
                    if not done[j] and self.roots[j] == self.roots[i] and self.keys[j] == self.keys[i]:
                        dealt[j] = self.cards[i]
                        done[j] = True
                        break
        self.deal_rest(source, order, done, dealt)
        return dealt

    def deal_rest(self, source: list[int], order: list[int], done: list[bool], dealt: list[int]) -> None:
        """The cards that may lie anywhere, group by group of equal family and back."""
        waiting: dict[int, list[int]] = {}
        for i in source:
            if not self.bound[i]:
                key = self.keys[i]
                if key in waiting:
                    waiting[key].append(self.cards[i])
                else:
                    waiting[key] = [self.cards[i]]
        for j in order:
            if not done[j]:
                dealt[j] = waiting[self.keys[j]].pop()
