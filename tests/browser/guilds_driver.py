"""Plays Guilds through the page as a person would: looks at what glows, taps, confirms."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

from gospoda.core.registry import game

# What can be tapped now, by what it is; parts of a phone's board that are swiped away are not there.
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
PRESS = """([what, which]) => {
  const found = [...document.querySelectorAll(what)].filter((el) => !el.closest('[inert]'));
  if (!found.length) return false;
  found[which % found.length].dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  return true;
}"""
MOVES = game("guilds").moves


def seen(page: Page, timeout: float = 60_000) -> dict[str, int]:
    """What can be tapped: waits until something can."""
    found: dict[str, int] = page.wait_for_function(SEEN, timeout=timeout).json_value()
    return found


def wanted(can: dict[str, int], chance: random.Random) -> str:
    """What a person would tap next, of all that can be tapped."""
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


def quick_step(page: Page, chance: random.Random) -> str:
    """Answer one question of the page without moving the mouse; what was tapped."""
    what = wanted(seen(page), chance)
    if what != "over":
        page.evaluate(PRESS, [WHAT[what], chance.randrange(1000)])
    if what == "curtain":
        page.wait_for_selector("[data-curtain]", state="detached")
    return what


def step(page: Page, chance: random.Random, touch: bool = False) -> str:
    """The same with the mouse or a finger."""
    what = wanted(seen(page), chance)
    if what == "over":
        return what
    found = page.locator(WHAT[what]).locator("visible=true")
    count = found.count()
    if count:
        target = found.nth(chance.randrange(count))
        (target.tap if touch else target.click)(force=what == "place")
    return what


def play(page: Page, chance: random.Random, most: int = 900) -> int:
    """Play until the game is over; in how many steps."""
    for n in range(most):
        if quick_step(page, chance) == "over":
            return n
    raise AssertionError(f"the game did not end within {most} steps")


class Sent:
    """The kinds of move that a page has sent."""

    def __init__(self, page: Page) -> None:
        self.kinds: set[str] = set()
        page.on("websocket", lambda opened: opened.on("framesent", self._frame))

    def _frame(self, payload: Any) -> None:
        said = json.loads(payload if isinstance(payload, str) else payload.decode())
        for one in said.get("moves") or ([said["move"]] if said.get("move") is not None else []):
            if said["type"] == "act":
                self.kinds.add(MOVES.notation(one).split()[0])
