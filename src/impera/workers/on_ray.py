"""A crew that is a Ray cluster. Needs the extra `ray`.

Every machine of the cluster must have the same version of impera installed. Ray begins a piece anew on another machine
when the one that had it is lost; since a piece depends on its arguments alone, nobody can tell afterwards.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Self, TypeVar

from impera.errors import EngineUnavailable, WorkerLost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType

Result = TypeVar("Result")
Piece = TypeVar("Piece", bound=tuple[object, ...])

# How often a piece is begun anew when its machine is lost: a cluster may lose many, but not for ever.
RETRIES = 20


def _do(work: Callable[..., Result], piece: tuple[object, ...]) -> Result:
    """What a worker of the cluster does; a function, which Ray wants, whatever the work is."""
    return work(*piece)


class OnRay:
    """The cluster this process is connected to, or that `RAY_ADDRESS` names; else one started on this machine."""

    def __init__(self) -> None:
        """Connect; raises EngineUnavailable without Ray or without a cluster that answers."""
        try:
            import ray  # noqa: PLC0415 - slow to load, and an extra
        except ImportError as error:
            message = "a Ray cluster needs the extra ray: pip install 'impera[ray]'"
            raise EngineUnavailable(message) from error
        self._ray: Any = ray
        self._connected = not ray.is_initialized()
        if self._connected:
            try:
                ray.init(logging_level="ERROR", log_to_driver=False, include_dashboard=False)
            except ConnectionError as error:
                message = f"the Ray cluster does not answer: {error}"
                raise EngineUnavailable(message) from error
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def carry_out(self, work: Callable[..., Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        """Each piece with its result, as soon as it is there."""
        task = self._ray.remote(max_retries=RETRIES)(_do)
        todo = iter(pieces)
        running: dict[Any, Piece] = {}
        try:
            while True:
                for piece in islice(todo, 2 * self.workers - len(running)):
                    running[task.remote(work, piece)] = piece
                if not running:
                    return
                done, _ = self._ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference), self._result(reference)
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:
        """The result; an error of the work itself is raised as what it is."""
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            message = f"a piece of work was lost on the Ray cluster: {error}"
            raise WorkerLost(message) from error

    def __enter__(self) -> Self:
        """The crew itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the cluster, if this crew connected to it."""
        if self._connected:
            self._ray.shutdown()
