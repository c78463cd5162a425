"""Runs every part, also after one has failed: `python -m tests.foreign`."""

from __future__ import annotations

import subprocess
import sys

PARTS = ("proxies", "uvx", "container", "service", "tools", "learners")


def main(parts=PARTS):
    """1 if a part failed; each has a process of its own, so that none takes the others with it."""
    failed = 0
    for part in parts:
        done = subprocess.run([sys.executable, "-m", f"tests.foreign.{part}"], check=False)
        failed += done.returncode != 0
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
