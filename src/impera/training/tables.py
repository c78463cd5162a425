"""The tables that a network is trained and measured at, as options, drawn from a stream."""

from __future__ import annotations

from typing import Any, NamedTuple

from impera.notation.options import EDITIONS, OPTIONS, TEAM_PLAYERS, Options
from impera.notation.seeds import halves
from impera.rules.chance import GAMES, below, start_stream
from impera.rules.state import Stream


class Mixture(NamedTuple):
    """How often each kind of table is drawn, in hundredths."""

    players: dict[int, int]
    """How often by number of players; 0 stands for the team game."""
    draft: int
    """How many are dealt by draft."""
    editions: int
    """How many are of an edition drawn evenly, with its presets."""
    options: int
    """How many have every option of the rules drawn by itself; the rest are of the default edition."""


_MIXED = {
    "two": Mixture({2: 100}, draft=30, editions=15, options=15),
    "many": Mixture({2: 16, 3: 34, 4: 34, 0: 16}, draft=35, editions=20, options=20),
    "all": Mixture({2: 30, 3: 25, 4: 27, 0: 18}, draft=35, editions=20, options=20),
    "three": Mixture({2: 10, 3: 60, 4: 20, 0: 10}, draft=30, editions=15, options=15),
}

# Every kind of table a network is measured at, by name.
KINDS = {
    **{
        f"{players}-{deal}": Options.make(players=players, deal=deal)
        for players in (2, 3, 4)
        for deal in ("basic", "draft")
    },
    **{f"teams-{deal}": Options.make(players=TEAM_PLAYERS, teams=True, deal=deal) for deal in ("basic", "draft")},
}
MIXTURES = _MIXED | {
    kind: Mixture({0 if table.teams else table.players: 100}, 100 * (table.deal == "draft"), editions=0, options=0)
    for kind, table in KINDS.items()
}
"""What a stage can be played at: tables of many kinds, or of one kind alone."""
EDITION_KINDS = {
    f"{players}-{edition}": Options.make(players=players, edition=edition, deal="draft" if edition == "uk" else "basic")
    for edition in EDITIONS
    for players in (2, 3)
    if edition not in {"en", "ru"}
}


def draw(mixture: Mixture, number: int, seed: int) -> list[Options]:
    """Draws tables from a mixture, alike ones side by side: neighbouring rows then take the same paths on a GPU."""
    r = Stream()
    start_stream(r, *halves(seed), GAMES, 0)
    tables = [_draw_one(mixture, r) for _ in range(number)]
    return sorted(tables, key=lambda each: (each.players, each.teams, each.deal, each.edition))


def _draw_one(mixture: Mixture, r: Stream) -> Options:
    players = _draw_players(mixture, r)
    chosen: dict[str, Any] = {"players": players or TEAM_PLAYERS, "teams": players == 0}
    chosen["deal"] = "draft" if below(r, 100) < mixture.draft else "basic"
    kind = below(r, 100)
    if kind < mixture.editions:
        chosen["edition"] = list(EDITIONS)[below(r, len(EDITIONS))]
    elif kind < mixture.editions + mixture.options:
        for name, option in OPTIONS.items():
            if option.group == "rules" and option.kind is not int:
                chosen[name] = option.values[below(r, len(option.values))]
    return Options.make(**chosen)


def _draw_players(mixture: Mixture, r: Stream) -> int:
    ticket = below(r, sum(mixture.players.values()))
    for players, share in mixture.players.items():
        if ticket < share:
            return players
        ticket -= share
    raise AssertionError(mixture)
