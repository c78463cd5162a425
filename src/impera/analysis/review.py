"""Reviews: how the chances of a game developed, where it was decided, and which decisions cost most.

Chances are those seen by an observer who knows all hands but not the deck, by the network (`impera.analysis.chances`).
The cost of a decision is judged by what its seat could know: from that seat's view it is compared with what the
network would have chosen (`impera.analysis.comparison`). Only the decisions that surprised the network most are
compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from impera.analysis.chances import chances
from impera.analysis.comparison import MOST_REDEALS, compare
from impera.analysis.equivalence import is_equivalent, representative
from impera.bots.compiled.decisive import sensible
from impera.bots.network.judge import Judge
from impera.bots.observed import observed
from impera.bots.winning import winning_answer
from impera.game import Game
from impera.notation.decisions import NUMBER_OF_TEXT, answers_in, text_of
from impera.notation.outcome import victory_shares
from impera.rules.decisions import FIRST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.bots.observed import Observed
    from impera.game.record import Record
    from impera.notation.options import Options
    from impera.notation.outcome import Outcome

PASSES = 4_000
"""How often the network is asked for the chances of all turns, and again for the costs of decisions."""
# The fewest and the most redeals for the chances of a turn, and about how many passes a round takes for each player.
_FEWEST_TRIALS = 2
_MOST_TRIALS = 12
_ROUND = 6
# How many decisions are compared; a smaller cost may be noise; how many are told of each seat.
_DECISIONS = 20
_LEAST_COST = 0.05
_MOST_TOLD = 3
# With how many answers that the network likes better a decision is compared.
_BETTER = 2
# By how much more the network must like another answer: about e times as much.
_LEAST_SURPRISE = 1.0


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
    """In how many redeals the chances of each turn were looked for."""
    simulations: int
    """In how many redeals a decision was compared with others, at most."""


def review(game: Game | Record, *, passes: int = PASSES, seed: int = 0) -> Review:
    """The review of a game. The same seed gives the same review; raises BadRecord for an impossible record."""
    record = game.record() if isinstance(game, Game) else game
    ended = record.replay()
    trials = _trials(ended, passes)
    points = tuple(_points(record, trials, seed))
    return Review(
        points=points,
        costs=tuple(_costs(record, passes, seed)),
        decided=None if ended.outcome is None else _decided(points, ended.outcome, record.options),
        trials=trials,
        simulations=MOST_REDEALS,
    )


def _trials(ended: Game, passes: int) -> int:
    """The redeals that each turn gets, so that all of them together cost about so many passes."""
    rounds = passes // (_ROUND * ended.options.players * max(1, ended.turn))
    return min(max(_FEWEST_TRIALS, rounds), _MOST_TRIALS)


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
            found = chances(game, trials=trials, seed=seed + number)
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


class _Surprise(NamedTuple):
    """A decision that the network would not have made."""

    size: float
    """How much more it likes the best answer, as a difference of logits; infinite where a certain win was missed."""
    number: int
    turn: int
    observed: Observed
    answers: tuple[int, ...]
    """What was answered, and what the network likes better."""
    sure: int | None
    """An answer that certainly wins."""


def _costs(record: Record, passes: int, seed: int) -> list[Cost]:
    """The costliest decisions, the greatest first; a few of each seat."""
    surprises = sorted(_surprises(record), key=lambda each: -each.size)[:_DECISIONS]
    found = [_cost(each, record.decisions[each.number], passes // _DECISIONS, seed) for each in surprises]
    costs = sorted((cost for cost in found if cost is not None), key=lambda cost: cost.chance - cost.better_chance)
    told: list[Cost] = []
    for cost in costs:
        if sum(other.seat == cost.seat for other in told) < _MOST_TOLD:
            told.append(cost)
    return told


def _surprises(record: Record) -> Iterator[_Surprise]:
    game, judge = record.replay(0), Judge()
    for number, decision in enumerate(record.decisions):
        if len(game.legal()) > 1 and game.seat is not None:
            found = _surprise(judge, observed(game.view(game.seat)), decision, number, game.turn)
            if found is not None:
                yield found
        game.play(decision)


def _surprise(judge: Judge, found: Observed, decision: str, number: int, turn: int) -> _Surprise | None:
    """A decision, if the network likes another answer clearly better, or a certain win was missed."""
    seen, hidden, _ = found
    word = sensible(seen)
    answer = representative(seen, NUMBER_OF_TEXT[decision] - FIRST[seen.ask], word)
    sure = winning_answer(seen, hidden)
    if sure is not None and is_equivalent(seen, answer, sure):
        return None
    judgement = judge.judge(seen, hidden)
    liked = sorted(answers_in(word), key=lambda each: -judgement.logit(seen, each))
    better = tuple(each for each in (*(() if sure is None else (sure,)), *liked[:_BETTER]) if each != answer)
    size = float("inf") if sure is not None else judgement.logit(seen, liked[0]) - judgement.logit(seen, answer)
    if size < _LEAST_SURPRISE:
        return None
    return _Surprise(size, number, turn, found, tuple(dict.fromkeys((answer, *better))), sure)


def _cost(surprise: _Surprise, decision: str, passes: int, seed: int) -> Cost | None:
    """What a decision cost; None if nothing was clearly better."""
    seen, hidden, _ = surprise.observed
    found = compare(seen, hidden, surprise.answers, passes=passes, seed=seed + surprise.number)
    answer = surprise.answers[0]
    better = max(surprise.answers, key=lambda each: found[each].chance) if surprise.sure is None else surprise.sure
    better_chance = found[better].chance if surprise.sure is None else 1.0
    if better_chance - found[answer].chance < _LEAST_COST:
        return None
    return Cost(
        decisions=surprise.number,
        turn=surprise.turn,
        seat=seen.seat,
        decision=decision,
        chance=found[answer].chance,
        better=text_of(seen.ask, better),
        better_chance=better_chance,
    )
