"""The table server: tables, seats, storage and sockets.

A table is a log of entries. An entry is written to disk before anyone is sent it, and the state of a table follows only
from its entries. This package contains no rules of the game, and no text in any language but for what is read
outside of the page. Only `edge` knows the web framework.
"""

from __future__ import annotations

from importlib.util import find_spec

from impera.errors import MissingExtra

NEEDED = (
    *("aiosqlite", "alembic", "asyncpg", "cryptography", "litestar", "py_vapid", "resvg_py", "segno", "sqlalchemy"),
    *("uvicorn", "websockets"),
)
"""What the extra `server` installs; uvloop too, but not everywhere."""


def require() -> None:
    """Raise MissingExtra unless all packages of the extra are installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        message = f"the server needs {', '.join(missing)}: pip install 'impera[server]'"
        raise MissingExtra(message).told_by(key="error-no-server")
