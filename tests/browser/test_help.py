"""The rules help: nested lists, the board's signs, and no HTML or script from the source."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE, Person

ROUND = {"en": "A round", "pl": "Runda", "cs": "Kolo"}
PHASES = """(heading) => {
  const found = [...document.querySelectorAll('h2')].find((one) => one.textContent.startsWith(heading));
  const list = found.nextElementSibling;
  return [list.tagName, [...list.children].map((item) => item.querySelectorAll('ul > li').length)];
}"""


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_round_of_guilds_has_five_phases(person: Callable[..., Person], language: str) -> None:
    """Everything that belongs to a phase is listed inside it."""
    page = person(locale=language).go("/help/guilds")
    page.wait_for_selector("h2")
    assert page.evaluate(PHASES, ROUND[language]) == ["OL", [0, 4, 0, 0, 0]]


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_simurgh_shows_its_spaces(person: Callable[..., Person], language: str) -> None:
    """The four kinds of space look as on the board, plum ones with the wyvern, and fit a phone."""
    page = person(locale=language, viewport=PHONE).go("/help/simurgh")
    page.wait_for_selector("[data-sign=riders] use")
    assert page.locator("li [data-sign]").count() == 4
    assert page.locator("[data-sign] use").count() == 2
    assert "sign:" not in page.locator("article").inner_text()
    one, many = (page.locator(f"[data-sign={name}]").evaluate("(it) => it.clientWidth") for name in ("one", "many"))
    assert one < many
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_help_runs_nothing(person: Callable[..., Person]) -> None:
    """HTML in the source is shown as text, and a link to a script isn't a link."""
    somebody = person()
    source = "# Help\n\n<img src=x onerror=alert(1)> A & B <b>c</b> [press](javascript:alert(1)) [rules](/help/guilds)"
    somebody.page.route("**/help/en", lambda route: route.fulfill(json={"language": "en", "markdown": source}))
    page = somebody.go("/help/stonespine")
    page.wait_for_selector("article h1")
    assert page.locator("article :is(img, b)").count() == 0
    assert page.locator("article a").evaluate_all("(all) => all.map((one) => one.textContent.trim())")[0] == "rules"
    assert "A & B" in page.locator("article").inner_text()
