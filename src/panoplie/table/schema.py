"""What is stored. The steps of a table are its truth; the other columns are there to find it and to show it."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
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
    sa.Column("due", sa.Float(53)),  # when a bot or a clock must act, if nobody else does
    sa.Column("cover", sa.Text, nullable=False),  # who sits where and who is waited for
    sa.Column("snapshot", sa.Text),  # the state before the present act, for releases that replay differently
    sa.Index("tables_by_status", "public", "status", "moved"),
    sa.Index("tables_by_due", "due"),
)

STEPS: Final = sa.Table(
    "steps",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

PLAYERS: Final = sa.Table(
    "players",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Index("players_by_person", "person"),
)

CONTENTS: Final = sa.Table(
    "contents",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("files", sa.Text, nullable=False),
)

MARKS: Final = sa.Table(
    "marks",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
