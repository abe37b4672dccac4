"""P4: a card can be dragged onto the dungeon; dropped elsewhere it goes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.conftest import QUICK, Person, bots
from tests.browser.driving import at_rest, wait_until


def middle(found: Locator) -> tuple[float, float]:
    """Returns an element's position on the screen."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: tuple[float, float]) -> None:
    """Presses, moves in small steps and releases."""
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*to, steps=12)
    page.wait_for_selector(".flying")
    page.mouse.up()


def test_a_chamber_is_dragged_into_the_dungeon(person: Callable[..., Person]) -> None:
    somebody = person({**QUICK, "confirm": "on"})
    somebody.come_in()
    table = somebody.table(seats=[{"kind": "person"}, *bots(1)], seed="drag")
    page = somebody.go(f"/t/{table}")
    card = page.locator(".face.usable").nth(1)
    card.wait_for()
    at_rest(page)  # a moving target would be missed
    name = card.get_attribute("data-card")
    card.scroll_into_view_if_needed()
    drag(page, card, (3.0, 300.0))  # drops it nowhere
    assert page.locator("[data-confirm]").count() == 0
    assert page.locator("[data-drop]").count() == 0, "nothing is picked any more"

    drag(page, card, middle(page.locator(".own [data-cell=r1c3]")))
    page.wait_for_selector("[data-confirm]")
    assert page.locator(".face[aria-pressed=true]").get_attribute("data-card") == name
    assert page.locator(".own [data-cell=r1c3] [data-chamber]").get_attribute("data-chamber") == name
    page.click("[data-confirm]")
    page.wait_for_selector("[data-confirm]", state="detached")

    def laid() -> bool:
        """Whether the card is chosen, or already built if the bot was quicker."""
        shown = somebody.api("GET", f"/api/tables/{table}")["position"]["view"]["players"][0]
        cells = {cell["cell"]: cell["card"] for cell in shown["dungeon"]["cells"]}
        return f"place {name} 3" in shown["choice"] or cells["r1c3"] == name

    wait_until(page, laid)
