"""What a new table takes over from an old one."""

from __future__ import annotations

import pytest

from impera.notation.options import Options
from impera.server.entries import Begin
from impera.server.operations.metrics import Metrics
from impera.server.tables import play
from impera.server.tables.chance import Chance
from impera.server.tables.making import Means, make_rematch
from impera.server.tables.proposal import Proposal
from impera.server.wire import tokens
from tests.server.tables.test_hub import with_hub


async def play_to_the_end(room):
    await room.change(lambda: Proposal([Begin()]))
    game = room.state.game
    while room.state.status != "over":
        (seat,) = game.running.asked
        await play.decide_for(room, seat, game.number_asked(seat), game.running.legal(seat)[0], lambda: True)


@pytest.mark.parametrize("edition", ["pt", "el"])
def test_a_rematch_of_an_old_table_follows_its_edition_as_it_is_today(make_database, edition):
    """D-13, D-16: the old table was written without a revision; only its own game keeps the first one."""

    async def scene(hub):
        room = await hub.room("one")
        await play_to_the_end(room)
        means = Means(hub.store, Metrics(), lambda: Chance(1, "salt"), {})
        name = await make_rematch(means, room, "host's secret", "192.0.2.1")
        return room.state.options, (await hub.store.table(name)).agreed

    options = f'{{"players": 2, "edition": "{edition}", "max_turns": 1}}'
    host = tokens.digest("host's secret")
    old, new = with_hub(make_database("sqlite"), scene, options=options, host=host)
    chosen = {"players": 2, "edition": edition, "max_turns": 1}
    assert old == Options.make(**chosen, revision=1)
    assert new == Options.make(**chosen)
