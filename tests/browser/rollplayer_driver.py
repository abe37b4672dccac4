"""Plays Roll Player through the page as a person would: looks for what glows, taps and confirms."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.driving import asked_by, play_on, press

# What the page asks, most urgent first; null while it is sending, animating or waiting for news.
READY = """() => {
  const one = (what) => document.querySelector(what) !== null;
  if (one('[data-rematch]')) return 'over';
  if (one('[data-curtain]')) return 'curtain';
  if (one('dialog[open]') || one('[data-sending]') || one('[data-thinking]') || !one('.status.mine')) return null;
  if (one('[data-confirm]')) return 'confirm';
  for (const [ask, what] of Object.entries(SECONDS)) if (one(what)) return ask;
  if (one('[data-window]')) return 'window';
  return one(FIRSTS) ? 'first' : null;
}"""
SECONDS = {
    "row": ".attribute.live",
    "turn": "[data-turn]",
    "raise": "[data-raise]",
    "colour": "[data-colour]",
    "reroll": "[data-deed=intimidate]",
    "target": "[aria-selected=true] ~ [data-target], :has(> [aria-selected=true]) ~ * [data-target]",
}
FIRSTS = (
    "[data-race], [data-class], [data-hand-die], [data-keep], [data-target], [data-align], [data-can], [data-medal], "
    "[data-buy], [data-discard], [data-deed], [data-use], [data-open]"
)
DECLINE = "[data-deed=decline]"
USES = "[data-skill]"
PASS = "[data-pass]"
TARGETS = {**SECONDS, "first": FIRSTS, "confirm": "[data-confirm]", "curtain": "[data-curtain]"}
READY = READY.replace("SECONDS", str(SECONDS)).replace("FIRSTS", repr(FIRSTS))


def state(page: Page, timeout: float = 180_000) -> str:
    """Waits until the page asks the player something and returns what."""
    return str(asked_by(page, READY, timeout))


def target(asked: str, page: Page, chance: random.Random) -> str:
    """Returns the selector of what to tap, preferring anything over passing."""
    if asked == "window":
        return USES if chance.random() < 0.5 and page.locator(USES).count() else PASS
    if asked == "first" and page.locator(DECLINE).count():
        others = ", ".join(what for what in FIRSTS.split(", ") if what != "[data-deed]")
        return others if chance.random() < 0.85 and page.locator(others).count() else DECLINE
    return TARGETS[asked]


def step(page: Page, chance: random.Random, touch: bool = False) -> str:
    """Answers one question of the page with the mouse or a finger and returns what was asked."""
    asked = state(page)
    if asked != "over":
        found = page.locator(target(asked, page, chance))
        one = found.nth(chance.randrange(found.count()))
        if touch:
            one.tap()
        else:
            one.click()
    return asked


def quick_step(page: Page, chance: random.Random) -> str:
    """Like `step`, but without moving the mouse, for tests that only need the game to go on."""
    asked = state(page)
    if asked != "over":
        press(page, target(asked, page, chance), chance)
    return asked


def play(page: Page, chance: random.Random, most: int = 900) -> int:
    """Plays until the game is over and returns the number of steps."""
    return play_on(page, chance, quick_step, most)
