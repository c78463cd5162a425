"""Prints what the changelog says of a version, for the notes of its release.

    python tools/release_notes.py 0.1.0

The exit status is 1 if it says nothing.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def section(changelog: str, version: str) -> str:
    r"""What stands below the heading of a version; empty if there is no such heading, or nothing below it.

    >>> section("## 1.0, 2026-11-16\n\n- More.\n\n## 0.9, 2026-11-01\n\n- Less.\n", "1.0")
    '- More.'
    """
    found = re.search(rf"^## {re.escape(version)}(?:,[^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def main(version: str) -> int:
    """0 if there are notes, which are printed."""
    notes = section(CHANGELOG.read_text(encoding="utf-8"), version)
    print(notes or f"CHANGELOG.md says nothing of {version}.", file=sys.stdout if notes else sys.stderr)
    return 0 if notes else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
