"""Shared by the drivers of all boards: waiting for a question, pressing what glows, playing to the end."""

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

# A page draws in steps, and fonts arrive later than words. Before measuring, wait until nothing has changed for some
# frames and no font is loading.
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


# The worker reports the files it was told to keep. What the page loaded through it is kept a moment later.
ALL_KEPT = """async () => {
  const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name));
  const wanted = /^\\/(assets\\/.*|api\\/games(\\/[^/]+\\/(pad|(words|help)\\/[a-z]+))?)$/;
  const own = loaded.filter((url) => url.origin === location.origin && wanted.test(url.pathname));
  const options = { ignoreVary: true, ignoreSearch: true };
  const found = await Promise.all([location, ...own].map((url) => caches.match(url.pathname, options)));
  return found.every(Boolean);
}"""


def kept_offline(page: Page) -> None:
    """Waits until the page works offline."""
    page.wait_for_selector("html[data-works-offline=true]", state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("html[data-works-offline=true]", state="attached")
    page.wait_for_function(ALL_KEPT)


def at_rest(page: Page) -> Page:
    """Waits until the page is fully drawn and nothing moves, and returns it."""
    page.evaluate(AT_REST)
    return page


def asked_by(page: Page, ready: str, timeout: float) -> Any:
    """Waits until a script finds that the page asks the player something, and returns what."""
    return page.wait_for_function(ready, timeout=timeout).json_value()


def press(page: Page, what: str, chance: random.Random) -> None:
    """Presses one of these elements without moving the mouse. A curtain must be gone before the page asks."""
    page.evaluate(PRESS, [what, chance.randrange(1000)])
    if what == "[data-curtain]":
        page.wait_for_selector(what, state="detached")


def play_on(page: Page, chance: random.Random, step: Step, most: int) -> int:
    """Plays until the game is over and returns the number of steps."""
    for n in range(most):
        if step(page, chance) == "over":
            return n
    raise AssertionError(f"the game did not end within {most} steps")


def play_out(somebody: Person, table: str, seat: int = 0) -> dict[str, Any]:
    """Plays a game against bots to its end without the page and returns the last position.

    Letting a bot play would be quicker, but nobody wins a game that only bots finish.
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
    """Waits until the server reports something."""
    for _ in range(most):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come about")
