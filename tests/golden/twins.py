"""Pairs of positions that a viewer cannot tell apart: the page must tell bots, hints and threats the same of both."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from impera import Game, Options
from impera.testing import every_table, random_game
from tests.properties.hidden_cases import a_turn
from tests.properties.truth import forgotten, may_see
from tests.properties.twins import other_truth

if TYPE_CHECKING:
    from collections.abc import Iterator

PICKS = 3
MIDDLES = (25, 50)


def twins() -> str:
    """One line of JSON for each moment: a position, who decides, and for some viewers another position."""
    lines = [json.dumps(each, separators=(",", ":")) for each in (*redealt(), remembered())]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def redealt() -> Iterator[dict[str, Any]]:
    """At every table, for the seat that decides, the next one, and a spectator: all that is hidden is dealt again."""
    chance = random.Random(16)  # noqa: S311 - chance of tests
    for options in every_table():
        for decided in moments(options):
            position = forgotten(random_game(options, seed=6, decisions=decided, patient=True).position())
            seat = Game.from_position(position).seat
            assert seat is not None
            viewers = (seat, (seat + 1) % options.players, None)
            yield moment(position, {viewer: other_truth(position, viewer, chance) for viewer in viewers})


def remembered() -> dict[str, Any]:
    """Seat 0 has seen one card of seat 1 and remembers it."""
    one, other = (a_turn(swapped=swapped).game.position() for swapped in (False, True))
    return moment(one, {0: other})


def moments(options: Options) -> tuple[int, ...]:
    """The first question, two in the middle of a game, and in a draft the second pick and the first claim."""
    drafting = (options.players, PICKS * options.players) if options.deal == "draft" else ()
    return (0, *drafting, *MIDDLES)


def moment(position: dict[str, Any], others: dict[int | None, dict[str, Any]]) -> dict[str, Any]:
    """A position with others, by the viewer who cannot tell them apart; their sight is compared by the rulebook."""
    game = Game.from_position(position)
    for viewer, other in others.items():
        twin = Game.from_position(other)
        assert may_see(game, viewer) == may_see(twin, viewer)
        assert game.position() != twin.position()
    pairs = [{"viewer": viewer, "position": other} for viewer, other in others.items()]
    return {"asked": game.seat, "position": position, "twins": pairs}
