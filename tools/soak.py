"""Runs the tests over and over, in random order, while other programs keep every core busy.

    python tools/soak.py [BROWSER [REST]]

The browser tests run BROWSER times (default 8), then all other tests REST times (default 3). Each run has its own
order: its seed is printed, and `pytest --randomly-seed=SEED` repeats it. At the end it prints the number of runs and of
failures, and for each failed test the orders in which it failed. Ctrl-C ends everything and prints what was found so
far. The exit status is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
# Where nothing must be repeatable, Hypothesis explores (tests/profiles.py).
PARTS = {
    "browser": ("tests/browser",),
    "rest": ("--hypothesis-profile=thorough", "--ignore=tests/browser", "tests"),
}
# As pytest names them in its summary; the reason follows after a dash.
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", re.MULTILINE)
PASSED = (0, 5)
"""Exit statuses of a run without failures: all passed, or there was nothing to run."""
INTERRUPTED = 2
GRACE = 60
"""Seconds that a run has to clean up after Ctrl-C."""


class Findings:
    """What the runs have found so far."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.runs = 0
        self.seeds: dict[str, list[int]] = defaultdict(list)

    def add(self, seed: int, status: int, printed: str) -> None:
        """Add a run by its exit status and its output."""
        self.runs += 1
        failed = FAILED.findall(printed)
        if not failed and status not in (*PASSED, INTERRUPTED):
            failed = [f"pytest itself ended with {status}"]
        for test in failed:
            self.seeds[test].append(seed)

    def told(self) -> str:
        """All findings as text."""
        lines = [f"runs: {self.runs}, failures: {sum(map(len, self.seeds.values()))}"]
        lines += [f"  {test}  (order {', '.join(map(str, seeds))})" for test, seeds in sorted(self.seeds.items())]
        return "\n".join(lines)


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy with something else."""
    # In their own session, programs do not get Ctrl-C: we end them.
    words = [sys.executable, "-c", "while True: pass"]
    hogs = [subprocess.Popen(words, start_new_session=True) for _ in range(os.cpu_count() or 1)]  # noqa: S603 - ours
    try:
        yield
    finally:
        for hog in hogs:
            hog.kill()
            hog.wait()


def run(part: str, seed: int, findings: Findings) -> None:
    """One run of a part in the order of a seed, added to the findings even if Ctrl-C ends it."""
    words = [sys.executable, "-m", "pytest", "-n", "auto", "-q", "-rfE", f"--randomly-seed={seed}", *PARTS[part]]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        process = subprocess.Popen(words, cwd=ROOT, stdout=output, stderr=output, start_new_session=True)  # noqa: S603 - ours
        try:
            process.wait()
        except KeyboardInterrupt:
            process.send_signal(signal.SIGINT)
            process.wait(GRACE)
            raise
        finally:
            output.seek(0)
            printed = output.read()
            findings.add(seed, process.wait(GRACE), printed)
            print(f"  {(printed.strip() or 'nothing was printed').splitlines()[-1]}", flush=True)


def soak(times: dict[str, int], seed: int, findings: Findings) -> None:
    """Run each part this many times, each time with the next seed."""
    for part, count in times.items():
        for number in range(1, count + 1):
            print(f"{part}, run {number} of {count}, order {seed}:", flush=True)
            run(part, seed, findings)
            seed += 1


def main() -> int:
    """The exit status: 1 if any test failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("browser", type=int, nargs="?", default=8, help="runs of the browser tests")
    parser.add_argument("rest", type=int, nargs="?", default=3, help="runs of all other tests")
    given = parser.parse_args()
    findings = Findings()
    try:
        with busy_cores():
            soak(vars(given), int(time.time()), findings)
    except KeyboardInterrupt:
        print("ended early")
    print(findings.told())
    return 1 if findings.seeds else 0


if __name__ == "__main__":
    sys.exit(main())
