"""Strategies for hypothesis: options, and games at random moments. Needs the package `hypothesis`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from impera.notation.cards import CARD_CODES
from impera.notation.options import OPTIONS, TEAM_PLAYERS, Options
from impera.notation.seeds import MOST_SEED
from impera.testing.games import random_game

if TYPE_CHECKING:
    from impera.game import Game

LONG_GAME = 400
"""More decisions than most games have, so that some games are drawn finished."""
MOST_VALUES = 60
"""Only this many of an option's values are drawn from: a higher turn limit ends few games."""


def seeds() -> st.SearchStrategy[int]:
    """Seeds of games."""
    return st.integers(0, MOST_SEED)


def cards() -> st.SearchStrategy[str]:
    """Codes of cards."""
    return st.sampled_from(CARD_CODES)


@st.composite
def options(draw: st.DrawFn, /, **fixed: Any) -> Options:
    """Anything that can be agreed on; `fixed` options are not drawn."""
    groups: dict[str, dict[str, st.SearchStrategy[Any]]] = {"table": {}, "rules": {}}
    for name, option in OPTIONS.items():
        groups[option.group][name] = st.sampled_from(option.values[:MOST_VALUES])
    drawn = draw(st.fixed_dictionaries(groups["table"], optional=groups["rules"]))
    if fixed.get("players", drawn["players"]) != TEAM_PLAYERS:
        drawn["teams"] = False
    return Options.make(**{**drawn, **fixed})


def games(
    agreed: st.SearchStrategy[Options] | None = None, decisions: st.SearchStrategy[int] | None = None
) -> st.SearchStrategy[Game]:
    """Games at a random moment: the start, the middle or the end, played uniformly or patiently."""
    return st.builds(
        random_game,
        options() if agreed is None else agreed,
        seed=seeds(),
        decisions=st.integers(0, LONG_GAME) if decisions is None else decisions,
        patient=st.booleans(),
    )
