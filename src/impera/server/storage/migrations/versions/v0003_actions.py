"""What administrators did, and how far tables have aged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both tables; earlier actions are not known."""
    op.create_table(
        "actions",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table("aging", sa.Column("until", sa.Float, nullable=False))


def downgrade() -> None:
    """Remove them again. Earlier versions do not know that a table can be closed, so those tables are open again."""
    op.execute("DELETE FROM entries WHERE kind = 'close'")
    for name in ("actions", "aging"):
        op.drop_table(name)
