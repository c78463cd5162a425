"""The tables of the database: tables of the game, their seats, the entries of their logs, and snapshots."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # 64 unsigned bits, which no integer column holds
    Column("salt", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("published", Boolean, nullable=False),
    Column("aids", Boolean, nullable=False),
    Column("clock", Integer),
    Column("away", Integer),
    Column("host", Text, nullable=False),  # the digest of a token
    Column("invite", Text, nullable=False),  # the digest of an invitation
    Column("finished", Boolean, nullable=False),
    Index("tables_in_the_lobby", "published", "finished", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("token", Text),  # the digest of a token; for a bot's seat, that of the person who may take it back
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # Two workers cannot both write an entry with the same number.
    PrimaryKeyConstraint("table_id", "number"),
)

# What a table was like after one of its entries. It follows from the entries, so it can be lost.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "number"),
)
