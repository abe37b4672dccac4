# gospoda: compiled
"""Piles of cards, and who knows what about them.

Piles are immutable: every operation returns a new one, so that clones of a state share piles.
Each card carries three facts, packed into one int by the helpers below:

* `exact`: the seats that know which card is in this very place;
* `within`: the seats that only know that the card is somewhere in the same *mix*;
* `mix`: the number of that mix (0: none). The places of a mix are those among which a secret choice or a
  shuffle has moved cards. Anyone who knew a card before still knows that it is one of them.

Views, redacted logs and `redeal` all read these facts; no game redacts anything itself.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gospoda.core.bits import bit as bit

HIDDEN: Final = -1  # a card that the requester does not know
SPECTATOR: Final = 7  # the bit of everyone without a seat
EVERYONE: Final = 255
NOBODY: Final = 0
UNEVEN: Final = -1  # knowledge differs from card to card, or was not compared


def exact(knowledge: i64) -> i64:
    """Returns the seats that know the card in this place."""
    return knowledge & EVERYONE


def within(knowledge: i64) -> i64:
    """Returns the seats that know the card to be in this mix."""
    return knowledge >> 8 & EVERYONE


def mix(knowledge: i64) -> i64:
    """Returns the number of the mix, 0 if there is none."""
    return knowledge >> 16


def told(knowledge: i64, seats: i64) -> i64:
    """Returns the knowledge after these seats have seen the card."""
    return (knowledge | seats) & ~(seats << 8)


def closed_up(items: list[int], i: i64) -> list[int]:
    """Returns a copy without item i; compiled, shifting the rest by hand is faster than `del`."""
    rest = cast("list[object]", items.copy())  # as objects, so the compiled code need not unbox them
    last: i64 = len(rest) - 1
    while i < last:
        rest[i] = rest[i + 1]
        i += 1
    rest.pop()
    return cast("list[int]", rest)


# In most piles all cards are known alike. The lists of such piles are made once and shared.
FEW: Final = 8
MANY: Final = 160
ALIKE: Final[list[list[int]]] = [[k] * n for k in range(256) for n in range(FEW + 1)]
UNSEEN: Final[list[list[int]]] = [[NOBODY] * n for n in range(MANY + 1)]


def alike(family: i64, cards: list[int], knowledge: i64) -> Pile:
    """Returns a pile in which every card has the same knowledge."""
    n: i64 = len(cards)
    if n <= FEW and knowledge <= EVERYONE:
        return Pile(family, cards, ALIKE[(FEW + 1) * knowledge + n], knowledge)
    if knowledge == NOBODY and n <= MANY:
        return Pile(family, cards, UNSEEN[n], NOBODY)
    same: int = knowledge
    return Pile(family, cards, [same] * n, knowledge)


class Pile:
    """Cards in a row, top or left first; `family` is the kind of component that the numbers stand for."""

    __slots__ = ("cards", "family", "known", "same")

    def __init__(self, family: i64, cards: list[int], known: list[int], same: i64 = UNEVEN) -> None:
        self.family: i64 = family
        self.cards = cards
        self.known = known
        self.same: i64 = same  # the knowledge about each card if it is equal for all

    def __len__(self) -> int:
        return len(self.cards)

    def take(self, n: i64) -> Pile:
        """Returns the top n cards, or all if there are fewer."""
        return self.part(0, n)

    def drop(self, n: i64) -> Pile:
        """Returns the pile without its top n cards."""
        return self.part(n, len(self.cards))

    def part(self, first: i64, after: i64) -> Pile:
        """Returns the cards from place `first` up to, but not including, place `after`."""
        if self.same >= 0:
            return alike(self.family, self.cards[first:after], self.same)
        return Pile(self.family, self.cards[first:after], self.known[first:after])

    def only(self, i: i64) -> Pile:
        """Returns the single card in place i as a pile."""
        return alike(self.family, [self.cards[i]], self.known[i])

    def without(self, i: i64) -> Pile:
        """Returns the pile without the card in place i."""
        if self.same >= 0:
            return alike(self.family, closed_up(self.cards, i), self.same)
        return Pile(self.family, closed_up(self.cards, i), closed_up(self.known, i))

    def plus(self, other: Pile) -> Pile:
        """Returns this pile with the other one under it (or to its right)."""
        if len(self.cards) == 0 or len(other.cards) == 0:
            return self if len(other.cards) == 0 else other
        if self.same >= 0 and self.same == other.same:
            return alike(self.family, self.cards + other.cards, self.same)
        return Pile(self.family, self.cards + other.cards, self.known + other.known)

    def show(self, seats: i64) -> Pile:
        """Returns the pile after these seats have looked at all its cards."""
        if self.same >= 0:
            return alike(self.family, self.cards, told(self.same, seats))
        return Pile(self.family, self.cards, [told(k, seats) for k in self.known])

    def news_for(self, seats: i64) -> bool:
        """Returns whether any of these seats would learn something from seeing the pile."""
        if self.same >= 0:
            return len(self.cards) > 0 and seats & ~self.same != 0
        for k in self.known:
            if seats & ~k:
                return True
        return False

    def place_of(self, card: i64) -> i64:
        """Returns the place of the card, or -1 if it is not in the pile."""
        i: i64 = 0
        for c in self.cards:
            if c == card:
                return i
            i += 1
        return -1

    def seen_by(self, seat: i64) -> list[int]:
        """Returns the cards as this seat knows them, `HIDDEN` for the rest."""
        mask = bit(seat)
        return [c if k & mask else HIDDEN for c, k in zip(self.cards, self.known, strict=True)]

    def mixed(self, owner: i64, number: i64) -> Pile:
        """Returns the pile after its owner secretly moved a card.

        All others only know that the cards are in this mix.
        """
        known: list[int] = []
        for k in self.known:
            knew = (exact(k) & ~owner) | within(k)
            known.append((exact(k) & owner) | (knew & ~owner) << 8 | number << 16)
        return Pile(self.family, self.cards, known)


def face_down(family: i64, cards: list[int]) -> Pile:
    """Returns a pile of cards that nobody has seen."""
    return alike(family, cards, NOBODY)


def face_up(family: i64, cards: list[int]) -> Pile:
    """Returns a pile of cards that everybody sees."""
    return alike(family, cards, EVERYONE)


def outsiders_know(pile: Pile, owner: i64) -> bool:
    """Returns whether anyone but the owner knows something about these cards, or that a card may be among them."""
    for k in pile.known:
        if exact(k) & ~owner or mix(k):
            return True
    return False
