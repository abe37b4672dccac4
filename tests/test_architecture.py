"""Imports point one way: from cli, server, research and bots to games, and from games to core."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gospoda.core.derive import MOVE_CODES, STATE_BASE

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "gospoda"
CODE = (".py", ".ts", ".svelte", ".css", ".js", ".html")
TEXT = (*CODE, ".md", ".toml", ".ftl", ".txt", ".json", ".yml", ".yaml")
SKIPPED = {"node_modules", "__pycache__", ".mypy_cache", "dist", "build", "static"}
LONGEST = 400  # lines
NEIGHBOUR = "sha" + "red"  # a folder next to the repository that readers of the project don't have

MODULES = sorted(path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts)


def room(module: str) -> str:
    """Returns the part of the program that a module belongs to: core, bots, cli, games.stonespine ..."""
    parts = module.split(".")[1:]
    if not parts:
        return ""
    return ".".join(parts[:2]) if parts[0] == "games" and len(parts) > 1 else parts[0]


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {name_of(path) for path in MODULES}


def imports(path: Path) -> Iterator[str]:
    """Returns the project modules that a module imports, including imports inside functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("gospoda"))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where an arrow points"
            module = node.module or ""
            names = [f"{module}.{alias.name}" for alias in node.names if module.startswith("gospoda")]
            yield from {name if name in NAMES else module for name in names}


# The rooms that each room may import besides itself. Games and the example game share one entry.
USES = {
    "core": set(),
    "system": set(),
    "content": {"core"},
    "pads": {"core"},
    "rulebook": {"core"},
    "render": {"core", "content"},
    "games": {"core", "pads", "render"},
    "bots": {"core", "system"},
    "research": {"core", "content", "pads", "render", "system", "bots", "games"},
    "conformance": {"core", "render", "bots", "games", "research", "server"},
    "server": {"core", "content", "pads", "render", "rulebook", "system", "bots", "games"},
    "cli": {
        "core",
        "content",
        "pads",
        "render",
        "rulebook",
        "system",
        "bots",
        "games",
        "research",
        "server",
        "example",
        "conformance",
    },  # fmt: skip,
    "": {"cli"},
}
# The packages of the server, lowest first. Each may import those before it.
SERVER = (
    "base", "store", "decisions", "workers", "members", "clocks", "records", "tables", "jobs", "social", "notices",
    "history", "operate", "web",
)  # fmt: skip
MOST_MODULES = 25


def allowed(source: str, target: str) -> bool:
    """Whether a room may import another one."""
    if target == source or target.startswith("__"):
        return True
    if source == "example" or source.startswith("games."):
        source = "games"
    if source == "conformance" and target.startswith("games."):
        return True
    if source == "__main__":
        source = ""
    return target in USES[source]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_arrows_point_one_way(path: Path) -> None:
    source = room(name_of(path))
    for module in imports(path):
        assert allowed(source, room(module)), f"{name_of(path)} must not import {module}"


@pytest.mark.parametrize(
    ("source", "target", "good"),
    [
        ("core", "core", True),
        ("core", "games.stonespine", False),
        ("core", "bots", False),
        ("games.stonespine", "core", True),
        ("games.stonespine", "games.guilds", False),
        ("games.stonespine", "bots", False),
        ("bots", "core", True),
        ("bots", "games.stonespine", False),
        ("cli", "bots", True),
        ("cli", "server", True),
        ("cli", "games.stonespine", False),
        ("research", "server", False),
        ("server", "bots", True),
        ("server", "cli", False),
        ("core", "pads", False),
        ("games.stonespine", "pads", True),
        ("bots", "server", False),
        ("example", "core", True),
        ("example", "games.guilds", False),
    ],
)
def test_the_rule_itself(source: str, target: str, good: bool) -> None:
    assert allowed(source, target) == good


def server_package(module: str) -> str:
    """Returns the server package that a module belongs to, or an empty string outside the server."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["gospoda", "server"] and len(parts) > 2 else ""


def test_the_packages_of_the_server_point_one_way() -> None:
    """A server package imports only the packages below it."""
    upward = {
        f"{name_of(path)} imports {module}"
        for path in MODULES
        if (source := server_package(name_of(path)))
        for module in imports(path)
        if (target := server_package(module))
        if SERVER.index(target) > SERVER.index(source)
    }
    assert upward == set()


def test_no_package_has_too_many_modules() -> None:
    """A title keeps the rooms that all titles have in one folder; any other package is split when it grows."""
    crowded = {}
    for folder in sorted({path.parent for path in MODULES}):
        if folder.parent != SOURCE / "games" and (modules := len(list(folder.glob("*.py")))) > MOST_MODULES:
            crowded[str(folder.relative_to(SOURCE))] = modules
    assert crowded == {}


def test_nobody_names_a_game_but_itself() -> None:
    """There is no central list of titles: entry points find the games."""
    titles = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    for path in MODULES:
        if room(name_of(path)) in ("core", "content", "pads", "render", "bots", "server"):
            for title in titles:
                assert title not in strings(path), f"{name_of(path)} knows {title}"


def test_the_client_finds_boards_in_their_folders() -> None:
    """12.7: adding a board touches its folder and nothing else."""
    client = ROOT / "web" / "src"
    titles = [folder.name for folder in (client / "games").iterdir() if folder.is_dir() and folder.name != "generic"]
    assert len(titles) >= 4
    house = [ROOT / "web" / "art" / "icons.json", *(ROOT / "web" / "public").glob("*.js")]
    for path in [*house, *client.rglob("*.ts"), *client.rglob("*.svelte"), *(ROOT / "web" / "scripts").iterdir()]:
        if not {"games", "generated", "types"} & set(path.parts):
            named = re.findall(rf"""["'`-]({"|".join(titles)}|/jael)["'`]""", path.read_text("utf-8"))
            assert not named, f"{path.relative_to(ROOT)} knows {named}"


def strings(path: Path) -> set[str]:
    """Returns the string literals of a module, without docstrings."""
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        if isinstance(node.value, str)
    }


def project_files(*folders: str) -> list[Path]:
    found = []
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not SKIPPED & set(path.parts):
                found.append(path)
    return found


def test_no_code_file_is_too_long() -> None:
    """Generated files (by `core/derive` and `npm run types`) may be of any length, because nobody reads them."""
    long = {
        str(path.relative_to(ROOT)): lines
        for path in project_files("src", "tests", "web", "benchmarks")
        if path.suffix in CODE and (lines := len(path.read_text("utf-8").splitlines())) > LONGEST
        if path.name not in (MOVE_CODES, STATE_BASE, "types.ts")
    }
    assert long == {}


def test_nothing_points_outside_the_repository() -> None:
    mention = re.compile(
        rf"(\.\./|/work/|\b){NEIGHBOUR}/(design|rules|facts|notes|examples|hooks|ux)|(\.\.|/work)/{NEIGHBOUR}\b"
    )
    files = [path for path in project_files("src", "tests", "web", "docs", "benchmarks", ".ci") if path.suffix in TEXT]
    files += [path for path in ROOT.iterdir() if path.suffix in (".md", ".toml", ".py")]
    assert [str(path) for path in files if mention.search(path.read_text("utf-8"))] == []
