"""Strategies for hypothesis: options, and games at random moments. Needs the package `hypothesis`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from hypothesis import strategies as st

from impera.notation.cards import CARD_CODES
from impera.notation.options import Centre, Deal, Edition, LastRound, Options, Religion
from impera.notation.seeds import MOST_SEED
from impera.testing.games import random_game

if TYPE_CHECKING:
    from impera.game import Game

LONG_GAME = 400
"""More decisions than most games have, so that some are drawn over."""


def seeds() -> st.SearchStrategy[int]:
    """Seeds of games."""
    return st.integers(0, MOST_SEED)


def cards() -> st.SearchStrategy[str]:
    """Codes of cards."""
    return st.sampled_from(CARD_CODES)


@st.composite
def options(draw: st.DrawFn, /, **fixed: Any) -> Options:
    """Anything that can be agreed on; `fixed` options are not drawn."""
    players = draw(st.sampled_from((2, 3, 4)))
    chosen: dict[str, Any] = {
        "players": players,
        "deal": draw(st.sampled_from(get_args(Deal))),
        "teams": fixed.get("players", players) == 4 and draw(st.booleans()),  # noqa: PLR2004 - R-TEAM-01
        "edition": draw(st.sampled_from(get_args(Edition))),
    }
    singly = {
        "last_round": st.sampled_from(get_args(LastRound)),
        "religion": st.sampled_from(get_args(Religion)),
        "self_target": st.booleans(),
        "democracy_needs_card": st.booleans(),
        "centre": st.sampled_from(get_args(Centre)),
        "max_turns": st.integers(1, 60),
    }
    chosen.update(draw(st.fixed_dictionaries({}, optional=singly)))
    return Options.make(**{**chosen, **fixed})


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
