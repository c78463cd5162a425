"""Which bot decides for a seat: its own, or for an absent person one of the level of the table."""

import asyncio

import msgspec
import pytest

from impera.errors import BotFailure
from impera.server.entries import SeatChange
from impera.server.storage import SeatRow
from impera.server.tables import play
from impera.server.tables.connection import Connection
from impera.server.tables.proposal import Proposal
from impera.server.tables.stand_ins import level_for
from impera.server.wire import tokens
from impera.server.wire.messages import Say
from tests.patience import PATIENCE
from tests.server.tables.house import ADA, House
from tests.server.tables.test_connection import Wire


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


class Thinking:
    """Notes for whom bots think, and what: a decision, an answer to a phrase, or the decision of a host's program."""

    def __init__(self):
        self.parties = {}

    async def think(self, party, work, **_):
        thought = work()
        self.parties[type(thought).__name__] = party
        return thought

    async def decide(self, name, _, __, party):
        self.parties["program"] = party
        raise BotFailure(name, "silent")

    def leave(self, *_):
        """Nobody is missed."""


def test_bots_think_for_the_party_that_has_the_table_open(make_database):
    """So parties share the threads fairly, however many bots and tables one of them has."""
    house, thinking = House(make_database("sqlite")), Thinking()

    async def scene():
        ada = Connection(Wire(), queue=1000)
        ada.seat, ada.holds, ada.party = 0, tokens.digest(ADA), "192.0.2.7"
        await house.make(bots=2)
        async with house.open() as hub:
            hub.thinkers = hub._offered = thinking
            room = await hub.room("one")
            await room.join(ada, None)
            thinking.parties.clear()  # whoever was first may have been asked before
            program = msgspec.structs.replace(room.seats[3], level="program")
            await room.change(lambda: Proposal([SeatChange(3, "bot")], seats=[program]))
            await play.say(room, 0, Say(phrase="truce", seat=2))
            async with asyncio.timeout(PATIENCE):
                while thinking.parties.keys() < {"str", "bool", "program"}:
                    game = room.state.game
                    for seat in set(game.running.asked) & {0, 1}:
                        await play.decide(room, seat, game.number_asked(seat), game.running.legal(seat)[-1])
                    await asyncio.sleep(0.01)
            return dict(thinking.parties)

    assert asyncio.run(scene()) == dict.fromkeys(("str", "bool", "program"), "192.0.2.7")
