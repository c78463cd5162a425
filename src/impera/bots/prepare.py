"""Compile the search for other processes to find on disk: `python -m impera.bots.prepare`."""

from __future__ import annotations

from impera.bots import search

if __name__ == "__main__" and not search.is_ready():
    search.prepare()
