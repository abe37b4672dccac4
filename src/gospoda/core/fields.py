"""The fields of a state, each declared once: what it holds, how it is written, which components lie in it.

A title declares them in its module `fields`. Out of that its layout for JSON and the census of its components follow at
once; the classes with `__init__`, `clone`, `piles` and `put_piles` must be plain code for the compiler, so that
`python -m gospoda.core.derive` writes them into the title's module `state_base`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from gospoda.core.bits import each_bit
from gospoda.core.codec import BOOL, Codec, Fixed, Many, Named, Number, Part, PileOf, Row, SetOf
from gospoda.core.moves import Domain
from gospoda.core.state import State

Lying = Callable[[Any], Iterable[int]]  # the components that a value holds, by number


class Family:
    """A kind of component that can lie face down."""

    def __init__(self, number: int, name: str, domain: Domain) -> None:
        self.number = number
        self.name = name  # of the constant, such as `TILES`
        self.domain = domain

    @property
    def empty(self) -> str:
        """The constant for a pile of this family without cards."""
        return f"NO_{self.name}"


def families(**domains: Domain) -> list[Family]:
    """All families of a title, numbered in this order."""
    return [Family(i, name, domain) for i, (name, domain) in enumerate(domains.items())]


class Field:
    """One field: its type and first value as source, its codec, and which components lie there."""

    def __init__(self, name: str, type_: str, start: str, codec: Codec | None, note: str = "") -> None:
        self.name = name
        self.type = type_
        self.start = start
        self.codec = codec  # None: never written, because it does not outlast a move
        self.note = note
        self.lying: list[tuple[Domain, Lying]] = []
        self.piles = 0  # PILE or ROW_OF_PILES: cards that may lie face down
        self.family: Family | None = None  # theirs
        self.by_seat = False  # whether it has one place for each seat
        self.is_amount = False  # whether previews tell how it changes

    def holds(self, domain: Domain, lying: Lying) -> Field:
        """The same field, in which components of this domain lie."""
        self.lying.append((domain, lying))
        return self

    def begins(self, source: str) -> Field:
        """The same field with another first value, written as source."""
        self.start = source
        return self

    def found(self, value: Any) -> list[str]:
        """The components in this field, by name."""
        return [f"{domain.name} {domain.ids[n]}" for domain, lying in self.lying for n in lying(value)]


PILE = 1
ROW_OF_PILES = 2


def present(value: Iterable[int]) -> list[int]:
    """The places of a row in which something lies."""
    return [n for n in value if n >= 0]


# ---- kinds of field


def cards(name: str, family: Family, note: str = "") -> Field:
    """A pile that may lie face down or be known to some."""
    field = Field(name, "Pile", family.empty, PileOf(family.number, family.domain), note)
    field.piles, field.family = PILE, family
    return field.holds(family.domain, lambda pile: pile.cards)


def rows_of_cards(name: str, family: Family, note: str = "") -> Field:
    """Several such piles; how many is decided in set-up."""
    field = Field(name, "list[Pile]", "[]", Row(PileOf(family.number, family.domain)), note)
    field.piles, field.family = ROW_OF_PILES, family
    return field.holds(family.domain, lambda piles: [card for pile in piles for card in pile.cards])


def number(name: str, least: int, most: int, note: str = "", start: int = 0) -> Field:
    """A whole number within bounds."""
    return Field(name, "i64", str(start), Number(least, most), note)


def amount(name: str, least: int, most: int, note: str = "", start: int = 0) -> Field:
    """A number that a player has, such as gold: previews tell how it changes, in the words `amount-<name>`."""
    field = number(name, least, most, note, start)
    field.is_amount = True
    return field


def amounts(name: str, least: int, most: int, note: str = "") -> Field:
    """Such a number for each seat, in a row of the table."""
    field = by_seat(numbers(name, least, most, note, fixed_length=True))
    field.is_amount = True
    return field


def flag(name: str, note: str = "", start: bool = False) -> Field:
    """Yes or no."""
    return Field(name, "bool", str(start), BOOL, note)


def numbers(name: str, least: int, most: int, note: str = "", fixed_length: bool = False) -> Field:
    """A list of whole numbers within bounds."""
    item = Number(least, most)
    return Field(name, "list[int]", "NO_NUMBERS", Row(item) if fixed_length else Many(item), note)


def thing(name: str, domain: Domain, note: str = "", optional: bool = False, lies_here: bool = False) -> Field:
    """One component by its number; if it may be absent, -1 stands for none."""
    field = Field(name, "i64", "-1" if optional else "0", Named(domain, optional), note)
    return field.holds(domain, lambda value: present([value])) if lies_here else field


def things(
    name: str, domain: Domain, note: str = "", gaps: bool = False, fixed_length: bool = False, lies_here: bool = True
) -> Field:
    """Components in a row, open to all; with `gaps`, -1 stands for an empty place."""
    item = Named(domain, gaps)
    field = Field(name, "list[int]", "NO_NUMBERS", Row(item) if fixed_length else Many(item), note)
    return field.holds(domain, present) if lies_here else field


def rows_of_things(name: str, domain: Domain, note: str = "") -> Field:
    """Several rows of components that lie here, open to all."""
    field = Field(name, "list[list[int]]", "[]", Many(Many(Named(domain))), note)
    return field.holds(domain, lambda rows: [n for row in rows for n in row])


def marked(name: str, domain: Domain, note: str = "") -> Field:
    """A set of components as a mask; they lie elsewhere."""
    return Field(name, "i64", "0", SetOf(domain), note)


def set_of(name: str, domain: Domain, note: str = "") -> Field:
    """A set of components that lie here, as a mask."""
    return marked(name, domain, note).holds(domain, each_bit)


def rows_of_sets(name: str, domain: Domain, note: str = "") -> Field:
    """Several sets of components that lie here."""
    field = Field(name, "list[int]", "NO_NUMBERS", Many(SetOf(domain)), note)
    return field.holds(domain, lambda row: [n for value in row for n in each_bit(value)])


def coded(name: str, type_: str, start: str, codec: Codec, note: str = "") -> Field:
    """A value with a codec of its own; type and first value are written as source."""
    return Field(name, type_, start, codec, note)


def fixed(field: Field) -> Field:
    """The same field, but decided by the number of players and the options: it never changes in a game."""
    assert field.codec is not None
    field.codec = Fixed(field.codec)
    return field


def by_seat(field: Field) -> Field:
    """The same field, a row with one place for each seat: the default view shows each seat's own with it."""
    field.by_seat = True
    return field


def unwritten(field: Field) -> Field:
    """The same field, but never written: it does not outlast a move."""
    field.codec = None
    return field


# ---- parts and tables


class Record:
    """A part of the state with fields of its own, such as a player."""

    def __init__(self, name: str, doc: str, *fields: Field) -> None:
        self.name = name
        self.doc = doc
        self.fields = list(fields)

    def layout(self) -> dict[str, Codec]:
        """How each field is written to JSON."""
        return {field.name: field.codec for field in self.fields if field.codec is not None}

    def whole_layout(self, package: str) -> dict[str, Codec]:
        """The layout of a state that has these fields and nothing else."""
        return self.layout()


class Table(Record):
    """The whole state: its fields, the players, and what can lie face down.

    `uses` names what types and first values are made of, by module.
    """

    def __init__(
        self,
        name: str,
        doc: str,
        families: list[Family],
        player: Record,
        *fields: Field,
        uses: dict[str, list[str]] | None = None,
    ) -> None:
        super().__init__(name, doc, *fields)
        self.families = families
        self.player = player
        self.uses = uses or {}

    def whole_layout(self, package: str) -> dict[str, Codec]:
        """How the state is written to JSON."""
        make = getattr(import_module(f"{package}.state_base"), self.player.name)
        return {"players": Row(Part(make, self.player.layout())), **self.layout()}

    def census(self, state: Any) -> list[str]:
        """Every component of the fields, once for each place it lies in."""
        found = [name for field in self.fields for name in field.found(getattr(state, field.name))]
        for player in state.players:
            found += [name for field in self.player.fields for name in field.found(getattr(player, field.name))]
        return sorted(found)


def table_of(package: str) -> Record:
    """The declared table of a title."""
    table: Record = import_module(f"{package}.fields").TABLE
    return table


def census(package: str, state: State) -> list[str]:
    """Every component that lies in the fields of a title's state."""
    table = table_of(package)
    assert isinstance(table, Table)
    return table.census(state)
