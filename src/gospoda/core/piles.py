# gospoda: compiled
"""Piles of cards, and who knows what in them.

A pile never changes: every operation gives a new one, so that clones of a state share piles.
Each card carries three facts, packed into one int by the helpers below:

* `exact`: the seats that know which card lies in this very place;
* `within`: the seats that only know that the card lies somewhere in the same *mix*;
* `mix`: the number of that mix (0: none). The places of a mix are those among which a secret choice or a
  shuffle has moved cards. Somebody who knew a card before still knows that it is one of them.

Views, redacted logs and `redeal` all read these facts; no game writes redaction of its own.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

HIDDEN: Final = -1  # a card that the asker does not know
SPECTATOR: Final = 7  # the bit of everybody who holds no seat
EVERYONE: Final = 255
NOBODY: Final = 0


def bit(seat: i64) -> i64:
    """The mask of one seat (or card, or cell), 0 to 62.

    Made from the argument: the compiler takes a small constant that is shifted up for a number of 32 bits.
    """
    return (seat - seat + 1) << seat


def exact(knowledge: i64) -> i64:
    """The seats that know the card in this place."""
    return knowledge & EVERYONE


def within(knowledge: i64) -> i64:
    """The seats that know the card to be in this mix."""
    return knowledge >> 8 & EVERYONE


def mix(knowledge: i64) -> i64:
    """The number of the mix, 0 if there is none."""
    return knowledge >> 16


def told(knowledge: i64, seats: i64) -> i64:
    """The knowledge after these seats have seen the card."""
    return (knowledge | seats) & ~(seats << 8)


def closed_up(items: list[int], i: i64) -> list[int]:
    """A copy without the item in place i; moving the rest up by hand is faster than `del` when compiled."""
    rest = cast("list[object]", items.copy())  # as objects: the compiler need not look into them
    last: i64 = len(rest) - 1
    while i < last:
        rest[i] = rest[i + 1]
        i += 1
    rest.pop()
    return cast("list[int]", rest)


# Most piles are known alike in all their places. Such lists are made once and shared, so that they are quickly told
# from others (by identity) and a hand that changes owners costs no new list.
FEW: Final = 8
MANY: Final = 160
ALIKE: Final[list[list[int]]] = [[k] * n for k in range(256) for n in range(FEW + 1)]
UNSEEN: Final[list[list[int]]] = [[NOBODY] * n for n in range(MANY + 1)]


def alike(knowledge: i64, n: i64) -> list[int]:
    """The same knowledge of n cards."""
    if n <= FEW and knowledge <= EVERYONE:
        return ALIKE[(FEW + 1) * knowledge + n]
    if knowledge == NOBODY and n <= MANY:
        return UNSEEN[n]
    same: int = knowledge
    return [same] * n


class Pile:
    """Cards in a row, top or left first; `family` says which kind of component the numbers stand for."""

    __slots__ = ("cards", "family", "known")

    def __init__(self, family: i64, cards: list[int], known: list[int]) -> None:
        self.family: i64 = family
        self.cards = cards
        self.known = known

    def __len__(self) -> int:
        return len(self.cards)

    def common(self) -> i64:
        """The knowledge that all cards share, if it is known at a glance; otherwise -1."""
        if len(self.cards) == 0:
            return NOBODY
        n: i64 = len(self.known)
        first: i64 = self.known[0]
        if n <= FEW:
            return first if first <= EVERYONE and self.known is ALIKE[(FEW + 1) * first + n] else -1
        return NOBODY if n <= MANY and self.known is UNSEEN[n] else -1

    def take(self, n: i64) -> Pile:
        """The top n cards (fewer if there are not so many)."""
        return self.part(0, n)

    def drop(self, n: i64) -> Pile:
        """The pile without its top n cards."""
        return self.part(n, len(self.cards))

    def part(self, first: i64, after: i64) -> Pile:
        """The cards from place `first` up to, not including, place `after`."""
        cards = self.cards[first:after]
        common = self.common()
        known = alike(common, len(cards)) if common >= 0 else self.known[first:after]
        return Pile(self.family, cards, known)

    def only(self, i: i64) -> Pile:
        """The single card in place i."""
        return Pile(self.family, [self.cards[i]], [self.known[i]])

    def without(self, i: i64) -> Pile:
        """The pile after the card in place i has been taken out."""
        cards = closed_up(self.cards, i)
        common = self.common()
        return Pile(self.family, cards, alike(common, len(cards)) if common >= 0 else closed_up(self.known, i))

    def plus(self, other: Pile) -> Pile:
        """This pile with the other one under it (or to its right)."""
        cards = self.cards + other.cards
        common = self.common()
        same = common >= 0 and common == other.common()
        return Pile(self.family, cards, alike(common, len(cards)) if same else self.known + other.known)

    def show(self, seats: i64) -> Pile:
        """The pile after these seats have looked at all its cards."""
        common = self.common()
        if common >= 0:
            after = told(common, seats)
            return self if after == common else Pile(self.family, self.cards, alike(after, len(self.cards)))
        return Pile(self.family, self.cards, [told(k, seats) for k in self.known])

    def news_for(self, seats: i64) -> bool:
        """Whether any of these seats does not know some card of the pile."""
        common = self.common()
        if common >= 0:
            return len(self.cards) > 0 and seats & ~common != 0
        for k in self.known:
            if seats & ~k:
                return True
        return False

    def place_of(self, card: i64) -> i64:
        """Where the card lies, -1 if it does not."""
        i: i64 = 0
        for c in self.cards:
            if c == card:
                return i
            i += 1
        return -1

    def seen_by(self, seat: i64) -> list[int]:
        """The cards as this seat knows them, `HIDDEN` for the rest."""
        mask = bit(seat)
        return [c if k & mask else HIDDEN for c, k in zip(self.cards, self.known, strict=True)]

    def mixed(self, owner: i64, number: i64) -> Pile:
        """After the owner secretly moved a card: all others know only that the cards are in this mix."""
        known: list[int] = []
        for k in self.known:
            knew = (exact(k) & ~owner) | within(k)
            known.append((exact(k) & owner) | (knew & ~owner) << 8 | number << 16)
        return Pile(self.family, self.cards, known)


def face_down(family: i64, cards: list[int]) -> Pile:
    """Cards that nobody has seen."""
    return Pile(family, cards, alike(NOBODY, len(cards)))


def face_up(family: i64, cards: list[int]) -> Pile:
    """Cards that everybody sees."""
    return Pile(family, cards, alike(EVERYONE, len(cards)))


def outsiders_know(pile: Pile, owner: i64) -> bool:
    """Whether anybody but the owner knows something about these cards, or that a card may be among them."""
    for k in pile.known:
        if exact(k) & ~owner or mix(k):
            return True
    return False
