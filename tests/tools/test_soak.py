"""What `make soak` reports about its runs."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tools import soak

PASSED = "....\n4 passed in 1.0s\n"
FAILED = """..F.
=========================== short test summary info ============================
FAILED tests/browser/test_games.py::test_a - AssertionError: assert 1 == 2
ERROR tests/server/test_play.py::test_b[1-two words]
1 failed, 3 passed, 1 error in 1.0s
"""


def a_run(seed, status, printed, part="browser", version="abc"):
    return soak.judged(version, part, seed, status, printed)


def test_runs_without_failures_are_only_counted():
    told = soak.summary([a_run(7, 0, PASSED), a_run(8, 0, PASSED, part="rest")])
    assert told == "runs: browser 1, rest 1; tests passed: 8; failures: 0"


def test_a_test_that_failed_is_named_with_the_seed_of_each_order():
    assert soak.summary([a_run(7, 1, FAILED), a_run(8, 1, FAILED)]).splitlines() == [
        "runs: browser 2, rest 0; tests passed: 6; failures: 4",
        "  tests/browser/test_games.py::test_a  (order 7, 8)",
        "  tests/server/test_play.py::test_b[1-two words]  (order 7, 8)",
    ]


def test_a_run_that_broke_off_is_a_failure_too():
    assert soak.summary([a_run(9, 3, "INTERNALERROR> something\n")]).splitlines() == [
        "runs: browser 0, rest 0; tests passed: 0; failures: 1",
        "  pytest itself ended with 3  (order 9)",
    ]


def test_a_run_of_nothing_and_one_that_was_cut_off_are_no_runs():
    told = soak.summary([a_run(7, 5, "no tests ran in 0.1s\n"), a_run(8, 2, "3 passed in 1.0s\n")])
    assert told == "runs: browser 0, rest 0; tests passed: 3; failures: 0"


def test_a_run_that_was_cut_off_keeps_its_failures():
    assert "test_a  (order 8)" in soak.summary([a_run(8, 2, FAILED)])


def test_the_runs_of_a_version_add_up(tmp_path):
    log = tmp_path / "build" / "soak.jsonl"
    assert soak.kept(log, "abc") == []
    mine = [a_run(7, 0, PASSED), a_run(8, 1, FAILED)]
    for run in (mine[0], a_run(9, 0, PASSED, version="other"), mine[1]):
        soak.keep(log, run, "")
    assert soak.kept(log, "abc") == mine


def test_what_a_run_with_failures_printed_is_kept(tmp_path):
    for seed, status, printed in ((7, 0, PASSED), (8, 1, FAILED)):
        soak.keep(tmp_path / "soak.jsonl", a_run(seed, status, printed), printed)
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.txt")} == {"soak-8.txt": FAILED}


def test_a_run_that_does_not_hear_ctrl_c_is_ended(monkeypatch):
    monkeypatch.setattr(soak, "GRACE", 0)
    deaf = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); print('deaf', flush=True); signal.pause()"
    with subprocess.Popen([sys.executable, "-c", deaf], stdout=subprocess.PIPE, start_new_session=True) as process:
        process.stdout.readline()
        assert soak.ended(process) == soak.UNFINISHED[0]


@pytest.mark.parametrize(("arguments", "loops"), [([], os.cpu_count()), (["--loops", "0"], 0), (["--loops", "1"], 1)])
def test_as_many_empty_loops_as_asked_for_run_beside_the_tests_one_for_each_core_if_nothing_is_said(
    monkeypatch, tmp_path, arguments, loops
):
    begun, asked = [], []
    monkeypatch.setattr(soak, "LOG", tmp_path / "soak.jsonl")
    monkeypatch.setattr(soak, "soak", lambda times, *_: asked.append(times))
    monkeypatch.setattr(soak, "version_now", lambda: "abc")
    monkeypatch.setattr(soak.subprocess, "Popen", lambda *_, **__: begun.append(Loop()) or begun[-1])
    assert soak.main([*arguments, "2", "1"]) == 0
    assert asked == [{"browser": 2, "rest": 1}]
    assert [loop.done for loop in begun] == [["kill", "wait"]] * loops


class Loop:
    """A program that is only ended."""

    def __init__(self):
        self.done = []

    def kill(self):
        self.done.append("kill")

    def wait(self):
        self.done.append("wait")
