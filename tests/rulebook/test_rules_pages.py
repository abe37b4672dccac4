"""The rules pages of the four titles are complete: cited paragraphs exist, and written ones are implemented."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gospoda.core import registry
from gospoda.rulebook.citations import citations, is_meant, prefix, resolved
from gospoda.rulebook.page import BODY, Page, folded, page_of

ROOT = Path(__file__).parents[2]
TITLES = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))
RULINGS = ("H", "HR")
SAID = ("Why", "Option", "Printed")

Cited = dict[str, list[str]]  # by number: file, line and name


def page(title: str) -> Page:
    found = page_of(registry.game(title))
    assert found is not None, f"the package carries no rules page of {title}"
    return found


@cache
def cited_in(title: str, tests: bool) -> tuple[Cited, list[str]]:
    """Returns the paragraphs that code (or tests) cites, and the citations of missing paragraphs."""
    client = ROOT / "web" / "src"
    files = sorted((ROOT / "src" / "gospoda" / "games" / title).rglob("*.py"))
    files += [path for path in sorted((client / "games" / title).rglob("*")) if path.suffix in (".ts", ".svelte")]
    files += [client / "types" / f"{title}.ts"]
    if tests:
        files = sorted((ROOT / "tests" / "games" / title).rglob("*.py"))
    found: Cited = {}
    absent: list[str] = []
    rules = page(title)
    for path in files:
        for keys, place in citations(path, ROOT):
            for key in keys:
                where = f"{place.file}:{place.line} {place.name}"
                if rule := resolved(rules, key):
                    found.setdefault(rule.key, []).append(where)
                elif is_meant(rules, key):
                    absent.append(f"{key} in {where}")
    return found, absent


def test_every_title_has_a_page() -> None:
    shipped = {path.name for path in (ROOT / "src" / "gospoda" / "games").iterdir() if (path / "game.py").exists()}
    assert set(TITLES) == shipped


@pytest.mark.parametrize("title", TITLES)
def test_a_number_stands_once(title: str) -> None:
    keys = [folded(rule.key) for rule in page(title).rules]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("tests", [False, True], ids=["code", "tests"])
def test_every_cited_number_exists(title: str, tests: bool) -> None:
    found, absent = cited_in(title, tests)
    assert len(found) > 20
    assert absent == []


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_is_cited_by_code_or_needs_none(title: str) -> None:
    rules = page(title)
    cited = cited_in(title, tests=False)[0]
    bare = [
        rule.key
        for rule in rules.rules
        if not rule.mark and not any(one.key in cited for one in [rule, *rules.below(rule)])
    ]
    assert bare == []


@pytest.mark.parametrize("title", TITLES)
def test_no_mark_is_out_of_date(title: str) -> None:
    """If code cites a paragraph, its page doesn't mark it as needing no code."""
    cited = cited_in(title, tests=False)[0]
    assert {rule.key: cited[rule.key] for rule in page(title).rules if rule.mark and rule.key in cited} == {}


@pytest.mark.parametrize("title", TITLES)
def test_every_worked_example_has_a_test(title: str) -> None:
    cited = cited_in(title, tests=True)[0]
    examples = [rule.key for rule in page(title).rules if "test" in rule.mark and rule.level == BODY]
    assert len(examples) > 10
    assert [key for key in examples if key not in cited] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_ruling_says_why_and_what_is_printed(title: str) -> None:
    for rule in page(title).rules:
        if prefix(rule.key) in RULINGS:
            assert tuple(re.findall(r"^- (\w+): \S", rule.text, re.MULTILINE)) == SAID, rule.key


@pytest.mark.parametrize("title", TITLES)
def test_options_and_pages_name_each_other(title: str) -> None:
    """Every option names existing paragraphs, and every ruling names existing options."""
    rules = page(title)
    options = {option.name: option for option in registry.game(title).options}
    for option in options.values():
        for key in re.split(r",? ", option.rule):
            assert rules.find(key), f"{option.name} cites {key}"
        assert any(f"`{option.name}`" in rule.text for rule in rules.rules), f"no paragraph names {option.name}"
    for rule in rules.rules:
        line = re.search(r"^- Option: (.+?)(?=^- )", rule.text, re.MULTILINE | re.DOTALL)
        if line and not line.group(1).startswith("none"):
            named = re.findall(r"`(\w+)`", line.group(1))
            assert named, rule.key
            assert named[0] in options, rule.key


@pytest.mark.parametrize("title", TITLES)
def test_pages_refer_only_to_paragraphs_they_have(title: str) -> None:
    rules = page(title)
    prefixes = {prefix(rule.key) for rule in rules.rules} - {"", "EDGECASE"}
    number = re.compile(rf"(?<![\w`-])(?:{'|'.join(sorted(prefixes, key=len, reverse=True))})-?\d+\b")
    for rule in rules.rules:
        wrong = [key for key in number.findall(rule.text) if rules.find(key) is None]
        assert wrong == [], rule.key
