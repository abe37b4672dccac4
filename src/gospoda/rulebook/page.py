"""Reads `docs/rules/TITLE.md`: numbered paragraphs, each with its text.

A paragraph starts at a heading with a number (`### 5.2 Improvement`) or at a line that begins with one in bold
(`**HR-9** A die in hand ...`). It ends where the next one starts. The wheel carries the pages beside this module.
"""

from __future__ import annotations

import difflib
import re
from pathlib import Path

from msgspec import Struct

from gospoda.core.game import Game

PACKAGED = Path(__file__).parent / "pages"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
OWN = "rules.md"  # a title from another package has its page in its own folder

KEY = r"(?:\d+(?:\.\d+)*(?: [A-Z](?![\w'’]))?|[A-Z]{1,3}-?\d+'?|edge case \d+)"
HEADING = re.compile(rf"^(#{{1,6}}) +(?:({KEY})(?: +|$))?(.*)$")
BOLD = re.compile(rf"^\*\*({KEY})\*\*(?: +(.*))?$")
MARK = re.compile(r"<!-- no code: (.+?) -->")
BODY = 7  # deeper than any heading


class Rule(Struct, frozen=True):
    """One numbered paragraph of a rules page."""

    key: str
    title: str  # of a heading; empty for a paragraph below one
    text: str  # Markdown, without the number and without markup
    level: int  # 1 to 6 for a heading, BODY for a paragraph below one
    line: int
    mark: str  # why no code is needed; empty if code is needed


class Page(Struct, frozen=True):
    """All numbered paragraphs of a title, in the order of the page."""

    rules: list[Rule]

    def find(self, key: str) -> Rule | None:
        """Returns the paragraph with this number, however it is spelled."""
        wanted = folded(key)
        return next((rule for rule in self.rules if folded(rule.key) == wanted), None)

    def below(self, rule: Rule) -> list[Rule]:
        """Returns the paragraphs under a heading, up to the next heading of its level."""
        found: list[Rule] = []
        for other in self.rules[self.rules.index(rule) + 1 :]:
            if other.level <= rule.level:
                break
            found.append(other)
        return found

    def near(self, key: str) -> list[str]:
        """Returns the numbers that a mistyped one may have meant, at most six."""
        keys = {folded(rule.key): rule.key for rule in self.rules}
        wanted = folded(key)
        around = re.sub(r"\.?\w$|\.\d+$", "", wanted)  # 5.2 for 5.2.9 and for 5.2 Z
        family = [known for known in keys if around and re.fullmatch(rf"{re.escape(around)}(\.\d+|[A-Z])?", known)]
        close = difflib.get_close_matches(wanted, list(keys), n=6, cutoff=0.5)
        return [keys[known] for known in dict.fromkeys([*family, *close])][:6]


def folded(key: str) -> str:
    """Normalizes a number for comparison: `H-6`, `h 6` and `H6` are the same."""
    return re.sub(r"[\s-]", "", key).upper()


def parsed(text: str) -> Page:
    """Returns the numbered paragraphs of a page; skips text under a heading without a number."""
    rules: list[Rule] = []
    lines: list[str] = []
    start: tuple[str, str, int, int] | None = None  # key, title, level, line
    marks: list[tuple[int, str]] = []  # the marks of the headings above, by level

    def finish() -> None:
        if start is None:
            return
        key, title, level, line = start
        body = "\n".join(lines).strip()
        found = MARK.search(body)
        own = found.group(1) if found else ""
        if level < BODY and found:
            marks.append((level, own))
        inherited = marks[-1][1] if marks else ""
        rules.append(Rule(key, title, MARK.sub("", body).strip(), level, line, own or inherited))

    for number, line in enumerate(text.splitlines(), 1):
        heading, bold = HEADING.match(line), BOLD.match(line)
        if heading is None and bold is None:
            lines.append(line)
            continue
        finish()
        lines = []
        if heading is not None:
            level = len(heading.group(1))
            marks = [mark for mark in marks if mark[0] < level]
            start = (heading.group(2), heading.group(3), level, number) if heading.group(2) else None
        elif bold is not None:
            start = (bold.group(1), "", BODY, number)
            lines = [bold.group(2) or ""]
    finish()
    return Page(rules)


def page_path(title: Game) -> Path | None:
    """Returns the path of a title's page: in its own folder, in the wheel, or in a checkout."""
    paths = [Path(title.folder()) / OWN, PACKAGED / f"{title.id}.md", CHECKOUT / f"{title.id}.md"]
    return next((path for path in paths if path.is_file()), None)


def page_of(title: Game) -> Page | None:
    """Returns the rules of a title in words; None if it has no page."""
    path = page_path(title)
    return None if path is None else parsed(path.read_text("utf-8"))
