"""Reviews: how the chances of a game developed, where it was decided, and which decisions cost most.

Chances are those seen by an observer who knows all hands but not the deck, if everyone continues by rules of thumb
(`impera.analysis.chances`). The cost of a decision is judged by what its seat could know: a search from that seat's
view compares it with the others (`impera.analysis.hints`). Only the turns in which the seat's chance fell most are
searched.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from impera.analysis.chances import chances
from impera.analysis.hints import hint
from impera.game import Game
from impera.notation.outcome import victory_shares
from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.game.record import Record
    from impera.notation.options import Options
    from impera.notation.outcome import Outcome

TRIALS = 400
"""Games played out for each chance: it is then within 0.05 of the true value in 19 of 20 cases."""
SIMULATIONS = 1_500
"""Simulations for each decision that is examined."""
# How many turns, and at most how many decisions, are examined; a smaller loss may be noise.
_TURNS = 5
_DECISIONS = 20
_LEAST_FALL = 0.03
_LEAST_COST = 0.05
_MOST_TOLD = 5
# A decision visited less often than this is too uncertain to judge.
_LEAST_GAMES = 25


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """The chances at a turn's beginning, or at the end of the game."""

    decisions: int
    """How many decisions were played before."""
    turn: int
    seat: int | None
    """Whose turn begins; None at the end."""
    chances: tuple[float, ...]
    """Each seat's chance of winning. Partners win together, so they have the same chance."""


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, a better one, and what the difference was."""

    decisions: int
    """How many decisions were played before it."""
    turn: int
    seat: int
    decision: str
    chance: float
    """Of winning with it, as far as the seat could know."""
    better: str
    better_chance: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game."""

    points: tuple[Point, ...]
    costs: tuple[Cost, ...]
    """The greatest first; few, and none where nothing clearly better was found."""
    decided: int | None
    """The turn after which the winners were always more likely to win than everyone else together.

    None if they were from the beginning, or if the game is not over.
    """
    trials: int
    simulations: int


def review(game: Game | Record, *, trials: int = TRIALS, simulations: int = SIMULATIONS, seed: int = 0) -> Review:
    """The review of a game. The same seed gives the same review; raises BadRecord for an impossible record."""
    record = game.record() if isinstance(game, Game) else game
    points = tuple(_points(record, trials, seed))
    outcome = record.replay().outcome
    return Review(
        points=points,
        costs=tuple(_costs(record, points, simulations, seed)),
        decided=None if outcome is None else _decided(points, outcome, record.options),
        trials=trials,
        simulations=simulations,
    )


def _points(record: Record, trials: int, seed: int) -> Iterator[Point]:
    """The chances at each turn's beginning, and the result at the end."""
    game = record.replay(0)
    turn = 0
    for number in range(len(record.decisions) + 1):
        outcome = game.outcome
        if outcome is not None:
            shares = victory_shares(game.options, outcome.winners)
            yield Point(decisions=number, turn=game.turn, seat=None, chances=shares)
            return
        if game.turn != turn:
            turn = game.turn
            found = chances(game.view(EVERYTHING), trials=trials, seed=seed, index=number)
            yield Point(decisions=number, turn=turn, seat=game.seat, chances=found)
        if number < len(record.decisions):
            game.play(record.decisions[number])


def _decided(points: tuple[Point, ...], outcome: Outcome, options: Options) -> int | None:
    """The turn after which the winners' chances were always above one half."""
    half = 0.5 * options.seats_per_side
    first = len(points)
    while first and sum(points[first - 1].chances[seat] for seat in outcome.winners) > half:
        first -= 1
    return points[first - 1].turn if first else None


def _costs(record: Record, points: tuple[Point, ...], simulations: int, seed: int) -> list[Cost]:
    """The costliest decisions, from the turns in which the deciding seat's chance fell most."""
    falls = [
        (point.chances[point.seat] - after.chances[point.seat], point, after)
        for point, after in pairwise(points)
        if point.seat is not None
    ]
    falls.sort(key=lambda fall: -fall[0])
    found: list[Cost] = []
    left = _DECISIONS
    for fall, point, after in falls[:_TURNS]:
        if fall < _LEAST_FALL:
            break
        game = record.replay(point.decisions)
        for number in range(point.decisions, after.decisions):
            decision = record.decisions[number]
            if len(game.legal()) > 1 and left > 0:
                left -= 1
                cost = _cost(game, decision, simulations, seed + number)
                found += [] if cost is None else [cost]
            game.play(decision)
    found.sort(key=lambda cost: cost.chance - cost.better_chance)
    return found[:_MOST_TOLD]


def _cost(game: Game, decision: str, simulations: int, seed: int) -> Cost | None:
    """What a decision cost; None if nothing clearly better is known."""
    assert game.seat is not None  # noqa: S101 - somebody decides
    best, *_ = advice = hint(game.view(game.seat), simulations=simulations, seed=seed).advice
    played = next(each for each in advice if each.decision == decision)
    if best.chance is None or played.chance is None:
        return None
    if played.games < _LEAST_GAMES and best.chance < 1:
        return None
    if best.chance - played.chance < _LEAST_COST:
        return None
    return Cost(
        decisions=len(game.decisions),
        turn=game.turn,
        seat=game.seat,
        decision=decision,
        chance=played.chance,
        better=best.decision,
        better_chance=best.chance,
    )
