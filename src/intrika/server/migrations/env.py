"""Run by Alembic with the connection the server has opened."""

from __future__ import annotations

from alembic import context

from intrika.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
