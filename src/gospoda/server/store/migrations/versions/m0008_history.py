"""History of games: results, what each seat acquired, and ratings; tables store whether they are rated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the tables. The running server fills in the games that finished earlier."""
    op.add_column("game_table", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "result",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("dealt", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "result_seat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("categories", sa.Text, nullable=False),
        sa.Column("rating", sa.Double),
        sa.Column("change", sa.Double),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
    )
    op.create_index("ix_result_guest", "result_seat", ["guest", "finished", "table_id"])
    op.create_index("ix_result_game", "result_seat", ["game", "guest"])
    op.create_table(
        "result_thing",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("domain", sa.Text, primary_key=True),
        sa.Column("thing", sa.Text, primary_key=True),
        sa.Column("opening", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
    )
