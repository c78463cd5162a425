"""Reviews of finished games: of tables, and of record files."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest

from impera.analysis import Review
from impera.server.finished import reviews
from impera.server.tables.thinking import Thinkers
from impera.server.wire.refusals import Denied
from tests.patience import PATIENCE
from tests.server.client import http, make_table


def drop(server, text):
    return http.post(f"{server.address}/api/review", json={"record": text})


def test_a_finished_game_is_reviewed_and_so_is_its_record(sqlite_server):
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 6})
    with table.seats[0].watch() as viewer:
        viewer.next()
        assert table.get("/review").json()["code"] == "running"
        viewer.play()
    url = f"{sqlite_server.address}/api/tables/{table.name}/review"
    answer = http.get(url, headers=table.invited)
    found = msgspec.json.decode(answer.content, type=Review)
    assert [point.turn for point in found.points] == [1, 2, 3, 4, 5, 6, 6]
    assert drop(sqlite_server, table.get("/record").text).json() == answer.json()


def test_a_broken_record_is_refused_with_a_code(sqlite_server):
    answer = drop(sqlite_server, "a picture of a cat")
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable-record")


def test_when_too_many_wait_the_next_is_told_to_come_back(monkeypatch):
    """Whoever asks for many reviews at once keeps nobody else waiting."""
    go_on = threading.Event()
    monkeypatch.setattr(reviews, "review_of", lambda _: go_on.wait(PATIENCE))

    async def ask():
        customer = reviews.Customer("192.0.2.1", lambda: None)
        thinkers = Thinkers(1)
        all_studies = reviews.Reviews(thinkers)
        waiting = [
            asyncio.create_task(all_studies.review(customer, lambda: None, str(number)))
            for number in range(reviews.MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="busy"):
            await all_studies.review(customer, lambda: None, "one more")
        go_on.set()
        done = await asyncio.gather(*waiting)
        all_studies.stop()
        await thinkers.stop()
        return done

    assert len(asyncio.run(ask())) == reviews.MOST_WAITING
