"""An example for other people's learners runs to its end, with legal actions; `make foreign` tries all of them."""

from __future__ import annotations

import subprocess

import pytest

from tests.foreign import learners

if learners.torch() == "torch":
    pytest.skip("There is no CPU wheel of PyTorch in PIP_FIND_LINKS: no learner is tried", allow_module_level=True)


@pytest.mark.parametrize("name", learners.LEAST)
def test_an_example_learns_once_with_the_version_that_was_tried(name):
    done = subprocess.run(
        learners.command(name, learners.LEAST),
        cwd=learners.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert " games" in done.stdout
