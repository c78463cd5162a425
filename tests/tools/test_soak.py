"""What `make soak` reports about its runs."""

from __future__ import annotations

from tools.soak import Findings

PASSED = "....\n4 passed in 1.0s\n"
FAILED = """..F.
=========================== short test summary info ============================
FAILED tests/browser/test_games.py::test_a - AssertionError: assert 1 == 2
ERROR tests/server/test_play.py::test_b[1-two words]
1 failed, 3 passed, 1 error in 1.0s
"""


def test_runs_without_failures_are_only_counted():
    findings = Findings()
    findings.add(7, 0, PASSED)
    findings.add(8, 5, "no tests ran in 0.1s\n")
    assert findings.told() == "runs: 2, failures: 0"


def test_a_test_that_failed_is_named_with_the_seed_of_each_order():
    findings = Findings()
    for seed in (7, 8):
        findings.add(seed, 1, FAILED)
    assert findings.told().splitlines() == [
        "runs: 2, failures: 4",
        "  tests/browser/test_games.py::test_a  (order 7, 8)",
        "  tests/server/test_play.py::test_b[1-two words]  (order 7, 8)",
    ]


def test_a_run_that_broke_off_is_a_failure_too():
    findings = Findings()
    findings.add(9, 3, "INTERNALERROR> something\n")
    assert findings.told().splitlines() == [
        "runs: 1, failures: 1",
        "  pytest itself ended with 3  (order 9)",
    ]
