"""The server already running on a database: its address, and whether it is the one that was asked for."""

from __future__ import annotations

import hashlib
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

FLAG = click.core.ParameterSource.COMMANDLINE
HOW_TO_SHOW = ("open_browser",)  # flags that change nothing in the server
PATIENCE = 5.0  # seconds


class Running(Struct, frozen=True):
    """A server that responds."""

    url: str
    asked: str
    """A digest of the flags it was started with; they may contain secrets."""


def asked(context: click.Context) -> str:
    """Returns a digest of the flags of this command, empty if there are none."""
    given = {
        name: value
        for name, value in context.params.items()
        if context.get_parameter_source(name) is FLAG and name not in HOW_TO_SHOW
    }
    return hashlib.sha256(json.dumps(given, sort_keys=True, default=str).encode()).hexdigest() if given else ""


def note_of(database: str) -> Path | None:
    """Returns the path of the file beside a SQLite database that records the address of its server."""
    try:
        url = make_url(database)
    except ArgumentError:
        return None  # opening the database reports what is wrong with its address
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    path = Path(url.database)
    return path.with_name(path.name + ".running")


@contextmanager
def noted(database: str, running: Running) -> Iterator[None]:
    """Records the server's address as long as it runs."""
    from gospoda.server.store.database import make_private

    note = note_of(database)
    if note is None:
        yield
        return
    make_private(note)
    note.write_text(json.dumps({"url": running.url, "asked": running.asked}), "utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            note.unlink()


def found(database: str) -> Running | None:
    """Returns the server that is running on a database; ignores a note that a killed server has left behind."""
    note = note_of(database)
    try:
        told: Any = json.loads(note.read_text("utf-8")) if note is not None else {}
        running = Running(str(told["url"]), str(told["asked"]))
        return running if answers(running.url) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def answers(url: str) -> bool:
    """Returns whether a Gospoda responds there, healthy or not; another program may have taken its port by now."""
    request = urllib.request.Request(url + "health", headers={"accept": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            body = answer.read(100_000)
    except urllib.error.HTTPError as problem:
        with problem:
            body = problem.read(100_000)
    except OSError:
        return False
    with suppress(ValueError):
        told = json.loads(body)
        return isinstance(told, dict) and {"status", "database", "version"} <= told.keys()
    return False
