"""The tables that most questions look at: 2 to 4 players and teams, both deals, by rules of thumb and network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.study.cells import BEST, STRONG, Cell, cell, kind_of
from impera.notation.options import PLAYER_COUNTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.analysis.study.questions.answer import Totals

KINDS: tuple[int | str, ...] = (*PLAYER_COUNTS, "teams")
DEALS = ("basic", "draft")


def by_heuristic() -> list[Cell]:
    """Played by the best rules of thumb."""
    return [cell(players, STRONG, deal=deal) for players in KINDS for deal in DEALS]


def by_network() -> list[Cell]:
    """Played by the network."""
    return [cell(players, BEST, deal=deal) for players in KINDS for deal in DEALS]


def free_for_all() -> list[Cell]:
    """Those of the network with the basic deal and without teams: what findings are about."""
    return [cell(players, BEST) for players in PLAYER_COUNTS]


def by_players(told: Sequence[object]) -> str:
    """What is told of 2, 3 and 4 players, as part of a sentence."""
    numbers = [f"{each} with {players}" for each, players in zip(told, PLAYER_COUNTS, strict=False)]
    return f"{', '.join(numbers)} players"


def both() -> list[Cell]:
    """All of them."""
    return by_heuristic() + by_network()


def played_groups(totals: Totals) -> dict[str, list[Cell]]:
    """The tables that were played, by who played them; players without a table are left out."""
    groups = {"rules of thumb": totals.among(by_heuristic()), "network": totals.among(by_network())}
    return {name: there for name, there in groups.items() if there}


def label(one: Cell) -> tuple[str, str, str]:
    """The players, the deal, and who plays."""
    return kind_of(one.options), one.options.deal, "network" if one.has_network else "rules of thumb"
