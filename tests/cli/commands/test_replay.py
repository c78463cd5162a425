import json

import msgspec
import pytest

from impera import Options, Record
from impera.game.commitment import commit
from impera.testing import random_game


@pytest.fixture
def record(folder):
    """A finished game of Ada, Bo and Cy in a file."""
    path = folder / "game.jsonl"
    random_game(Options.make(players=3), seed=4).record(("Ada", "Bo", "Cy")).save(path)
    return path


def test_a_game_is_told_turn_by_turn_to_its_end(impera, record):
    result = impera(f"replay {record}")
    assert result.exit_code == 0
    assert "\nTurn 1, " in result.stdout
    assert "Cards and points by Domain:" in result.stdout
    assert "decisions replay." in result.stdout


def test_everything_is_told_unless_a_viewer_is_chosen(impera, record):
    assert impera(f"replay {record}").stdout == impera(f"replay {record} --everything").stdout


def test_a_seat_is_told_what_it_could_know(impera, record):
    told = " ".join(impera(f"replay {record} --seat 1").stdout.split())
    assert "You’re dealt " in told
    assert "Ada is dealt 3 cards." in told


def test_a_spectator_is_told_no_hidden_card(impera, record):
    told = " ".join(impera(f"replay {record} --spectator").stdout.split())
    assert "Ada is dealt 3 cards. " in told
    assert "You " not in told


def test_verify_only_tells_the_end(impera, record):
    told = impera(f"replay {record} --verify").stdout
    assert "Turn 1" not in told
    assert told.startswith("The game is over:")


def test_until_stops_after_so_many_decisions(impera, record):
    told = impera(f"replay {record} --until 1").stdout
    assert "1 decision was shown." in told
    assert "Turn 2" not in told


def test_json_holds_the_events_that_the_viewer_may_know(impera, record):
    data = json.loads(impera(f"replay {record} --spectator --json").stdout)
    assert data["verified"] is True
    assert data["names"] == ["Ada", "Bo", "Cy"]
    assert {event["cards"] for event in data["events"] if event["event"] == "dealt"} == {None}
    assert data["outcome"]["reason"] == "majority"


def test_an_edited_record_is_refused_with_its_name(impera, record):
    record.write_text(record.read_text(encoding="utf-8").replace("Ada", "Eve"), encoding="utf-8")
    result = impera(f"replay {record}")
    assert result.exit_code == 1
    told = " ".join(result.stderr.split())
    assert told == f"The file {record} can’t be used: the record was edited: its digest does not fit its lines."


@pytest.mark.parametrize(("content", "reason"), [(b"dear diary", "line 1 is not JSON"), (b"\xff", "it isn’t text")])
def test_a_file_that_is_no_record_is_named_once_and_without_jargon(impera, folder, content, reason):
    file = folder / "diary.txt"
    file.write_bytes(content)
    told = " ".join(impera(f"replay {file}").stderr.split())
    assert told == f"The file {file} can’t be used: {reason}."


def test_a_seat_that_the_table_does_not_have_is_refused(impera, record):
    result = impera(f"replay {record} --seat 3")
    assert (result.exit_code, result.stderr) == (1, "Seat must be from 0 to 2, not 3.\n")


def test_names_in_a_record_cannot_move_the_cursor(impera, folder):
    path = folder / "game.jsonl"
    random_game(Options.make(players=2), seed=4).record(("\x1b[2JAda", "Bo")).save(path)
    assert "\x1b" not in impera(f"replay {path}").stdout


def test_a_record_without_names_gets_some(impera, folder):
    path = folder / "game.jsonl"
    random_game(Options.make(players=2), seed=4).record().save(path)
    assert "Aldo" in impera(f"replay {path}").stdout


def test_without_a_file_the_last_finished_game_is_told(impera):
    impera("play --text --seed 3 --players 2 --name Zoe", *["1"] * 900)
    assert "Zoe is dealt" in impera("replay").stdout


def promised(folder):
    """A finished game with a commitment, in a file; and the commitment's digest."""
    game = random_game(Options.make(players=2), seed=4)
    promise = commit(4, game.options, "a secret salt")
    path = folder / "promised.jsonl"
    msgspec.structs.replace(game.record(), commitment=promise).save(path)
    return path, promise.digest


def test_the_promise_of_the_deal_is_verified(impera, folder):
    """Fairness: the deal is committed to before play and revealed after it; `impera replay` verifies it."""
    path, digest = promised(folder)
    told = impera(f"replay {path} --verify --commitment {digest}")
    assert told.exit_code == 0
    assert digest in told.stdout


def test_another_promise_than_the_one_published_is_refused(impera, folder):
    path, digest = promised(folder)
    result = impera(f"replay {path} --commitment {'0' * len(digest)}")
    assert result.exit_code == 1
    assert "doesn’t match the commitment" in " ".join(result.stderr.split())


def test_a_record_without_a_promise_fits_none(impera, record):
    assert impera(f"replay {record} --commitment {'0' * 64}").exit_code == 1


def test_a_picture_of_the_table_is_written(impera, record, folder):
    result = impera(f"replay {record} --until 12 --seat 1 --theme dark --svg {folder / 'table.svg'} --language ru")
    assert result.exit_code == 0
    expected = Record.load(record).svg(12, 1, theme="dark", language="ru")
    assert (folder / "table.svg").read_text(encoding="utf-8") == expected


def test_the_whole_game_is_written_as_an_animated_picture(impera, record, folder):
    result = impera(f"replay {record} --animated-svg {folder / 'game.svg'}")
    assert " ".join(result.stdout.split()) == f"Picture saved: {folder / 'game.svg'}."
    assert (folder / "game.svg").read_text(encoding="utf-8") == Record.load(record).animated_svg()


def test_a_picture_that_cannot_be_written_is_an_error(impera, record, folder):
    result = impera(f"replay {record} --svg {folder / 'missing' / 'table.svg'}")
    assert result.exit_code == 1
    assert "missing" in result.stderr
