"""Deals that several people play, each at a table of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make what is needed. Every earlier table has a deal of its own."""
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("day", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
    )
    op.create_table("keys", sa.Column("name", sa.Text, primary_key=True), sa.Column("secret", sa.Text, nullable=False))
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.add_column("tables", sa.Column("ended", sa.Text))
    op.create_index("tables_of_a_deal", "tables", ["deal", "host"], unique=True)


def downgrade() -> None:
    """Remove it again. Games of these deals go on as others do."""
    op.drop_index("tables_of_a_deal", "tables")
    for name in ("ended", "deal"):
        op.drop_column("tables", name)
    op.drop_table("keys")
    op.drop_table("deals")
