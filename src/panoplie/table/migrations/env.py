"""Alembic's door: the connection comes from the node that starts."""

from __future__ import annotations

from alembic import context

from panoplie.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
