"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from impera.notation.cards import DOMAIN_NAMES, DomainName
from impera.rules.state import HEGEMONY, RUNNING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.notation.options import Options
    from impera.rules.state import State

Reason = Literal["hegemony", "majority", "turn-limit"]

# In the order of `impera.rules.state`; a running game has no reason.
REASON_NAMES: tuple[Reason, ...] = ("hegemony", "majority", "turn-limit")


class Outcome(msgspec.Struct, frozen=True):
    """Why a game ended and who won.

    `winners` are seats; there are several in the team game, and after a shared victory (R-TIE-03). `points` has one
    entry per seat after majority scoring and none after a hegemony, whose Domain is `domain`.
    """

    reason: Reason
    winners: tuple[int, ...]
    points: tuple[int, ...] = ()
    domain: DomainName | None = None


def winning_sides(options: Options, winners: Iterable[int]) -> set[int]:
    """The sides that won, given the seats that did."""
    return {options.side_of(seat) for seat in winners}


def victory_shares(options: Options, winners: Iterable[int]) -> tuple[float, ...]:
    """Each seat's share of the victory: the sides that won split it equally, and partners have the same (R-TIE-03).

    Nobody has a share of a game that nobody won.
    """
    won = winning_sides(options, winners)
    return tuple(1 / len(won) if options.side_of(seat) in won else 0.0 for seat in range(options.players))


def outcome_of(s: State) -> Outcome | None:
    """The outcome of a state; None while the game runs."""
    if s.reason == RUNNING:
        return None
    winners = tuple(seat for seat in range(s.players) if s.winners >> seat & 1)
    reason = REASON_NAMES[s.reason - 1]
    if s.reason == HEGEMONY:
        return Outcome(reason, winners, domain=DOMAIN_NAMES[s.win_domain])
    return Outcome(reason, winners, points=tuple(s.points[: s.players]))
