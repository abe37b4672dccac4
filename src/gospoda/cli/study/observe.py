"""`gospoda observe`: shows what a seat observes of a title as numbers, part by part."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.observing.observation import observer_of
from gospoda.core.observing.observation_writer import ObservationPart, Scheme
from gospoda.core.words import Words


def scheme_of(title: Game, seats: int | None) -> Scheme:
    """Returns the parts of an observation for a number of players, by default the maximum."""
    wanted = title.max_seats if seats is None else seats
    if wanted not in title.seat_counts():
        raise Refusal(f"{title.id} is for {title.min_seats} to {title.max_seats} players, not {wanted}")
    try:
        return observer_of(title, wanted).scheme
    except NotImplementedError as problem:
        raise Refusal(str(problem)) from None


def shape(part: ObservationPart) -> str:
    """Returns the axes of a part with their lengths."""
    return " × ".join(f"{axis.name} {len(axis.ids)}" for axis in part.axes) or "1"


def meaning_of(part: ObservationPart, words: Words) -> str:
    """Returns the meaning of a part; one derived from a field has the field's name."""
    own = f"observed-{part.name}"
    return words.text(own if words.has(own) else f"field-{part.name}")


def part_data(part: ObservationPart, words: Words, labels: bool) -> dict[str, Any]:
    """Returns a part as JSON."""
    data: dict[str, Any] = {
        "name": part.name,
        "first": part.first,
        "size": part.size,
        "axes": [{"name": axis.name, "ids": axis.ids} for axis in part.axes],
        "scaled": part.scaled,
        "meaning": meaning_of(part, words),
    }
    return {**data, "labels": [part.label(place) for place in range(part.size)]} if labels else data


def part_table(scheme: Scheme, words: Words) -> Table:
    """Returns a table of all parts, in the order of a dense observation."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("part", "first", "size", "shape", "meaning"):
        table.add_column(words.text(f"observe-{heading}"), justify="right" if heading in ("first", "size") else "left")
    for part in scheme.parts():
        values = words.text("observe-scaled" if part.scaled else "observe-features")
        meaning = f"{meaning_of(part, words)} ({values})"
        table.add_row(Text(part.name), str(part.first), str(part.size), Text(shape(part)), Text(meaning))
    return table


@click.command()
@click.argument("title")
@click.option("--seats", type=int, help="For so many players; by default as many as can play.")
@click.option("--labels", is_flag=True, help="With --json: what every single number stands for.")
@as_json
@language
def observe(title: str, seats: int | None, labels: bool, as_json: bool, lang: str) -> None:
    """Show what a seat of TITLE observes as numbers: the parts, their places, shapes and meaning.

    `gospoda.research.observe(state, seat)` gives such a row; seats are counted from the observer.
    """
    game = registry.game(title)
    scheme = scheme_of(game, seats)
    words = Words(game, lang)
    if as_json:
        parts = [part_data(part, words, labels) for part in scheme.parts()]
        print_json({"game": game.id, "seats": len(scheme.absolute.ids), "size": scheme.size, "parts": parts})
        return
    out = console()
    heading = words.text("observe-title", title=game.title, seats=len(scheme.absolute.ids), size=scheme.size)
    out.print(Text(heading, style="bold"))
    out.print(part_table(scheme, words))
