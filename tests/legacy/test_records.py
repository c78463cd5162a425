"""Records that earlier versions wrote are read and replayed: replaying is the definition of a game (N-07)."""

from __future__ import annotations

import pytest

from impera import Record
from tests.legacy import kept


def saved(folder, name):
    return folder / "records" / f"{name}.jsonl"


@kept.each("records.json.gz")
def test_a_record_replays_to_the_same_outcome(folder, name, then):
    """N-07, N-08."""
    game = Record.load(saved(folder, name)).replay()
    assert kept.plain(game.outcome) == then["outcome"]
    assert (game.seat, list(game.legal()), game.turn) == (then["seat"], then["legal"], then["turn"])


@kept.each("records.json.gz")
def test_a_record_replays_to_the_same_position(folder, name, then):
    """N-06, N-07."""
    assert kept.plain(Record.load(saved(folder, name)).replay().position()) == then["position"]


@kept.each("records.json.gz")
def test_every_viewer_is_told_the_same_events(folder, name, then):
    """R-INFO-01: neither more cards nor fewer than the viewer was shown then."""
    game = Record.load(saved(folder, name)).replay()
    known = kept.read(folder / "event-fields.json.gz")
    for viewer in (*range(game.options.players), None, "everything"):
        assert kept.digest(game.events(viewer), known) == then["events"][str(viewer)], viewer


@kept.each("records.json.gz")
def test_a_record_is_written_as_it_was_read(folder, name, then):
    """N-07: names, bots and the commitment are kept, and the digest of the lines stays good."""
    text = saved(folder, name).read_text(encoding="utf-8")
    assert Record.parse(text).text() == text


@kept.each_version()
def test_all_records_are_expected(folder):
    assert {path.stem for path in (folder / "records").iterdir()} == set(kept.read(folder / "records.json.gz"))


@pytest.mark.parametrize("viewer", [0, None])
@kept.each_version()
def test_events_are_told_in_the_same_words(folder, viewer):
    """Everything an event said then it says now, so a page of that version can read it."""
    game = Record.load(saved(folder, "3-players-draft")).replay()
    assert kept.holds(kept.plain(game.events(viewer)), kept.read(folder / "events.json.gz")[str(viewer)])
