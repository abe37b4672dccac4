"""`gospoda rules`: which paragraph of the rulebook is implemented where, and which tests prove it.

A rule function says in the first words of its docstring which paragraph it implements: `5.2 B: passing ...`,
`H6: ...`. A test says it in the same way, or in its name: `test_T7_ties`, `test_5_2_b_passing`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from msgspec import Struct, field
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.words import Words

ONE = r"(?:\d+(?:\.\d+)*(?:[ ]?[A-Z])?|[A-Z]{1,3}-?\d+[a-z]?)"
REFERENCES = re.compile(rf"^\s*({ONE}(?:\s*(?:,|and|to|-)\s*{ONE})*)\s*(?:\([^)]*\)\s*)?(?::|$)", re.MULTILINE)
IN_NAME = re.compile(r"^test_((?:[A-Z]{1,3}\d+|\d+(?:_\d+)*(?:_[a-z](?=_|$))?))(?=_|$)")


class Place(Struct, frozen=True):
    """A function or class that names paragraphs."""

    file: str
    line: int
    name: str
    rule: str


class Paragraph(Struct):
    """A paragraph of the rules with the code and the tests that name it."""

    key: str
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


def references(docstring: str) -> tuple[list[str], str]:
    """The paragraphs that a docstring begins with, and what it then says."""
    found = REFERENCES.match(docstring)
    if found is None:
        return [], ""
    keys = re.findall(ONE, found.group(1))
    rest = docstring[found.end() :].strip().splitlines()
    return keys, rest[0].strip() if rest else ""


def name_reference(name: str) -> list[str]:
    """The paragraph in the name of a test: `test_T7_ties`, `test_5_2_b_passing`."""
    found = IN_NAME.match(name)
    if found is None:
        return []
    key = found.group(1)
    if key[0].isalpha():
        return [key]
    *numbers, last = key.split("_")
    return [".".join(numbers) + f" {last.upper()}" if last.isalpha() else ".".join([*numbers, last])]


def documented(path: Path, root: Path) -> Iterator[tuple[list[str], Place]]:
    """Every function, class and module of a file that names paragraphs."""
    tree = ast.parse(path.read_text("utf-8"))
    shown = str(path.relative_to(root)) if path.is_relative_to(root) else str(path)
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            continue
        name = getattr(node, "name", path.stem)
        docstring = ast.get_docstring(node) or ""
        keys, rule = references(docstring)
        keys = list(dict.fromkeys([*keys, *name_reference(name)]))
        if keys:
            yield keys, Place(shown, getattr(node, "lineno", 1), name, rule or spoken(docstring, name))


def spoken(docstring: str, name: str) -> str:
    """What a test says that names its paragraph only: the first line of its docstring, or its name in words."""
    lines = docstring.splitlines()
    return lines[0] if lines else IN_NAME.sub("", name).strip("_").replace("_", " ")


def sort_key(key: str) -> tuple[int, list[tuple[int, str]]]:
    """Numbered paragraphs first, in the order of the rulebook; then rulings and examples by letter."""
    parts = [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|[A-Za-z]+", key)]
    return (0 if key[0].isdigit() else 1), parts


def collect(title: Game, tests: Path | None) -> list[Paragraph]:
    """All paragraphs that the code of a title or its tests name, in the order of the rulebook."""
    found: dict[str, Paragraph] = {}
    folder = Path(title.folder())
    for path in sorted(folder.rglob("*.py")):
        for keys, place in documented(path, folder.parent):
            for key in keys:
                found.setdefault(key, Paragraph(key)).code.append(place)
    for path in test_files(title, tests):
        for keys, place in documented(path, tests or path.parent):
            if place.name.startswith("test"):
                for key in keys:
                    found.setdefault(key, Paragraph(key)).tests.append(place)
    return sorted(found.values(), key=lambda paragraph: sort_key(paragraph.key))


def test_files(title: Game, tests: Path | None) -> list[Path]:
    """The tests of a title: files in a folder of its name, or with its name in theirs."""
    if tests is None:
        return []
    return [path for path in sorted(tests.rglob("test_*.py")) if title.id in str(path.relative_to(tests))]


def paragraph_data(paragraph: Paragraph) -> dict[str, Any]:
    """A paragraph as JSON."""
    places = sorted(paragraph.code, key=lambda place: place.line == 1)  # a function says more than a module
    rule = next((place.rule for place in [*places, *paragraph.tests] if place.rule), "")
    code = [{"file": p.file, "line": p.line, "name": p.name, "rule": p.rule} for p in paragraph.code]
    proofs = [{"file": p.file, "line": p.line, "name": p.name} for p in paragraph.tests]
    return {"paragraph": paragraph.key, "rule": rule, "code": code, "tests": proofs}


def report(paragraphs: list[Paragraph], words: Words, with_tests: bool) -> Table:
    """Paragraph, rule, code, and tests where they are at hand."""
    table = Table(header_style="bold", show_lines=True)
    table.add_column(words.text("rules-paragraph"), no_wrap=True)
    for heading in ("rules-rule", "rules-code", *(["rules-tests"] if with_tests else [])):
        table.add_column(words.text(heading), overflow="fold")
    for paragraph in paragraphs:
        data = paragraph_data(paragraph)
        code = "\n".join(f"{place.file}:{place.line} {place.name}" for place in paragraph.code)
        proofs = "\n".join(f"{place.file}:{place.line} {place.name}" for place in paragraph.tests)
        row = [Text(data["rule"]), Text(code or "–"), *([Text(proofs or "–")] if with_tests else [])]
        table.add_row(paragraph.key, *row)
    return table


def tests_folder(given: Path | None) -> Path | None:
    """The folder of tests: the given one, or that of a checkout we stand in."""
    if given is not None and not given.is_dir():
        raise Refusal(f"--tests names {given}, which is no folder")
    return given or (Path("tests") if Path("tests").is_dir() else None)


@click.command()
@click.argument("title")
@click.option(
    "--tests", type=click.Path(path_type=Path), help="The folder of tests; by default ./tests if there is one."
)
@as_json
@language
def rules(title: str, tests: Path | None, as_json: bool, lang: str) -> None:
    """Print which paragraph of TITLE's rules is implemented where, and by which tests it is proved.

    Numbers follow the rules from the components to the scoring, an H is a house ruling, other letters are worked
    examples and lists of decisions. What each of them says stands beside it, so that no other book is needed.
    """
    game = registry.game(title)
    if not Path(game.folder()).is_dir():
        raise Refusal(f"the source of {game.id} is not at hand")
    folder = tests_folder(tests)
    paragraphs = collect(game, folder)
    if as_json:
        print_json({"game": game.id, "paragraphs": [paragraph_data(paragraph) for paragraph in paragraphs]})
        return
    words = Words(game, lang)
    out = console()
    if not sys.stdout.isatty():
        out.width = max(out.width, 160)
    out.print(report(paragraphs, words, folder is not None))
    bare = [paragraph.key for paragraph in paragraphs if paragraph.code and not paragraph.tests]
    summary = "rules-summary" if folder is not None else "rules-summary-no-tests"
    out.print(Text(words.text(summary, paragraphs=len(paragraphs), untested=len(bare))))
