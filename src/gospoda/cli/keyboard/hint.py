"""`gospoda hint`: the best moves at any decision of a saved game."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.text import Text

from gospoda import bots
from gospoda.cli.common import as_json, console, language, print_json, words_at
from gospoda.cli.errors import Refusal
from gospoda.cli.keyboard.analyse import advice_table, one_game, wished_budget
from gospoda.cli.keyboard.store import restored
from gospoda.core.chance import seeded
from gospoda.core.piles import bit


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--after", type=click.IntRange(min=0), help="After so many moves; by default where the game stands.")
@click.option("--seat", type=click.IntRange(min=1), help="For this seat; by default the first that is to move.")
@click.option("--budget", default="1.5s", show_default=True, help="How long to think: 1.5s, or 1000 iterations.")
@click.option("--top", type=click.IntRange(min=0), default=8, show_default=True, help="How many moves; 0: all.")
@click.option("--game", "number", default=1, show_default=True, help="Which game of a file with several.")
@click.option("--seed", default="0", show_default=True, help="The same seed and iterations give the same hints.")
@as_json
@language
def hint(
    file: Path,
    after: int | None,
    seat: int | None,
    budget: str,
    top: int,
    number: int,
    seed: str,
    as_json: bool,
    lang: str,
) -> None:
    """Show what the moves at a decision of FILE promise: expected score, chance to win, lead.

    The answer uses only what the seat knows, never hidden information.
    """
    saved = one_game(file, number)
    match = restored(saved)
    at = after if after is not None else len(match.steps)
    if at > len(match.steps):
        raise Refusal(f"the game has {len(match.steps)} moves, so that there is none after {at}")
    state = match.state_at(at)
    who = seat - 1 if seat is not None else int(state.next_seat())
    if who < 0 or who >= state.seats or state.waiting & bit(who) == 0:
        raise Refusal("there is nothing to decide for this seat then")
    found = bots.advise(state, who, wished_budget(budget), seeded(f"{seed}/hint"))
    words = words_at(match.game, lang, saved.seats)
    if as_json:
        print_json({"seat": who, "after": at, "moves": msgspec.to_builtins(found[: top or None])})
        return
    prompt = state.prompt(who)
    out = console()
    if prompt is not None:
        out.print(Text(f"{words.seat(who)}: {words.say(prompt.message)}", style="bold"))
    out.print(advice_table(match.game, found, words, top))
