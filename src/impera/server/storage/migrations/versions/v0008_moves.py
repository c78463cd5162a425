"""Seats on their way from one device to another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table; nothing is on its way."""
    op.create_table(
        "moves",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("luggage", sa.Text, nullable=False),
        sa.Column("taker", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove it again. What is on its way stays on the device it comes from."""
    op.drop_table("moves")
