"""How late spectators are told what happens at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add it; at earlier tables they are told at once."""
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove it again. Earlier versions tell spectators everything at once."""
    op.drop_column("tables", "delay")
