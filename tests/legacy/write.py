"""Writes the files of a version, with the code of that version: `python -m tests.legacy.write FOLDER`.

Run it in a checkout of the version, into a new folder of tests/legacy. Once written, files are never rewritten.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.legacy import games, programs, readings, tables


def main():
    """Write everything into the folder that is named."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    games.write(folder)
    readings.write(folder)
    tables.write(folder)
    programs.write(folder)


if __name__ == "__main__":
    main()
