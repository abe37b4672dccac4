"""The default observation: a part for each declared field, with a feature for everything it may hold."""

from __future__ import annotations

from typing import Any

from gospoda.core.codec import BOOL, SEAT, Codec, Fixed, Many, Named, Number, Row, SetOf
from gospoda.core.derived.parts import Part, seat_parts, table_parts
from gospoda.core.fields import ROW_OF_PILES, Record
from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observing.observation import Observer, note_bound
from gospoda.core.observing.observation_writer import ObservationWriter
from gospoda.core.piles import Pile
from gospoda.core.state import State

SINGLE = 64  # up to this many values have a feature each; larger numbers are observed in binary


class Unobservable(ValueError):
    """Raised for a field that the default observation can't show; the title needs a module `observation`."""


class Sight:
    """How a value becomes features: what each feature means, and which are active."""

    ids: list[str]

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes the active features of a value; `first` is the number of the first one."""
        raise NotImplementedError


class NumberSight(Sight):
    """A number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.single = most - least < SINGLE
        bits = range((most - least).bit_length())
        self.ids = [str(n) for n in range(least, most + 1)] if self.single else [f"bit {n}" for n in bits]

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes one feature, or the binary digits."""
        if self.single:
            note.on(first + value - self.least)
        else:
            note.on_set(first, value - self.least)


class FlagSight(Sight):
    """Yes or no."""

    def __init__(self) -> None:
        self.ids = ["yes"]

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes the feature if the flag is set."""
        note.on_if(first, value)


class SeatSight(Sight):
    """A seat, relative to the observer."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.ids = list(observer.scheme.relative.ids)

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes how many places to the left it is."""
        note.on(first + self.observer.relative(seat, value))


class ThingSight(Sight):
    """One component, or none."""

    def __init__(self, domain: Domain) -> None:
        self.ids = list(domain.ids)

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes the thing's feature; none if there is no thing."""
        if value >= 0:
            note.on(first + value)


class SetSight(ThingSight):
    """Several components, as a mask."""

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes the features of all of them."""
        note.on_set(first, value)


class ListSight(Sight):
    """Several values in a row, each with its own place."""

    def __init__(self, item: Sight, most: int) -> None:
        self.item = item
        self.width = len(item.ids) + 1
        self.ids = [f"{place} {key}" for place in range(1, most + 1) for key in ["there", *item.ids]]

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes for each place whether something is there, and what."""
        for place, item in enumerate(value):
            at = first + place * self.width
            note.on(at)
            self.item.write(note, at + 1, item, seat)


class PileSight(Sight):
    """A pile: the cards the observer knows, the cards it may hold, and its size."""

    def __init__(self, domain: Domain) -> None:
        self.cards = len(domain.ids)
        maybe = [f"maybe {key}" for key in domain.ids]
        self.ids = [*domain.ids, *maybe, *[f"size {n}" for n in range(1, self.cards + 1)]]

    def write(self, note: ObservationWriter, first: int, value: Any, seat: int) -> None:
        """Writes what is certain, and the size; the rest is written for all piles together."""
        note.on_known(first, value, seat)
        if len(value):
            note.on(first + 2 * self.cards + len(value) - 1)


class DeclaredObserver(Observer):
    """Observes every declared field: the table's, then each seat's, starting with the observer."""

    def __init__(self, game: Game, seats: int, declared: Record) -> None:
        super().__init__(game, seats)
        self.table = table_parts(declared)
        self.each_seat = seat_parts(declared)
        self.openings = [game.start(seats, mode) for mode in game.modes(seats)]
        relative = self.scheme.relative
        self.table_at = [self.added(part, [part.of_table(state) for state in self.openings]) for part in self.table]
        self.seat_at_left = [
            self.added(part, [part.of_seat(state, 0) for state in self.openings], relative) for part in self.each_seat
        ]

    def added(self, part: Part, values: list[Any], *axes: Domain) -> tuple[int, Sight]:
        """Returns a field's part of the scheme; these are its values at the start of a game in each mode."""
        if part.piles:
            sight: Sight = PileSight(part.domain)
            if part.piles == ROW_OF_PILES:
                axes = (*axes, numbers("pile", 1, max(1, *[len(row) for row in values])))
        else:
            sight = self.sight_of(part, part.codec, values)
        return self.scheme.add(part.name, *axes, Domain(part.name, sight.ids)), sight

    def sight_of(self, part: Part, codec: Codec, values: list[Any]) -> Sight:
        """Returns how the values of a codec become features."""
        if isinstance(codec, Fixed):
            return self.sight_of(part, codec.item, values)
        if codec is SEAT:
            return SeatSight(self)
        if codec is BOOL:
            return FlagSight()
        if isinstance(codec, Number):
            return NumberSight(codec.least, codec.most)
        if isinstance(codec, SetOf):
            return SetSight(codec.domain)
        if isinstance(codec, Named):
            return ThingSight(codec.domain)
        if isinstance(codec, Many):
            items = [item for value in values for item in value]
            most = max([len(value) for value in values]) if isinstance(codec, Row) else self.longest(part, codec)
            return ListSight(self.sight_of(part, codec.item, items), most)
        raise Unobservable(f"the field {part.name!r} has a codec of its own: write a module `observation`")

    def longest(self, part: Part, codec: Many) -> int:
        """Returns the maximum length of a list: the declared one, or the number of components it can hold."""
        if codec.most:
            return codec.most
        if part.field.lying:
            return len(part.field.lying[0][0].ids)
        raise Unobservable(f"the field {part.name!r} has no greatest length: declare it with `Many(item, most)`")

    def write(self, note: ObservationWriter, state: State, seat: int) -> None:
        """Writes all fields, then the cards that the observer only knows to be in one of several piles."""
        piles: list[Pile] = []
        firsts: list[int] = []
        values = [
            (part, at, sight, part.of_table(state)) for part, (at, sight) in self.pairs(self.table, self.table_at)
        ]
        for part, (at, sight) in self.pairs(self.each_seat, self.seat_at_left):
            for other in range(state.seats):
                place = at + len(sight.ids) * self.relative(seat, other)
                values.append((part, place, sight, part.of_seat(state, other)))
        for part, at, sight, value in values:
            row = value if part.piles == ROW_OF_PILES else [value]
            for n, one in enumerate(row):
                first = at + n * len(sight.ids)
                sight.write(note, first, one, seat)
                if part.piles:
                    piles.append(one)
                    firsts.append(first + len(part.domain.ids))
        note_bound(note, state, seat, piles, firsts)

    @staticmethod
    def pairs(parts: list[Part], places: list[tuple[int, Sight]]) -> list[tuple[Part, tuple[int, Sight]]]:
        """Returns the fields with their places."""
        return list(zip(parts, places, strict=True))
