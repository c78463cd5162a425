"""The examples for other people's learners run to their end, with legal actions; `make foreign` tries them further."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.foreign import learners
from tests.patience import FOR_RAY

if learners.torch() == "torch":
    pytest.skip("There is no CPU wheel of PyTorch in PIP_FIND_LINKS: no learner is tried", allow_module_level=True)


@pytest.mark.parametrize("name", learners.LEAST)
def test_an_example_learns_once_with_the_versions_that_were_tried(name):
    done = subprocess.run(
        learners.command(name, learners.LEAST),
        cwd=learners.ROOT,
        env={**os.environ, **FOR_RAY, "RAY_ADDRESS": "local"},  # not another test's cluster
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert " games" in done.stdout
