"""`gospoda house-values`: the values of a title that are ours because we do not know the printed ones."""

from __future__ import annotations

import click
import msgspec
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.content.house_values import SIGN, HouseValue, entry_names, house_values
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.words import Words


def report(title: Game, values: list[HouseValue], words: Words) -> Table:
    """Returns file, entry, field and value, named as `gospoda content set` expects them."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("house-file", "house-entry", "house-field", "house-value"):
        table.add_column(words.text(heading), overflow="fold")
    called = entry_names(title)
    for one in values:
        field = f"{one.part} {one.field}".strip()
        value = msgspec.json.encode(one.value).decode().strip('"')
        table.add_row(one.file, called[one.table, one.entry], field, Text(value))
    return table


@click.command("house-values")
@click.argument("title")
@as_json
@language
def house_values_verb(title: str, as_json: bool, lang: str) -> None:
    """List every value of TITLE that is ours; `gospoda content set` corrects one."""
    game = registry.game(title)
    values = house_values(game)
    if as_json:
        print_json({"game": game.id, "values": msgspec.to_builtins(values)})
        return
    words = Words(game, lang)
    out = console()
    out.print(report(game, values, words))
    out.print(Text(f"{SIGN} {words.text('house-meaning')} {words.text('house-count', count=len(values))}"))
