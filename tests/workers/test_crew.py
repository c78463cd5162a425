"""Crews: pieces of work are carried out, and who does it changes nothing."""

from __future__ import annotations

import os
import time

import pytest

from impera.errors import BadOptions, WorkerLost
from impera.workers import gather
from impera.workers.processes import Processes
from impera.workers.threads import Threads


def crews():
    return [lambda: gather(workers=2), lambda: gather(workers=2, compiled=False), lambda: gather(workers=1)]


@pytest.fixture(params=crews(), ids=["threads", "processes", "one"])
def crew(request):
    with request.param() as gathered:
        yield gathered


def test_every_piece_comes_back_with_its_result(crew):
    assert dict(crew.carry_out(pow, [(n, 2) for n in range(20)])) == {(n, 2): n * n for n in range(20)}


def test_no_pieces_give_no_results(crew):
    assert list(crew.carry_out(pow, [])) == []


def test_what_the_work_raises_is_raised(crew):
    with pytest.raises(ZeroDivisionError):
        list(crew.carry_out(divmod, [(1, 0)]))


def test_pieces_are_not_asked_for_long_before_they_are_needed(crew):
    """A study of millions of pieces needs no memory for them."""
    asked = []

    def pieces():
        for number in range(1000):
            asked.append(number)
            yield (number, 1)

    next(iter(crew.carry_out(pow, pieces())))
    assert len(asked) <= 4 * crew.workers


def test_compiled_work_is_for_threads_and_other_work_for_processes():
    with gather(workers=2) as threads, gather(workers=2, compiled=False) as processes:
        assert type(threads) is Threads
        assert type(processes) is Processes


def test_processes_are_processes():
    with gather(workers=2, compiled=False) as crew:
        found = {result for _, result in crew.carry_out(os.getpid, [()] * 8)}
    assert os.getpid() not in found
    assert 1 <= len(found) <= 2


def test_a_process_that_ends_by_itself_is_told():
    with gather(workers=2, compiled=False) as crew, pytest.raises(WorkerLost, match="ended with status 3"):
        list(crew.carry_out(os._exit, [(3,)]))


def test_leaving_does_not_wait_for_processes():
    """Otherwise this test would take longer than a test may."""
    with gather(workers=2, compiled=False) as crew:
        next(iter(crew.carry_out(time.sleep, [(0,), (600,), (600,)])))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"on": "moon"}, "on must be one of here, ray"),
        ({"workers": 0}, "workers must be"),
        ({"on": "ray", "workers": 2}, "brings its own workers"),
    ],
)
def test_what_cannot_be_gathered_is_refused(given, says):
    with pytest.raises(BadOptions, match=says):
        gather(**given)
