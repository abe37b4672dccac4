"""Two people, one on a phone, play a whole game with a bot; one loses the connection; a spectator watches."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser import driver
from tests.browser.conftest import PHONE, QUICK, Person, bots
from tests.browser.driving import wait_until
from tests.browser.hidden import leaks, positions


def test_whole_game_in_three_contexts(person: Callable[..., Person]) -> None:
    ania = person({**QUICK, "name": "Ania", "confirm": "on"})
    bara = person({**QUICK, "name": "Bára"}, viewport=PHONE, locale="cs-CZ", has_touch=True)
    watcher = person({**QUICK, "name": "Wit"}, locale="pl-PL")
    ania.come_in("Ania")
    table = ania.table(seats=[{"kind": "person"}, {"kind": "open"}, *bots(1)])

    page = ania.go(f"/t/{table}")
    invitation = page.locator("[data-link*='#join=']").get_attribute("data-link")
    spectators = page.locator("[data-link*='#watch=']").get_attribute("data-link")
    assert invitation is not None
    assert spectators is not None
    bara.go(invitation)
    bara.page.fill("[data-name]", "Bára")
    bara.page.click("[data-enter]")
    watcher.go(spectators)
    watcher.page.wait_for_selector("svg[role=grid]")
    assert watcher.page.locator("[data-card]").count() == 0, "a spectator sees no hand"
    assert bara.page.locator("html").get_attribute("lang") == "cs"

    chance = random.Random(11)
    first = driver.step(ania.page, chance), driver.step(ania.page, chance), driver.step(ania.page, chance)
    assert first == ("card", "drop", "confirm")
    driver.step(bara.page, chance)
    driver.step(bara.page, chance)
    play_on(ania, bara, chance, cut_at=30)

    assert ania.page.locator("[data-total]").count() == 3
    watcher.page.wait_for_selector("[data-rematch]")
    totals = [who.page.locator("[data-total]").all_inner_texts() for who in (ania, bara, watcher)]
    assert totals[0] == totals[1] == totals[2]

    theirs = {0: ania.frames, 1: bara.frames}
    assert len(positions(ania.frames)) > 20
    assert leaks(ania.frames, 0, theirs) == []
    assert leaks(bara.frames, 1, theirs) == []
    assert leaks(watcher.frames, None, theirs) == []
    assert leaks(ania.frames, None, {0: ania.frames}) != [], "the check itself must be able to find something"


def play_on(ania: Person, bara: Person, chance: random.Random, cut_at: int) -> None:
    """Both play until the end; after some steps one connection is cut and restored."""
    for n in range(700):
        if n == cut_at:
            bara.cut()
            bara.page.wait_for_function("() => document.querySelector('.status')?.textContent.includes('přerušeno')")
        if n == cut_at + 4:
            bara.mend()
            bara.page.wait_for_selector(".status:not(:has-text('přerušeno'))")
        here = [ania] if cut_at <= n < cut_at + 4 else [ania, bara]
        if bara in here:  # however long that takes: only steps count
            wait_until(ania.page, lambda: over(ania, bara) or asks(ania) or asks(bara))
        if over(ania, bara):
            return
        for who in filter(asks, here):
            driver.quick_step(who.page, chance)
    raise AssertionError("the game did not end")


def over(*people: Person) -> bool:
    """Whether the game has ended on all these screens."""
    return all(who.page.locator("[data-rematch]").count() for who in people)


def asks(who: Person) -> bool:
    """Whether the page asks for a decision now."""
    return who.page.evaluate(driver.READY) not in (None, "over")
