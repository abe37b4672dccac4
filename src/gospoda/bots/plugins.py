"""Custom bots: `my_package:MyBot`, `my_bot.py:MyBot`, or a name that a package registers by entry point.

A custom bot is a class like ours: constructed with a generator of chance and asked only through `seat_move`,
so it sees what its seat knows and never the true state.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, SupportsIndex, cast

from gospoda.bots.base import Bot

GROUP = "gospoda.bots"


class BadPlugin(LookupError):
    """Raised if a bot cannot be loaded from the place that its name gives."""


@cache
def installed() -> dict[str, EntryPoint]:
    """Returns the entry points by name.

    Cached, because the lookup is slow and a server lists its bots at every table.
    """
    return {point.name: point for point in entry_points(group=GROUP)}


def registered() -> list[str]:
    """Returns the names that installed packages give their bots."""
    return sorted(installed())


def by_entry_point(name: str) -> Callable[..., Bot] | None:
    """Returns the bot that an installed package registers under this name."""
    point = installed().get(name)
    if point is None:
        return None
    try:
        found = point.load()
    except Exception as problem:
        raise not_loaded(f"the bot {name!r} ({point.value})", problem) from None
    return checked(found, name)


@cache
def by_place(name: str) -> Callable[..., Bot]:
    """Returns the bot `module:Class` or `file.py:Class`."""
    place, _, kind = name.rpartition(":")
    module = from_file(Path(place)) if place.endswith(".py") else from_module(place)
    if not hasattr(module, kind):
        raise BadPlugin(f"{place} has no class {kind!r}")
    found = checked(getattr(module, kind), name)
    if place.endswith(".py"):
        setattr(found, "__reduce_ex__", reduced)  # noqa: B010 - the class is the user's own
    return found


def reduced(bot: Bot, protocol: SupportsIndex) -> tuple[Any, ...]:
    """Pickles a bot from a file by naming the file: another process cannot import its module by name."""
    kind = type(bot)
    _, _, state, *_ = cast("tuple[Any, ...]", object.__reduce_ex__(bot, 2))
    return revived, (str(sys.modules[kind.__module__].__file__), kind.__module__, kind.__name__), state


def revived(path: str, module: str, name: str) -> Bot:
    """Creates a bot of the class from the file, loading it if necessary; pickle then fills it."""
    loaded = sys.modules.get(module)
    if loaded is None or loaded.__file__ != path:
        loaded = from_file(Path(path))
    kind: type[Bot] = getattr(loaded, name)
    return kind.__new__(kind)


def from_module(place: str) -> ModuleType:
    """Imports a module, also from the folder in which the program was started."""
    here = os.getcwd()
    added = here not in sys.path
    if added:
        sys.path.insert(0, here)
    try:
        return import_module(place)
    except ImportError as problem:
        raise BadPlugin(f"there is no bot at {place!r}: {problem}") from None
    except Exception as problem:
        raise not_loaded(place, problem) from None
    finally:
        if added:
            sys.path.remove(here)


def from_file(path: Path) -> ModuleType:
    """Returns the module in a file."""
    if not path.is_file():
        raise BadPlugin(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"gospoda_plugin_{path.stem}", path.resolve())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise not_loaded(str(path), problem) from None
    return module


def not_loaded(what: str, problem: Exception) -> BadPlugin:
    """Returns the error for other people's code that fails to load."""
    return BadPlugin(f"{what} cannot be loaded: {type(problem).__name__}: {problem}")


def checked(kind: object, name: str) -> Callable[..., Bot]:
    """Returns the class if it is a class of bots; raises otherwise."""
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadPlugin(f"{name} is no bot: a bot is a class that inherits from gospoda.bots.Bot")
    return kind
