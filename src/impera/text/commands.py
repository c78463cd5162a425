"""The commands of the text game, which the page's command line has too. Their words are in `locale/*/typed.ftl`."""

from __future__ import annotations

from typing import Literal, get_args

Command = Literal[
    "help",
    "hint",
    "threats",
    "table",
    "hand",
    "effects",
    "board",
    "since",
    "log",
    "deck",
    "discard",
    "undo",
    "rules",
    "save",
    "quit",
]
COMMANDS: tuple[Command, ...] = get_args(Command)

WITH_WORDS: tuple[Command, ...] = ("log", "rules", "save")
"""Commands that take arguments; for others, further words mean that the line is not a command."""
SEATED: tuple[Command, ...] = ("hint", "hand", "effects", "since", "undo")
"""Commands that only a player has, not a spectator."""
HELP = "?"
"""Another way to type `help`."""
MOST_DIGITS = 4
"""Of a number that is typed."""
LOG = 8
"""How many turns `log` shows by default."""
