"""A pool that is a Ray cluster. Needs the extra `ray`.

Every machine of the cluster must have the same version of impera installed. If a machine is lost, Ray retries its piece
on another; a piece depends only on its arguments, so a retry gives the same result.
"""

from __future__ import annotations

import functools
import os
import sys
from contextlib import ExitStack, contextmanager, redirect_stdout
from typing import TYPE_CHECKING, Any

from impera.errors import EngineUnavailable, MissingExtra, WorkerLost
from impera.workers.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType

    from impera.workers.pool import Preparation

# How many times a piece is retried after its machine is lost: a cluster may lose machines, but not for ever.
RETRIES = 20
ADDRESS = "RAY_ADDRESS"
STARTED_HERE = "local"
"""What Ray calls a cluster that it starts on this machine."""
# How often Ray tries to reach a cluster, each time for up to 40 seconds. Its own number is 20: a quarter of an hour.
TRIES = {"RAY_gcs_server_port_wait_time_s": "1"}


def tell_of_connecting(address: str) -> None:
    """Say what is waited for, on standard error. The command line says it in the person's language instead."""
    if sys.stderr is not None and not os.environ.get("IMPERA_QUIET"):
        sys.stderr.write(f"impera connects to the Ray cluster at {address}. It waits for about a minute.\n")
        sys.stderr.flush()


@contextmanager
def _connecting(address: str) -> Iterator[None]:
    """Tells of an address, and has Ray give it up soon, unless the environment says how often to try."""
    if address == STARTED_HERE:
        yield
        return
    tell_of_connecting(address)
    ours = {name: value for name, value in TRIES.items() if name not in os.environ}
    os.environ.update(ours)
    try:
        yield
    finally:
        for name in ours:
            del os.environ[name]


def _do(prepare: Preparation | None, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
    """Runs one piece on a cluster worker. Ray needs a plain function."""
    if prepare is not None:
        _do_once(*prepare)
    return work(*piece)


@functools.cache
def _do_once(work: Callable[..., object], piece: tuple[object, ...]) -> None:
    """Prepares this process, before its first piece only."""
    work(*piece)


def _unanswered(address: str, error: Exception) -> EngineUnavailable:
    """What to tell if there is no cluster, with Ray's reason on one line."""
    reason = " ".join(str(error).split()) or type(error).__name__
    if address == STARTED_HERE:
        return EngineUnavailable(f"the Ray cluster does not answer: {reason}")
    message = f"the Ray cluster at {address} does not answer; is {ADDRESS} right, and does the cluster run? ({reason})"
    return EngineUnavailable(message).told_by(key="error-cluster", address=address, variable=ADDRESS, reason=reason)


class Cluster(Pool):
    """The cluster this process is connected to, or that `RAY_ADDRESS` names; else one started on this machine.

    If the pool joins the cluster itself, standard output goes to standard error until it leaves.
    """

    def __init__(self, prepare: Preparation | None = None) -> None:
        """Connect; raises MissingExtra without Ray, and EngineUnavailable without a cluster that answers."""
        try:
            import ray  # noqa: PLC0415 - slow to load, and an extra
        except ImportError as error:
            message = "a Ray cluster needs the extra ray: pip install 'impera[ray]'"
            raise MissingExtra(message) from error
        self._ray: Any = ray
        self._leaving = ExitStack()
        if not ray.is_initialized():
            self._connect()
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))
        self._prepare = prepare
        self._task: Any = ray.remote(max_retries=RETRIES)(_do)

    def _connect(self) -> None:
        """Join a cluster until this pool is left."""
        with self._leaving:
            # Whenever it likes, Ray tells on standard output of machines that were lost: not among results.
            self._leaving.enter_context(redirect_stdout(sys.stderr))
            self._leaving.callback(self._ray.shutdown)
            address = os.environ.get(ADDRESS) or STARTED_HERE
            try:
                with _connecting(address):
                    self._ray.init(logging_level="ERROR", log_to_driver=False, include_dashboard=False)
            except Exception as error:  # Ray has no class for this: a node that times out is a plain Exception
                raise _unanswered(address, error) from error
            self._leaving = self._leaving.pop_all()

    def _begin(self, work: Callable[..., Any], piece: tuple[object, ...]) -> Any:
        return self._task.remote(self._prepare, work, piece)

    def _finished(self, tasks: Iterable[Any]) -> Iterable[Any]:
        done: Iterable[Any] = self._ray.wait(list(tasks), num_returns=1)[0]
        return done

    def _result(self, task: Any) -> Any:
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise WorkerLost(str(error)) from error

    def _give_up(self, task: Any) -> None:
        self._ray.cancel(task, force=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the cluster, if this pool joined it."""
        self._leaving.close()
