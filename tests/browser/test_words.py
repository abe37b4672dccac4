"""Words, types and the lock file: what can be checked without a browser."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB = Path(__file__).parents[2] / "web"
PACKAGE = Path(__file__).parents[2] / "src" / "gospoda"
LANGUAGES = ("en", "pl", "cs")


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a file with their variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sources() -> str:
    """All code of the client."""
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in files if "generated" not in path.parts)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_words(language: str) -> None:
    assert messages(WEB / "src" / "locale" / f"{language}.ftl") == messages(WEB / "src" / "locale" / "en.ftl")


def test_every_id_in_the_client_has_words() -> None:
    known = set(messages(WEB / "src" / "locale" / "en.ftl"))
    for folder in ("core", "table", "games/stonespine"):
        known |= set(messages(PACKAGE / folder / "locale" / "en.ftl"))
    chosen = re.findall(r"""\bsay\(([^(){},]*)""", sources())  # one id, or one of two
    used = {name for choice in chosen for name in re.findall(r"""["']([a-zA-Z][\w-]*)["']""", choice)}
    assert used - known == set()


def test_every_word_is_used() -> None:
    code = sources()
    unused = [name for name in messages(WEB / "src" / "locale" / "en.ftl") if not is_used(name, code)]
    assert unused == []


def is_used(name: str, code: str) -> bool:
    """Whether an id stands in the code, whole or put together from a beginning."""
    if re.search(rf"""["'`]{re.escape(name)}["'`]""", code):
        return True
    parts = name.split("-")
    return any(f"`{'-'.join(parts[:n])}-${{" in code for n in range(1, len(parts)))


def test_types_are_not_stale() -> None:
    """`npm run types` has to be run after the structs of the protocol or of the Stonespine view have changed."""
    spec = importlib.util.spec_from_file_location("client_schema", WEB / "scripts" / "schema.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert f"// schema {module.digest()}" in (WEB / "src" / "lib" / "types.ts").read_text("utf-8")


def test_the_lock_names_no_hosts() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all("version" in package for name, package in lock["packages"].items() if name and not package.get("link"))


def test_no_file_is_over_400_lines() -> None:
    files = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.css")]
    long = [
        path.name
        for path in files
        if path.name != "types.ts" and "generated" not in path.parts and len(path.read_text("utf-8").splitlines()) > 400
    ]
    assert long == []


def test_no_inner_html_and_no_style_attributes() -> None:
    """The content security policy allows neither."""
    code = sources()
    assert "{@html" not in code
    assert "innerHTML" not in code
    assert not re.search(r'\sstyle="', code)
