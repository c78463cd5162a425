"""Where tables are kept: SQLite in a file, or PostgreSQL, with the same code. Knows rows, not games."""

from impera.server.storage.failures import StorageFailed
from impera.server.storage.store import Conflict, SeatRow, Store, TableRow

__all__ = ["Conflict", "SeatRow", "StorageFailed", "Store", "TableRow"]
