"""Records the README's animation: `python -m tests.browser.animation ADDRESS`, with a running server.

Plays a whole game of Stonespine Architects in Chromium, with a fixed deal and fixed choices, and writes
docs/screenshots/game.webp: one frame per answer, thinned out to a number that loads quickly.
"""

from __future__ import annotations

import random
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser import driver
from tests.browser.conftest import FLAGS, bots, chromium
from tests.browser.screenshots import FOLDER, Camera

PICTURE = FOLDER / "game.webp"
WINDOW = {"width": 1200, "height": 720}
SIZE = (800, 480)
FRAMES = 36
LONGEST = 1_500_000  # bytes; it is the first thing a visitor loads
PACE, END = 450, 3500  # milliseconds per frame, and for the last one
MOST = 600  # more answers than any game needs


def recorded(address: str) -> list[bytes]:
    """Returns a picture before each answer of a game and one of its end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        camera = Camera(browser, address, WINDOW)
        camera.table(seats=[{"kind": "person"}, *bots(2, "greedy")], seed="stone")
        chance, pictures, asked = random.Random(21), [], ""
        for _ in range(MOST):
            asked = driver.state(camera.page)
            camera.page.mouse.move(2, 2)
            pictures.append(camera.page.screenshot(type="png", scale="css"))
            if asked == "over":
                break
            driver.quick_step(camera.page, chance, buy=0.8)
        assert asked == "over", "the game did not end"
        browser.close()
    return pictures


def thinned(pictures: list[bytes]) -> list[bytes]:
    """Picks evenly spread pictures for the animation, including the first and the last."""
    count = min(FRAMES, len(pictures))
    return [pictures[n * (len(pictures) - 1) // (count - 1)] for n in range(count)]


def animated(pictures: list[bytes], target: Path) -> int:
    """Writes the animation and returns its size in bytes."""
    frames = [Image.open(BytesIO(one)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS) for one in pictures]
    shown = [PACE] * (len(frames) - 1) + [END]
    options = {"duration": shown, "loop": 0, "quality": 60, "method": 6, "minimize_size": True}
    frames[0].save(target, save_all=True, append_images=frames[1:], **options)
    return target.stat().st_size


def main(address: str) -> None:
    """Records a game and writes the animation."""
    size = animated(thinned(recorded(address)), PICTURE)
    assert size <= LONGEST, f"{PICTURE.name} has {size} bytes, more than {LONGEST}"
    print(f"{PICTURE}: {size} bytes")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
