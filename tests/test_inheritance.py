"""An interpreted class may inherit from a compiled one only if that class allows it.

Only the compiled build notices: `mypyc` raises `TypeError: interpreted classes cannot inherit from compiled`
when such a class is created.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest

from gospoda.bots import Bot
from gospoda.bots.greedy import GreedyBot
from gospoda.bots.random import RandomBot
from gospoda.core.agenda import Frame, PollFrame
from gospoda.core.decisions import Chapter, Step
from gospoda.core.display import Display
from gospoda.core.game import Game
from gospoda.core.judge import Judge
from gospoda.core.observing.observation import Observer
from gospoda.core.packaged import PackagedDisplay, PackagedGame
from gospoda.core.state import State

ROOT = Path(__file__).parent.parent
MARKER = "# gospoda: compiled"
ALLOWED = "allow_interpreted_subclasses=True"
# The classes that the documentation offers to authors of bots and games.
BASES = [Bot, RandomBot, GreedyBot, Chapter, Step, Frame, PollFrame, State, Game, Judge, Display, Observer]
BASES += [PackagedGame, PackagedDisplay]


class Module(NamedTuple):
    """A parsed module: whether it is compiled, its classes, and the origin of its names."""

    compiled: bool
    classes: dict[str, ast.ClassDef]
    imported: dict[str, tuple[str, str]]


def parsed(text: str) -> Module:
    """Parses a module, including classes and imports inside functions."""
    nodes = list(ast.walk(ast.parse(text)))
    classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
    imported = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    imported |= {
        alias.asname or alias.name: (alias.name, "")
        for node in nodes
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    return Module(text.startswith(MARKER), classes, imported)


def project() -> dict[str, Module]:
    """Returns every module of the project, its tests and its examples by name."""
    found = {}
    for folder, top in (("src/gospoda", "src"), ("tests", "."), ("docs/examples", "."), ("benchmarks", ".")):
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT / top).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = parsed(path.read_text("utf-8"))
    return found


def resolved(modules: dict[str, Module], module: str, base: ast.expr) -> tuple[str, str] | None:
    """Returns the module and name of a base class, or None if it isn't ours."""
    if isinstance(base, ast.Subscript):
        return resolved(modules, module, base.value)
    if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name):
        first, second = modules[module].imported.get(base.value.id, ("", ""))
        place, name = (f"{first}.{second}" if second else first), base.attr
    elif isinstance(base, ast.Name):
        place, name = module, base.id
    else:
        return None
    while place in modules and name not in modules[place].classes:
        place, name = modules[place].imported.get(name, ("", ""))  # re-exported by another module
    return (place, name) if place in modules else None


def forbidden(modules: dict[str, Module]) -> list[str]:
    """Returns the interpreted classes that can't be created in the compiled build."""
    found = []
    for name, module in modules.items():
        for kind in () if module.compiled else module.classes.values():
            for base in kind.bases:
                place = resolved(modules, name, base)
                parent = modules[place[0]] if place else None
                if place is None or parent is None or not parent.compiled:
                    continue
                if not any(ALLOWED in ast.unparse(one) for one in parent.classes[place[1]].decorator_list):
                    found.append(f"{name}.{kind.name} inherits from {'.'.join(place)}")
    return found


def test_interpreted_classes_inherit_only_where_it_is_allowed() -> None:
    assert forbidden(project()) == []


@pytest.mark.parametrize(
    "heir",
    [
        "from a.base import Base\nclass Heir(Base): ...",
        "from a import Base\nclass Heir(Base): ...",
        "import a.base as base\nclass Heir(base.Base): ...",
        "from a import base\nclass Heir(base.Base): ...",
        "from a.base import Base as Other\ndef made():\n    class Heir(Other[int]): ...",
    ],
)
def test_the_check_sees_a_forbidden_heir(heir: str) -> None:
    package = parsed("from a.base import Base")
    compiled = parsed(f"{MARKER}\nclass Base: ...")
    assert len(forbidden({"a": package, "a.base": compiled, "heir": parsed(heir)})) == 1
    assert forbidden({"a": package, "a.base": compiled, "heir": parsed(f"{MARKER}\n{heir}")}) == []
    open_to_all = parsed(f"{MARKER}\n@mypyc_attr({ALLOWED})\nclass Base: ...")
    assert forbidden({"a": package, "a.base": open_to_all, "heir": parsed(heir)}) == []


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_what_the_documentation_hands_out_can_be_inherited_from(base: type) -> None:
    """Checks the build under test: mypyc refuses when the class is instantiated."""
    heir = type("Heir", (base,), {"__init__": lambda self: None})
    assert isinstance(heir(), base)
