"""Clocks over days: what they are for, when they run out, and the time that servers have counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what clocks need. At earlier tables they are for turns, and entries have the time 0, which is now."""
    op.add_column("tables", sa.Column("per", sa.Text, nullable=False, server_default="turn"))
    op.add_column("tables", sa.Column("late", sa.Text, nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_that_are_due", "tables", ["due"])
    op.add_column("entries", sa.Column("counted", sa.Float, nullable=False, server_default="0"))
    counted = op.create_table(
        "counted",
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.bulk_insert(counted, [{"beats": 0, "seconds": 0.0}])


def downgrade() -> None:
    """Remove it again. A seat that was lost belongs to a bot, which earlier versions know."""
    op.execute("UPDATE entries SET kind = 'seat', text = 'bot' WHERE kind = 'lost'")
    op.drop_table("counted")
    op.drop_column("entries", "counted")
    op.drop_index("tables_that_are_due", "tables")
    for name in ("due", "late", "per"):
        op.drop_column("tables", name)
