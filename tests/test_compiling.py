"""How tests are dealt out while compiled code is being made."""

import pytest

from tests.compiling import PARTS, in_stretches

FREE, RULES, LAST = ("free", ()), ("rules", ("rules",)), ("last", (list(PARTS)[-1], "rules"))
FEW = [*[LAST] * 3, *[RULES] * 5, *[FREE] * 6]


def needed(test):
    return test[1]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_every_worker_begins_with_tests_that_need_no_compiled_code(workers):
    """Worksteal hands out as many tests as there are for each worker, rounded down for the first ones."""
    left = in_stretches(FEW, needed, workers)
    assert sorted(left) == sorted(FEW)
    for others in range(workers, 0, -1):
        stretch, left = left[: len(left) // others], left[len(left) // others :]
        assert stretch == sorted(stretch, key=[FREE, RULES, LAST].index)
        assert stretch[0] == FREE


def test_tests_that_wait_for_the_same_keep_their_order():
    """Those of a file stay together, and so does what they share."""
    tests = [(name, ()) for name in "abcdefg"]
    assert in_stretches(tests, needed, 3) == tests
