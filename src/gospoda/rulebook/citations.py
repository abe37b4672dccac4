"""Finds where code and tests cite paragraphs of the rules.

Python cites in docstrings, in comments and in names of tests (`test_T7_ties`, `test_5_2_b_passing`); the client cites
at the beginning of a comment (`/** 8.5: the sets of armor. */`).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from gospoda.rulebook.page import Page, Rule, folded

ONE = r"(?:\d+(?:\.\d+)*(?:[ ]?[A-Z](?!\w))?|[A-Z]{1,3}-?\d+[a-z']?)"
LIST = rf"{ONE}(?:\s*(?:,|and|to|-)\s*{ONE})*"
REFERENCES = re.compile(rf"^\s*({LIST})\s*(?:\([^)]*\)\s*)?(?::|$)", re.MULTILINE)
IN_NAME = re.compile(r"^test_((?:[A-Z]{1,3}\d+|\d+(?:_\d+)*(?:_[a-z](?=_|$))?))(?=_|$)")

DOTTED = r"(?<![\w.])[1-9]\d*(?:\.\d+)+(?: [A-Z](?!\w))?(?![\w%])"
LETTERED = r"(?<![\w-])[A-Z]{1,3}-?[1-9]\d*'?(?!\w)"
EDGE_CASE = r"edge case [1-9]\d*"
SECTION = r"(?:^|[;.] |sections? )([1-9]\d*)(?=:|,| and\b| [A-Z][\w ]*[:,]|\)|$)"  # `9 Open Lock: ...`, `; 6: ...`
INSIDE = re.compile(rf"{DOTTED}|{LETTERED}|{EDGE_CASE}")
RANGE = re.compile(rf"({DOTTED}|{LETTERED}) to ({DOTTED}|{LETTERED})")
SECTIONS = re.compile(SECTION)
COMMENT = re.compile(r"(?:/\*\*?|//|<!--)\s*(.*)")
SILENT = re.compile(r"#\s*(?:noqa|type:|ruff:|pragma)")


class Place(Struct, frozen=True):
    """A function, class or module that cites paragraphs."""

    file: str
    line: int
    name: str
    rule: str  # what the place says about them


def references(docstring: str) -> tuple[list[str], str]:
    """Returns the paragraphs at the beginning of a docstring, and the text after them."""
    found = REFERENCES.match(docstring)
    if found is None:
        return [], ""
    keys = re.findall(ONE, found.group(1))
    rest = docstring[found.end() :].strip().splitlines()
    return keys, rest[0].strip() if rest else ""


def name_reference(name: str) -> list[str]:
    """Returns the paragraph in the name of a test: `test_T7_ties`, `test_5_2_b_passing`."""
    found = IN_NAME.match(name)
    if found is None:
        return []
    key = found.group(1)
    if key[0].isalpha():
        return [key]
    *numbers, last = key.split("_")
    return [".".join(numbers) + f" {last.upper()}" if last.isalpha() else ".".join([*numbers, last])]


def spoken(docstring: str, name: str) -> str:
    """Describes a test that only names its paragraph: by the first line of its docstring, or by its name in words."""
    lines = docstring.splitlines()
    return lines[0] if lines else IN_NAME.sub("", name).strip("_").replace("_", " ")


Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module


def documented_nodes(tree: ast.Module) -> Iterator[Documented]:
    """Yields the module, its classes and its functions."""
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            yield node


def shown(path: Path, root: Path) -> str:
    """Returns a path for display."""
    return str(path.relative_to(root)) if path.is_relative_to(root) else str(path)


def cited(docstring: str) -> list[str]:
    """Returns every paragraph that a docstring cites, including whole sections (`6 and 9.6: ...`)."""
    keys = [key for key in references(docstring)[0] if key != "0"]
    return list(dict.fromkeys([*keys, *cited_inside(docstring), *SECTIONS.findall(docstring)]))


def cited_inside(text: str) -> list[str]:
    """Returns every paragraph cited anywhere in a text; expands ranges such as `5.1.2 to 5.1.4`.

    A bare number is no citation: in most comments it counts something.
    """
    keys = [key for first, last in RANGE.findall(text) for key in between(first, last)]
    return list(dict.fromkeys([*keys, *INSIDE.findall(text)]))


def between(first: str, last: str) -> list[str]:
    """Returns the paragraphs of a range; empty if its ends do not belong together."""
    start, end = re.fullmatch(r"(.*?)(\d+)", first), re.fullmatch(r"(.*?)(\d+)", last)
    if start is None or end is None or start.group(1) != end.group(1):
        return []
    return [f"{start.group(1)}{number}" for number in range(int(start.group(2)), int(end.group(2)) + 1)]


def python_citations(path: Path, root: Path) -> Iterator[tuple[list[str], Place]]:
    """Returns every citation in a Python file, with the enclosing function or class."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    nodes = sorted(documented_nodes(tree), key=lambda node: getattr(node, "lineno", 0))
    for node in nodes:
        docstring = ast.get_docstring(node) or ""
        name = getattr(node, "name", path.stem)
        keys = list(dict.fromkeys([*cited(docstring), *name_reference(name)]))
        if keys:
            rule = references(docstring)[1] or spoken(docstring, name)
            yield keys, Place(shown(path, root), getattr(node, "lineno", 1), name, rule)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not SILENT.match(token.string):
            text = token.string.lstrip("#- ")
            if keys := cited_inside(text):
                yield keys, Place(shown(path, root), token.start[0], around(nodes, token.start[0], path.stem), text)


def around(nodes: list[Documented], line: int, module: str) -> str:
    """Returns the innermost function or class that contains a line, or the module."""
    name = module
    for node in nodes:  # by line: an inner one comes after the one around it
        if not isinstance(node, ast.Module) and node.lineno <= line <= (node.end_lineno or 0):
            name = node.name
    return name


def client_citations(path: Path, root: Path) -> Iterator[tuple[list[str], Place]]:
    """Returns every comment of the client that begins with paragraphs."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        found = COMMENT.search(line)
        if found and ":" in found.group(1):
            keys, rule = references(found.group(1))
            if keys := [key for key in keys if not key.isdigit()]:
                yield keys, Place(shown(path, root), number, path.stem, rule.removesuffix("*/").strip())


def citations(path: Path, root: Path) -> Iterator[tuple[list[str], Place]]:
    """Returns every citation in a file of the code, the tests or the client."""
    return python_citations(path, root) if path.suffix == ".py" else client_citations(path, root)


def resolved(page: Page, key: str) -> Rule | None:
    """Returns the paragraph that a citation means; `test_10_5_a_sacrifice` cites 10.5 if there is no 10.5 A."""
    return page.find(key) or page.find(re.sub(r" [A-Z]$", "", key))


def is_meant(page: Page, key: str) -> bool:
    """Returns whether a number can belong to this page; letters the page never uses (`N802`) mean something else."""
    return prefix(key) in {prefix(rule.key) for rule in page.rules}


def prefix(key: str) -> str:
    """Returns the letters that a number begins with; empty for the numbered paragraphs of the rulebook."""
    return folded(key).rstrip("0123456789.'") if key[0].isalpha() else ""
