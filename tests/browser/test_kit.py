"""The kit's page, in the development build only: it shows every part in every state, and axe finds nothing."""

from __future__ import annotations

import functools
import http.server
import os
import re
import subprocess
import sysconfig
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import BUILT, KEY, PHONE, ROOT, WIDE
from tests.browser.test_pages import axe_finds_nothing

WEB = ROOT / "web"


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves built files. Every other address returns the client's page; there is no backend."""

    def do_GET(self) -> None:
        if self.path.startswith("/api"):
            self.send_error(404)
            return
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, *told: object) -> None:
        """Logs nothing."""


@pytest.fixture(scope="module")
def kit(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the development build."""
    folder = tmp_path_factory.mktemp("kit")
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    vite = [str(WEB / "node_modules" / ".bin" / "vite"), "build", "--mode", "development", "--outDir", str(folder)]
    subprocess.run([*vite, "--emptyOutDir"], cwd=WEB, env={**os.environ, "PATH": path}, check=True, capture_output=True)
    served = functools.partial(Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), served) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/kit"
        server.shutdown()


def opened(browser: Browser, kit: str, theme: str) -> Page:
    """Opens the page in a theme, wide or on a phone."""
    context = browser.new_context(viewport=WIDE if theme == "light" else PHONE)  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('{KEY}', JSON.stringify({{ theme: '{theme}', speed: 0 }}))")
    page = context.new_page()
    page.goto(kit)
    page.wait_for_selector("[data-part=SeatMark]")
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, kit: str, theme: str) -> None:
    page = opened(browser, kit, theme)
    axe_finds_nothing(page, f"kit, {theme}")
    page.click("[data-open-dialog]")
    page.wait_for_selector("dialog[open]")
    axe_finds_nothing(page, f"kit, {theme}, a dialog open")
    page.context.close()


def test_every_part_is_shown(browser: Browser, kit: str) -> None:
    """Every part that docs/boards.md offers is on the page and visible."""
    page = opened(browser, kit, "light")
    shown = " ".join(page.locator("[data-part]").evaluate_all("(all) => all.map((one) => one.dataset.part)"))
    table = (ROOT / "docs" / "boards.md").read_text("utf-8").partition("## The kit")[2].partition("\n## ")[0]
    offered = set(re.findall(r"`([A-Z]\w+)`", table)) & {path.stem for path in (WEB / "src" / "kit").glob("*.svelte")}
    assert len(offered) > 12
    assert sorted(name for name in offered - {"Icon"} if name not in shown) == []
    for part in page.locator("[data-part] .states").all():
        box = part.bounding_box()
        assert box is not None
        assert box["height"] > 15
    causes = page.locator("[data-part=Gains] figure", has_text="open").locator(".gain")
    assert causes.count() == 2, "on what it depends is told one by one, in as many lines as there is room for"
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_two_states_look_the_same(browser: Browser, kit: str, theme: str) -> None:
    """Compares pictures of each state: parts must look different, not just have another class."""
    page = opened(browser, kit, theme)
    for part in ("Sign", "Card", "Badge", "Gains"):
        pictures: dict[bytes, str] = {}
        for state in page.locator(f"[data-part={part}] figure").all():
            name = state.locator("figcaption").inner_text()
            state.locator("figcaption").evaluate("(one) => (one.style.visibility = 'hidden')")
            state.locator(".face-of").evaluate_all("(all) => all.forEach((one) => (one.textContent = ''))")
            picture = state.screenshot()
            assert picture not in pictures, f"{part}: {name} looks like {pictures[picture]}"
            pictures[picture] = name
    page.context.close()


def test_players_do_not_get_it() -> None:
    assert not list((BUILT.parent / "assets").glob("Kit-*"))
