"""Migrating a database to the current version, step by step."""

from __future__ import annotations

from functools import cache
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


async def migrate(url: str, to: str | None = None) -> tuple[str | None, str | None]:
    """Migrate the database to the current version, creating it if needed; returns the versions before and after.

    With `to` it is an earlier version, for an earlier program; raises BadOptions if there is no such version.
    """
    engine = connect(url, writes=True)
    try:
        with told_as_one():
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
                return await connection.run_sync(_move, to)
    finally:
        await engine.dispose()


def newest() -> str | None:
    """The current version."""
    return _steps().get_current_head()


@cache
def _steps() -> ScriptDirectory:
    """The steps from each version to the next, which are files that are found and read."""
    return ScriptDirectory.from_config(_config())


def _move(connection: Connection, to: str | None) -> tuple[str | None, str | None]:
    before = MigrationContext.configure(connection).get_current_revision()
    steps = _steps()
    known = {step.revision for step in steps.walk_revisions()}
    if before is not None and before not in known:
        message = f"the database has version {before}, which is later than this program knows"
        raise BadOptions(message)
    if to is not None and (to not in known or before is None or to > before):
        message = f"the database has version {before or 'none'}, which cannot be taken back to {to}"
        raise BadOptions(message)
    after = to or steps.get_current_head()
    if before == after:  # as at most starts of a server
        return before, after
    config = _config()
    config.attributes["connection"] = connection
    if to is None:
        command.upgrade(config, "head")
    else:
        command.downgrade(config, to)
    return before, after


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "impera.server.storage:migrations")
    return config
