"""The fields of a state, each declared once: what it holds, how it is written, which components it contains.

A title declares them in its module `fields`. Its JSON layout and the census of its components follow directly.
The classes with `__init__`, `clone`, `piles` and `put_piles` must be plain code for the compiler, so
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

Lying = Callable[[Any], Iterable[int]]  # numbers of the components that a value holds


class Family:
    """A kind of component that can be face down."""

    def __init__(self, number: int, name: str, domain: Domain) -> None:
        self.number = number
        self.name = name  # name of the constant, such as `TILES`
        self.domain = domain

    @property
    def empty(self) -> str:
        """The constant for an empty pile of this family."""
        return f"NO_{self.name}"


def families(**domains: Domain) -> list[Family]:
    """Returns all families of a title, numbered in this order."""
    return [Family(i, name, domain) for i, (name, domain) in enumerate(domains.items())]


class Field:
    """One field: its type and first value as source, its codec, and its components."""

    def __init__(self, name: str, type_: str, start: str, codec: Codec | None, note: str = "") -> None:
        self.name = name
        self.type = type_
        self.start = start
        self.codec = codec  # None: never written, because it exists only during a move
        self.note = note
        self.lying: list[tuple[Domain, Lying]] = []
        self.piles = 0  # PILE or ROW_OF_PILES: cards that may be face down
        self.family: Family | None = None  # family of its cards
        self.by_seat = False  # whether it has one place per seat
        self.is_amount = False  # whether previews show how it changes

    def holds(self, domain: Domain, lying: Lying) -> Field:
        """Returns the same field, holding components of this domain."""
        self.lying.append((domain, lying))
        return self

    def begins(self, source: str) -> Field:
        """Returns the same field with another first value, written as source."""
        self.start = source
        return self

    def found(self, value: Any) -> list[str]:
        """Returns the components in this field, by name."""
        return [f"{domain.name} {domain.ids[n]}" for domain, lying in self.lying for n in lying(value)]


PILE = 1
ROW_OF_PILES = 2


def present(value: Iterable[int]) -> list[int]:
    """Returns the places of a row that aren't empty."""
    return [n for n in value if n >= 0]


# ---- kinds of field


def cards(name: str, family: Family, note: str = "") -> Field:
    """A pile that may be face down or known only to some."""
    field = Field(name, "Pile", family.empty, PileOf(family.number, family.domain), note)
    field.piles, field.family = PILE, family
    return field.holds(family.domain, lambda pile: pile.cards)


def rows_of_cards(name: str, family: Family, note: str = "") -> Field:
    """Several such piles; set-up decides how many."""
    field = Field(name, "list[Pile]", "[]", Row(PileOf(family.number, family.domain)), note)
    field.piles, field.family = ROW_OF_PILES, family
    return field.holds(family.domain, lambda piles: [card for pile in piles for card in pile.cards])


def number(name: str, least: int, most: int, note: str = "", start: int = 0) -> Field:
    """A whole number within bounds."""
    return Field(name, "i64", str(start), Number(least, most), note)


def amount(name: str, least: int, most: int, note: str = "", start: int = 0) -> Field:
    """A number that a player has, such as gold; previews show how it changes, in the words `amount-<name>`."""
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
    """One component by its number; if it may be absent, -1 means none."""
    field = Field(name, "i64", "-1" if optional else "0", Named(domain, optional), note)
    return field.holds(domain, lambda value: present([value])) if lies_here else field


def things(
    name: str, domain: Domain, note: str = "", gaps: bool = False, fixed_length: bool = False, lies_here: bool = True
) -> Field:
    """A row of components, open to all; with `gaps`, -1 means an empty place."""
    item = Named(domain, gaps)
    field = Field(name, "list[int]", "NO_NUMBERS", Row(item) if fixed_length else Many(item), note)
    return field.holds(domain, present) if lies_here else field


def rows_of_things(name: str, domain: Domain, note: str = "") -> Field:
    """Several rows of components, open to all."""
    field = Field(name, "list[list[int]]", "[]", Many(Many(Named(domain))), note)
    return field.holds(domain, lambda rows: [n for row in rows for n in row])


def marked(name: str, domain: Domain, note: str = "") -> Field:
    """A set of components as a mask that only marks them; they are counted elsewhere."""
    return Field(name, "i64", "0", SetOf(domain), note)


def set_of(name: str, domain: Domain, note: str = "") -> Field:
    """A set of components as a mask, counted here."""
    return marked(name, domain, note).holds(domain, each_bit)


def rows_of_sets(name: str, domain: Domain, note: str = "") -> Field:
    """Several sets of components, counted here."""
    field = Field(name, "list[int]", "NO_NUMBERS", Many(SetOf(domain)), note)
    return field.holds(domain, lambda row: [n for value in row for n in each_bit(value)])


def coded(name: str, type_: str, start: str, codec: Codec, note: str = "") -> Field:
    """A value with its own codec; type and first value are written as source."""
    return Field(name, type_, start, codec, note)


def fixed(field: Field) -> Field:
    """Returns the same field, decided by the player count and the options: it never changes during a game."""
    assert field.codec is not None
    field.codec = Fixed(field.codec)
    return field


def by_seat(field: Field) -> Field:
    """Returns the same field as a row with one place per seat: the default view shows it with each seat."""
    field.by_seat = True
    return field


def unwritten(field: Field) -> Field:
    """Returns the same field, never written: it exists only during a move."""
    field.codec = None
    return field


# ---- parts and tables


class Record:
    """A part of the state with its own fields, such as a player."""

    def __init__(self, name: str, doc: str, *fields: Field) -> None:
        self.name = name
        self.doc = doc
        self.fields = list(fields)

    def layout(self) -> dict[str, Codec]:
        """Returns how each field is written to JSON."""
        return {field.name: field.codec for field in self.fields if field.codec is not None}

    def whole_layout(self, package: str) -> dict[str, Codec]:
        """Returns the layout of a state that has only these fields."""
        return self.layout()


class Table(Record):
    """The whole state: its fields, the players, and what can be face down.

    `uses` lists, by module, the names that types and first values need.
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
        """Returns how the state is written to JSON."""
        make = getattr(import_module(f"{package}.state_base"), self.player.name)
        return {"players": Row(Part(make, self.player.layout())), **self.layout()}

    def census(self, state: Any) -> list[str]:
        """Returns every component of the fields, once for each place it is in."""
        found = [name for field in self.fields for name in field.found(getattr(state, field.name))]
        for player in state.players:
            found += [name for field in self.player.fields for name in field.found(getattr(player, field.name))]
        return sorted(found)


def table_of(package: str) -> Record:
    """Returns the declared table of a title."""
    table: Record = import_module(f"{package}.fields").TABLE
    return table


def census(package: str, state: State) -> list[str]:
    """Returns every component in the fields of a title's state."""
    table = table_of(package)
    assert isinstance(table, Table)
    return table.census(state)
