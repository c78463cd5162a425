"""Measurements that programs of the tests make, with the people, browsers and servers of the tests."""

from __future__ import annotations

import subprocess
import sys


def measure(program: str, *words: object) -> None:
    """Run a program of `tests`; if it fails, so does the bench, with its exit status."""
    command = [sys.executable, "-m", f"tests.{program}", *map(str, words)]
    status = subprocess.run(command, check=False).returncode  # noqa: S603 - our own program
    if status:
        sys.exit(status)
