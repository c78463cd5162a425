"""What entries say, and how the database holds it."""

from __future__ import annotations

import pytest

from impera.game.record import Origin
from impera.server.entries import (
    Again,
    Away,
    Back,
    Begin,
    Beginning,
    BotDecision,
    Decision,
    SeatChange,
    TakenBack,
    Talk,
    content_of,
)
from impera.server.wire.messages import Say

BRANCH = Beginning(Origin(seed=7), ("play M1", "end"), "abc")

# What a table's log has held since version 0.1.0. It must stay as it is: databases are full of it.
ON_DISK = [
    (Begin(), ("begin", None, "")),
    (
        Begin(BRANCH),
        ("begin", None, '{"origin":{"seed":7},"decisions":["play M1","end"],"table":"abc"}'),
    ),
    (Decision(1, "play M1"), ("decision", 1, "play M1")),
    (BotDecision(1, "end"), ("bot", 1, "end")),
    (TakenBack(0), ("undo", 0, "")),
    (
        Talk(0, Say(phrase="watch-seat", seat=2)),
        ("say", 0, '{"type":"say","phrase":"watch-seat","seat":2,"domain":null}'),
    ),
    (SeatChange(2, "person"), ("seat", 2, "person")),
    (Away(3), ("away", 3, "")),
    (Back(3), ("back", 3, "")),
    (Again("xyz"), ("rematch", None, "xyz")),
]


@pytest.mark.parametrize(("content", "row"), ON_DISK, ids=[row[0] for _, row in ON_DISK])
def test_an_entry_is_written_as_it_always_was(content, row):
    assert (content.kind, content.seat, content.text) == row


@pytest.mark.parametrize(("content", "row"), ON_DISK, ids=[row[0] for _, row in ON_DISK])
def test_an_entry_that_was_written_is_read(content, row):
    assert content_of(*row) == content
    assert type(content_of(*row)) is type(content)
