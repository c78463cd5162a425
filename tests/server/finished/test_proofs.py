"""Anyone can check that the deal of a finished game is the one that was promised before play."""

from __future__ import annotations

import msgspec
import pytest

from impera import Record
from impera.game.proof import Proof, proof_of
from tests.server.client import make_table


@pytest.fixture(scope="module")
def finished(sqlite_server):
    """A finished table, and the answer before its end."""
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 2})
    with table.seats[0].watch() as viewer:
        early = table.get("/proof")
        viewer.next()
        viewer.play()
    return table, early


def test_before_the_end_there_is_no_proof(finished):
    _, early = finished
    assert (early.status_code, early.json()["code"]) == (409, "running")


def test_the_proof_is_that_of_the_record_and_of_what_was_published_before_play(finished):
    table, _ = finished
    proof = msgspec.json.decode(table.get("/proof").content, type=Proof)
    assert proof == proof_of(Record.parse(table.get("/record").text))
    assert proof.digest == table.commitment
