"""Whom hosts have removed from their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table; nobody was removed before."""
    op.create_table(
        "barred",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("party", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "party"),
    )


def downgrade() -> None:
    """Remove it again."""
    op.drop_table("barred")
