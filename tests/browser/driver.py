"""Plays Stonespine through the page as a person would: looks for what glows, taps and confirms."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.driving import asked_by, play_on, press

READY = """() => {
  const one = (what) => document.querySelector(what) !== null;
  if (one('[data-rematch]')) return 'over';
  if (one('[data-curtain]')) return 'curtain';
  if (one('dialog[open]') || one('[data-sending]') || !one('.status.mine')) return null;
  if (one('[data-confirm]')) return 'confirm';
  if (one('[data-edge]')) return 'edge';
  if (one('[data-drop]')) return 'drop';
  if (one('[data-challenge].can')) return 'challenge';
  if (one('[data-pass]')) return 'market';
  return one('.face.usable') ? 'card' : null;
}"""
TARGETS = {
    "edge": "[data-edge]",
    "drop": "[data-drop]",
    "challenge": "[data-challenge].can",
    "card": ".face.usable",
    "confirm": "[data-confirm]",
    "curtain": "[data-curtain]",
    "market": ".half.can",
}
PASS = "[data-pass]"


def state(page: Page, timeout: float = 180_000) -> str:
    """Waits until the page asks the player something and returns what."""
    return str(asked_by(page, READY, timeout))


def target(asked: str, page: Page, chance: random.Random, buy: float) -> str:
    """Returns the selector of what to tap."""
    if asked == "market" and (chance.random() >= buy or page.locator(TARGETS["market"]).count() == 0):
        return PASS
    return TARGETS[asked]


def step(page: Page, chance: random.Random, buy: float = 0.7) -> str:
    """Answers one question of the page with the mouse and returns what was asked."""
    asked = state(page)
    if asked != "over":
        found = page.locator(target(asked, page, chance, buy))
        found.nth(chance.randrange(found.count())).click()
    return asked


def quick_step(page: Page, chance: random.Random, buy: float = 0.7) -> str:
    """Like `step`, but without moving the mouse, for tests that only need the game to go on."""
    asked = state(page)
    if asked != "over":
        press(page, target(asked, page, chance, buy), chance)
    return asked


def play(page: Page, chance: random.Random, most: int = 700) -> int:
    """Plays until the game is over and returns the number of steps."""
    return play_on(page, chance, quick_step, most)
