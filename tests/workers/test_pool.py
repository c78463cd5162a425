"""Pools do pieces of work, and it does not matter which worker does which."""

from __future__ import annotations

import os
import sys
import threading
import time
from concurrent.futures import Future, wait

import pytest

from impera.compiling import NOTICE, Notice
from impera.errors import BadOptions, WorkerLost
from impera.workers import before_end, open_pool
from impera.workers.processes import Processes
from impera.workers.threads import Threads
from tests.patience import PATIENCE

PREPARED = []


def compile_something(number):
    """As if it were compiled first, in a process that has not said so yet."""
    NOTICE.begin("Compiling.")
    return number


@pytest.fixture(
    params=[
        lambda: open_pool(workers=2),
        lambda: open_pool(workers=2, processes=True),
        lambda: open_pool(workers=1),
        lambda: open_pool(alone=True),
    ],
    ids=["threads", "processes", "one", "alone"],
)
def pool(request):
    with request.param() as opened:
        yield opened


def test_every_piece_comes_back_with_its_result(pool):
    assert dict(pool.run(pow, [(n, 2) for n in range(20)])) == {(n, 2): n * n for n in range(20)}


def test_of_several_failures_the_first_one_begun_comes_first():
    """Pieces that were queued for a lost worker fail too: the error names the piece that it died of."""
    failed = [Future() for _ in range(20)]
    for task in failed:
        task.set_exception(WorkerLost("gone"))
    with open_pool(workers=1) as pool:
        assert list(pool._finished(failed)) == failed


def test_no_pieces_give_no_results(pool):
    assert list(pool.run(pow, [])) == []


def test_what_the_work_raises_is_raised(pool):
    with pytest.raises(ZeroDivisionError):
        list(pool.run(divmod, [(1, 0)]))


@pytest.mark.parametrize(("quiet", "told"), [("", ["Compiling."]), ("1", [])])
def test_that_processes_compile_is_told_once_by_the_one_that_started_them(monkeypatch, quiet, told):
    """As for a bot of somebody's own. They also go on to their results."""
    monkeypatch.setenv("IMPERA_QUIET", quiet)
    notice, said = Notice(), []
    notice.tell = said.append
    monkeypatch.setattr("impera.workers.processes.NOTICE", notice)
    with open_pool(workers=2, processes=True) as pool:
        done = dict(pool.run(compile_something, [(1,), (2,)]))
    assert (done, said) == ({(1,): 1, (2,): 2}, told)


def test_pieces_are_not_asked_for_long_before_they_are_needed(pool):
    """Millions of pieces take no memory."""
    asked = []

    def pieces():
        for number in range(1000):
            asked.append(number)
            yield (number, 1)

    next(iter(pool.run(pow, pieces())))
    assert len(asked) <= 4 * pool.workers


def test_work_is_for_threads_or_for_processes():
    with open_pool(workers=2) as threads, open_pool(workers=2, processes=True) as processes:
        assert type(threads) is Threads
        assert type(processes) is Processes


def test_processes_are_processes():
    with open_pool(workers=2, processes=True) as pool:
        found = {result for _, result in pool.run(os.getpid, [()] * 8)}
    assert os.getpid() not in found
    assert 1 <= len(found) <= 2


def prepare(number):
    PREPARED.append(number)


def prepared():
    return PREPARED


@pytest.mark.parametrize("processes", [False, True])
def test_every_worker_is_prepared_once_before_its_first_piece(processes, monkeypatch):
    monkeypatch.setattr(sys.modules[__name__], "PREPARED", [])
    with open_pool(workers=2, processes=processes, prepare=(prepare, (7,))) as pool:
        assert [found for _, found in pool.run(prepared, [()] * 6)] == [[7]] * 6


def end(status):
    """End the process; by a name of ours, because what measures coverage replaces `os._exit` by what cannot be sent."""
    os._exit(status)


def test_a_process_that_ends_by_itself_is_told_with_its_piece():
    with (
        open_pool(workers=2, processes=True) as pool,
        pytest.raises(WorkerLost, match=r"lost in \(3,\): its process ended with status 3: it said nothing"),
    ):
        list(pool.run(end, [(3,)]))


def test_a_process_that_cannot_be_prepared_is_told():
    with pytest.raises(WorkerLost, match="lost before its first piece: its process ended with status 3"):
        open_pool(workers=2, processes=True, prepare=(end, (3,)))


def unreadable():
    return threading.Lock()


def test_a_result_that_cannot_travel_is_told():
    with open_pool(workers=1, processes=True) as pool, pytest.raises(WorkerLost, match="cannot pickle"):
        list(pool.run(unreadable, [()]))


class Finished(Threads):
    """A pool that looks only when all its tasks are finished."""

    def _finished(self, tasks):
        wait(tasks)
        return super()._finished(tasks)


def test_results_come_before_an_error():
    """What was done is not lost with a piece that failed at the same time."""
    with Finished(1) as pool:
        found = pool.run(divmod, [(4, 0), (4, 2)])
        assert next(found) == ((4, 2), (2, 0))
        with pytest.raises(ZeroDivisionError):
            next(found)


def test_leaving_does_not_wait_for_processes():
    began, forever = time.monotonic(), 2 * PATIENCE
    with open_pool(workers=2, processes=True) as pool:
        next(iter(pool.run(time.sleep, [(0,), (forever,), (forever,)])))
    assert time.monotonic() - began < PATIENCE


def leave_a_note(path):
    before_end(path.touch)


def test_a_process_ends_what_it_started_also_in_the_middle_of_a_piece(tmp_path):
    note = tmp_path / "ended"
    with open_pool(workers=1, processes=True, prepare=(leave_a_note, (note,))) as pool:
        next(iter(pool.run(time.sleep, [(0,), (600,)])))
        assert not note.exists()
    assert note.exists()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"on": "moon"}, "on must be one of here, ray"),
        ({"workers": 0}, "workers must be"),
        ({"on": "ray", "workers": 2}, "brings its own workers"),
        ({"alone": True, "workers": 2}, "leave `on` and `workers` out"),
    ],
)
def test_a_pool_that_cannot_be_opened_is_refused(given, says):
    with pytest.raises(BadOptions, match=says):
        open_pool(**given)
