# gospoda: compiled
"""Deals anew what a seat cannot know, so that neither a searcher nor an imagined future ever holds the truth.

Unknown cards are sorted before they are shuffled. The same chance therefore gives the same deal in all
positions that a seat cannot tell apart, and undoing the shuffle yields a sorted row of cards, never the true
one. Vague knowledge of others (which card is in which mix) is itself something that a seat cannot know, so it
is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance, fresh
from gospoda.core.piles import SPECTATOR, Pile, bit, exact, within
from gospoda.core.piles import mix as mix_of
from gospoda.core.state import NO_MOVES, State

FAR: Final = 4096  # larger than any pile: a slot is encoded as pile number times this, plus index


def deal_unknown(state: State, mask: i64, chance: Chance) -> None:
    """Shuffles the cards in the places that these seats do not know; what they know of mixes stays true.

    Cards change places only within their family and with the same back, so that nothing visible changes.
    """
    Unknown(state, mask).deal(state, chance, True)


def futures(state: State, seat: i64, count: i64, chance: Chance | None = None) -> list[State]:
    """Returns freshly dealt futures from what this seat knows: nothing tried on them gives a secret away.

    Each is an independent state with its own chance: everything that the seat cannot know is dealt anew,
    including the other seats' secret choices. Without a generator, chance comes from the system's entropy, as
    it must wherever the answer is shown to somebody. The unknown cards are sorted out only once.
    """
    source = fresh() if chance is None else chance
    unknown = Unknown(state, bit(seat))
    found: list[State] = []
    for _ in range(count):
        twin = state.clone()
        unknown.deal(twin, source, True)
        twin.chance = source.fork()
        twin.chance.uses = state.chance.uses
        twin.recommit(seat, source)
        found.append(twin)
    return found


def imagined(state: State, seats: list[int]) -> State:
    """Returns a position that these seats together could imagine (none: a spectator), for anyone to play on.

    All chance comes from the system's entropy, and the chance that deals the cards is not the one the
    position goes on with. The secret choices of the other seats are open again.
    """
    mask: i64 = 0
    for seat in seats:
        mask |= bit(seat)
    if mask == 0:
        mask = bit(SPECTATOR)
    twin = state.clone()
    deal_unknown(twin, mask, fresh())
    twin.chance = fresh()
    twin.chance.uses = state.chance.uses
    reopen(twin, mask)
    return twin


def reopen(state: State, mask: i64) -> None:
    """Asks all seats but these again for the secret choices they have made."""
    if state.top is None or not state.chapter().simultaneous:
        return
    for other in range(state.seats):
        if mask >> other & 1 == 0 and len(state.committed[other]) > 0:
            state.put_commitment(other, NO_MOVES)
            state.waiting |= bit(other)


class Dealer:
    """Deals one state anew for one seat, as often as a searcher wants; the unknown cards are collected only once."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state.clone()
        self.seat: i64 = seat
        self.unknown = Unknown(state, bit(seat))

    def deal_open(self, chance: Chance) -> State:
        """Like `State.redeal`, but reopens the other seats' secret choices, so that they may think too."""
        twin = self.state.clone()
        self.unknown.deal(twin, chance, False)
        twin.chance = chance.fork()
        twin.chance.uses = self.state.chance.uses
        reopen(twin, bit(self.seat))
        return twin


class Unknown:
    """The places of a table that some seats do not know, in groups within which cards change places.

    `known` contains, for each pile, the knowledge about its places without the mixes. The mixes that matter
    to these seats are renumbered in the order of their first places.
    """

    def __init__(self, state: State, mask: i64) -> None:
        self.mask: i64 = mask
        self.piles = state.piles()
        self.groups: list[Group] = []
        self.changed: list[bool] = []  # whether a pile has unknown places
        self.known: list[list[int]] = []
        self.vague: bool = False  # whether anyone knows of some card only that it is in a mix
        by_key: dict[int, Group] = {}
        for i in range(len(self.piles)):
            self.changed.append(self.collect(state, i, by_key))
            self.known.append(plainly(self.piles[i]))
            if self.known[i] is not self.piles[i].known:
                self.vague = True
        self.mixes: i64 = 0
        for group in self.groups:
            self.mixes = group.settle(self.mixes)

    def collect(self, state: State, i: i64, by_key: dict[int, Group]) -> bool:
        """Sorts the unknown places of one pile into groups of equal family and back; returns whether it has any."""
        pile = self.piles[i]
        mask = self.mask
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
                group.add(i, j, card, root, within(k) & mask if root != 0 else 0)
            j += 1
        return found

    def deal(self, state: State, chance: Chance, knowing: bool) -> None:
        """Replaces the piles with unknown cards by new ones; with `knowing`, knowledge moves along with the cards.

        A searcher leaves that out: its playouts make no use of what others know.
        """
        if len(self.groups) == 0 and not self.vague:
            return
        rows = [self.piles[i].cards.copy() if self.changed[i] else self.piles[i].cards for i in range(len(self.piles))]
        for group in self.groups:
            group.deal(rows, chance)
        known = self.spread() if knowing and self.mixes > 0 else self.known
        piles: list[Pile] = []
        for i in range(len(self.piles)):
            pile = self.piles[i]
            if known[i] is not pile.known:
                piles.append(Pile(pile.family, rows[i], known[i]))
            else:
                piles.append(Pile(pile.family, rows[i], pile.known, pile.same) if self.changed[i] else pile)
        state.put_piles(piles)
        if self.vague:
            count: i64 = self.mixes + 1 if knowing else 1
            state.mixes = list(range(count))

    def spread(self) -> list[list[int]]:
        """Moves knowledge after a deal: a card known to be in a mix takes that knowledge to its new place."""
        rows = [known.copy() for known in self.known]
        for group in self.groups:
            group.tell(rows)
        return rows


def plainly(pile: Pile) -> list[int]:
    """Returns the knowledge about a pile's places without vague mixes; the same list if nothing changes."""
    for k in pile.known:
        if k >> 8:
            return [exact(k) for k in pile.known]
    return pile.known


class Run:
    """Consecutive places of one pile."""

    __slots__ = ("first", "length", "pile")

    def __init__(self, pile: i64, first: i64) -> None:
        self.pile: i64 = pile
        self.first: i64 = first
        self.length: i64 = 1


class Bound:
    """A card known to be in one mix, and the asking seats that know it."""

    __slots__ = ("card", "root", "seats", "slot")

    def __init__(self, card: i64, root: i64, seats: i64) -> None:
        self.card: i64 = card
        self.root: i64 = root
        self.seats: i64 = seats
        self.slot: i64 = 0  # where it was last dealt


class Group:
    """Places that can exchange cards. A card bound to a mix stays in a place of that mix."""

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.runs: list[Run] = []  # the same places as runs
        self.roots: list[int] = []  # the mix of each slot
        self.free: list[int] = []  # the cards that may go anywhere
        self.bound: list[Bound] = []  # those that may not

    def add(self, pile: i64, place: i64, card: i64, root: i64, bound: i64) -> None:
        """Adds a place and its present card; `bound`: the seats that know the card to be in the mix."""
        last = self.runs[-1] if self.runs else None
        if last is not None and last.pile == pile and last.first + last.length == place:
            last.length += 1
        else:
            self.runs.append(Run(pile, place))
        self.slots.append(pile * FAR + place)
        self.roots.append(root)
        if bound != 0:
            self.bound.append(Bound(card, root, bound))
        else:
            self.free.append(card)

    def settle(self, mixes: i64) -> i64:
        """Forgets where the cards were: sorts them, and numbers the mixes that bind any from `mixes` + 1 on.

        Returns the last number used.
        """
        self.free.sort()
        if len(self.bound) == 0:
            self.roots = [0] * len(self.roots)  # a mix that binds nothing has no meaning any more
            return mixes
        numbers: dict[int, int] = {}
        binding = [bound.root for bound in self.bound]
        for root in self.roots:
            if root in binding and root not in numbers:
                mixes += 1
                numbers[root] = mixes
        self.roots = [numbers.get(root, 0) for root in self.roots]
        in_order: dict[int, Bound] = {}
        for bound in self.bound:
            bound.root = numbers[bound.root]
            place = (bound.root * FAR + bound.card) * 256 + bound.seats
            in_order[place * FAR + len(in_order)] = bound
        self.bound = [in_order[key] for key in sorted(in_order)]
        return mixes

    def deal(self, rows: list[list[int]], chance: Chance) -> None:
        """Deals a card to each place: first the cards bound to a mix, then all others."""
        if len(self.bound) > 0:
            self.deal_one_by_one(rows, chance)
            return
        cards = chance.shuffled(self.free)
        at: i64 = 0
        for run in self.runs:
            rows[run.pile][run.first : run.first + run.length] = cards[at : at + run.length]
            at += run.length

    def deal_one_by_one(self, rows: list[list[int]], chance: Chance) -> None:
        """Deals the bound cards, then the others to the remaining places."""
        left = self.deal_bound(rows, chance)
        cards = chance.shuffled(self.free)
        for i in range(len(left)):
            slot: i64 = left[i]
            rows[slot // FAR][slot % FAR] = cards[i]

    def deal_bound(self, rows: list[list[int]], chance: Chance) -> list[int]:
        """Deals each bound card to a random place of its mix; returns the remaining places."""
        order = chance.order(len(self.slots))
        taken = [False] * len(self.slots)
        for bound in self.bound:
            root = bound.root
            for j in order:
                if self.roots[j] == root and not taken[j]:
                    taken[j] = True
                    slot: i64 = self.slots[j]
                    bound.slot = slot
                    rows[slot // FAR][slot % FAR] = bound.card
                    break
        return [self.slots[j] for j in range(len(self.slots)) if not taken[j]]

    def tell(self, known: list[list[int]]) -> None:
        """Records which places belong to a mix, and where the cards are that are known to be in it."""
        for j in range(len(self.slots)):
            if self.roots[j] != 0:
                slot: i64 = self.slots[j]
                known[slot // FAR][slot % FAR] |= self.roots[j] << 16
        for bound in self.bound:
            slot = bound.slot
            known[slot // FAR][slot % FAR] |= bound.seats << 8
