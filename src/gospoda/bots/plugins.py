"""Bots of one's own: `my_package:MyBot`, `my_bot.py:MyBot`, or a name that a package registers by entry point.

Such a bot is a class like ours: made with a generator of chance, asked through `seat_move` only, so that it is shown
what its seat knows and never the true state.
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
    """A bot that was named by its place and cannot be had from there."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points by name; to look for them takes long, and a server is asked at every table for its bots."""
    return {point.name: point for point in entry_points(group=GROUP)}


def registered() -> list[str]:
    """The names that installed packages give their bots."""
    return sorted(installed())


def by_entry_point(name: str) -> Callable[..., Bot] | None:
    """The bot that an installed package registers by this name."""
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
    """The bot `module:Class` or `file.py:Class`."""
    place, _, kind = name.rpartition(":")
    module = from_file(Path(place)) if place.endswith(".py") else from_module(place)
    if not hasattr(module, kind):
        raise BadPlugin(f"{place} has no class {kind!r}")
    found = checked(getattr(module, kind), name)
    if place.endswith(".py"):
        setattr(found, "__reduce_ex__", reduced)  # noqa: B010 - the class is the user's own
    return found


def reduced(bot: Bot, protocol: SupportsIndex) -> tuple[Any, ...]:
    """How a bot from a file is pickled: another process cannot import the module by name, so the file is named."""
    kind = type(bot)
    _, _, state, *_ = cast("tuple[Any, ...]", object.__reduce_ex__(bot, 2))
    return revived, (str(sys.modules[kind.__module__].__file__), kind.__module__, kind.__name__), state


def revived(path: str, module: str, name: str) -> Bot:
    """A bot of the class from the file, which is loaded where that has not happened yet; pickle fills it."""
    loaded = sys.modules.get(module)
    if loaded is None or loaded.__file__ != path:
        loaded = from_file(Path(path))
    kind: type[Bot] = getattr(loaded, name)
    return kind.__new__(kind)


def from_module(place: str) -> ModuleType:
    """A module that can be imported, also from the folder in which the program was started."""
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
    """A module in a file."""
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
    """Code of somebody else that fails while it is loaded."""
    return BadPlugin(f"{what} cannot be loaded: {type(problem).__name__}: {problem}")


def checked(kind: object, name: str) -> Callable[..., Bot]:
    """A class of bots, and nothing else."""
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadPlugin(f"{name} is no bot: a bot is a class that inherits from gospoda.bots.Bot")
    return kind
