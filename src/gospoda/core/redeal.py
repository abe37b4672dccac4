# gospoda: compiled
"""Dealing anew what a seat cannot know, so that a searcher never sees the truth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.piles import Pile, bit, within
from gospoda.core.piles import mix as mix_of
from gospoda.core.state import NO_MOVES, State

FAR: Final = 4096  # more than any pile holds: a slot is the number of its pile times this, plus the place in it


def deal_unknown(state: State, mask: i64, chance: Chance) -> None:
    """Shuffle the cards in the places that these seats do not know; what they know of mixes stays true.

    Cards change places only within their family and with the same back, so that nothing visible changes.
    """
    Unknown(state, mask).deal(state, chance)


class Dealer:
    """Deals one state anew for one seat, as often as a searcher wants: what is unknown is found out only once."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state.clone()
        self.seat: i64 = seat
        self.unknown = Unknown(state, bit(seat))

    def deal_open(self, chance: Chance) -> State:
        """Like `State.redeal`, but the other seats' secret choices are open again, so that they may think too."""
        twin = self.state.clone()
        self.unknown.deal(twin, chance)
        twin.chance = chance.fork()
        twin.chance.uses = self.state.chance.uses
        if twin.top is not None and twin.chapter().simultaneous:
            for other in range(twin.seats):
                if other != self.seat and len(twin.committed[other]) > 0:
                    twin.put_commitment(other, NO_MOVES)
                    twin.waiting |= bit(other)
        return twin


class Unknown:
    """The places of a table that some seats do not know, sorted into groups among which cards change places."""

    def __init__(self, state: State, mask: i64) -> None:
        self.piles = state.piles()
        self.groups: list[Group] = []
        self.changed: list[bool] = []
        by_key: dict[int, Group] = {}
        for i in range(len(self.piles)):
            self.changed.append(self.collect(state, i, mask, by_key))

    def collect(self, state: State, i: i64, mask: i64, by_key: dict[int, Group]) -> bool:
        """Sort the unknown places of one pile into groups of equal family and back; whether it has any."""
        pile = self.piles[i]
        found = False
        j: i64 = 0
        for k in pile.known:
            if k & mask == 0:
                found = True
                card = pile.cards[j]
                key: int = pile.family * 16 + state.back(pile.family, card)
                group = by_key.get(key)
                if group is None:
                    group = Group()
                    by_key[key] = group
                    self.groups.append(group)
                root = state.mix_root(mix_of(k)) if k >> 16 else 0
                group.add(i, j, card, root, root != 0 and within(k) & mask != 0)
            j += 1
        return found

    def deal(self, state: State, chance: Chance) -> None:
        """Lay new piles in the place of those with unknown cards."""
        if len(self.groups) == 0:
            return
        rows = [self.piles[i].cards.copy() if self.changed[i] else self.piles[i].cards for i in range(len(self.piles))]
        for group in self.groups:
            group.deal(rows, chance)
        piles: list[Pile] = []
        for i in range(len(self.piles)):
            pile = self.piles[i]
            piles.append(Pile(pile.family, rows[i], pile.known, pile.same) if self.changed[i] else pile)
        state.put_piles(piles)


class Run:
    """Neighbouring places of one pile."""

    __slots__ = ("first", "length", "pile")

    def __init__(self, pile: i64, first: i64) -> None:
        self.pile: i64 = pile
        self.first: i64 = first
        self.length: i64 = 1


class Group:
    """Places among which cards may change. A card bound to a mix stays in a place of that mix."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.runs: list[Run] = []  # the same places, in pieces
        self.roots: list[int] = []  # the mix of each slot
        self.free: list[int] = []  # the cards that may lie anywhere
        self.bound: list[int] = []  # those that may not
        self.bound_to: list[int] = []  # and their mixes

    def add(self, pile: i64, place: i64, card: i64, root: i64, bound: bool) -> None:
        """One place, and the card that lies there now."""
        last = self.runs[-1] if self.runs else None
        if last is not None and last.pile == pile and last.first + last.length == place:
            last.length += 1
        else:
            self.runs.append(Run(pile, place))
        self.slots.append(pile * FAR + place)
        self.roots.append(root)
        if bound:
            self.bound.append(card)
            self.bound_to.append(root)
        else:
            self.free.append(card)

    def deal(self, rows: list[list[int]], chance: Chance) -> None:
        """A new card for each place: first the cards bound to a mix, then all others."""
        if len(self.bound) > 0:
            self.deal_one_by_one(rows, chance)
            return
        cards = chance.shuffled(self.free)
        at: i64 = 0
        for run in self.runs:
            rows[run.pile][run.first : run.first + run.length] = cards[at : at + run.length]
            at += run.length

    def deal_one_by_one(self, rows: list[list[int]], chance: Chance) -> None:
        """Lay the bound cards down, then the others in the places that are left."""
        left = self.deal_bound(rows, chance)
        cards = chance.shuffled(self.free)
        for i in range(len(left)):
            slot: i64 = left[i]
            rows[slot // FAR][slot % FAR] = cards[i]

    def deal_bound(self, rows: list[list[int]], chance: Chance) -> list[int]:
        """Lay each bound card into a random place of its mix; the places that are left."""
        order = chance.order(len(self.slots))
        taken = [False] * len(self.slots)
        for i in range(len(self.bound)):
            root = self.bound_to[i]
            for j in order:
                if self.roots[j] == root and not taken[j]:
                    taken[j] = True
                    slot: i64 = self.slots[j]
                    rows[slot // FAR][slot % FAR] = self.bound[i]
                    break
        return [self.slots[j] for j in range(len(self.slots)) if not taken[j]]
