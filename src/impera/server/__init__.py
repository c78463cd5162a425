"""The table server: tables, seats, storage and sockets.

A table is a log of entries. An entry is written to disk before anyone hears about it, and the state of a table follows
from its entries alone. This package holds no rule of the game and no sentence of any language. Only `edge` knows the
web framework.
"""
