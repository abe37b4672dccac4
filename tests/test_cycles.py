"""No module imports itself through others, not even inside a function or only for the type checker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.test_architecture import MODULES, NAMES, imports, name_of

# Engine types that need each other. A state names its game, whose judge and display inspect states. A state can be
# pickled (in its codec's format) and redealt, and looks up its game by id.
KNOT = {f"gospoda.core.{name}" for name in ("state", "game", "judge", "display", "codec", "redeal", "registry")}


def cycle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """Returns one cycle of a graph as the names along it, or nothing if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def project() -> dict[str, set[str]]:
    """Returns the project modules that each module imports. Importing a module also runs its packages."""
    return {name_of(path): set(imports(path)) & NAMES for path in MODULES}


def test_no_module_imports_itself_through_others() -> None:
    graph = {one: {two for two in others if not {one, two} <= KNOT} for one, others in project().items()}
    assert cycle(graph) == []


def reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """Returns everything that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = set(graph[start])
    while waiting:
        one = waiting.pop()
        found.add(one)
        waiting |= graph[one] - found
    return found


def test_every_module_of_the_knot_needs_all_the_others() -> None:
    """`KNOT` may only shrink: a module that no longer imports itself must be removed from it."""
    graph = project()
    assert {name: reached({one: graph[one] & KNOT for one in KNOT}, name) for name in KNOT} == dict.fromkeys(KNOT, KNOT)


@pytest.mark.parametrize(
    ("graph", "good"),
    [
        ({"a": ["b"], "b": ["c"], "c": []}, True),
        ({"a": ["b"], "b": ["a"]}, False),
        ({"a": ["a"]}, False),
        ({"a": ["b"], "b": ["c"], "c": ["d"], "d": ["b"]}, False),
    ],
)
def test_the_rule_itself(graph: dict[str, list[str]], good: bool) -> None:
    assert (cycle(graph) == []) is good
