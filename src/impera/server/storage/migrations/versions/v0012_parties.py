"""Which party made a table, so that the lobby can be shared among them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nothing is known of the makers of earlier tables."""
    op.add_column("tables", sa.Column("maker_party", sa.Text))


def downgrade() -> None:
    """Remove it again."""
    op.drop_column("tables", "maker_party")
