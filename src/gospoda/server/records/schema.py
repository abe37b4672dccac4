"""The database tables for games played: a row for each finished game, for each of its seats, and for each acquisition.

All of it follows from the records of the tables; it is stored so that nobody has to wait for games to be replayed.
"""

from __future__ import annotations

import sqlalchemy as sa

from gospoda.server.store.database import METADATA

RESULT = sa.Table(
    "result",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),  # of the table
    sa.Column("mode", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("finished", sa.Double, nullable=False),
    sa.Column("dealt", sa.Boolean, nullable=False),  # from the first deal on; others are left out of statistics
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("ended", sa.Text, nullable=False, server_default=""),  # how, if people ended it before its last move
)
RESULT_SEAT = sa.Table(
    "result_seat",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),  # empty where only a bot ever sat
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),  # who plays it at the end, if it is a bot
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("categories", sa.Text, nullable=False),  # points by category of the score sheet
    sa.Column("rating", sa.Double),  # after a rated game, if it has changed
    sa.Column("change", sa.Double),
    sa.Column("game", sa.Text, nullable=False),  # as in `result`, for a guest's own lists
    sa.Column("finished", sa.Double, nullable=False),
    sa.Index("ix_result_guest", "guest", "finished", "table_id"),
    sa.Index("ix_result_game", "game", "guest"),
)
RESULT_THING = sa.Table(
    "result_thing",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("domain", sa.Text, primary_key=True),
    sa.Column("thing", sa.Text, primary_key=True),
    sa.Column("opening", sa.Boolean, nullable=False),  # the first of its domain that the seat acquired
)
RATING = sa.Table(
    "rating",
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("player", sa.Text, primary_key=True),  # a guest's id, or `bot:` and the level
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
)
OF_A_TABLE = (RESULT, RESULT_SEAT, RESULT_THING)

MENTION = sa.Table(
    "mention",  # guests named in the record of a table without having to belong to it
    METADATA,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Index("ix_mention_table", "table_id"),
)
