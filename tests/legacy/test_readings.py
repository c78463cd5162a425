"""Games of earlier versions keep the readings of the rules they were played by (chapter 3 of the rulebook, N-07)."""

from __future__ import annotations

from impera import Game, Record
from tests.legacy import kept
from tests.legacy.readings import FILE, FOLDER


def record_of(folder, name):
    return folder / FOLDER / f"{name}.jsonl"


@kept.each(FILE)
def test_a_position_offers_what_its_reading_offered(folder, name, then):
    """A-29, D-13, D-16: an edition, or an option, in a position means what it meant when that was written."""
    assert list(Game.from_position(then["before"]).legal()) == then["offered"]


@kept.each(FILE)
def test_a_decision_leads_where_its_reading_led(folder, name, then):
    """A-29, D-13, D-16."""
    game = Game.from_position(then["before"])
    game.play(then["decision"])
    assert kept.plain(game.position()) == then["after"]


@kept.each(FILE)
def test_a_record_replays_by_its_reading(folder, name, then):
    """N-07: an edition, or an option, in a record means what it meant when the game was played."""
    assert kept.plain(Record.load(record_of(folder, name)).replay().position()) == then["after"]


@kept.each(FILE)
def test_a_record_of_a_reading_is_written_as_it_was_read(folder, name, then):
    """N-07."""
    text = record_of(folder, name).read_text(encoding="utf-8")
    assert Record.parse(text).text() == text


@kept.each_version()
def test_all_records_of_readings_are_expected(folder):
    assert {path.stem for path in (folder / FOLDER).iterdir()} == set(kept.read(folder / FILE))
