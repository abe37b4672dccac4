"""`gospoda games`: the titles, their seats and options."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json, spelled
from gospoda.cli.errors import OUR_OWN, sentence
from gospoda.core import registry
from gospoda.core.game import Game, Option
from gospoda.core.words import Words, title_names


def option_data(option: Option) -> dict[str, Any]:
    """Returns an option as JSON."""
    return {
        "name": option.name,
        "values": option.values,
        "default": option.default,
        "official": option.official,
        "rule": option.rule,
        "seats": list(option.seats),
    }


def game_data(title: Game) -> dict[str, Any]:
    """Returns a title as JSON."""
    return {
        "id": title.id,
        "title": title.title,
        "titles": title_names(title),
        "seats": title.seat_counts(),
        "options": [option_data(option) for option in title.options],
        "version": title.version,
        "designer": title.designer,
        "publisher": title.publisher,
        "year": title.year,
    }


def option_table(title: Game, words: Words) -> Table:
    """Returns the options of a title; the default comes first."""
    table = Table(box=None, padding=(0, 2, 0, 4), show_header=True, header_style="dim")
    for heading in ("games-option", "games-values", "games-rule"):
        table.add_column(words.text(heading), overflow="fold")  # never cut what has to be typed
    for option in title.options:
        kind = words.text("games-official" if option.official else "games-house")
        values = " | ".join(value_words(option, value, words) for value in option.values)
        table.add_row(Text(option_words(option, words)), Text(values), Text(f"{option.rule} ({kind})"))
    return table


def option_words(option: Option, words: Words) -> str:
    """Returns an option in the language, with the word to type."""
    key = f"option-{option.name}"
    return f"{words.text(key)} [{option.name}]" if words.has(key) else option.name


def value_words(option: Option, value: Any, words: Words) -> str:
    """Returns a value of an option in the language, with the word to type."""
    key, typed = f"option-{option.name}-{spelled(value)}", spelled(value)
    return f"{words.text(key)} [{typed}]" if words.has(key) and words.text(key) != typed else typed


def loadable() -> list[Game]:
    """Returns the titles that load; a broken one is reported and does not hide the others."""
    titles = []
    for game_id in registry.game_ids():
        try:
            titles.append(registry.game(game_id))
        except OUR_OWN:
            raise  # unusable content is bad input
        except Exception as problem:
            click.echo(f"gospoda: {game_id} does not load: {sentence(problem)}", err=True)
    return titles


@click.command()
@as_json
@language
def games(as_json: bool, lang: str) -> None:
    """List the titles with their seats, options and version of the rules."""
    titles = loadable()
    if as_json:
        print_json([game_data(title) for title in titles])
        return
    out = console()
    for title in titles:
        words = Words(title, lang)
        name = title_names(title)[words.language]
        out.print(Text.assemble((name, "bold"), f"  [{title.id}]  ", (title.designer, "italic")))
        seats = words.text("games-seats", fewest=title.min_seats, most=title.max_seats)
        out.print(Text("  " + seats + ", " + words.text("games-version", version=title.version)))
        if title.options:
            out.print(option_table(title, words))
