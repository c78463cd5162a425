"""The table server: tables, seats, storage and sockets.

A table is a log of entries. An entry is written to disk before anyone is sent it, and the state of a table follows only
from its entries. This package contains no rules of the game and no text in any language. Only `edge` knows the web
framework.
"""
