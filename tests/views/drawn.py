"""Games from drawn tables (`impera.testing.picture`), for tests that only look."""

from __future__ import annotations

from typing import Any

from impera import Game
from impera.testing import Picture


def table(picture: str, **more: Any) -> Game:
    """The game that continues from a drawn table, with options and other keys of a position by keyword."""
    return Game.from_position({**Picture(picture).position(), **more})


def played(game: Game, *decisions: str) -> Game:
    """The same game after some decisions."""
    for decision in decisions:
        game.play(decision)
    return game


def domain(game: Game, seat: int, name: str, viewer: int | None = None) -> Any:
    """One Domain of one player in a view."""
    return next(part for part in game.view(viewer).seats[seat].domains if part.domain == name)


def effect(game: Game, seat: int, name: str) -> Any:
    """One of the sixteen effects in a seat's own view."""
    return next(part for part in game.view(seat).effects if part.effect == name)
