"""Migrating a database to the current version, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from impera.errors import BadOptions
from impera.server.storage.database import connect
from impera.server.storage.failures import told_as_one

if TYPE_CHECKING:
    from sqlalchemy import Connection

# Any fixed number: workers that start together take turns here.
_LOCK = 0x1A9E7A


async def migrate(url: str) -> tuple[str | None, str | None]:
    """Migrate the database to the current version, creating it if needed; returns the versions before and after."""
    engine = connect(url, writes=True)
    try:
        with told_as_one():
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
                return await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def newest() -> str | None:
    """The current version."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _upgrade(connection: Connection) -> tuple[str | None, str | None]:
    before = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}
    if before is not None and before not in known:
        message = f"the database has version {before}, which is later than this program knows"
        raise BadOptions(message)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return before, newest()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "impera.server.storage:migrations")
    return config
