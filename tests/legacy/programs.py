"""Writes what the programs keep for themselves: an unfinished text game, and the journals of an arena and a study."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ARENA = "arena trader shepherd --players 2 --max-turns 30 --seed 5 --workers 1 --games 8"
STUDY = "study --questions length --games 1 --search-games 0 --seed 1 --workers 1"
TEXT_GAME = "play --text --players 3 --deal draft --edition uk --seat 1 --name Ada --bots trader,senator --seed 7"
JOURNAL = "journal.jsonl"
HALF = {"arena": 4, "study": 7}
"""How many of the games or pieces are done."""


def write(folder):
    """Write all of them, as the command line leaves them."""
    with tempfile.TemporaryDirectory() as scratch:
        for command in (ARENA, STUDY):
            program = command.partition(" ")[0]
            _impera(f"{command} --out {scratch}/{program}")
            _write_journal(Path(scratch, program, JOURNAL), folder / program)
    # Where no more is typed, the game is left unfinished.
    _impera(TEXT_GAME, IMPERA_DATA=str(folder / "text-game"), typed="1\n" * 9)


def _write_journal(path, folder):
    """Keep the whole journal, and the part that a program stopped half-way leaves."""
    folder.mkdir()
    whole = path.read_text(encoding="utf-8")
    (folder / "whole.jsonl").write_text(whole, encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    done = HALF[folder.name]
    (folder / JOURNAL).write_text("".join(lines[: 1 + done]) + lines[1 + done][:20], encoding="utf-8")


def _impera(command, typed="", **variables):
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", **variables}
    arguments = [sys.executable, "-m", "impera", *command.split()]
    subprocess.run(arguments, check=True, input=typed, encoding="utf-8", env=environment)
