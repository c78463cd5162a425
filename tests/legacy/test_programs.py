"""Work that programs of earlier versions left unfinished is resumed: text games, arenas, studies.

A game that was played is never played again: the times in an arena's journal are measured, so lines that are still the
same after a run were not written by it.
"""

from __future__ import annotations

import json
import shutil

import pytest
from click.testing import CliRunner

from impera import Record
from impera.cli import main
from tests.legacy import kept
from tests.legacy.programs import ARENA, HALF, JOURNAL, STUDY

COMPILING = 600
"""Seconds: a study compiles what it plays, if nothing else has done so on this machine."""


def impera(command, *typed):
    result = CliRunner().invoke(main, command.split(), input="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    return result.stdout


def taken_up(command, folder, tmp_path):
    """The lines of a journal that was half done: as it was, and after the program has continued it."""
    program = command.partition(" ")[0]
    shutil.copy(folder / program / JOURNAL, tmp_path)
    before = (tmp_path / JOURNAL).read_text(encoding="utf-8").splitlines()[: 1 + HALF[program]]
    impera(f"{command} --out {tmp_path}")
    return before, (tmp_path / JOURNAL).read_text(encoding="utf-8").splitlines()


def parts(lines, *keys):
    """The lines of a journal by what they are about, without what is measured."""
    found = {}
    for part in map(json.loads, lines):
        if keys[0] in part:
            found[tuple(part.pop(key) for key in keys)] = {name: part[name] for name in part if name != "times"}
    return found


@pytest.fixture
def text_game(tmp_path, monkeypatch):
    """Puts the data of a version where the command line looks for them; the unfinished record there."""

    def put(folder):
        shutil.copytree(folder / "text-game", tmp_path / "data")
        monkeypatch.setenv("IMPERA_DATA", str(tmp_path / "data"))
        (path,) = (tmp_path / "data" / "unfinished").glob("*.jsonl")
        return path

    return put


@kept.each_version()
def test_an_unfinished_text_game_is_continued(folder, text_game):
    """`impera play --text --continue` asks what was asked last, and decisions are added to the same record."""
    path = text_game(folder)
    before = Record.load(path)
    impera("play --text --continue", "1")
    after = Record.load(path)
    assert after.decisions[: len(before.decisions)] == before.decisions
    assert len(after.decisions) > len(before.decisions)
    assert (after.options, after.origin, after.names, after.bots) == (
        before.options,
        before.origin,
        before.names,
        before.bots,
    )


@kept.each_version()
def test_an_arena_goes_on_without_playing_a_game_again(folder, tmp_path):
    """The games it had stay as they are; a line that was cut off is left out, and its game is played."""
    before, after = taken_up(ARENA, folder, tmp_path)
    whole = (folder / "arena" / "whole.jsonl").read_text(encoding="utf-8").splitlines()
    assert after[: len(before)] == before
    assert len(after) == len(whole)


@kept.each_version()
def test_the_rest_of_an_arena_is_what_it_would_have_been(folder, tmp_path):
    """The same seed gives the same games, whichever version plays them."""
    _, after = taken_up(ARENA, folder, tmp_path)
    whole = (folder / "arena" / "whole.jsonl").read_text(encoding="utf-8").splitlines()
    keys = ("deal", "match", "seating")
    assert kept.holds(parts(after, *keys), parts(whole, *keys))


@pytest.mark.timeout(COMPILING)
@kept.each_version()
def test_a_study_goes_on_without_playing_a_piece_again(folder, tmp_path):
    """The pieces it had stay as they are, and the others are played: then it is the whole study."""
    before, after = taken_up(STUDY, folder, tmp_path)
    whole = (folder / "study" / "whole.jsonl").read_text(encoding="utf-8").splitlines()
    assert after[: len(before)] == before
    assert parts(after, "cell", "start").keys() == parts(whole, "cell", "start").keys()


@kept.each_version()
def test_a_study_is_reported_without_playing(folder, tmp_path):
    """All numbers of the report come from the whole lines of the journal, which is left as it is."""
    shutil.copy(folder / "study" / JOURNAL, tmp_path)
    told = json.loads(impera(f"study --report --questions length --json --out {tmp_path}"))
    assert (tmp_path / JOURNAL).read_bytes() == (folder / "study" / JOURNAL).read_bytes()
    whole, _, _ = (tmp_path / JOURNAL).read_text(encoding="utf-8").rpartition("\n")
    done = parts(whole.splitlines(), "cell", "start")
    assert (told["games"], len(done)) == (sum(part["games"] for part in done.values()), HALF["study"])
