"""A running game of two people, for tests of what a seat may do in its turn."""

from __future__ import annotations

import pytest

from tests.server.client import make_table


@pytest.fixture
def two(server):
    """A running two-player game; the viewers of the seat that is asked and of the other."""
    table = make_table(server.address, people=2)
    viewers = [table.seats[seat].watch(views=True) for seat in (0, 1)]
    first = [viewer.next() for viewer in viewers]
    (asked,) = first[0]["asked"]
    yield viewers[asked], viewers[1 - asked], first[asked]
    for viewer in viewers:
        viewer.close()
