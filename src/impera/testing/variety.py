"""All tables, and all options one at a time, for loops over everything that can be agreed on."""

from __future__ import annotations

from typing import Any

from impera.notation.options import EDITIONS, Options

TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "teams": teams, "deal": deal}
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for deal in ("basic", "draft")
)

# Each option away from its default; a short game is one that the turn limit ends (N-08).
SINGLE: tuple[dict[str, Any], ...] = (
    {"last_round": "others-once-more"},
    {"religion": "at-draw"},
    {"self_target": False},
    {"democracy_needs_card": False},
    {"centre": "clockwise"},
    {"max_turns": 9},
)


def every_table() -> tuple[Options, ...]:
    """Every number of players with every deal, and the team game: eight tables by the default rules.

    >>> len(every_table())
    8
    """
    return tuple(Options.make(**table) for table in TABLES)


def every_option(**table: Any) -> tuple[Options, ...]:
    """Every edition and every single option, at one table or at all of them.

    >>> len(every_option(players=2)), len(every_option())
    (11, 88)
    """
    rules = (*({"edition": edition} for edition in EDITIONS), *SINGLE)
    return tuple(Options.make(**{**chosen, **rule}) for chosen in ([table] if table else TABLES) for rule in rules)
