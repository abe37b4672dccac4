"""P13: a tooltip appears only for a user who points at something."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import Person

TIP = "[role=tooltip]"
# Changes the page so that an element with a tooltip appears under the resting mouse.
COVER = """() => {
  const one = document.createElement('button');
  one.dataset.tip = 'Something new';
  one.style = 'position: fixed; inset: 0; z-index: 99';
  document.querySelector('main').append(one);
}"""


def test_what_comes_beneath_a_resting_mouse_says_nothing(person: Callable[..., Person]) -> None:
    page = person().go("/")
    page.wait_for_selector("[data-title=guilds] [data-play]")
    page.mouse.move(300, 300)
    page.evaluate("() => document.body.addEventListener('pointerover', () => (window.over = true))")
    page.evaluate(COVER)
    page.wait_for_function("() => window.over")  # the browser has noticed the new element by now
    page.wait_for_timeout(500)
    assert page.locator(TIP).count() == 0
    page.mouse.move(303, 300)
    page.wait_for_selector(TIP)
