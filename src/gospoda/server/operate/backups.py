"""Backups of a running inn: always a SQLite file, which can be restored into either kind of database."""

from __future__ import annotations

import os
import sqlite3
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url

import gospoda.server
from gospoda.content.shelf import Shelf
from gospoda.core.content import ContentError
from gospoda.server.records.placing import shelf_folder
from gospoda.server.store.database import METADATA, hold_sqlite, make_private, open_engine, present_revision, upgrade

PORTION = 500  # rows at a time
PACKS = "kept_pack"  # in a backup: the versions of packs used by games, which are stored beside the database

for module in walk_packages(gospoda.server.__path__, "gospoda.server."):
    if module.name.endswith("schema"):  # each module adds its tables to METADATA
        import_module(module.name)


class BadBackup(Exception):
    """Raised if a backup can't be made or restored, with the id of a message and its details."""

    def __init__(self, message: str, **about: str) -> None:
        super().__init__(message, about)
        self.message, self.about = message, about


def back_up(url: str, file: Path) -> dict[str, int]:
    """Writes a consistent backup into a file while people play on; returns the number of rows of each table."""
    if file.exists():
        raise BadBackup("file-there", file=str(file))
    aside = file.with_name(file.name + ".part")
    aside.unlink(missing_ok=True)
    make_private(aside)
    try:
        if make_url(url).get_backend_name() == "sqlite":
            copy_sqlite(url, aside)
        else:
            copy_tables(url, aside)
        in_one_file(aside)
        keep_packs(aside, Shelf(shelf_folder(url)))
        found = counted(aside)
        os.replace(aside, file)
    finally:
        aside.unlink(missing_ok=True)
    return found


def copy_sqlite(url: str, file: Path) -> None:
    """Copies a SQLite database with SQLite's own backup: consistent, and without blocking anybody."""
    name = make_url(url).database or ""
    if not Path(name).is_file():
        raise BadBackup("not-made", database=name)
    source, target = sqlite3.connect(name), sqlite3.connect(file)
    try:
        source.backup(target, pages=2000, sleep=0.01)
    finally:
        source.close()
        target.close()


def copy_tables(url: str, file: Path) -> None:
    """Copies another database row by row, as of the moment when the copy begins."""
    source, target = open_engine(url), open_engine(f"sqlite:///{file}")
    try:
        with source.connect().execution_options(isolation_level="REPEATABLE READ") as reading:
            revision = present_revision(reading)
            if revision is None:
                raise BadBackup("empty")
            upgrade(target, revision)
            with target.connect().execution_options(writes=True) as writing, writing.begin():
                copy_rows(reading, writing)
    finally:
        source.dispose()
        target.dispose()


def in_one_file(file: Path) -> None:
    """Switches off the separate journal file."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()


def keep_packs(file: Path, shelf: Shelf) -> None:
    """Puts the stored versions of packs into a backup."""
    connection = sqlite3.connect(file)
    with connection:
        connection.execute(f"CREATE TABLE {PACKS} (version TEXT PRIMARY KEY, files BLOB NOT NULL)")
        rows = [(version, msgspec.msgpack.encode(files)) for version, files in shelf.content().items()]
        connection.executemany(f"INSERT INTO {PACKS} VALUES (?, ?)", rows)
    connection.close()


def put_packs_back(file: Path, shelf: Shelf) -> None:
    """Restores the versions of packs in a backup to where the server looks for them."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        there = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (PACKS,)).fetchone()
        for version, files in connection.execute(f"SELECT version, files FROM {PACKS}") if there else []:
            shelf.put_back(version, msgspec.msgpack.decode(files, type=dict[str, bytes]))
    except (ContentError, msgspec.DecodeError) as problem:
        raise BadBackup("bad-pack", file=str(file), problem=str(problem)) from None
    finally:
        connection.close()


def copy_rows(reading: Connection, writing: Connection) -> None:
    """Copies all rows of the tables and columns that exist: the database may be older than the program."""
    inspector = sa.inspect(reading)
    there = set(inspector.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in there:
            continue
        known = {column["name"] for column in inspector.get_columns(table.name)}
        columns = [column for column in table.columns if column.name in known]
        rows = reading.execution_options(yield_per=PORTION).execute(sa.select(*columns))
        for some in rows.mappings().partitions(PORTION):
            writing.execute(sa.insert(table), [dict(row) for row in some])


def counted(file: Path) -> dict[str, int]:
    """Returns how many rows each table of a backup has; raises if the backup is damaged."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise BadBackup("damaged", file=str(file))
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        if "game_table" not in names:
            raise BadBackup("no-backup", file=str(file))
        return {name: number_of_rows(connection, name) for name in sorted(names)}
    except sqlite3.DatabaseError:
        raise BadBackup("no-backup", file=str(file)) from None
    finally:
        connection.close()


def number_of_rows(connection: sqlite3.Connection, table: str) -> int:
    """Returns how many rows a table has."""
    return int(connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])


def restore(url: str, file: Path) -> dict[str, int]:
    """Restores a backup into an empty database and migrates it; returns the number of rows of each table."""
    if not file.is_file():
        raise BadBackup("no-file", file=str(file))
    found = counted(file)
    held = hold_sqlite(url)  # fails while a server uses it
    source = sa.create_engine(f"sqlite:///file:{file.resolve()}?mode=ro&uri=true")
    target = open_engine(url)
    try:
        check_empty(target)
        with source.connect() as reading:
            upgrade(target, present_revision(reading) or "head")
            with target.connect().execution_options(writes=True) as writing, writing.begin():
                copy_rows(reading, writing)
        upgrade(target)
        put_packs_back(file, Shelf(shelf_folder(url)))
    finally:
        source.dispose()
        target.dispose()
        if held is not None:
            held.close()
    return found


def check_empty(engine: Engine) -> None:
    """Raises if the database isn't empty."""
    with engine.connect() as connection:
        names: list[Any] = sa.inspect(connection).get_table_names()
        tables = METADATA.tables
        known = [tables[name] for name in names if name in tables]
        full = any(connection.execute(sa.select(table).limit(1)).first() for table in known)
    if full:
        raise BadBackup("not-empty")
