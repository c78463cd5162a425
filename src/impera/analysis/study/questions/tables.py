"""The tables that most questions look at: 2 to 4 players and teams, both deals, by rules of thumb and by search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis.study.cells import STRONG, Cell, cell, kind_of, search
from impera.notation.options import PLAYER_COUNTS

if TYPE_CHECKING:
    from impera.analysis.study.questions.answer import Totals

SEARCH = search(300)
KINDS: tuple[int | str, ...] = (*PLAYER_COUNTS, "teams")
DEALS = ("basic", "draft")


def by_heuristic() -> list[Cell]:
    """Played by the best rules of thumb."""
    return [cell(players, STRONG, deal=deal) for players in KINDS for deal in DEALS]


def by_search() -> list[Cell]:
    """Played by search."""
    return [cell(players, SEARCH, deal=deal) for players in KINDS for deal in DEALS]


def both() -> list[Cell]:
    """All of them."""
    return by_heuristic() + by_search()


def played_groups(totals: Totals) -> dict[str, list[Cell]]:
    """The tables that were played, by who played them; players without a table are left out."""
    groups = {"rules of thumb": totals.among(by_heuristic()), "search": totals.among(by_search())}
    return {name: there for name, there in groups.items() if there}


def label(one: Cell) -> tuple[str, str, str]:
    """The players, the deal, and who plays."""
    return kind_of(one.options), one.options.deal, "search" if one.searches else "rules of thumb"
