"""The tables of the database: tables of the game, seats, entries of logs, snapshots, people, and what hosts did."""

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
    UniqueConstraint,
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
    Column("per", Text, nullable=False, server_default="turn"),
    Column("late", Text, nullable=False, server_default="bot"),
    Column("delay", Integer, nullable=False, server_default="0"),
    # In counted time: when somebody runs out of time or a bot has to play. It follows from the entries, or is earlier.
    Column("due", Float),
    Column("deal", Text),  # one that others play too; the name of a row of `deals`
    Column("ended", Text),  # how a game of such a deal ended (`impera.server.tables.endings`)
    # Nobody plays a deal twice. Tables with deals of their own do not count: nothing is equal to NULL.
    Index("tables_of_a_deal", "deal", "host", unique=True),
    Column("maker", Text),  # the digest of its maker's key, if they gave one
    # A digest of the address it was made from, with a secret of this server, until its game is over.
    Column("maker_party", Text),
    Index("tables_in_the_lobby", "published", "finished", "created"),
    Index("tables_that_are_due", "due"),
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
    Column("person", Text),  # the digest of the person's key, if they gave one
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_of_a_person", "person"),
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
    Column("counted", Float, nullable=False, server_default="0"),
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

# Whom hosts have removed from published tables: they do not sit down there again.
BARRED = Table(
    "barred",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("party", Text, nullable=False),  # a digest, with the table's salt
    PrimaryKeyConstraint("table_id", "party"),
)

# Seats on their way from one device to another, until a counted time.
MOVES = Table(
    "moves",
    METADATA,
    Column("code", Text, primary_key=True),  # the digest of a code
    Column("until", Float, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("luggage", Text, nullable=False),  # whatever the device sends along
    Column("taker", Text, nullable=False),  # the digest of the token that opens the seats now; empty at first
)

# Who has blocked whom. People are digests of their keys, or where they gave none, of the token of a seat.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("by", Text, nullable=False),
    Column("of", Text, nullable=False),
    UniqueConstraint("by", "of"),
    Index("blocks_of_a_person", "of"),
)

# Codes that give the seats of a person back who has lost a device, once. A person has at most one.
CODES = Table(
    "codes",
    METADATA,
    Column("person", Text, primary_key=True),  # the digest of a key
    Column("code", Text, nullable=False, unique=True),  # a digest
    Column("until", Float),  # how long whoever has used it may ask again; None until then
    Column("taken", Text),  # the digest of the token of whoever has used it
)

# How people want to be told that it is their turn.
NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Text, primary_key=True),  # a secret: whoever has it can end the notices
    Column("person", Text, nullable=False),  # the digest of a key
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),  # a mail address, a web address, or what a browser gave as JSON
    Column("language", Text, nullable=False),
    Column("site", Text, nullable=False),  # the address of this server that links begin with
    Column("created", Float, nullable=False),
    Column("code", Text),  # what the mail says that asks whether its reader wants notices; None once they do
    Index("notices_of_a_person", "person"),
)

# Who is told that it is their turn, by which notice: once for each turn.
CALLS = Table(
    "calls",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("notice", Text, ForeignKey("notices.id", ondelete="CASCADE"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("after", Float, nullable=False),  # in counted time: not before
    Column("tries", Integer, nullable=False),
    Column("taken", Text),  # by which sender, or that nobody has to be told any more; None while it waits
    PrimaryKeyConstraint("table_id", "seat", "notice"),
    Index("calls_that_wait", "taken", "after"),
)

# What administrators did, for others to look up.
ACTIONS = Table(
    "actions",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", Text, nullable=False),  # a user of the machine
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),  # a table, a file or a number; never a person
)

# One row: the time that servers have counted (`impera.server.storage.counted`).
COUNTED = Table("counted", METADATA, Column("beats", Integer, nullable=False), Column("seconds", Float, nullable=False))

# One row: the time up to which tables have aged (`impera.server.storage.expiry`).
AGING = Table("aging", METADATA, Column("until", Float, nullable=False))

# Deals that several people play, each at a table of their own.
DEALS = Table(
    "deals",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Float, nullable=False),
    Column("day", Text),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("level", Text, nullable=False),
)

# Secrets of this server.
KEYS = Table("keys", METADATA, Column("name", Text, primary_key=True), Column("secret", Text, nullable=False))
