"""The code in the documentation really runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.lab_page import write_tables

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
    """The page shows all the rules; only the imports and what precedes them are left out."""
    shown = "".join(blocks("python"))
    body = EXAMPLE.split("from gospoda.core.words import Words\n")[1]
    missing = [line for line in body.splitlines() if line.strip() and line not in shown]
    assert missing == []


def test_the_example_is_tiny() -> None:
    assert len(EXAMPLE.splitlines()) < 170


def test_the_site_is_built_and_no_link_is_dead() -> None:
    """Builds the site with the reference from docstrings. A dead link or an unreachable page fails."""
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "next_seat" in (ROOT / "build/site/reference/games/index.html").read_text("utf-8")


MANUAL = sorted([*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md")])
ROOMS = "core|content|pads|render|games|bots|server|research|cli"


@pytest.mark.parametrize("page", MANUAL, ids=lambda page: page.name)
def test_a_page_names_modules_that_exist(page: Path) -> None:
    """A path such as `core/piles.py` in the manual is a file of the package."""
    named = re.findall(rf"`((?:{ROOMS})/[^`<>* ]+\.(?:py|toml|ftl))`", page.read_text("utf-8"))
    assert len(named) > 25 or page.name != "architecture.md"
    assert [name for name in named if not (ROOT / "src/gospoda" / name).exists()] == []


def written_pages() -> list[Path]:
    """Returns every page written for people: documentation, pages beside the source, help of the titles."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src/gospoda").rglob("help/*.md")]
    return sorted(pages)


def anchors(page: Path) -> set[str]:
    """Returns the anchors of a page: its headings, slugged as the site does."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    plain = [re.sub(r"[^\w\s-]", "", heading.lower()).strip() for heading in headings]
    return {re.sub(r"[\s-]+", "-", heading) for heading in plain}


def dead_links(page: Path, text: str) -> list[str]:
    """Returns the relative links of a text that lead nowhere."""
    dead = []
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        if not found.exists() or (anchor and found.suffix == ".md" and anchor not in anchors(found)):
            dead.append(target)
    return dead


def test_no_relative_link_is_dead() -> None:
    """The site checks only its own pages. This also checks README and others, and the anchors after `#`."""
    pages = written_pages()
    assert len(pages) > 40
    dead = {page.relative_to(ROOT).as_posix(): dead_links(page, page.read_text("utf-8")) for page in pages}
    assert {page: links for page, links in dead.items() if links} == {}


def test_a_dead_link_is_found() -> None:
    page = ROOT / "docs/index.md"
    text = "[a](lost.md) [b](safety.md#deals) [c](safety.md#no-such-heading) [d](https://example.org) [e](#gospoda)"
    assert dead_links(page, text) == ["lost.md", "safety.md#no-such-heading"]


PATHS = re.compile(r"`((?:src|web|tests|benchmarks|docs)/[\w./-]+\.\w+)`")


@pytest.mark.parametrize("page", written_pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_a_page_names_exist(page: Path) -> None:
    named = {name for name in PATHS.findall(page.read_text("utf-8")) if "TITLE" not in name}
    assert sorted(name for name in named if not (ROOT / name).exists()) == []


def test_the_patterns_name_files_of_the_client_that_exist() -> None:
    """A path such as `frame/status.ts` on the patterns page is a file of `web/src`."""
    page = (ROOT / "docs/ux.md").read_text("utf-8")
    named = re.findall(r"`((?:frame|games|kit|lib|pages|styles)/[\w./]+\.(?:ts|svelte|css))`", page)
    assert len(named) > 40
    assert sorted({name for name in named if not (ROOT / "web/src" / name).exists()}) == []


# What each walk changes, and what must exist for the walk to be true.
WALKED = {
    "src/gospoda/games/guilds/building.py": "    if bought:\n        return gold\n",
    "tests/games/guilds/test_characters.py": "def test_carpenter",
    "docs/rules/guilds.md": "**8.1.2**",
    "src/gospoda/games/guilds/game.py": "self.version = ",
    "src/gospoda/games/guilds/content/rooms.toml": "cost = ",
    "src/gospoda/games/stonespine/improvement.py": "def set_cost",
    "src/gospoda/games/rollplayer/purchase.py": "def price_of",
    "src/gospoda/games/simurgh/payments.py": "pay_move(cost)",
    "src/gospoda/server/notices/sent_words/en.ftl": "notice-one = It is your turn at",
    "src/gospoda/server/notices/sent_words/pl.ftl": "notice-one = ",
    "src/gospoda/server/notices/sent_words/cs.ftl": "notice-one = ",
    "src/gospoda/server/notices/notice_texts.py": '"notice-one"',
    "web/src/games/guilds/palette.css": "--gd-prize: light-dark(",
    "web/src/games/guilds/Objectives.svelte": "var(--gd-prize)",
    "web/src/styles/tokens.css": "light-dark(",
    "web/src/lib/seats.ts": "Okabe",
    "tests/browser/test_words.py": "def test_colours_stand_in_the_palette_alone",
    "src/gospoda/bots/levels.py": "SLIPS: Final = 30",
    "docs/opponents.md": "three moves in ten",
    "src/gospoda/bots/__init__.py": 'register("journeyman", Journeyman)',
    "src/gospoda/core/locale/en.ftl": "bot-journeyman = ",
    "src/gospoda/core/locale/pl.ftl": "bot-journeyman = ",
    "src/gospoda/core/locale/cs.ftl": "bot-journeyman = ",
    "web/src/lib/newGame.ts": "LEVELS = [",
    "web/src/pages/friends/Anyone.svelte": '"journeyman"',
}


def test_the_walks_lead_to_what_they_promise() -> None:
    """Each file that docs/walks.md points to exists and contains what readers are told to change."""
    named = set(PATHS.findall((ROOT / "docs/walks.md").read_text("utf-8")))
    assert named == set(WALKED)
    assert [name for name, part in WALKED.items() if part not in (ROOT / name).read_text("utf-8")] == []


LAB = sorted(page for page in (ROOT / "docs/lab").glob("*.md") if page.name != "index.md")


@pytest.mark.parametrize("page", LAB, ids=lambda page: page.stem)
def test_a_page_of_the_lab_has_question_command_result_and_conclusion(page: Path) -> None:
    headings = re.findall(r"^## (.*)$", page.read_text("utf-8"), re.MULTILINE)
    assert headings[:4] == ["Question", "Command", "Result", "Conclusion"]
    assert f"({page.name})" in (page.parent / "index.md").read_text("utf-8"), "the index does not name it"


def test_reports_replace_their_tables_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A question\n\n## Conclusion\n\nYes.\n", "utf-8")
    for table in ("| 1 |", "| 2 |"):
        write_tables(page, "python -m something", table)
    text = page.read_text("utf-8")
    assert text.startswith("# A question\n\n## Conclusion\n\nYes.\n\n<!-- tables: python -m something ")
    assert text.endswith("-->\n\n| 2 |\n")
    assert "| 1 |" not in text


REPORTS = ("engine-speed", "guilds-balance", "rollplayer-balance", "simurgh-balance")


@pytest.mark.parametrize("name", REPORTS)
def test_the_markers_are_those_of_the_programs(name: str) -> None:
    """A page with a marker that no program writes would get a second set of tables."""
    text = (ROOT / f"docs/lab/{name}.md").read_text("utf-8")
    (command,) = re.findall(r"<!-- tables: (python -m benchmarks(?:\.\w+)?) writes what follows -->", text)
    module = command.removeprefix("python -m ").replace(".", "/")
    source = ROOT / (f"{module}.py" if "/" in module else f"{module}/__main__.py")
    assert "write_tables(" in source.read_text("utf-8")
    assert f'"{command}"' in source.read_text("utf-8")
