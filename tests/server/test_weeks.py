"""Two short days of a club, with a restart and an upgrade; two weeks by `python -m tests.server.weeks`."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.tally import Tally
from tests.server.weeks import MOST_DEARER, MOST_GROWTH, grown, weeks


def test_in_a_club_nothing_is_lost_by_restarts_and_upgrades():
    tally = Tally()
    asyncio.run(weeks(2, 12, tally, {1: False, 2: True}))
    assert tally.problems == []
    did = {what for numbers in tally.of("games") for what in numbers["did"]}
    assert did == {"decided", "undone", "said", "left"}


@pytest.mark.parametrize(
    ("last", "problems"),
    [
        ({"megabytes": 130 + MOST_GROWTH, "each": 2 * MOST_DEARER}, 0),
        ({"megabytes": 131 + MOST_GROWTH, "each": 2.0}, 1),
        ({"megabytes": 130, "each": 2 * MOST_DEARER + 0.1}, 1),
    ],
)
def test_a_server_that_needs_more_from_day_to_day_is_noticed(last, problems):
    assert len(grown([{"megabytes": 130, "each": 2.0}, {"megabytes": 150, "each": 9.0}, last])) == problems
