"""External bots: programs in any language that read and write JSON lines.

docs/external-bots.md describes the protocol. A program plays one seat of one game and sees only the view of that seat.
One that says it stays is asked again in the next game; until then it waits (`_idle`).
"""

from __future__ import annotations

import atexit
from typing import TYPE_CHECKING, Self

import msgspec

from impera.bots.observed import check_decides
from impera.bots.program import Program
from impera.notation.options import WrittenOptions
from impera.notation.outcome import Outcome
from impera.notation.tags import tag_of
from impera.views import View

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

PROTOCOL = 1
SECONDS = 10.0
"""Default time limit for a decision."""
START_SECONDS = 10.0
"""How much longer the first decision may take, because the program has to start."""
MOST_SEED = 2**53 - 1
"""Seeds are cut to integers that every language reads exactly from JSON."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=tag_of):
    """Base of what a program is told."""


class Hello(Message, frozen=True, kw_only=True):
    """A game begins."""

    protocol: int = PROTOCOL
    seat: int
    players: int
    options: WrittenOptions
    seed: int


class Decide(Message, frozen=True, kw_only=True):
    """The program has to decide."""

    number: int
    view: View


class Over(Message, frozen=True, kw_only=True):
    """The game is over; without an outcome, it was aborted."""

    outcome: Outcome | None


ToBot = Hello | Decide | Over


class Reply(msgspec.Struct):
    """A program's reply; further fields are ignored."""

    number: int
    decision: str
    stay: bool = False
    """The program can play another game after this one."""


_idle: dict[tuple[str, ...], list[Program]] = {}
"""Programs that wait for their next game, by their name and command."""


class External:
    """A bot that asks a program, which starts at the first decision and is ended by `over`, `close` or `with`.

    A program that stays is not ended by `over`.
    """

    def __init__(  # noqa: PLR0913 - what it is and its limits, by name
        self,
        command: Sequence[str],
        *,
        seed: int,
        name: str | None = None,
        seconds: float = SECONDS,
        start_seconds: float = START_SECONDS,
        memory: int | None = None,
        may_stay: bool = True,
    ) -> None:
        """A bot for one seat of one game; `name` is what failures call it, `memory` its limit in bytes.

        Unless it may stay, its program ends with the game, even if it asks to be kept for another one.
        """
        self.name = name or " ".join(command)
        self._command = tuple(command)
        self._seed = seed & MOST_SEED
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._memory = memory
        self._may_stay = may_stay
        self._program: Program | None = None
        self._stays = False
        self._number = 0

    def decide(self, view: View) -> str:
        """The program's decision; raises BotFailure if it crashes, hangs, or does not answer with a legal decision."""
        check_decides(view)
        lines, seconds = b"", self._seconds
        if self._program is None:
            lines = self._hello(view)
            self._program = self._waiting()
            if self._program is None:
                self._program = Program(self.name, self._command, self._memory)
                seconds += self._start_seconds
        self._number += 1
        lines += _line(Decide(number=self._number, view=view))
        said = self._program.exchange(lines, seconds)
        try:
            answer = msgspec.json.decode(said, type=Reply)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            problem = f"did not answer with a decision: {error}"
            raise self._program.failure(problem, said) from error
        if answer.number != self._number:
            problem = f"answered question {answer.number} when question {self._number} was asked"
            raise self._program.failure(problem, said)
        if answer.decision not in view.legal:
            problem = f"decided {answer.decision!r}, which is not legal; legal: {', '.join(view.legal)}"
            raise self._program.failure(problem, said)
        self._stays = answer.stay and self._may_stay
        return answer.decision

    def _waiting(self) -> Program | None:
        """A program kept from an earlier game; programs that have ended since are forgotten."""
        waiting = _idle.get((self.name, *self._command), [])
        while waiting:
            program = waiting.pop()
            if not program.has_ended:
                return program
            program.close()
        return None

    def over(self, outcome: Outcome | None) -> None:
        """Tell the program how the game ended (None if it was aborted), and end it unless it stays."""
        if self._program is None:
            return
        last = _line(Over(outcome=outcome))
        if self._stays and self._program.tell(last):
            _idle.setdefault((self.name, *self._command), []).append(self._program)
        else:
            self._program.close(last)
        self._program = None

    def close(self) -> None:
        """End the program at once."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def __enter__(self) -> Self:
        """The bot itself; the program is ended when the block is left."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the program at once."""
        self.close()

    def _hello(self, view: View) -> bytes:
        assert view.seat is not None  # noqa: S101 - it decides
        players, options = view.options.players, view.options.to_json()
        return _line(Hello(seat=view.seat, players=players, options=options, seed=self._seed))


def end_idle() -> None:
    """End all programs that wait for another game."""
    for waiting in _idle.values():
        while waiting:
            waiting.pop().close()


atexit.register(end_idle)


def _line(message: ToBot) -> bytes:
    return msgspec.json.encode(message) + b"\n"
