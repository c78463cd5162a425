"""Every error a caller can meet, each with a message that says what is wrong.

They form one tree::

    ImperaError
    |-- IllegalDecision     a decision that is not legal now; names those that are
    |   `-- UnknownDecision     a text that is not a decision at all
    |-- OutOfTurn           a seat decides or undoes when it cannot (`impera.game.running`)
    |-- BadOptions          options that do not exist or do not go together
    |-- BadPosition         an impossible position
    |-- BadView             a view that is impossible, or whose seat does not decide
    |-- BadRecord           a record that is cut off, edited or not a record
    |   `-- UnknownVersion      a record of a later version
    |-- BadFolder           a folder that cannot be written to as asked (`impera.site`)
    |-- BadWeights          weights of a network that are damaged or do not fit this version
    |-- StorageFailed       a database that does not answer (`impera.server.storage`)
    |-- UnknownText         a message the language files do not have (`impera.text`)
    |-- EngineUnavailable   an engine, or a cluster, that cannot be used here
    |-- MissingExtra        a part that needs a package which is not installed
    |-- BotFailure          an external bot crashed, hung or answered nonsense
    `-- WorkerLost          the worker that was doing a piece of work is gone

Nothing has changed when one is raised.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Parts = tuple[type["ImperaError"], tuple[object, ...], dict[str, Any]]


class ImperaError(Exception):
    """Base of all errors that a caller can act on.

    Its text is English, for programmers. If players can see it too, `key` and `values` name the message of the language
    files to show them.
    """

    key: str = ""
    values: Mapping[str, object] = MappingProxyType({})

    def told_by(self, *, key: str, **values: object) -> Self:
        """The same error, with the message of the language files to show."""
        self.key, self.values = key, values
        return self

    def __reduce__(self) -> tuple[Callable[..., ImperaError], Parts]:
        """How it is sent to another process: as it is, because what an error is made from is not what it says."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[ImperaError], args: tuple[object, ...], facts: dict[str, Any]) -> ImperaError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class IllegalDecision(ImperaError, ValueError):  # noqa: N818 - the name is part of the contract
    """A decision that is not legal now."""

    def __init__(self, decision: str, legal: tuple[str, ...], why: str = "is not legal now") -> None:
        """Name the decision, what is wrong with it, and the legal ones."""
        self.decision = decision
        self.legal = legal
        choice = f"legal: {', '.join(legal)}" if legal else "the game is over"
        super().__init__(f"{decision!r} {why}; {choice}")


class UnknownDecision(IllegalDecision):
    """A text that is not a decision."""

    def __init__(self, decision: str, legal: tuple[str, ...]) -> None:
        """Name the text and the legal decisions."""
        super().__init__(decision, legal, "is not a decision")


class OutOfTurn(ImperaError, ValueError):  # noqa: N818
    """A seat that is not asked decides, or one with nothing to take back undoes."""


class BadOptions(ImperaError, ValueError):  # noqa: N818
    """Options that do not exist or do not go together."""


class BadPosition(ImperaError, ValueError):  # noqa: N818
    """An impossible position."""


class BadView(ImperaError, ValueError):  # noqa: N818
    """A view that is impossible, or whose seat does not decide."""


class BadRecord(ImperaError, ValueError):  # noqa: N818
    """A record that is cut off, edited or not a record."""


class UnknownVersion(BadRecord):
    """A record written by a later version."""


class BadWeights(ImperaError, ValueError):  # noqa: N818
    """Weights of a network that are damaged, or that were trained on other features than this version computes."""


class BadFolder(ImperaError, ValueError):  # noqa: N818
    """A folder that holds something else, or a page that is not there to be copied."""


class EngineUnavailable(ImperaError, RuntimeError):  # noqa: N818
    """An engine this machine cannot run, or a cluster that does not answer."""


class MissingExtra(ImperaError, ImportError):  # noqa: N818
    """A part that needs a package which is not installed, mostly one of an extra."""


class BotFailure(ImperaError, RuntimeError):  # noqa: N818
    """An external bot crashed, hung or answered nonsense."""

    def __init__(self, bot: str, problem: str, said: str = "", complaints: tuple[str, ...] = ()) -> None:
        """Name the bot, what went wrong, what it said last, and its last lines on standard error."""
        self.bot = bot
        self.problem = problem
        self.said = said
        self.complaints = complaints
        parts = [f"{bot} {problem}"]
        if said:
            parts.append(f"it said {said!r}")
        if complaints:
            parts.append(f"its standard error ends with {' / '.join(complaints)!r}")
        super().__init__("; ".join(parts))


class WorkerLost(ImperaError, RuntimeError):  # noqa: N818
    """The worker that was doing a piece of work is gone."""
