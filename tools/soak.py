"""Runs the tests over and over, in random order, while other programs keep every core busy.

    python tools/soak.py [--loops N] [BROWSER [REST]]

The browser tests run BROWSER times (default 8), then all other tests REST times (default 3). Each run has its own
order: its seed is printed, and `pytest --randomly-seed=SEED` repeats it. Every run is kept in build/soak.jsonl, so a
soak can be done in parts: at the end the runs of this version so far are added up, with the orders in which a test
failed. What a run with failures printed is in build/soak-SEED.txt. Ctrl-C ends everything and prints the same; a run
that it cut off counts only by its failures. The exit status is 1 if anything failed.

An empty loop for each core keeps the cores busy. Where other work does that already, `--loops 0` leaves them out.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "soak.jsonl"
# Where nothing must be repeatable, Hypothesis explores (tests/profiles.py).
PARTS = {
    "browser": ("tests/browser",),
    "rest": ("--hypothesis-profile=thorough", "--ignore=tests/browser", "tests"),
}
# As pytest names them in its summary; the reason follows after a dash.
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", re.MULTILINE)
PASSED = re.compile(r"\b(\d+) passed\b")
ENDED = (0, 1)
"""Exit statuses of a run that came to its end."""
UNFINISHED = (2, 5)
"""Those of a run that Ctrl-C cut off, and of one in which there was nothing to run."""
GRACE = 60
"""Seconds that a run has to clean up after Ctrl-C."""


@dataclass(frozen=True)
class Run:
    """One run of a part: its order, how many tests passed, which failed, and whether it came to its end."""

    version: str
    part: str
    seed: int
    passed: int
    failed: list[str]
    is_whole: bool


def judged(version: str, part: str, seed: int, status: int, printed: str) -> Run:
    """A run by its exit status and its output."""
    failed = FAILED.findall(printed)
    if not failed and status not in (0, *UNFINISHED):
        failed = [f"pytest itself ended with {status}"]
    passed = int(found[-1]) if (found := PASSED.findall(printed)) else 0
    return Run(version, part, seed, passed, failed, is_whole=status in ENDED)


def summary(runs: Iterable[Run]) -> str:
    """What all runs have found, as text."""
    whole: Counter[str] = Counter()
    seeds: dict[str, list[int]] = defaultdict(list)
    passed = 0
    for run in runs:
        whole[run.part] += run.is_whole
        passed += run.passed
        for test in run.failed:
            seeds[test].append(run.seed)
    counts = ", ".join(f"{part} {whole[part]}" for part in PARTS)
    lines = [f"runs: {counts}; tests passed: {passed:,}; failures: {sum(map(len, seeds.values()))}"]
    lines += [f"  {test}  (order {', '.join(map(str, failed))})" for test, failed in sorted(seeds.items())]
    return "\n".join(lines)


def kept(log: Path, version: str) -> list[Run]:
    """The runs of a version that were kept."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [run for run in (Run(**json.loads(line)) for line in lines) if run.version == version]


def keep(log: Path, run: Run, printed: str) -> None:
    """Add a run to those that were kept, and keep what it printed if anything failed."""
    log.parent.mkdir(exist_ok=True)
    if run.failed:
        (log.parent / f"soak-{run.seed}.txt").write_text(printed, encoding="utf-8")
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(run)) + "\n")


def version_now() -> str:
    """The commit, marked if something was changed since."""
    words = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 - ours


@contextmanager
def empty_loops(count: int) -> Iterator[None]:
    """Keep this many cores busy with something else."""
    # In their own session, programs do not get Ctrl-C: we end them.
    words = [sys.executable, "-c", "while True: pass"]
    hogs = [subprocess.Popen(words, start_new_session=True) for _ in range(count)]  # noqa: S603 - ours
    try:
        yield
    finally:
        for hog in hogs:
            hog.kill()
            hog.wait()


def run(part: str, seed: int, version: str) -> None:
    """Run a part in the order of a seed, and keep what came of it even if Ctrl-C ends it."""
    words = [sys.executable, "-m", "pytest", "-n", "auto", "-q", "-rfE", f"--randomly-seed={seed}", *PARTS[part]]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        process = subprocess.Popen(words, cwd=ROOT, stdout=output, stderr=output, start_new_session=True)  # noqa: S603 - ours
        try:
            process.wait()
        finally:
            status = ended(process)
            output.seek(0)
            printed = output.read()
            keep(LOG, judged(version, part, seed, status, printed), printed)
            print(f"  {(printed.strip() or 'nothing was printed').splitlines()[-1]}", flush=True)


def ended(process: subprocess.Popen[bytes]) -> int:
    """The exit status of a run; one that still goes on is asked to end, and then made to."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    status = process.wait()
    return UNFINISHED[0] if status < 0 else status


def soak(times: dict[str, int], seed: int, version: str) -> None:
    """Run each part this many times, each time with the next seed."""
    for part, count in times.items():
        for number in range(1, count + 1):
            print(f"{part}, run {number} of {count}, order {seed}:", flush=True)
            run(part, seed, version)
            seed += 1


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 1 if any test failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("browser", type=int, nargs="?", default=8, help="runs of the browser tests")
    parser.add_argument("rest", type=int, nargs="?", default=3, help="runs of all other tests")
    parser.add_argument("--loops", type=int, default=os.cpu_count() or 1, help="empty loops beside them")
    given = parser.parse_args(arguments)
    version = version_now()
    try:
        with empty_loops(given.loops):
            soak({part: getattr(given, part) for part in PARTS}, int(time.time()), version)
    except KeyboardInterrupt:
        print("ended early")
    runs = kept(LOG, version)
    print(summary(runs))
    return 1 if any(each.failed for each in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
