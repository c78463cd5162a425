"""Shared games: a new kind of entry, which needs no new place."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing changes: no game was shared before."""


def downgrade() -> None:
    """Earlier versions do not know that games are shared: somebody came back, which changes nothing after the end."""
    op.execute("UPDATE entries SET kind = 'back' WHERE kind = 'share'")
