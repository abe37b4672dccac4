"""Checks whether the server can read and write its database, and what is wrong with the disk if it can't."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from gospoda.server.base.refusals import StorageFailure
from gospoda.server.store.database import PULSE
from gospoda.server.store.reader import Reader

Disk = Literal["ok", "full", "read-only", "unknown"]
EVERY = 5.0  # seconds for which an answer is reused
ROOM = 8 * 2**20  # bytes of free space below which the disk counts as full: the next busy minute would fill it
FULL = ("disk is full", "database or disk is full", "no space left", "could not extend file", "diskfull")
READ_ONLY = ("readonly database", "read-only", "readonlysqltransaction")


def trouble_in(text: str) -> Disk:
    """Returns the problem with the disk that an error message of the database indicates."""
    words = text.lower()
    if any(sign in words for sign in FULL):
        return "full"
    return "read-only" if any(sign in words for sign in READ_ONLY) else "unknown"


def trouble_on(path: Path) -> Disk:
    """Returns the problem with the disk under a path, as the operating system reports it."""
    try:
        if hasattr(os, "statvfs") and os.statvfs(path).f_flag & getattr(os, "ST_RDONLY", 1):
            return "read-only"
        return "full" if shutil.disk_usage(path).free < ROOM else "ok"
    except OSError:
        return "unknown"


def beat(connection: Connection) -> None:
    """Writes a row to check that the database accepts writes."""
    now = {"at": time.time()}
    if connection.execute(sa.update(PULSE).where(PULSE.c.id == 1).values(now)).rowcount == 0:
        connection.execute(sa.insert(PULSE), {"id": 1, **now})


class Pulse:
    """Checks the database, at most once every few seconds."""

    def __init__(self, engine: Engine, storage: Reader) -> None:
        self.storage = storage
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        self.folder = Path(file).resolve().parent if file else None
        self.asked = float("-inf")
        self.known: tuple[bool, Disk] = (True, "ok")

    async def feel(self) -> tuple[bool, Disk]:
        """Returns whether the database can be read, and whether it can be written or why not."""
        if time.monotonic() < self.asked + EVERY:
            return self.known
        self.asked = time.monotonic()
        self.known = await self._read(), await self._write()
        return self.known

    async def _read(self) -> bool:
        try:
            await self.storage.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar_one())
        except StorageFailure:
            return False
        return True

    async def _write(self) -> Disk:
        under = trouble_on(self.folder) if self.folder is not None else "ok"
        try:
            await self.storage.writer.run(beat)
        except StorageFailure as problem:
            said = trouble_in(str(problem))
            return under if said == "unknown" and under != "ok" else said
        return under


def database_problem(url: str) -> str:
    """Returns why a database can't be used, in one line; empty if it can, or if it is yet to be created."""
    from gospoda.server.store.database import open_engine

    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        return ""
    try:
        engine = open_engine(url)
        try:
            with engine.connect() as connection:
                connection.execute(sa.text("SELECT 1"))
        finally:
            engine.dispose()
    except (SQLAlchemyError, ModuleNotFoundError) as problem:
        return str(problem).splitlines()[0]
    return ""
