"""The size of Simurgh's board and the cost of drawing an update."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import simurgh_driver as driver
from tests.browser.conftest import Person, bots
from tests.browser.driving import at_rest, wait_until
from tests.browser.simurgh_positions import SCENES, saved

LIMIT = 70 * 1024


def assets(somebody: Person, game: str) -> dict[str, int]:
    """Returns every file that a title's table loads, with its compressed size."""
    found: set[str] = set()
    page: Page = somebody.context.new_page()

    def note(response: Any) -> None:
        if "/assets/" in response.url and response.ok:
            found.add(response.url)

    page.on("response", note)
    table = somebody.table(game=game, seats=[{"kind": "person"}, *bots(1)], seed="1")
    page.goto(f"{somebody.server}/t/{table}")
    page.wait_for_selector("[data-stage] [role=grid]")
    page.wait_for_load_state("networkidle")
    page.close()
    return {url: len(gzip.compress(somebody.context.request.get(url).body())) for url in found}


def test_the_board_adds_at_most_70_kb(person: Callable[..., Person]) -> None:
    somebody = person()
    somebody.come_in()
    common = assets(somebody, "stonespine")
    own = {url: size for url, size in assets(somebody, "simurgh").items() if url not in common}
    assert any("parts" in url for url in own)
    assert sum(own.values()) <= LIMIT, sorted(own.items(), key=lambda one: -one[1])


# How many frames pass between the server's answer and the first frame that shows it.
FRAMES = """() => {
  window.passed = null;
  const socket = window.sockets.at(-1);
  const shown = document.querySelector('[data-figure="0 spearman"]');
  if (shown) throw new Error('somebody stands there already');
  let frames = 0;
  const count = () => {
    frames += 1;
    if (document.querySelector('[data-figure="0 spearman"]')) window.passed = frames;
    else if (frames < 60) requestAnimationFrame(count);
  };
  socket.addEventListener('message', (event) => {
    if (JSON.parse(event.data).type !== 'event') return;
    frames = 0;
    requestAnimationFrame(count);
  });
}"""


def test_an_update_is_in_the_next_frame_at_a_quarter_of_the_speed(person: Callable[..., Person]) -> None:
    """Counts frames instead of milliseconds: the first frame after the answer must show the update."""
    somebody = person()
    somebody.come_in()
    scene = SCENES["a gain and a boost"]
    table = somebody.api("POST", "/api/tables/import", saved(scene.start()))["table"]
    page = somebody.go(f"/t/{table}")
    if driver.state(page) == "curtain":
        page.click("[data-curtain]")
        page.wait_for_selector("[data-curtain]", state="detached")
    driver.state(page)
    wait_until(page, lambda: any('"type":"worths"' in told for told in somebody.frames))
    at_rest(page)  # all information about the targets is drawn
    somebody.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(FRAMES)
    page.locator('[data-court] [data-stand="spearman ready"]').first.click()
    page.locator('[data-at="library"]').click()
    page.wait_for_function("() => window.passed !== null")
    assert page.evaluate("() => window.passed") == 1
