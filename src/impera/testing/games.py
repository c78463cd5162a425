"""Random games, to their end or to any moment before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera.engines.interpreter import plain
from impera.game import Game
from impera.notation.cards import EFFECT_NAMES
from impera.notation.options import Options
from impera.rules.chance import PLAY, WORD
from impera.rules.decisions import PERMANENT
from impera.rules.state import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

DISCARD_EFFECTS = frozenset(f"use {effect}" for effect in EFFECT_NAMES[PERMANENT:])
PATIENCE = 8
"""A patient player uses a discard effect once in this many cases."""


def random_game(
    options: Options | None = None, *, seed: int, decisions: int | None = None, patient: bool = False
) -> Game:
    """A game dealt and played from a seed, to its end or for a number of decisions.

    Uniform play is the same as an engine's with that seed; most cards are soon paid for discard effects. A `patient`
    game uses few discard effects, so that levels, copies and hegemonies occur too.

    >>> random_game(seed=7).outcome.reason
    'majority'
    >>> random_game(seed=7, decisions=2).decisions
    ('play S1', 'end')
    """
    chosen = Options() if options is None else options
    game = Game.new(seed=seed, **msgspec.structs.asdict(chosen))
    for _ in play_on(game, seed=seed, decisions=decisions, patient=patient):
        pass
    return game


def play_on(game: Game, *, seed: int, decisions: int | None = None, patient: bool = False) -> Iterator[str]:
    """Continue a game at random; yields each decision after it is played.

    >>> game = random_game(seed=7, decisions=2)
    >>> len(list(play_on(game, seed=1, decisions=3)))
    3
    """
    stream = Stream()
    plain().start_stream(stream, seed & WORD, seed >> 32, PLAY, 0)
    left = -1 if decisions is None else decisions
    while game.seat is not None and left != 0:
        legal = game.legal()
        if patient and legal[-1] == "end":
            legal = _spared(legal, plain().below(stream, PATIENCE) == 0)
        decision = legal[0 if len(legal) == 1 else plain().below(stream, len(legal))]
        game.play(decision)
        yield decision
        left -= 1


def _spared(menu: tuple[str, ...], may_pay: bool) -> tuple[str, ...]:  # noqa: FBT001
    """The decisions of step 2 that a patient player considers: levels and copies first, discard effects rarely."""
    levels = tuple(text for text in menu[:-1] if text not in DISCARD_EFFECTS)
    return levels or (menu[:-1] if may_pay and len(menu) > 1 else menu[-1:])
