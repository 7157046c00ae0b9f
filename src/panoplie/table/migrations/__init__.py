"""The history of the schema. A node brings its database up to date when it starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def upgrade(connection: Connection) -> None:
    """Bring the database up to date. Of several nodes that start together one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7206109)"))
    if _is_current(connection):
        return
    # Alembic takes longer to load than all the rest of the table, and is seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_current(connection: Connection) -> bool:
    """Whether the newest of the numbered versions is in place."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    newest = max([path.stem[:4] for path in FOLDER.glob("versions/[0-9]*.py")])
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == newest
