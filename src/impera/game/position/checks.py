"""Checks on the parts of a position, each with a message that says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.errors import BadPosition
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, DOMAIN_OF_NAME, KIND_OF_CODE
from impera.rules.knowledge import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.rules.state import State


def viewers(s: State) -> tuple[tuple[str, int], ...]:
    """Whose knowledge a ledger has: their names in a position, and their rows."""
    return (*((str(seat), seat) for seat in range(s.players)), ("spectator", SPECTATOR))


def require(is_so: object, message: str) -> None:
    """Raise BadPosition with the message unless a condition holds."""
    if not is_so:
        raise BadPosition(message)


def kinds_of(cards: Iterable[str], where: str) -> list[int]:
    """The kinds of cards given as codes."""
    kinds = []
    for code in cards:
        require(code in KIND_OF_CODE, f"no such card in {where}: {code!r}; cards are {', '.join(CARD_CODES)}")
        kinds.append(KIND_OF_CODE[code])
    return kinds


def domain_named(name: str, where: str) -> int:
    """The Domain of a name."""
    require(name in DOMAIN_OF_NAME, f"no such Domain in {where}: {name!r}; Domains are {', '.join(DOMAIN_NAMES)}")
    return DOMAIN_OF_NAME[name]


def seat_of(s: State, seat: int, where: str) -> int:
    """The seat, if the game has it."""
    require(0 <= seat < s.players, f"{where} must be a seat from 0 to {s.players - 1}, not {seat}")
    return seat
