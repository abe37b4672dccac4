"""What the drivers of all boards share: waiting to be asked, pressing something that glows, playing to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page

if TYPE_CHECKING:
    from tests.browser.conftest import Person

Step = Callable[[Page, random.Random], str]
PRESS = """([what, which]) => {
  const found = document.querySelectorAll(what);
  if (!found.length) return false;
  found[which % found.length].dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  return true;
}"""

# A page is drawn in steps, one after the other, and letters come later than words: whoever measures waits until nothing
# has changed for some frames, and no font is under way.
AT_REST = """async () => {
  let changed = true;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let still = 0; still < 8; still++) {
    changed = false;
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    if (changed || document.fonts.status !== 'loaded' || document.querySelector('.forming')) still = -1;
  }
  watch.disconnect();
}"""


# The worker says what it was asked to keep; what the page has loaded through it is kept a moment later.
ALL_KEPT = """async () => {
  const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name));
  const own = loaded.filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'));
  const found = await Promise.all([location, ...own].map((url) => caches.match(url.pathname)));
  return found.every(Boolean);
}"""


def kept_offline(page: Page) -> None:
    """Wait until the page works without a connection."""
    page.wait_for_selector("html[data-works-offline=true]", state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("html[data-works-offline=true]", state="attached")
    page.wait_for_function(ALL_KEPT)


def at_rest(page: Page) -> Page:
    """The page, when all of it is drawn and stays where it is."""
    page.evaluate(AT_REST)
    return page


def asked_by(page: Page, ready: str, timeout: float) -> Any:
    """What the page asks of the person before it, by a script that finds it: waits until it asks something."""
    return page.wait_for_function(ready, timeout=timeout).json_value()


def press(page: Page, what: str, chance: random.Random) -> None:
    """Press one of these things without moving the mouse; behind a curtain the page asks only when that is gone."""
    page.evaluate(PRESS, [what, chance.randrange(1000)])
    if what == "[data-curtain]":
        page.wait_for_selector(what, state="detached")


def play_on(page: Page, chance: random.Random, step: Step, most: int) -> int:
    """Play until the game is over; in how many steps."""
    for n in range(most):
        if step(page, chance) == "over":
            return n
    raise AssertionError(f"the game did not end within {most} steps")


def play_out(somebody: Person, table: str, seat: int = 0) -> dict[str, Any]:
    """Play a game against bots to its end without the page; the last position.

    A bot would be quicker, but a game that only bots finish is nobody's win.
    """
    chance, path = random.Random(table), f"/api/tables/{table}"
    for n in range(6000):
        shown: dict[str, Any] = somebody.api("GET", path)
        if shown["table"]["status"] == "finished":
            position: dict[str, Any] = shown["position"]
            return position
        if legal := shown["position"]["legal"]:
            move = {"id": f"out{n}", "v": shown["v"], "seat": seat, "move": chance.choice(legal)["move"]}
            somebody.api("POST", f"{path}/act", move)
        else:
            somebody.page.wait_for_timeout(50)
    raise AssertionError("the game did not end")


def wait_until(page: Page, holds: Callable[[], bool], most: int = 3600) -> None:
    """Wait for something that the server says."""
    for _ in range(most):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come about")
