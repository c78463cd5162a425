"""The bots by name, weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from impera.bots.uniform import Uniform
from impera.errors import BadOptions

if TYPE_CHECKING:
    from impera.views import View


class Bot(Protocol):
    """Anything that decides. Those of the roster are made with a seed, which fixes their choices."""

    def decide(self, view: View) -> str:
        """One of `view.legal`."""


_BOTS = {"uniform": Uniform}


def names() -> tuple[str, ...]:
    """All bots, weakest first."""
    return tuple(_BOTS)


def make(name: str, *, seed: int) -> Bot:
    """A bot by name. With the same seed it decides the same on the same views."""
    if name not in _BOTS:
        message = f"no such bot: {name!r}; bots are {', '.join(_BOTS)}"
        raise BadOptions(message)
    return _BOTS[name](seed)
