"""The database: its tables, how it is opened, and how it is upgraded.

`entry` is the record of a table and the final referee: rows are only ever appended, and its key (table, seq) makes
it impossible for two processes to write the same move. Snapshots and analyses are a cache. Rows of `game_table`
change only in what the lists show.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine, make_url

METADATA = sa.MetaData()
MIGRATION_LOCK = 7_202_611  # key of PostgreSQL's advisory lock

GUEST = sa.Table(
    "guest",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("token", sa.Text, nullable=False, unique=True),  # SHA-256 of the guest's secret
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False, server_default="0"),  # to the day
    sa.Index("ix_guest_seen", "seen"),
)
# index and query use the same words, so that both databases recognise that the index fits
OPEN_TABLES = sa.text("access = 'open' AND mode = 'online' AND status <> 'finished'")
TABLE = sa.Table(
    "game_table",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("mode", sa.Text, nullable=False),
    sa.Column("access", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("start", sa.Text),  # a set-up position, if the game doesn't begin with a deal
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("invites", sa.Text, nullable=False),  # locks of links, see `links`
    sa.Column("watch", sa.Text, nullable=False),
    sa.Column("roster", sa.Text, nullable=False),  # who sits where, for the lists
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("origin", sa.Text, nullable=False, server_default=""),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pack", sa.Text, nullable=False, server_default=""),  # the content pack in use
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("clock", sa.Text),  # the clock in use
    sa.Column("share", sa.Text, nullable=False, server_default=""),  # the secret of the link to the finished game
    sa.Column("status", sa.Text, nullable=False, server_default="lobby"),
    sa.Column("touched", sa.Double, nullable=False, server_default="0"),  # the last change, to half a minute
    sa.Index("ix_table_open", "touched", "id", sqlite_where=OPEN_TABLES, postgresql_where=OPEN_TABLES),
    sa.Index("ix_table_status", "status", "touched"),
)
MEMBER = sa.Table(
    "member",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("touched", sa.Double, nullable=False, server_default="0"),  # as in `game_table`, for a guest's own lists
    sa.Column("put_out", sa.Boolean, nullable=False, server_default=sa.false()),  # removed by the host
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_member_guest", "guest", "touched", "table_id"),
)
ENTRY = sa.Table(
    "entry",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("act", sa.Text),  # guest and request id, so that a repeated request is carried out once
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("clock", sa.Text),  # the clocks after this entry
    sa.Column("progress", sa.Text),  # the game's progress after this entry, for the lists
    sa.UniqueConstraint("table_id", "act", name="uq_entry_act"),
)
SNAPSHOT = sa.Table(
    "snapshot",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("after", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
ANALYSIS = sa.Table(
    "analysis",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # the last move of the analysed game
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Double, nullable=False, server_default="0"),
)
PULSE = sa.Table(
    "pulse",  # written when somebody asks for the server's health
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk
    "busy_timeout=10000",
    "foreign_keys=ON",
    "secure_delete=ON",  # deleted data is overwritten, even if SQLite was built to leave it in the file
    "temp_store=MEMORY",  # the data that undoes a single statement needn't be in a file
    "wal_autocheckpoint=4000",  # pages: busy pages are copied into the file less often
)


class DatabaseBusy(Exception):
    """Another server uses this SQLite file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another server is using {path}")
        self.path = path


class NewerDatabase(Exception):
    """The database was written by a newer version of Gospoda."""

    def __init__(self, schema: str) -> None:
        told = f"the database has the schema {schema}, which this version of Gospoda does not know"
        super().__init__(f"{told}: a newer version has written it")
        self.schema = schema


def open_engine(url: str) -> Engine:
    """Returns an engine with the settings that durability requires."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_pre_ping=True, pool_size=8, max_overflow=8)
    if parsed.database:
        make_private(Path(parsed.database))
    engine = sa.create_engine(parsed, connect_args={"timeout": 10, "check_same_thread": False})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def make_private(path: Path) -> None:
    """Restricts a file to its owner, creating it if needed; SQLite gives its companion files the same rights."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            file.chmod(0o600)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, so that savepoints work
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def hold_sqlite(url: str) -> IO[bytes] | None:
    """Keeps other servers away from a SQLite file as long as the returned file is open."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    path = Path(parsed.database)
    lock = path.with_name(path.name + ".lock")
    make_private(lock)
    file = lock.open("wb")
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise DatabaseBusy(path) from None
    return file


@contextlib.contextmanager
def migration_lock(connection: Connection) -> Iterator[None]:
    """Lets one process at a time change the tables; SQLite is locked by the transaction itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
    yield


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Upgrades the database in one transaction, so that a failure leaves the old schema intact."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.connect().execution_options(writes=True) as connection, connection.begin(), migration_lock(connection):
        config.attributes["connection"] = connection
        found = present_revision(connection)
        try:
            if found is not None:
                ScriptDirectory.from_config(config).get_revision(found)
        except CommandError:
            raise NewerDatabase(str(found)) from None
        command.upgrade(config, revision)


def present_revision(connection: Connection) -> str | None:
    """Returns the revision of the database's schema; None if the database is empty."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def new_rows(connection: Connection, table: sa.Table) -> sa.Insert:
    """Returns an insert that skips rows another process has already written."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
