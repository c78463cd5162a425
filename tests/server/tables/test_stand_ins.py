"""Which bot decides for a seat: its own, or for an absent person one of the level of the table."""

import pytest

from impera.server.storage import SeatRow
from impera.server.tables.stand_ins import level_for


def seats(*levels):
    """Seats with bots of these levels; None is a person."""
    return [
        SeatRow(table_id="t", seat=seat, kind="person" if level is None else "bot", level=level)
        for seat, level in enumerate(levels)
    ]


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        ((None, "shepherd"), "shepherd"),
        ((None, "shepherd", "sage", None), "sage"),
        ((None, None), "senator"),
        (("trader", "sage"), "trader"),
        ((None, "emperor", "senator"), "emperor"),
        ((None, "emperor", "sage"), "sage"),
    ],
)
def test_a_stand_in_is_as_strong_as_the_strongest_bot_at_the_table(levels, expected):
    """Without bots it is the one that races and blocks; a bot in its own seat decides for itself."""
    assert level_for(seats(*levels), 0) == expected
