"""Who a person is across tables, whom people have blocked, and codes for lost seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add what is known of people: of earlier seats and tables, nothing."""
    op.add_column("tables", sa.Column("maker", sa.Text))
    op.add_column("seats", sa.Column("person", sa.Text))
    op.create_index("seats_of_a_person", "seats", ["person"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("of", sa.Text, nullable=False),
        sa.UniqueConstraint("by", "of"),
    )
    op.create_index("blocks_of_a_person", "blocks", ["of"])
    op.create_table(
        "codes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("until", sa.Float),
        sa.Column("taken", sa.Text),
    )


def downgrade() -> None:
    """Remove it again: nobody is blocked any more, and no code helps."""
    for name in ("codes", "blocks"):
        op.drop_table(name)
    op.drop_index("seats_of_a_person", "seats")
    op.drop_column("seats", "person")
    op.drop_column("tables", "maker")
