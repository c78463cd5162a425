"""How Alembic runs a step: on the connection that `impera.server.storage.migrate` hands it."""

from __future__ import annotations

from alembic import context

from impera.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
