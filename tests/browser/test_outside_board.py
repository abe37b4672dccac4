"""A title whose package brings its own board: the server finds it, the client draws it, a tap plays a move."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from tests.browser.conftest import PHONE, WIDE, Person, bots, running
from tests.outside import built_board, registered


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a third-party package installed."""
    into = tmp_path_factory.mktemp("outside")
    made = CliRunner().invoke(cli, ["new-game", "rooks", "--packaged", "--board", "--into", str(into)])
    assert made.exit_code == 0, made.output
    folder = into / "rooks"
    registered(folder, "rooks")
    built_board(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        with running(into) as address:
            yield address


def table(somebody: Person) -> str:
    somebody.come_in()
    return somebody.table(game="rooks", seats=[{"kind": "person"}, *bots(1)], seed="7")


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_tap_on_the_board_of_a_package_plays_a_move(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    somebody = person(viewport=viewport, has_touch=True)
    at = table(somebody)
    page = somebody.go(f"/t/{at}")
    good = page.locator("[data-good]:not([disabled])").first
    name = good.get_attribute("data-good")
    assert page.locator("[data-good]").count() == 4
    good.tap()
    page.wait_for_selector(f".player li:has-text('{str(name).capitalize()}')")
    assert somebody.api("GET", f"/api/tables/{at}")["position"]["moves"] >= 1


def test_only_files_of_the_board_are_served(person: Callable[..., Person], server: str) -> None:
    request = person().context.request
    script = request.get(f"{server}/boards/rooks/board.js")
    assert script.ok
    assert script.headers["content-type"].startswith("text/javascript")
    assert request.get(f"{server}/boards/rooks/board.css").ok
    for path in ("rooks/..%2fgame.py", "rooks/%2e%2e/game.py", "rooks/none.js", "nobody/board.js"):
        assert request.get(f"{server}/boards/{path}").status == 404, path
    games = {game["id"]: game["board"] for game in request.get(f"{server}/api/games").json()}
    assert games["rooks"] == "/boards/rooks/board.js"
    assert games["stonespine"] == ""
