"""The declared fields as a viewer sees them: the table's and each seat's."""

from __future__ import annotations

from typing import Any

from gospoda.core.codec import Codec, Fixed, Many
from gospoda.core.fields import PILE, ROW_OF_PILES, Field, Record, Table
from gospoda.core.moves import Domain
from gospoda.core.piles import HIDDEN, Pile

SeenPile = dict[str, Any]  # `known`: the ids that the viewer knows; `hidden`: how many others there are


class Part:
    """A field of the table or of each seat, with the codec of its values."""

    def __init__(self, field: Field, codec: Codec, piles: int) -> None:
        self.name = field.name
        self.field = field
        self.codec = codec.item if isinstance(codec, Fixed) else codec
        self.piles = piles  # 0, PILE or ROW_OF_PILES

    @property
    def domain(self) -> Domain:
        """The domain of its piles' cards."""
        assert self.field.family is not None
        return self.field.family.domain

    def of_table(self, state: Any) -> Any:
        """Returns the table's value."""
        return getattr(state, self.name)

    def of_seat(self, state: Any, seat: int) -> Any:
        """Returns a seat's value."""
        return getattr(state, self.name)[seat] if self.field.by_seat else getattr(state.players[seat], self.name)


def table_parts(declared: Record) -> list[Part]:
    """Returns the fields that belong to no seat."""
    return [Part(field, field.codec, field.piles) for field in declared.fields if field.codec and not field.by_seat]


def seat_parts(declared: Record) -> list[Part]:
    """Returns each seat's fields: those of its player, and its place in the rows with one place per seat."""
    parts = []
    for field in declared.fields:
        if field.by_seat and field.codec:
            row = field.codec.item if isinstance(field.codec, Fixed) else field.codec
            assert isinstance(row, Many), f"{field.name}: only a row has a place for each seat"
            parts.append(Part(field, row.item, PILE if field.piles == ROW_OF_PILES else 0))
    if isinstance(declared, Table):
        parts += [Part(field, field.codec, field.piles) for field in declared.player.fields if field.codec]
    return parts


def seen_pile(pile: Pile, domain: Domain, viewer: int) -> SeenPile:
    """Returns a pile as a heap: the known cards in the order of their kinds, and the number of the others."""
    known = sorted(card for card in pile.seen_by(viewer) if card != HIDDEN)
    return {"known": [domain.ids[card] for card in known], "hidden": len(pile) - len(known)}


def seen(part: Part, value: Any, viewer: int) -> Any:
    """Returns what a viewer sees of a field; everything outside piles is open."""
    if part.piles == PILE:
        return seen_pile(value, part.domain, viewer)
    if part.piles == ROW_OF_PILES:
        return [seen_pile(pile, part.domain, viewer) for pile in value]
    return part.codec.encode(value)
