"""The code in the documentation is real code."""

from __future__ import annotations

import re
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
    assert len(EXAMPLE.splitlines()) < 150
