"""The code in the documentation is real code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = (ROOT / "src/gospoda/example/game.py").read_text("utf-8")
PAGE = (ROOT / "docs/writing-a-game.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_code_blocks_are_pieces_of_the_example() -> None:
    assert len(blocks("python")) >= 5
    for block in blocks("python"):
        assert block in EXAMPLE, f"not in the example game:\n{block}"


def test_message_blocks_are_pieces_of_the_example() -> None:
    words = (ROOT / "src/gospoda/example/locale/en.ftl").read_text("utf-8")
    for block in blocks("ftl"):
        assert block in words


def test_the_whole_example_is_shown() -> None:
    """Nothing of the rules is left out but the imports and what stands before them."""
    shown = "".join(blocks("python"))
    body = EXAMPLE.split("from gospoda.core.words import Words\n")[1]
    missing = [line for line in body.splitlines() if line.strip() and line not in shown]
    assert missing == []


def test_the_example_is_tiny() -> None:
    assert len(EXAMPLE.splitlines()) < 170


def test_the_site_is_built_and_no_link_is_dead() -> None:
    """The documentation as a site, with the reference from the docstrings; a dead link or a page nobody finds fails."""
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "next_seat" in (ROOT / "build/site/reference/games/index.html").read_text("utf-8")


def test_the_architecture_page_names_modules_that_exist() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:core|content|pads|render|games|bots|server|research|cli)/[^`<>*]+\.(?:py|toml))`", page)
    assert len(named) > 15
    assert [name for name in named if not (ROOT / "src/gospoda" / name).exists()] == []
