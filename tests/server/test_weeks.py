"""Two short days of a club, with a restart and an upgrade; two weeks by `python -m tests.server.weeks`."""

from __future__ import annotations

import asyncio

from tests.server.tally import Tally
from tests.server.weeks import weeks


def test_in_a_club_nothing_is_lost_by_restarts_and_upgrades():
    tally = Tally()
    asyncio.run(weeks(2, 12, tally))
    assert tally.problems == []
    did = {what for numbers in tally.of("games") for what in numbers["did"]}
    assert did == {"decided", "undone", "said", "left"}
