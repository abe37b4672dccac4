"""Creates databases as earlier versions left them."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from gospoda.server.store.database import upgrade


def set_back(engine: Engine, revision: str) -> None:
    """Drops every table and column that later revisions added; the rest keeps its data."""
    earlier = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    upgrade(earlier, revision)
    before = sa.inspect(earlier)
    kept = {table: {column["name"] for column in before.get_columns(table)} for table in before.get_table_names()}
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        now = sa.inspect(connection)
        for table in now.get_table_names():
            if table not in kept:
                connection.execute(sa.text(f"DROP TABLE {table}"))
                continue
            for column in now.get_columns(table):
                if column["name"] not in kept[table]:
                    connection.execute(sa.text(f"ALTER TABLE {table} DROP COLUMN {column['name']}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})
    earlier.dispose()


def make_old_table(engine: Engine) -> None:
    """Inserts a table with a link in its record, as an early version wrote it."""
    upgrade(engine, "0003")
    row = dict.fromkeys(("game", "version", "content", "title", "mode", "access", "seed", "host"), "")
    row |= {"id": "old", "options": "{}", "invites": '["first","second"]', "watch": "third", "roster": "[]"}
    names = [*row, "created"]
    insert = f"INSERT INTO game_table ({', '.join(names)}) VALUES ({', '.join(':' + name for name in names)})"
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(sa.text(insert), {**row, "created": 1.0})
        entry = "INSERT INTO entry (table_id, seq, kind, seat, data, status, waiting, moves, created)"
        values = {"data": b'{"invites":["first","second"],"watch":"third"}'}
        connection.execute(sa.text(f"{entry} VALUES ('old', 1, 'links', -1, :data, 'running', 0, 0, 5)"), values)
