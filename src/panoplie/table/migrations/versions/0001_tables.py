"""Tables, their steps and who sits at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("fair_key", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("moved", sa.Float(53), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("cover", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text),
    )
    op.create_index("tables_by_status", "tables", ["public", "status", "moved"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("players_by_person", "players", ["person"])
    op.create_table(
        "contents",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
