"""`gospoda rules`: the paragraphs of the rules, the code that implements them, and the tests that prove it.

The pages are `docs/rules/TITLE.md`. Code and tests cite their numbers, in docstrings, comments and names of
tests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.words import Words
from gospoda.rulebook.citations import Place
from gospoda.rulebook.index import Entry, collect
from gospoda.rulebook.page import Page, folded, page_of


def entry_data(entry: Entry) -> dict[str, Any]:
    """Returns a paragraph as JSON."""
    code = [{"file": p.file, "line": p.line, "name": p.name, "rule": p.rule} for p in entry.code]
    proofs = [{"file": p.file, "line": p.line, "name": p.name} for p in entry.tests]
    return {"paragraph": entry.key, "rule": entry.summary, "code": code, "tests": proofs}


def whole_data(entry: Entry, below: list[str]) -> dict[str, Any]:
    """Returns a paragraph as JSON, with its full text from the page."""
    rule = entry.rule
    said = {"title": rule.title, "text": rule.text, "no_code": rule.mark} if rule else {}
    return {**entry_data(entry), **said, "below": below}


def listed(places: list[Place]) -> str:
    """Returns places, one per line."""
    return "\n".join(f"{place.file}:{place.line} {place.name}" for place in places)


def report(entries: list[Entry], words: Words, with_tests: bool) -> Table:
    """Returns paragraph, rule, code, and tests if they are available."""
    table = Table(header_style="bold", show_lines=True)
    table.add_column(words.text("rules-paragraph"), no_wrap=True)
    for heading in ("rules-rule", "rules-code", *(["rules-tests"] if with_tests else [])):
        table.add_column(words.text(heading), overflow="fold")
    for entry in entries:
        places = [entry.code, *([entry.tests] if with_tests else [])]
        table.add_row(entry.key, Text(entry.summary), *(Text(listed(some) or "–") for some in places))
    return table


def show(out: Console, entry: Entry, below: list[str], words: Words, with_tests: bool) -> None:
    """Prints one paragraph: its text, the paragraphs below it, its code and its tests."""
    out.print(Text(f"{entry.key} {entry.rule.title if entry.rule else ''}".strip(), "bold"))
    out.print(Markdown(entry.rule.text if entry.rule else entry.summary))
    if below:
        out.print(Text(words.text("rules-below", paragraphs=", ".join(below))))
    for heading, places in (("rules-code", entry.code), *([("rules-tests", entry.tests)] if with_tests else [])):
        out.print()
        out.print(Text(words.text(heading), "bold"))
        out.print(Text(listed(places) or "–"), soft_wrap=True)


def wanted(entries: list[Entry], page: Page | None, game: Game, number: str) -> Entry:
    """Returns the paragraph with this number; a refusal suggests similar ones."""
    for entry in entries:
        if folded(entry.key) == folded(number):
            return entry
    near = page.near(number) if page else []
    hint = f"; perhaps {', '.join(near)}" if near else f"; `gospoda rules {game.id}` lists all"
    raise Refusal(f"the rules of {game.id} have no paragraph {number}{hint}")


def tests_folder(given: Path | None) -> Path | None:
    """Returns the folder of tests: the given one, or that of the checkout we are in."""
    if given is not None and not given.is_dir():
        raise Refusal(f"--tests names {given}, which is no folder")
    return given or (Path("tests") if Path("tests").is_dir() else None)


@click.command()
@click.argument("title")
@click.argument("number", nargs=-1)
@click.option(
    "--tests", type=click.Path(path_type=Path), help="The folder of tests; by default ./tests if there is one."
)
@as_json
@language
def rules(title: str, number: tuple[str, ...], tests: Path | None, as_json: bool, lang: str) -> None:
    """Print the paragraph NUMBER of TITLE's rules with its code and its tests; without NUMBER, list all paragraphs.

    Numbers follow the rules from the components to the scoring; H marks house rulings, other letters worked
    examples and lists of decisions. Examples: `5.2`, `5.2 B`, `h6` and `HR-9`.
    """
    game = registry.game(title)
    if not Path(game.folder()).is_dir():
        raise Refusal(f"the source of {game.id} is not at hand")
    folder = tests_folder(tests)
    entries = collect(game, folder)
    words = Words(game, lang)
    out = console()
    if number:
        page = page_of(game)
        entry = wanted(entries, page, game, " ".join(number))
        below = [rule.key for rule in page.below(entry.rule)] if page and entry.rule else []
        if as_json:
            print_json({"game": game.id, **whole_data(entry, below)})
        else:
            show(out, entry, below, words, folder is not None)
        return
    if as_json:
        print_json({"game": game.id, "paragraphs": [entry_data(entry) for entry in entries]})
        return
    if not sys.stdout.isatty():
        out.width = max(out.width, 160)
    out.print(report(entries, words, folder is not None))
    bare = [entry.key for entry in entries if entry.code and not entry.tests]
    summary = "rules-summary" if folder is not None else "rules-summary-no-tests"
    out.print(Text(words.text(summary, paragraphs=len(entries), untested=len(bare))))
