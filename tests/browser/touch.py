"""Plays Stonespine like a hand: finds every target on the screen and hits it at a point where it is on top."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import driver

# A point where an element can be hit: its middle if on screen and uncovered. Otherwise the reason why it can't.
HIT = """([what, which]) => {
  const found = document.querySelectorAll(what);
  if (!found.length) return { problem: `nothing is ${what}` };
  const one = found[which % found.length];
  const box = one.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const name = `${what} at ${Math.round(x)},${Math.round(y)} in ${innerWidth}x${innerHeight}`;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { problem: `${name} is outside the screen` };
  const top = document.elementFromPoint(x, y);
  if (!top || !(one.contains(top) || top.closest(what) === one)) {
    return { problem: `${name} is covered by ${top?.outerHTML.slice(0, 120)}` };
  }
  return { x, y, width: box.width, height: box.height };
}"""
INTO_VIEW = """([what, which]) => {
  const found = document.querySelectorAll(what);
  found[which % found.length].scrollIntoView({ block: 'nearest' });
}"""
# Everything that the frame promises not to move between pick and confirm, with positions. A chosen card may rise out
# of its place in the hand; the place itself stays.
FIXED = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); // sizes by container come with a frame
  const boxes = {};
  const note = (name, one) => {
    const box = one.getBoundingClientRect();
    boxes[name] = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  };
  const all = {
    confirm: '[data-actions] > *', bar: 'header.bar', seats: '[data-seat-chip] > :first-child',
    strip: '#strip', stage: '[data-stage]',
    market: '#market', aims: '#challenges', goal: '#goal', hand: 'li:has(> [data-card])', grid: '[role=grid]',
    status: '.status',
  };
  for (const [name, what] of Object.entries(all)) {
    document.querySelectorAll(what).forEach((one, n) => note(`${name} ${n}`, one));
  }
  boxes.scrolled = [...document.querySelectorAll('[data-stage], .middle, .board')].map((one) => one.scrollTop).join();
  return boxes;
}"""


def find(page: Page, what: str, which: int = 0) -> dict[str, Any]:
    """Returns a point where the element can be hit now; fails if it is covered or off-screen."""
    point: dict[str, Any] = page.evaluate(HIT, [what, which])
    assert "problem" not in point, point["problem"]
    return point


def hit(page: Page, what: str, which: int = 0, touch: bool = False) -> dict[str, Any]:
    """Clicks or taps it there."""
    point = find(page, what, which)
    if touch:
        page.touchscreen.tap(point["x"], point["y"])
    else:
        page.mouse.click(point["x"], point["y"])
    return point


def step(
    page: Page,
    chance: random.Random,
    touch: bool = False,
    buy: float = 0.8,
    aimed: Callable[[], None] = lambda: None,
) -> str:
    """Answers one question with a real click or tap and returns what was asked; calls `aimed` just before."""
    asked = driver.state(page)
    if asked == "over":
        return asked
    what, which = driver.target(asked, page, chance, buy), chance.randrange(1000)
    if asked == "challenge":  # the list may hold more than it has room for
        page.evaluate(INTO_VIEW, [what, which])
    aimed()
    hit(page, what, which, touch)
    if asked == "confirm":
        page.wait_for_selector("[data-confirm]", state="detached")
    else:
        page.wait_for_function(f"(asked) => ({driver.READY})() !== asked", arg=asked)
    return asked


def moved(before: dict[str, str], after: dict[str, str]) -> dict[str, tuple[str, str]]:
    """Returns what has moved, among elements present both times."""
    return {name: (box, after[name]) for name, box in before.items() if name in after and after[name] != box}
