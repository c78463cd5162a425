"""Records: a whole game as lines of JSON, saved and replayed."""

from __future__ import annotations

import json
import os

import msgspec
import pytest

from impera import BadRecord, Game, Record
from impera.testing import random_game

GAME = random_game(seed=5, decisions=25, patient=True)


def test_a_record_is_one_json_object_per_line():
    """N-07: version, options, names, seed, decisions in order, and an end that seals them."""
    lines = [json.loads(line) for line in GAME.record(["Ada", "Bo", "Cy"]).text().splitlines()]
    assert lines[0] == {"impera": "record", "version": 1}
    assert lines[1] == {"options": GAME.options.to_json()}
    assert lines[2] == {"names": ["Ada", "Bo", "Cy"]}
    assert lines[3] == {"seed": 5}
    assert [line["decision"] for line in lines[4:-1]] == list(GAME.decisions)
    assert (lines[-1]["decisions"], lines[-1]["outcome"], len(lines[-1]["sha256"])) == (25, None, 64)


@pytest.mark.parametrize("edition", ["pt", "el"])
def test_a_record_of_a_revised_edition_says_of_which_revision_it_is(edition):
    """N-07, D-13, D-16: the edition keeps its meaning when a later version changes it."""
    record = Game.new(players=2, seed=1, edition=edition).record()
    assert json.loads(record.text().splitlines()[1])["options"]["revision"] == 2
    assert Record.parse(record.text()).options == record.options


def test_each_decision_names_the_seat_that_made_it():
    lines = [json.loads(line) for line in GAME.record().text().splitlines()]
    game = GAME.record().replay(0)
    for line in lines[3:-1]:
        assert line["seat"] == game.seat
        game.play(line["decision"])


def test_a_record_without_names_has_no_line_for_them():
    assert '"names"' not in GAME.record().text()


def test_names_may_be_written_in_any_script():
    record = Game.new(players=2, seed=1).record(["Оля", "Γιώργος"])
    assert "Оля" in record.text()
    assert Record.parse(record.text()).names == ("Оля", "Γιώργος")


def test_a_chosen_first_player_is_recorded():
    record = Game.new(seed=1, first=2).record()
    assert Record.parse(record.text()).replay().position()["first"] == 2


def test_a_finished_game_s_record_has_its_outcome():
    game = random_game(seed=5)
    assert json.loads(game.record().text().splitlines()[-1])["outcome"]["winners"] == list(game.outcome.winners)


def test_a_record_of_a_position_begins_with_it():
    game = Game.from_position(GAME.position())
    game.play(game.legal()[0])
    record = Record.parse(game.record().text())
    assert record.origin.position == GAME.position()
    assert record.replay().position() == game.position()


def test_saving_and_loading_gives_the_record(tmp_path):
    record = GAME.record(["Ada", "Bo", "Cy"])
    record.save(tmp_path / "game.jsonl")
    assert Record.load(tmp_path / "game.jsonl") == record


def test_saving_replaces_an_older_record_and_leaves_nothing_else(tmp_path):
    """The file is replaced as a whole."""
    path = tmp_path / "game.jsonl"
    GAME.record().save(path)
    random_game(seed=6).record().save(path)
    assert Record.load(path).origin.seed == 6
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_that_cannot_be_written_leaves_the_old_file_whole(tmp_path, monkeypatch):
    """Replaced as a whole or not at all, even if the disk fills up in the middle of it."""
    path = tmp_path / "game.jsonl"
    GAME.record().save(path)
    before = path.read_bytes()

    def full(*_):
        message = "no space left on device"
        raise OSError(message)

    monkeypatch.setattr(os, "replace", full)
    monkeypatch.setattr("pathlib.Path.replace", full)
    with pytest.raises(OSError, match="no space"):
        random_game(seed=6).record().save(path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_that_cannot_be_written_is_named_as_it_was_asked_for(tmp_path):
    with pytest.raises(FileNotFoundError) as refusal:
        GAME.record().save(tmp_path / "nope" / "game.jsonl")
    assert refusal.value.filename == str(tmp_path / "nope" / "game.jsonl")


def test_a_record_is_iterated_decision_by_decision():
    """Each moment says who decided what, what it caused, and the position after it."""
    moments = list(GAME.record())
    game = GAME.record().replay(0)
    for moment, decision in zip(moments, GAME.decisions, strict=True):
        assert (moment.seat, moment.decision) == (game.seat, decision)
        assert moment.events == game.play(decision)
        assert moment.position == game.position()


def test_the_game_of_a_moment_may_be_played_on():
    moments = []
    for moment in GAME.record():
        moments.append(moment.decision)
        moment.game.play(moment.game.legal()[-1])
    assert tuple(moments) == GAME.decisions


def test_iterating_a_record_that_is_impossible_names_its_decision():
    record = Record(options=GAME.options, origin=GAME.record().origin, decisions=(GAME.decisions[0], "dance"))
    with pytest.raises(BadRecord, match="decision 2: 'dance' is not a decision"):
        list(record)


def test_iterating_a_record_checks_its_outcome():
    record = msgspec.structs.replace(GAME.record(), outcome=random_game(seed=5).outcome)
    with pytest.raises(BadRecord, match="but its decisions lead to None"):
        list(record)


def test_a_record_that_cannot_be_replayed_is_not_saved(tmp_path):
    broken = Record(options=GAME.options, origin=GAME.record().origin, decisions=("end",))
    with pytest.raises((BadRecord, ValueError)):
        broken.save(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_is_an_error_of_the_system(tmp_path):
    """`Record.load` raises OSError if the file cannot be read."""
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.jsonl")


def test_a_file_that_is_no_text_is_no_record(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadRecord, match="it is not text"):
        Record.load(path)


def test_a_file_with_other_line_ends_is_still_the_record(tmp_path):
    """A record that went through a program that writes lines its own way is not edited."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(GAME.record().text().replace("\n", "\r\n").encode())
    assert Record.load(path) == GAME.record()


def test_a_record_replays_to_any_number_of_decisions():
    assert [len(GAME.record().replay(number).decisions) for number in (0, 1, 25)] == [0, 1, 25]


@pytest.mark.parametrize("decisions", [-1, 4])
def test_a_number_of_decisions_that_the_record_does_not_have_is_refused(decisions):
    record = random_game(seed=1, decisions=3).record()
    with pytest.raises(BadRecord, match=f"the record has 3 decisions: there is no game after {decisions} of them"):
        record.svg(decisions)


def test_a_record_whose_outcome_is_not_that_of_its_decisions_is_refused():
    record = Record(
        options=GAME.options, origin=GAME.record().origin, decisions=GAME.decisions, outcome=random_game(seed=5).outcome
    )
    with pytest.raises(BadRecord, match="but its decisions lead to None"):
        record.replay()


def test_a_record_with_an_illegal_decision_names_it():
    record = Record(options=GAME.options, origin=GAME.record().origin, decisions=("end",))
    with pytest.raises(BadRecord, match="decision 1: 'end' is not legal now"):
        record.replay()


def test_a_record_may_say_who_is_a_bot():
    """N-07: the players' names, and which of them are bots."""
    record = msgspec.structs.replace(Game.new(players=2, seed=1).record(["Ada", "Aldo"]), bots=("", "trader"))
    assert '{"bots": ["", "trader"]}' in record.text().splitlines()
    assert Record.parse(record.text()) == record
    assert Game.new(players=2, seed=1).record().bots == ()
