"""How people want to be told that it is their turn, and whom that concerns now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make what is needed: nobody is told anything yet."""
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("code", sa.Text),
    )
    op.create_index("notices_of_a_person", "notices", ["person"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notice", sa.Text, sa.ForeignKey("notices.id", ondelete="CASCADE"), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("taken", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", "notice"),
    )
    op.create_index("calls_that_wait", "calls", ["taken", "after"])


def downgrade() -> None:
    """Remove it again: nobody is told anything."""
    for name in ("calls", "notices"):
        op.drop_table(name)
