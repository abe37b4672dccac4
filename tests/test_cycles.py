"""No module imports itself through others, not even inside a function or for the type checker alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.test_architecture import MODULES, NAMES, imports, name_of

# A state names its game, and a game has a judge and a display, which look at states: these types need each other.
KNOT = {f"gospoda.core.{name}" for name in ("state", "game", "judge", "display")}


def cycle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """One cycle of a graph, as the names on the way round; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def project() -> dict[str, set[str]]:
    """The modules of the project that each module imports; importing a module runs its packages too."""
    return {name_of(path): set(imports(path)) & NAMES for path in MODULES}


def test_no_module_imports_itself_through_others() -> None:
    graph = {one: {two for two in others if not {one, two} <= KNOT} for one, others in project().items()}
    assert cycle(graph) == []


def test_the_knot_is_one() -> None:
    """A module that no longer needs the others must be struck off the list."""
    graph = project()
    for name in KNOT:
        rest = {one: graph[one] & KNOT - {name} for one in KNOT - {name}}
        whole = {one: graph[one] & KNOT for one in KNOT}
        assert cycle(whole)
        assert name in {two for one in rest for two in whole[one]}
        assert whole[name]


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
