"""The default display of a title that declares its fields; a title overrides what it shows differently."""

from __future__ import annotations

from typing import Any

from gospoda.core.derived.observation import DeclaredObserver
from gospoda.core.derived.parts import seat_parts, seen, table_parts
from gospoda.core.derived.text import table_text
from gospoda.core.display import Display
from gospoda.core.fields import PILE, Record
from gospoda.core.game import Game
from gospoda.core.piles import HIDDEN
from gospoda.core.state import State

Named = dict[str, dict[str, dict[str, str]]]  # domain, id, language


class DeclaredDisplay(Display):
    """Shows the declared fields: everything is open except piles, where each viewer sees only what it knows."""

    def __init__(self, declared: Record, names: Named | None = None) -> None:
        self.declared = declared
        self.named = names or {}
        self.table = table_parts(declared)
        self.seat = seat_parts(declared)
        self.amount_parts = [part for part in self.seat if part.field.is_amount]

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Shows every field by its name; the fields of seats are in `players`."""
        chapter = state.chapter() if state.top is not None else None
        secret = chapter is not None and chapter.simultaneous
        points = state.points()
        view: dict[str, Any] = {
            "seat": seat,
            "chapter": "end" if chapter is None else chapter.name,
            "over": state.is_over(),
            "waiting": [other for other in range(state.seats) if state.to_act() >> other & 1],
            "ready": [len(moves) if secret else 0 for moves in state.committed],
        }
        view |= {part.name: seen(part, part.of_table(state), seat) for part in self.table}
        view["players"] = [
            {
                "seat": other,
                "points": points[other],
                **{part.name: seen(part, part.of_seat(state, other), seat) for part in self.seat},
            }
            for other in range(state.seats)
        ]
        return view

    def text(self, view: Any, words: Any) -> Any:
        """Shows a line for each field; the words are the messages `field-<name>`."""
        return table_text(self.declared, view, words)

    def observer(self, game: Game, seats: int) -> Any:
        """Returns an observer with features for every field."""
        return DeclaredObserver(game, seats, self.declared)

    def names(self) -> Named:
        """Returns the names given to the title, such as those of its content files."""
        return self.named

    def amount_names(self) -> list[str]:
        """Returns the player fields declared as an amount."""
        return [part.name for part in self.amount_parts]

    def amounts(self, state: State, seat: int) -> list[int]:
        """Returns the values of these amounts."""
        return [part.of_seat(state, seat) for part in self.amount_parts]

    def things(self, state: State, seat: int) -> list[tuple[str, str]]:
        """Returns the components in a seat's fields, as far as the seat knows them."""
        found: list[tuple[str, str]] = []
        for part in self.seat:
            value = part.of_seat(state, seat)
            if part.piles == PILE:
                ids = part.domain.ids
                found += [(part.domain.name, ids[card]) for card in value.seen_by(seat) if card != HIDDEN]
            elif not part.piles:
                here = [value] if part.field.by_seat else value  # a row's things are read from the whole row
                found += [(domain.name, domain.ids[n]) for domain, lying in part.field.lying for n in lying(here)]
        return found
