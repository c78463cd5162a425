"""Carta Impera Victoria: the exact rules as a library, a game to play, and bots to play it with.

An unofficial fan implementation of the card game by Rémi Amy, published by Ludonaute.

>>> import impera
>>> game = impera.Game.new(players=3, seed=7)
>>> while game.seat is not None:
...     events = game.play(game.legal()[0])
>>> game.outcome.reason
'majority'
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from impera.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadView,
    BadWeights,
    BotFailure,
    EngineUnavailable,
    IllegalDecision,
    ImperaError,
    MissingExtra,
    OutOfTurn,
    UnknownDecision,
    UnknownVersion,
    WorkerLost,
)
from impera.game import Game, Moment, Record
from impera.notation.options import Options
from impera.notation.outcome import Outcome
from impera.views import Event, View

if TYPE_CHECKING:
    from impera import adapters, analysis, bots, gym
    from impera.simulation import Simulation, simulate

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadView",
    "BadWeights",
    "BotFailure",
    "EngineUnavailable",
    "Event",
    "Game",
    "IllegalDecision",
    "ImperaError",
    "MissingExtra",
    "Moment",
    "Options",
    "OutOfTurn",
    "Outcome",
    "Record",
    "Simulation",
    "UnknownDecision",
    "UnknownVersion",
    "View",
    "WorkerLost",
    "adapters",
    "analysis",
    "bots",
    "gym",
    "simulate",
]

# Loaded on first use, so that `import impera` stays fast and light: no NumPy, no compiler.
_LATER = {
    "Simulation": "impera.simulation",
    "adapters": "impera.adapters",
    "analysis": "impera.analysis",
    "bots": "impera.bots",
    "gym": "impera.gym",
    "simulate": "impera.simulation",
}


if not TYPE_CHECKING:  # a type checker has the names from above, and complains of others

    def __getattr__(name: str) -> Any:
        """The parts that are loaded on first use."""
        if name not in _LATER:
            message = f"module 'impera' has no attribute {name!r}"
            raise AttributeError(message)
        module = importlib.import_module(_LATER[name])
        return module if _LATER[name] == f"impera.{name}" else getattr(module, name)


def __dir__() -> list[str]:
    """All public names, loaded or not, and nothing else."""
    return [*__all__, "__version__"]
