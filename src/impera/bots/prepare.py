"""Compiles the search to disk, where other processes find it: `python -m impera.bots.prepare`."""

from __future__ import annotations

from impera.bots import library, search

if __name__ == "__main__" and not library.is_ready():
    search.prepare()
