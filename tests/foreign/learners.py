"""Runs the examples for other people's learners, each with the packages it needs, on a small budget.

    python -m tests.foreign.learners [NAME...]

An example passes if it ends without an error and, where it counts victories over random play, won 70 % of its games;
what it printed last is shown, and how long it took. Its packages are installed beside the project by uv, in an
environment of their own, because they do not agree on versions.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import FOR_RAY

ROOT = Path(__file__).parents[2]
# Untrained, they win less than half of their games.
GOAL = ["--goal", "0.7"]
# The packages of each example, and its budget.
LEARNERS = {
    "with_sb3": (["sb3-contrib"], ["--steps", "4096", "--games", "40", *GOAL]),
    "with_tianshou": (["tianshou>=2"], ["--steps", "1000", *GOAL]),
    "with_torchrl": (["torchrl"], ["--steps", "2048"]),
    "with_rllib": (["ray[rllib]"], ["--iterations", "2"]),
    "with_supersuit": (["supersuit"], []),
}
# What `make test` runs (test_learners.py): versions that were tried, and just enough to learn from once.
LEAST = {
    "with_sb3": (["sb3-contrib==2.9.2"], ["--steps", "1024", "--games", "1"]),
    "with_tianshou": (["tianshou==2.0.1"], ["--steps", "200", "--games", "1"]),
    "with_torchrl": (["torchrl==0.14.1"], ["--steps", "1024"]),
    "with_rllib": (["ray[rllib]==2.60.0"], ["--iterations", "1"]),
}


def torch():
    """PyTorch: the CPU wheel of this machine, if it has one; the default build takes gigabytes."""
    wheels = sorted(Path(os.environ.get("PIP_FIND_LINKS", "")).glob("torch-*+cpu-*.whl"))
    return str(wheels[0]) if wheels else "torch"


def command(name, budgets=LEARNERS):
    packages, budget = budgets[name]
    extra = [word for package in (*packages, torch()) for word in ("--with", package)]
    return [str(ROOT / "tools" / "uv"), "run", *extra, "python", f"examples/training/{name}.py", *budget]


def main(names):
    failed = False
    for name in names or LEARNERS:
        began = time.monotonic()
        done = subprocess.run(
            command(name), cwd=ROOT, env={**os.environ, **FOR_RAY}, capture_output=True, text=True, check=False
        )
        failed = failed or done.returncode != 0
        said = done.stdout if done.returncode == 0 else done.stderr
        last = (said.strip().splitlines() or ["nothing"])[-1]
        state = "passes" if done.returncode == 0 else "fails"
        print(f"{name}: {state} in {time.monotonic() - began:.0f} s; {last}", flush=True)  # noqa: T201 - a program
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
