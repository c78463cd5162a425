"""Where tables are kept: SQLite in a file, or PostgreSQL, with the same code. Knows rows, not games."""

from impera.server.storage.store import Conflict, SeatRow, Store, TableRow
from impera.server.storage.writer import StorageFailed

__all__ = ["Conflict", "SeatRow", "StorageFailed", "Store", "TableRow"]
