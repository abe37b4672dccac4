"""State and frames of a game in plain Python: fields are declared once, the rest is derived at run time.

A compiled title declares them in the same words; there, `core/derive` generates the code.
"""

from __future__ import annotations

from ast import literal_eval
from typing import TYPE_CHECKING, Any, ClassVar, Self

from gospoda.core.agenda import NONE_USUAL, Frame, FrameField, Heading
from gospoda.core.chance import Chance
from gospoda.core.codec import Codec
from gospoda.core.fields import PILE, ROW_OF_PILES, Field, Record
from gospoda.core.game import Game
from gospoda.core.piles import Pile, face_down
from gospoda.core.state import State


def first_value(field: Field) -> Any:
    """Returns a field's value before set-up: an empty pile or list, a number, or a flag."""
    if field.piles == PILE and field.family is not None:
        return face_down(field.family.number, [])
    return [] if field.type.startswith("list") else literal_eval(field.start)


class PlainState(State):
    """A state with these fields; a game adds methods that say what they mean together."""

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        super().__init__(game, seats, chance)
        for field in self.fields:
            setattr(self, field.name, first_value(field))

    @classmethod
    def layout(cls) -> dict[str, Codec]:
        """Returns how each field is written to JSON."""
        return Record(cls.__name__, "", *cls.fields).layout()

    def clone(self) -> Self:
        """Returns an independent copy; lists and piles are shared because they are replaced and never changed."""
        twin = type(self)(self.game, self.seats, self.chance.clone())
        self.copy_core(twin)
        for field in self.fields:
            setattr(twin, field.name, getattr(self, field.name))
        return twin

    def piles(self) -> list[Pile]:
        """Returns everything that may be face down."""
        found: list[Pile] = []
        for field in self.fields:
            if field.piles == PILE:
                found.append(getattr(self, field.name))
            elif field.piles == ROW_OF_PILES:
                found.extend(getattr(self, field.name))
        return found

    def put_piles(self, piles: list[Pile]) -> None:
        """Counterpart of `piles`."""
        rest = iter(piles)
        for field in self.fields:
            if field.piles == PILE:
                setattr(self, field.name, next(rest))
            elif field.piles == ROW_OF_PILES:
                setattr(self, field.name, [next(rest) for _ in getattr(self, field.name)])

    def census(self) -> list[str]:
        """Returns every component in a field, once for each place."""
        return sorted(name for field in self.fields for name in field.found(getattr(self, field.name)))


class PlainFrame(Frame):
    """A frame that holds the fields of its heading."""

    def __init__(self, heading: Heading, **values: Any) -> None:
        super().__init__(heading)
        for name, field in heading.fields.items():
            setattr(self, name, values[name] if field.usual == NONE_USUAL else values.get(name, field.usual))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Returns a field of the heading."""


def plain_heading(name: str, **fields: FrameField) -> Heading:
    """A heading whose frames hold these fields; `heading.frame(field=value)` makes one."""
    return Heading(name, None, **fields).laid_as(PlainFrame, shared=True)
