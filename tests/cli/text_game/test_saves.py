"""Nothing is lost: leaving, the end of the input, Ctrl-C, a full disk, a damaged file."""

import doctest
import os
import signal
from pathlib import Path

import pytest

from impera import Record
from impera.cli.text_game import saves
from tests.patience import PATIENCE


def unfinished(folder):
    return sorted((folder / "data" / "unfinished").glob("*.jsonl"))


def read_until(process, text):
    """Read what a process prints until a text comes."""
    shown = ""
    while text not in shown:
        letter = process.stdout.read(1)
        assert letter, f"the program ended before {text!r}: {shown}"
        shown += letter
    return shown


@pytest.mark.parametrize("last", [[], ["quit"]])
def test_a_game_that_is_left_goes_on_where_it_was(impera, last):
    left = impera("play --text --seed 7 --players 3", "1", *last)
    again = impera("play --text --continue")
    assert left.exit_code == again.exit_code == 0
    assert '"impera play --text --continue" continues it' in " ".join(left.stdout.split())
    assert "You: Economy 1." in again.stdout
    assert "The game continues: turn 2, your turn." in again.stdout
    assert "Do you apply an effect, or end your turn?" in again.stdout


def test_a_new_game_tells_of_an_unfinished_one(impera):
    hint = "There is an unfinished game: to continue it,"
    assert hint not in impera("play --text --seed 7", "1").stdout
    assert hint in impera("play --text --seed 8").stdout
    assert hint not in impera("play --text --continue").stdout


def test_a_game_without_a_decision_is_not_kept(impera, folder):
    impera("play --text", "quit")
    assert unfinished(folder) == []


def test_a_finished_game_is_no_longer_to_be_continued(impera, folder):
    impera("play --text --seed 3 --players 2", *["1"] * 900)
    assert unfinished(folder) == []
    assert impera("play --text --continue").exit_code == 1


def test_the_last_game_is_continued_first(impera, folder):
    impera("play --text --seed 7 --players 3", "1")
    first = unfinished(folder)[0]
    older = first.rename(first.with_name("2000.jsonl"))
    first.with_suffix(".json").rename(first.with_name("2000.json"))
    os.utime(older, (1, 1))
    impera("play --text --seed 8 --players 2", "1")
    assert "The seed is 8" in impera("play --text --continue").stdout


def test_a_damaged_file_hides_no_other_game(impera, folder):
    impera("play --text --seed 7 --players 3", "1")
    (folder / "data" / "unfinished" / "zzz.jsonl").write_text("not a record", encoding="utf-8")
    assert "The seed is 7" in impera("play --text --continue").stdout


def test_ctrl_c_leaves_a_game_that_goes_on(start):
    process = start("play --text --seed 7 --players 3")
    read_until(process, "3. Play Culture I.")
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process, "2. End your turn")
    process.send_signal(signal.SIGINT)
    shown, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "The game is saved" in shown
    assert "Traceback" not in errors
    again = start("play --text --continue")
    shown, _ = again.communicate("quit\n", timeout=PATIENCE)
    assert "You: Economy 1." in shown


def test_a_pipe_gets_its_prompt_before_it_answers(start):
    process = start("play --text --seed 7 --players 3", PYTHONUNBUFFERED="")
    read_until(process, "\n> ")
    shown, _ = process.communicate("quit\n", timeout=PATIENCE)
    assert shown.startswith("quit\n")


def test_a_killed_game_goes_on_too(start):
    process = start("play --text --seed 7 --players 3")
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process, "2. End your turn")
    process.kill()
    process.wait()
    shown, _ = start("play --text --continue").communicate("quit\n", timeout=PATIENCE)
    assert "You: Economy 1." in shown


def test_a_closed_input_ends_a_piped_game_politely(start):
    process = start("play --text --seed 7 --players 3")
    shown, errors = process.communicate("1\n", timeout=PATIENCE)
    assert process.returncode == 0
    assert "You leave the table. The game is saved" in shown
    assert errors == ""


def test_a_disk_that_refuses_ends_no_game(impera, monkeypatch):
    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves.Save, "write", refuse)
    result = impera("play --text --seed 7 --players 3", "1", "end", "quit")
    assert result.exit_code == 0
    assert result.stdout.count("Autosave failed: No space left on device.") == 1


def test_a_game_can_be_saved_to_a_file_and_loaded(impera, folder):
    file = folder / "mine.jsonl"
    saved = impera("play --text --seed 7 --players 3 --seat 1", "1", f"save {file}")
    assert "The game is saved in" in saved.stdout
    again = impera(f"play --text --load {file} --seat 1")
    assert "Do you apply an effect, or end your turn?" in again.stdout or "No effect is available" in again.stdout


def test_a_loaded_game_has_the_bots_and_the_seat_it_had(impera, folder):
    """Nobody has to remember whom they played against."""
    file = folder / "mine.jsonl"
    impera("play --text --seed 7 --players 3 --seat 1 --bots senator,shepherd", "1", f"save {file}")
    assert Record.load(file).bots == ("senator", "", "shepherd")
    again = " ".join(impera(f"play --text --load {file}").stdout.split())
    assert "Aldo is senator: Plays by rules of thumb" in again
    assert "Bruna is shepherd: " in again


def test_a_loaded_game_may_have_other_bots(impera, folder):
    file = folder / "mine.jsonl"
    impera("play --text --seed 7 --players 3 --bots senator", "1", f"save {file}")
    assert "They’re shepherds" in impera(f"play --text --load {file} --bots shepherd").stdout
    assert "They’re senators" in impera(f"play --text --load {file}").stdout


def test_a_continued_game_has_its_bots(impera):
    impera("play --text --seed 7 --players 3 --bots senator,shepherd", "1")
    assert "Bruna is shepherd: " in " ".join(impera("play --text --continue").stdout.split())


def test_more_bots_than_seats_are_refused(impera):
    shown = impera("play --text --players 2 --bots senator,trader")
    assert (shown.exit_code, shown.stderr) == (1, "There is room for 1 bot at this table.\n")


def test_docstrings_are_true():
    assert doctest.testmod(saves).failed == 0


def test_save_writes_the_whole_game(impera, folder):
    file = folder / "mine.jsonl"
    impera(f"play --text --seed 3 --players 2 --save {file}", *["1"] * 900)
    assert Record.load(file).replay().outcome is not None


def test_a_file_that_is_something_else_is_left_alone(impera, folder):
    file = folder / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    in_game = impera("play --text --seed 3", "1", f"save {file}")
    at_start = impera(f"play --text --seed 3 --save {file}")
    assert "exists already and isn’t a record of this game" in " ".join(in_game.stdout.split())
    assert at_start.exit_code == 1
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_a_record_of_another_game_is_left_alone(impera, folder):
    file = folder / "other.jsonl"
    impera("play --text --seed 3", "1", f"save {file}")
    before = file.read_bytes()
    impera("play --text --seed 4", "1", f"save {file}")
    assert file.read_bytes() == before


def test_an_earlier_record_of_the_same_game_is_replaced(impera, folder):
    file = folder / "mine.jsonl"
    impera("play --text --seed 7 --players 3", "1", f"save {file}", "end", f"save {file}")
    assert len(Record.load(file).decisions) > 3


def test_a_finished_game_is_not_loaded_but_pointed_to_replay(impera, folder):
    file = folder / "mine.jsonl"
    impera(f"play --text --seed 3 --players 2 --save {file}", *["1"] * 900)
    result = impera(f"play --text --load {file}")
    assert result.exit_code == 1
    assert "is over" in " ".join(result.stderr.split())


def test_the_data_folder_is_the_users_unless_named(monkeypatch):
    monkeypatch.delenv("IMPERA_DATA")
    assert saves.last_finished().is_relative_to(Path.home())
