"""What all crews have in common, and how to gather one."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Literal, Protocol, Self, TypeVar, get_args

from impera.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType

On = Literal["here", "ray"]
ON: tuple[On, ...] = get_args(On)

Result = TypeVar("Result")
Piece = TypeVar("Piece", bound=tuple[object, ...])


class Crew(Protocol):
    """Carries out pieces of work, many at once; to be used in a `with` block."""

    workers: int
    """How many pieces at once."""

    def carry_out(self, work: Callable[..., Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        """Each piece with its result, as soon as it is there. Leaving the loop gives up what is not."""

    def __enter__(self) -> Self:
        """The crew itself; it goes home when the block is left."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give up whatever is not done."""


def gather(on: On = "here", *, workers: int | None = None, compiled: bool = True) -> Crew:
    """A crew of so many workers; as many as there are cores, if not given.

    Here, work that is compiled is done by threads, since it runs without the interpreter's lock, and other work by
    processes. A Ray cluster brings its own workers: their number cannot be chosen here.
    """
    if on not in ON:
        message = f"on must be one of {', '.join(ON)}, not {on!r}"
        raise BadOptions(message)
    if workers is not None and (type(workers) is not int or workers < 1):
        message = f"workers must be a whole number of 1 or more: {workers!r}"
        raise BadOptions(message)
    if on == "ray":
        if workers is not None:
            message = "a Ray cluster brings its own workers: leave their number out"
            raise BadOptions(message)
        from impera.workers.on_ray import OnRay  # noqa: PLC0415 - an extra

        return OnRay()
    number = workers or os.cpu_count() or 1
    if compiled or number == 1:
        from impera.workers.threads import Threads  # noqa: PLC0415

        return Threads(number)
    from impera.workers.processes import Processes  # noqa: PLC0415

    return Processes(number)
