"""Links the rules page of a title with the code and the tests that cite it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, field

from gospoda.core.game import Game
from gospoda.rulebook.citations import Place, citations, is_meant, resolved
from gospoda.rulebook.page import Page, Rule, page_of


class Entry(Struct):
    """A paragraph of the rules with the code and the tests that cite it."""

    key: str
    rule: Rule | None = None  # the text on the page; None if the title has no page
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)

    @property
    def summary(self) -> str:
        """Returns the paragraph in one line: from the page, else from the code, else from a test."""
        if self.rule is not None:
            return self.rule.title or first_sentence(self.rule.text)
        return next((place.rule for place in [*self.code, *self.tests] if place.rule), "")


def first_sentence(text: str) -> str:
    """Returns a paragraph's first sentence on one line, after its short title ("Passing.") if it has one."""
    plain = " ".join(text.split("\n\n")[0].split())
    found = re.match(r"(?:.{1,40}?[.:] )?.+?[.:](?= |$)", plain)
    return found.group() if found else plain


def sort_key(key: str) -> tuple[int, list[tuple[int, str]]]:
    """Sorts numbered paragraphs first, in the order of the rulebook; then rulings and examples by letter."""
    parts = [(int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|[A-Za-z]+", key)]
    return (0 if key[0].isdigit() else 1), parts


def collect(title: Game, tests: Path | None) -> list[Entry]:
    """Returns all paragraphs of the page, or all that code and tests cite if there is no page, in rulebook order."""
    page = page_of(title)
    found = {rule.key: Entry(rule.key, rule) for rule in page.rules} if page else {}
    folder = Path(title.folder())
    for path in sorted(folder.rglob("*.py")):
        for key, place in cited_paragraphs(page, path, folder.parent):
            found.setdefault(key, Entry(key)).code.append(place)
    for path in test_files(title, tests):
        for key, place in cited_paragraphs(page, path, tests or path.parent):
            if place.name.startswith("test"):
                found.setdefault(key, Entry(key)).tests.append(place)
    for entry in found.values():
        entry.code.sort(key=lambda place: place.line == 1)  # a function is more specific than a module
    return sorted(found.values(), key=lambda entry: sort_key(entry.key))


def cited_paragraphs(page: Page | None, path: Path, root: Path) -> Iterator[tuple[str, Place]]:
    """Returns the numbers that a file cites, as the page writes them."""
    for keys, place in citations(path, root):
        named = [page_key(page, key) for key in keys if page is None or is_meant(page, key)]
        for key in dict.fromkeys(named):
            yield key, place


def page_key(page: Page | None, key: str) -> str:
    """Returns a cited number as the page writes it."""
    rule = resolved(page, key) if page is not None else None
    return key if rule is None else rule.key


def test_files(title: Game, tests: Path | None) -> list[Path]:
    """Returns the tests of a title: files in a folder of its name, or with its name in theirs."""
    if tests is None:
        return []
    return [path for path in sorted(tests.rglob("test_*.py")) if title.id in str(path.relative_to(tests))]
