"""All tables, and all options one at a time, for loops over everything that can be agreed on."""

from __future__ import annotations

from typing import Any

from impera.notation.options import EDITIONS, OPTIONS, PLAYER_COUNTS, TEAM_PLAYERS, Options

SHORT_GAME = 9
"""A turn limit low enough to end games (N-08)."""

TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "teams": teams, "deal": deal}
    for players, teams in (*((number, False) for number in PLAYER_COUNTS), (TEAM_PLAYERS, True))
    for deal in ("basic", "draft")
)

# Each option of the rules changed from its default.
SINGLE: tuple[dict[str, Any], ...] = tuple(
    {option.name: value}
    for option in OPTIONS.values()
    if option.group == "rules"
    for value in option.alternatives or (SHORT_GAME,)
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
    (13, 104)
    """
    rules = (*({"edition": edition} for edition in EDITIONS), *SINGLE)
    return tuple(Options.make(**{**chosen, **rule}) for chosen in ([table] if table else TABLES) for rule in rules)
