# gospoda: compiled
"""Positions that may be the true one, sampled evenly, so that rare cases come up too.

The first die shows each of its faces in turn, and every unknown place holds each of its possible cards in
turn. A result that is the same in all futures therefore depends on no single die and no single card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.piles import Pile, bit, within
from gospoda.core.state import State

FEW: Final = 3  # futures that show whether chance matters at all
LEAST: Final = 24  # futures if it does: each face of a die four times
MOST: Final = 128  # no unknown family of cards is larger
FACES: Final = 6
FAR: Final = 4096  # larger than any pile: a place is encoded as pile number times this, plus index


class SampledWorlds:
    """The futures of one position as one seat may imagine them; each is dealt on first use."""

    def __init__(self, state: State, seat: i64, chance: Chance) -> None:
        self.state = state
        self.seat: i64 = seat
        self.chance = chance
        self.groups = unknown_places(state, seat)
        self.longest: i64 = 1
        for group in self.groups:
            if len(group.places) > self.longest:
                self.longest = len(group.places)
        self.enough: i64 = min(max(self.longest, LEAST), MOST)
        self.dealt: list[State] = []

    def get(self, number: i64) -> State:
        """Returns one of the futures; callers must play on in a clone of it."""
        while len(self.dealt) <= number:
            self.dealt.append(self.deal(len(self.dealt)))
        return self.dealt[number]

    def deal(self, number: i64) -> State:
        """Deals the unknown cards as in the previous future, each one place further; now and then in a new order."""
        twin = self.state.redeal(self.seat, self.chance)
        turn = number % self.longest
        if turn == 0:
            keep_order(twin, self.groups)
        else:
            turn_on(twin, self.groups, turn)
        twin.chance = self.first_face(number % FACES)
        twin.chance.uses = self.state.chance.uses
        twin.recommit(self.seat, self.chance)
        return twin

    def first_face(self, face: i64) -> Chance:
        """Returns a new stream whose first die shows this face."""
        while True:
            stream = self.chance.fork()
            if stream.clone().below(FACES) == face:
                return stream


class Places:
    """Unknown places that can exchange cards: those of one family with the same back."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.bound: bool = False  # some cards are known to be in one of several places: these are only dealt at random
        self.cards: list[int] = []


def unknown_places(state: State, seat: i64) -> list[Places]:
    """Returns the places that a seat does not know."""
    mask = bit(seat)
    by_key: dict[int, Places] = {}
    piles = state.piles()
    for i in range(len(piles)):
        pile = piles[i]
        for j in range(len(pile.cards)):
            known: i64 = pile.known[j]
            if known & mask:
                continue
            key: int = pile.family * 16 + state.back(pile.family, pile.cards[j])
            group = by_key.get(key)
            if group is None:
                group = Places()
                by_key[key] = group
            group.places.append(i * FAR + j)
            if within(known) & mask:
                group.bound = True
    return [by_key[key] for key in sorted(by_key)]


def keep_order(state: State, groups: list[Places]) -> None:
    """Records the order of the cards in a future, for the futures that follow it."""
    piles = state.piles()
    for group in groups:
        group.cards = [piles[place // FAR].cards[place % FAR] for place in group.places]


def turn_on(state: State, groups: list[Places], turn: i64) -> None:
    """Lays out the cards of each group in the recorded order, each `turn` places further."""
    piles = state.piles()
    rows = [pile.cards.copy() for pile in piles]
    for group in groups:
        if not group.bound:
            n: i64 = len(group.places)
            for at in range(n):
                place: i64 = group.places[(at + turn) % n]
                rows[place // FAR][place % FAR] = group.cards[at]
    laid: list[Pile] = []
    for i in range(len(piles)):
        laid.append(Pile(piles[i].family, rows[i], piles[i].known, piles[i].same))
    state.put_piles(laid)


# ---- playing on in a future


def carry_on(state: State, seat: i64, moves: list[int]) -> i64:
    """Makes these moves one after the other by the rules; returns how many were possible."""
    made: i64 = 0
    for move in moves:
        if state.refusal(seat, move):
            return made
        state.advance(seat, move)
        made += 1
    return made


def turn_up(state: State, seat: i64, chance: Chance) -> bool:
    """Lets everybody choose anything after a secret choice until all is revealed; returns whether anyone had to.

    Only what does not depend on these choices comes out the same in all futures.
    """
    top = state.top
    if top is None or not state.chapter().simultaneous or len(state.committed[seat]) == 0:
        return False
    while state.top is top and len(state.committed[seat]) > 0:
        other = state.next_seat()
        state.advance(other, state.any_move(other, chance))
    return True
