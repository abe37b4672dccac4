"""Plays Guilds through the page as a person would: looks for what glows, taps and confirms."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

from gospoda.core.registry import game
from tests.browser.driving import asked_by, play_on, press

# What can be tapped now, by kind, without the parts of a phone's board that are swiped away.
SEEN = """() => {
  const one = (what) => document.querySelector(what) !== null;
  if (one('[data-rematch]')) return { over: 1 };
  if (one('[data-curtain]')) return { curtain: 1 };
  if (one('dialog[open]') || one('[data-sending]') || !one('.status.mine')) return null;
  const many = (what) => [...document.querySelectorAll(what)].filter((el) => !el.closest('[inert]')).length;
  const kinds = {
    confirm: '[data-confirm]', send: '[data-send]', aim: '[data-aim]', place: '[data-place]', take: '[data-take]',
    bid: '[data-bid]:not([aria-pressed=true])', room: '[data-can]:not([aria-pressed=true])', use: '[data-use]',
    answer: '[data-answer]', all: '[data-exchange-all]', none: '[data-exchange-none]', shift: '[data-shift]',
    end: '[data-end]', turn: '[data-turn]:not([data-fits="0"])', planned: '[data-slip-zone]',
    more: '[data-steps] .primary:not(:disabled), [data-slip-zone] .primary:not(:disabled)',
  };
  const found = Object.entries(kinds).map(([kind, what]) => [kind, many(what)]).filter(([, n]) => n);
  return found.length ? Object.fromEntries(found) : null;
}"""
WHAT = {
    "confirm": "[data-confirm]",
    "send": "[data-send]",
    "aim": "[data-aim]",
    "place": "[data-place]",
    "take": "[data-take]",
    "bid": "[data-bid]:not([aria-pressed=true])",
    "room": "[data-can]:not([aria-pressed=true])",
    "use": "[data-use]",
    "answer": "[data-answer]",
    "all": "[data-exchange-all]",
    "none": "[data-exchange-none]",
    "shift": "[data-shift]",
    "end": "[data-end]",
    "curtain": "[data-curtain]",
    "more": "[data-steps] .primary:not(:disabled), [data-slip-zone] .primary:not(:disabled)",
}
MOVES = game("guilds").moves


def seen(page: Page, timeout: float = 180_000) -> dict[str, int]:
    """Waits until something can be tapped and returns what."""
    found: dict[str, int] = asked_by(page, SEEN, timeout)
    return found


def wanted(can: dict[str, int], chance: random.Random) -> str:
    """Chooses what a person would tap next."""
    for first in ("over", "curtain", "confirm", "send", "aim", "place"):
        if first in can:
            return first
    if can.get("planned") == 1 and "bid" in can:
        return "bid"
    if "take" in can and chance.random() < 0.8:
        return "take"
    if ("use" in can or "answer" in can) and chance.random() < 0.35:
        return "use" if "use" in can else "answer"
    choices = [kind for kind in ("bid", "room", "all", "shift") if kind in can]
    if choices and chance.random() < 0.85:
        return chance.choice(choices)
    return next(kind for kind in ("end", "none", "all", "take", "bid", "use", "answer", "shift", "room") if kind in can)


def reachable(what: str) -> str:
    """Returns a selector without parts swiped away on a phone. The curtain covers everything else."""
    if what == "curtain":
        return WHAT[what]
    return ", ".join(f"{one}:not([inert] *)" for one in WHAT[what].split(", "))


def quick_step(page: Page, chance: random.Random) -> str:
    """Answers one question of the page without moving the mouse; returns what was tapped."""
    what = wanted(seen(page), chance)
    if what != "over":
        press(page, reachable(what), chance)
    return what


def step(page: Page, chance: random.Random, touch: bool = False) -> str:
    """Like `quick_step`, with the mouse or a finger. A bot's move may have removed the target meanwhile."""
    what = wanted(seen(page), chance)
    if what == "over":
        return what
    found = page.locator(reachable(what))
    count = found.count()
    if count:
        target = found.nth(chance.randrange(count))
        (target.tap if touch else target.click)(force=what == "place")
    return what


def touch_step(page: Page, chance: random.Random) -> str:
    """Like `step`, with a finger."""
    return step(page, chance, touch=True)


FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"
CELL = "[data-plan] [role=gridcell]"
SWEEP = ["ArrowUp"] * 3 + ["ArrowLeft"] * 4
SWEEP += (["ArrowRight"] * 4 + ["ArrowDown"] + ["ArrowLeft"] * 4 + ["ArrowDown"]) * 2


def reach(page: Page, what: str) -> None:
    """Moves the focus to a target: with Tab, and on the plan with the arrow keys."""
    grid = what == WHAT["place"]
    for _ in range(400):
        if page.evaluate(FOCUSED, what):
            return
        if grid and page.evaluate(FOCUSED, CELL):
            break
        page.keyboard.press("Tab")
    for arrow in SWEEP if grid else []:
        if page.evaluate(FOCUSED, what):
            return
        page.keyboard.press(arrow)
    assert page.evaluate(FOCUSED, what), f"{what} cannot be reached with the keyboard"


def key_step(page: Page, chance: random.Random) -> str:
    """Like `step`, by keyboard: the target's number key if it has one, otherwise Tab, arrows and Enter."""
    what = wanted(seen(page), chance)
    if what == "over":
        return what
    keys = page.locator(WHAT[what]).evaluate_all("(found) => found.flatMap((one) => one.dataset.key ?? [])")
    if keys:
        page.keyboard.press(chance.choice(keys))
    else:
        reach(page, WHAT[what])
        page.keyboard.press("Enter")
    return what


def play(page: Page, chance: random.Random, most: int = 900) -> int:
    """Plays until the game is over and returns the number of steps."""
    return play_on(page, chance, quick_step, most)


class Sent:
    """Collects the kinds of move that a page has sent."""

    def __init__(self, page: Page) -> None:
        self.kinds: set[str] = set()
        page.on("websocket", lambda opened: opened.on("framesent", self._frame))

    def _frame(self, payload: Any) -> None:
        said = json.loads(payload if isinstance(payload, str) else payload.decode())
        for one in said.get("moves") or ([said["move"]] if said.get("move") is not None else []):
            if said["type"] == "act":
                self.kinds.add(MOVES.notation(one).split()[0])
