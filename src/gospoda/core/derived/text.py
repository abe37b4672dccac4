"""The default table as text: a line for each field, then one for each seat, made only from the default view."""

from __future__ import annotations

from typing import Any

from gospoda.core.codec import BOOL, SEAT, Codec, Fixed, Many, Named, SetOf
from gospoda.core.derived.parts import Part, SeenPile, seat_parts, table_parts
from gospoda.core.fields import PILE, ROW_OF_PILES, Record
from gospoda.core.moves import Domain
from gospoda.core.words import Words

NOTHING = "–"


def pile_text(pile: SeenPile, domain: Domain, words: Words) -> str:
    """Returns a pile's known cards and the number of the others."""
    cards = [words.name(domain.name, card) for card in pile["known"]]
    hidden = [f"{pile['hidden']} × ?"] if pile["hidden"] else []
    return ", ".join([*cards, *hidden]) or NOTHING


def value_text(codec: Codec, value: Any, words: Words) -> str:
    """Returns a view's value in words."""
    if isinstance(codec, Fixed):
        return value_text(codec.item, value, words)
    if codec is SEAT:
        return words.seat(value)
    if codec is BOOL:
        return "✓" if value else NOTHING
    if isinstance(codec, Many):
        return ", ".join(value_text(codec.item, item, words) for item in value) or NOTHING
    if isinstance(codec, SetOf):
        return ", ".join(words.name(codec.domain.name, key) for key in value) or NOTHING
    if isinstance(codec, Named):
        return NOTHING if value is None else words.name(codec.domain.name, value)
    return str(value)


def part_text(part: Part, value: Any, words: Words) -> str:
    """Returns a field with its name, `field-<name>`."""
    if part.piles == PILE:
        told = pile_text(value, part.domain, words)
    elif part.piles == ROW_OF_PILES:
        told = " / ".join(pile_text(pile, part.domain, words) for pile in value) or NOTHING
    else:
        told = value_text(part.codec, value, words)
    return f"{words.text(f'field-{part.name}')}: {told}"


def table_text(declared: Record, view: dict[str, Any], words: Words) -> str:
    """Returns the whole table, the viewer's own seat first."""
    lines = [part_text(part, view[part.name], words) for part in table_parts(declared)]
    for player in sorted(view["players"], key=lambda player: player["seat"] != view["seat"]):
        mark = "▶ " if player["seat"] in view["waiting"] else ""
        lines.append(f"{mark}{words.seat(player['seat'])}: {player['points']} ★")
        lines += [f"  {part_text(part, player[part.name], words)}" for part in seat_parts(declared)]
    return "\n".join(lines)
