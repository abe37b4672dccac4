"""Words, types and the lock file: checks that need no browser."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from PIL import Image

from gospoda.core.registry import games
from tests.browser import animation
from tests.browser.screenshots import PICTURES

WEB = Path(__file__).parents[2] / "web"
PACKAGE = Path(__file__).parents[2] / "src" / "gospoda"
LANGUAGES = ("en", "pl", "cs")


class Variables(Visitor):  # type: ignore[misc]
    """Collects a message's variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Returns a file's message ids with their variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sources() -> str:
    """Returns all code of the client."""
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in files if "generated" not in path.parts)


FOLDERS = sorted({path.parent for path in (WEB / "src").rglob("*.ftl")})
BOARDS = sorted(path.parent for path in (WEB / "src" / "games").glob("*/index.ts") if path.parent.name != "generic")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(WEB / "src")))
def test_all_languages_have_the_same_words(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


def test_every_title_has_a_folder_and_a_pitch() -> None:
    """Every registered title has its sentence on the home page; a folder of an unregistered one is a mistake."""
    assert {board.name for board in BOARDS} == {title.id for title in games() if title.display.shown() is not None}
    for board in BOARDS:
        assert f"pitch-{board.name}" in messages(board / "cover" / "en.ftl")


def test_every_id_in_the_client_has_words() -> None:
    known = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    for folder in ("core", "server", *(f"games/{board.name}" for board in BOARDS)):
        known |= set(messages(PACKAGE / folder / "locale" / "en.ftl"))
    chosen = re.findall(r"""\bsay\(([^(){},]*)""", sources())  # one id, or one of two
    chosen = [re.sub(r"""[!=]==? *["'][^"']*["']""", "", choice) for choice in chosen]  # compared values aren't ids
    used = {name for choice in chosen for name in re.findall(r"""["']([a-zA-Z][\w-]*)["']""", choice)}
    assert used - known == set()


def test_no_id_of_the_client_means_something_else_elsewhere() -> None:
    """A page's words share one bundle, so an id that the core or a title also has would show their text."""
    own = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    theirs = {name for path in PACKAGE.rglob("locale/en.ftl") for name in messages(path)}
    assert sorted(own & theirs) == []


def test_every_word_is_used() -> None:
    code = sources()
    own = {name for folder in FOLDERS for name in messages(folder / "en.ftl")}
    assert sorted(name for name in own if not is_used(name, code)) == []


def is_used(name: str, code: str) -> bool:
    """Whether the code contains an id, whole or assembled from a prefix."""
    if re.search(rf"""["'`]{re.escape(name)}["'`]""", code):
        return True
    parts = name.split("-")
    return any(f"`{'-'.join(parts[:n])}-${{" in code for n in range(1, len(parts)))


def test_types_are_not_stale() -> None:
    """Run `npm run types` after changing a struct of the protocol or a title, or a kind of move."""
    spec = importlib.util.spec_from_file_location("client_schema", WEB / "scripts" / "schema.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    parts = module.parts()
    assert set(parts) == {"protocol", "guilds", "rollplayer", "simurgh", "stonespine"}
    for name, part in parts.items():
        path = WEB / "src" / ("lib/types.ts" if name == "protocol" else f"types/{name}.ts")
        assert f"// schema {module.digest(part)}" in path.read_text("utf-8"), path.name


COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?![\w-])|\brgba?\(|\bhsla?\(")
URL = re.compile(r"""url\(#[^)]*\)|href="#[^"]*"|["'`(]#[a-z][\w$-]*""")


def test_colours_stand_in_the_palette_alone() -> None:
    """Components name colours; drawings (`art/`, covers) and seats have their own."""
    raw = {}
    for path in (WEB / "src").rglob("*.svelte"):
        if {"generated", "art", "cover"} & set(path.parts):
            continue
        found = COLOUR.findall(URL.sub("", path.read_text("utf-8")))
        if found:
            raw[str(path.relative_to(WEB))] = found[:4]
    assert raw == {}


def test_the_lock_names_no_hosts() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all("version" in package for name, package in lock["packages"].items() if name and not package.get("link"))


def test_no_file_is_over_400_lines() -> None:
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.css")]
    long = [
        path.name
        for path in files
        if path.name != "types.ts"
        and path.parent.name != "types"
        and "generated" not in path.parts
        and len(path.read_text("utf-8").splitlines()) > 400
    ]
    assert long == []


def test_no_inner_html_and_no_style_attributes() -> None:
    """The content security policy forbids both."""
    code = sources()
    assert "{@html" not in code
    assert "innerHTML" not in code
    assert not re.search(r'\sstyle="', code)


def test_every_picture_is_shown_and_can_be_taken() -> None:
    """docs/screenshots has exactly the pictures that README and docs show, and the command takes all of them."""
    root = WEB.parent
    texts = [root / "README.md", *(root / "docs").glob("*.md")]
    shown = {name for text in texts for name in re.findall(r"screenshots/([\w-]+\.\w+)", text.read_text("utf-8"))}
    taken = {*(f"{name}.jpg" for name in PICTURES), animation.PICTURE.name}
    assert shown == {path.name for path in (root / "docs" / "screenshots").iterdir()} == taken


def test_the_moving_picture_loads_quickly_and_shows_a_whole_game() -> None:
    assert animation.PICTURE.stat().st_size <= animation.LONGEST
    with Image.open(animation.PICTURE) as picture:
        assert picture.size == animation.SIZE
        assert getattr(picture, "n_frames", 1) == animation.FRAMES


def test_frames_are_thinned_evenly() -> None:
    pictures = [str(n).encode() for n in range(100)]
    kept = animation.thinned(pictures)
    assert (kept[0], kept[-1], len(kept)) == (b"0", b"99", animation.FRAMES)
    assert animation.thinned(pictures[:5]) == pictures[:5]
