"""Where people meet: tables, seats, storage and sockets.

A table is the log of its entries. An entry is written to disk before anyone hears of it, and what a table is follows
from its entries alone. This room holds no rule of the game and no word of any language; the web framework stands
at its edge (`app`, `http`, `protocols`, `run`) and is known nowhere else.
"""
