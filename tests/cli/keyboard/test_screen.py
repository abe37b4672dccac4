"""A full-screen game: driven by keys and mouse without a terminal, and once in a real one."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from gospoda.cli.keyboard import screen
from gospoda.cli.keyboard.menu import Menu
from gospoda.cli.keyboard.screen.app import Choices
from gospoda.cli.keyboard.screen.choices import choices, fitting, folded, signs
from gospoda.cli.keyboard.screen.face import ScreenFace
from gospoda.cli.keyboard.screen.pages import Curtain, Page, Question
from gospoda.cli.keyboard.session import Session
from gospoda.core.chance import seeded
from gospoda.core.match import Match
from gospoda.core.registry import game, game_ids
from gospoda.core.saves.saved import SavedSeat, read
from gospoda.core.words import LANGUAGES, Words
from tests.cli.conftest import Run

PATIENCE = 600  # seconds
TITLES = sorted({*game_ids(), "magpies"})
PLAYER = [sys.executable, "-m", "tests.server.serve", "play"]
SIZES = [(80, 24), (120, 40), (40, 16)]


class Table:
    """A game with its screen."""

    def __init__(self, folder: Path, title: str, seats: int, people: int = 1, language: str = "en") -> None:
        self.game = game(title)
        self.match = Match(self.game, seats, {}, "7")
        names = ["Ania", "Bob", "Cyr", "Dan", "Eva"]
        taken = [SavedSeat(names[i], "" if i < people else "random") for i in range(seats)]
        self.words = Words(self.game, language, [seat.name for seat in taken])
        self.face = ScreenFace(self.words, self.game, self.match)
        self.session = Session(self.match, taken, self.words, self.face, folder / "kept.json")
        self.face.run = self.session.run
        self.app = self.face.app

    def drive(self, script: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> Any:
        """Lets a script press keys; returns what ended the game, unless it ended by itself."""

        async def driven() -> None:
            async with self.app.run_test(size=size) as pilot:
                await script(pilot)

        asyncio.run(driven())
        try:
            self.face.finish()
        except (EOFError, KeyboardInterrupt) as problem:
            return problem
        return None

    async def until(self, pilot: Pilot[None], condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.text()
            assert self.face.problem is None or condition(), self.face.problem
            await pilot.pause()

    async def asked(self, pilot: Pilot[None]) -> None:
        """Waits until the person may choose or the game is over."""
        await self.until(pilot, lambda: self.app.asked or self.over())
        await pilot.pause()

    def over(self) -> bool:
        return self.face.result is not None and isinstance(self.app.screen, Page)

    def text(self) -> str:
        """Returns the text on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    def status(self) -> str:
        return self.app.status


def ready(table: Table, name: str) -> Callable[[], bool]:
    """Whether a page of this name covers the table."""
    return lambda: type(table.app.screen).__name__ == name


def test_the_hand_is_two_keys_away_in_a_small_terminal(tmp_path: Path) -> None:
    """Page Down shows the rest of the board while the choices keep the focus; Page Up goes back."""
    table = Table(tmp_path, "stonespine", 2)

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        assert "Market" in table.text()
        pages = 0
        while "Your hand" not in table.text():
            await pilot.press("pagedown")
            pages += 1
            assert pages < 8, table.text()
        for _ in range(pages):
            await pilot.press("pageup")
        assert "Market" in table.text()
        assert table.app.query_one(Choices).has_focus

    assert isinstance(table.drive(script), EOFError)


@pytest.mark.parametrize("title", TITLES)
def test_whole_games_are_played_with_keys(tmp_path: Path, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Random choices until the end page; the score stays in the terminal afterwards."""
    table = Table(tmp_path, title, 2)
    chance = seeded(f"screen/{title}")

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        while not table.over():
            shown = table.app.query_one(Choices)
            assert shown.option_count == len(table.match.state.legal(0))
            shown.highlighted = chance.below(shown.option_count)
            await pilot.press("enter")
            await table.asked(pilot)
        assert table.words.text("game-over") in table.text()
        await pilot.press("enter")

    assert table.drive(script) is None
    assert table.match.state.is_over()
    assert "Ania" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_players_in_every_size_and_language(tmp_path: Path, title: str) -> None:
    """The first decision with all its pages: no id without words, nothing wider than the screen."""
    for seats in range(game(title).min_seats, game(title).max_seats + 1):
        language, size = LANGUAGES[seats % 3], SIZES[seats % 3]
        table = Table(tmp_path, title, seats, language=language)

        async def script(pilot: Pilot[None], table: Table = table, size: tuple[int, int] = size) -> None:
            await table.asked(pilot)
            assert not re.search(r"\b(event|move|prompt|key|help|screen)-[a-z]", table.text())
            for line in table.text().splitlines():
                assert len(line) <= size[0]
            await table.until(pilot, lambda: table.words.text("screen-help") in table.text())
            for key in ("f4", "f5", "question_mark"):
                await pilot.press(key)
                await table.until(pilot, ready(table, "Page"))
                await pilot.press("escape")
                await table.until(pilot, lambda: not ready(table, "Page")())
                await table.asked(pilot)
            await pilot.press("f2")
            await table.until(pilot, lambda: table.status() == table.words.text("screen-hinted"))
            assert table.app.hints

        assert isinstance(table.drive(script, size), EOFError)


def test_numbers_letters_undo_and_notation(tmp_path: Path) -> None:
    table = Table(tmp_path, "stonespine", 2)

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        first = table.app.choices[0]
        await pilot.press(*"zzz")
        assert table.app.query_one(Choices).option_count == 0
        await pilot.press("enter")
        await table.until(pilot, lambda: "zzz" in table.status() and table.app.asked)
        assert table.status() == table.words.text("not-understood", text="zzz")
        await pilot.press(*first.notation[:4], "escape")
        assert table.app.typed == "", "Esc clears the search and takes nothing back"
        await pilot.press("2", "backspace", "2")
        assert table.app.query_one(Choices).get_option_at_index(0).id == "B", "2 comes before 20"
        await pilot.press("enter")
        await table.asked(pilot)
        mine = [step for step in table.match.steps if step.seat == 0]
        assert len(mine) == 1
        await pilot.press("escape")
        await table.asked(pilot)

    assert isinstance(table.drive(script), EOFError)


def test_the_mouse_chooses(tmp_path: Path) -> None:
    table = Table(tmp_path, "magpies", 2)

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        await pilot.click(Choices, offset=(5, 1))
        await table.until(pilot, lambda: any(step.seat == 0 for step in table.match.steps))

    table.drive(script)


def test_nobody_sees_the_hand_of_another(tmp_path: Path) -> None:
    """A curtain falls between two people and hides everything the other saw."""
    table = Table(tmp_path, "stonespine", 2, people=2)

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        while not ready(table, "Curtain")():
            hand = [choice.text for choice in table.app.choices]
            assert table.app.asked
            await pilot.press("enter")
            await table.until(pilot, lambda: table.app.asked or ready(table, "Curtain")())
        await pilot.pause()
        assert isinstance(table.app.screen, Curtain)
        assert "Bob" in table.text()
        assert table.app.screen_stack[0].query_one("#drawn", Static).content == ""
        assert not table.app.choices
        assert all(text not in table.text() for text in hand)
        await pilot.press("f5", "escape", "x")
        assert isinstance(table.app.screen, Curtain), "only Enter opens it"
        await pilot.press("enter")
        await table.asked(pilot)
        assert "Bob" in table.text()

    assert isinstance(table.drive(script), EOFError)


def test_leaving_can_be_cancelled_and_saves_a_copy(tmp_path: Path) -> None:
    table = Table(tmp_path, "magpies", 2)
    copy = tmp_path / "copy.json"

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        await pilot.press("q")
        await table.until(pilot, ready(table, "Question"))
        await pilot.press("escape")
        await table.until(pilot, lambda: not isinstance(table.app.screen, Question))
        assert table.face.left is None
        await pilot.press("f6")
        await table.until(pilot, ready(table, "Question"))
        await pilot.press(*str(copy), "enter")
        await table.until(pilot, lambda: "copy.json" in table.status() and table.app.asked)
        await pilot.press("q")
        await table.until(pilot, ready(table, "Question"))
        await pilot.press("enter")

    assert isinstance(table.drive(script), EOFError)
    assert read(copy).game == "magpies"


def test_a_window_changes_its_size(tmp_path: Path) -> None:
    table = Table(tmp_path, "guilds", 3)

    async def script(pilot: Pilot[None]) -> None:
        await table.asked(pilot)
        for width, height in [(40, 12), (200, 60), (80, 24), (30, 8)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert table.app.size == (width, height)
            assert all(len(line) <= width for line in table.text().splitlines())
        await pilot.resize_terminal(80, 24)
        await pilot.press("enter")
        await table.asked(pilot)

    assert isinstance(table.drive(script), EOFError)


def test_amounts_keep_their_numbers_and_accents_do_not_matter() -> None:
    assert folded("Złóż OFERTĘ") == "zloz oferte"
    match = Match(game("guilds"), 2, {}, "7")
    menu = Menu(match.game, match.state.legal(match.state.next_seat()), match.state)
    found = choices(menu, Words(match.game, "pl", ["Ania", "Bob"]))
    assert len({choice.sign for choice in found}) == len(found)
    assert signs(menu) == [choice.sign for choice in found]
    exact = fitting(found, found[0].sign)
    assert exact[0] == found[0]


@pytest.mark.parametrize(
    ("term", "tty", "drawn"), [("xterm", True, True), ("dumb", True, False), ("xterm", False, False)]
)
def test_lines_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch, term: str, tty: bool, drawn: bool) -> None:
    monkeypatch.setenv("TERM", term)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: tty, raising=False)
    assert screen.is_possible() == drawn


def test_help_does_not_load_the_screen() -> None:
    code = "import sys; import gospoda.cli.main, gospoda.cli.keyboard.play; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_plain_lines_are_as_they_were(run: Run) -> None:
    result = run("play", "magpies", "--seed", "3", "--plain", typed="A\n" * 40)
    assert "The game is over" in result.stdout


def in_terminal(tmp_path: Path, *arguments: str, term: str = "xterm-256color") -> str:
    """Plays in a real 80 × 24 terminal by pressing Enter until the program ends; returns its output."""
    main, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environ = {**os.environ, "TERM": term, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [*PLAYER, "magpies", "--seed", "3", "--bots", "random", *arguments]
    process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environ, start_new_session=True)
    os.close(other)
    written, end = b"", time.monotonic() + PATIENCE
    key = b"\r" if term != "dumb" and "--plain" not in arguments else b"A\r"
    try:
        while process.poll() is None and time.monotonic() < end:
            if select.select([main], [], [], 0.2)[0]:
                written += os.read(main, 65536)
            elif written:
                os.write(main, key)
    except OSError:  # the terminal of an ended process
        pass
    finally:
        process.kill()
        process.wait()
        os.close(main)
    return written.decode(errors="replace")


def test_a_real_terminal(tmp_path: Path) -> None:
    """The game uses the terminal's alternate screen, which disappears; what must stay is printed."""
    written = in_terminal(tmp_path)
    assert "\x1b[?1049h" in written
    before, _, after = written.rpartition("\x1b[?1049l")
    assert "game is over" in before
    assert "gospoda replay" in after
    assert "Traceback" not in written


@pytest.mark.parametrize(("flags", "term"), [(["--plain"], "xterm-256color"), ([], "dumb")])
def test_a_real_terminal_gets_lines_where_it_wants_them(tmp_path: Path, flags: list[str], term: str) -> None:
    written = in_terminal(tmp_path, *flags, term=term)
    assert "\x1b[?1049h" not in written
    assert "The game is over" in written
