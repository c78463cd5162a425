"""Tables, seats and entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("published", sa.Boolean, nullable=False),
        sa.Column("aids", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("away", sa.Integer),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
    )
    op.create_index("tables_in_the_lobby", "tables", ["published", "finished", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("token", sa.Text),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    """Remove them again."""
    for name in ("entries", "seats", "tables"):
        op.drop_table(name)
