"""Making tables: new ones, rematches with the same people, and branches of finished games."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from impera import bots
from impera.errors import BadOptions
from impera.game.commitment import commit
from impera.notation.options import Options
from impera.server.days import SEAT
from impera.server.entries import Again, Begin, Entry
from impera.server.storage import SeatRow, TableRow
from impera.server.storage.deals import NOBODY
from impera.server.storage.keys import secret as kept_secret
from impera.server.tables.chance import Chance
from impera.server.tables.proposal import Proposal
from impera.server.tables.room import filled
from impera.server.tables.seating import checked_level, checked_name, is_known
from impera.server.wire import tokens
from impera.server.wire.messages import SLOW, Terms
from impera.server.wire.refusals import Denied

if TYPE_CHECKING:
    from collections.abc import Mapping

    from impera.server.entries import Beginning
    from impera.server.offers import Offer
    from impera.server.operations.metrics import Metrics
    from impera.server.storage import Store
    from impera.server.storage.deals import DealRow
    from impera.server.tables.chance import DrawChance
    from impera.server.tables.room import Room
    from impera.server.wire.bodies import BranchHere, NewTable


@dataclass(frozen=True)
class Means:
    """What tables are made with: where they are written and counted, where their chance comes from, and which bots."""

    store: Store
    metrics: Metrics
    draw_chance: DrawChance
    offers: Mapping[str, Offer]
    """Bots beside those of the roster."""


class Made(msgspec.Struct, frozen=True):
    """A new table with its secrets, which are sent only once."""

    table: TableRow
    token: str
    invite: str
    seat: int | None


async def make_table(means: Means, wanted: NewTable, party: str) -> Made:
    """A new table as a party requested it; raises Denied if that is impossible, and StorageFailed."""
    options = _checked_options(wanted)
    token, invite = tokens.new_secret(), tokens.new_secret()
    table = _dealt(
        means.draw_chance(),
        options,
        _checked_terms(wanted),
        host=tokens.digest(token),
        invite=tokens.digest(invite),
        maker=_digest(wanted.person),
        maker_party=await _known_party(means, party),
    )
    seats = [
        SeatRow(table_id=table.id, seat=seat, kind="bot", level=checked_level(wanted.seats[seat].level, means.offers))
        if seat < len(wanted.seats) and wanted.seats[seat].kind == "bot"
        else SeatRow(table_id=table.id, seat=seat)
        for seat in range(options.players)
    ]
    seat = _sit_down(seats, wanted.name, token, table.maker)
    entries = _beginning(seats)
    await means.store.make(table, seats, entries)
    _count(means.metrics, entries)
    return Made(table, token, invite, seat)


async def make_branch(means: Means, beginning: Beginning, options: Options, wanted: BranchHere, party: str) -> Made:
    """A table that continues from a moment of another game: one person and bots, starting at once; raises Denied."""
    if wanted.seat >= options.players:
        raise Denied(422, "no-seat", f"there are {options.players} players")
    token, invite = tokens.new_secret(), tokens.new_secret()
    terms = Terms(published=wanted.published, aids=wanted.aids, clock=None, away=None)
    dealt = _dealt(
        means.draw_chance(),
        options,
        terms,
        host=tokens.digest(token),
        invite=tokens.digest(invite),
        maker=_digest(wanted.person),
        maker_party=await _known_party(means, party),
    )
    table = msgspec.structs.replace(dealt, seed="", commitment="")  # it has no deal, so no commitment
    level = checked_level(wanted.level, means.offers)
    seats = [
        SeatRow(table_id=table.id, seat=seat)
        if seat == wanted.seat
        else SeatRow(table_id=table.id, seat=seat, kind="bot", level=level)
        for seat in range(options.players)
    ]
    seat = _sit_down(seats, wanted.name, token, table.maker)
    entries = _beginning(seats, beginning)
    await means.store.make(table, seats, entries)
    _count(means.metrics, entries)
    return Made(table, token, invite, seat)


async def make_deal_table(means: Means, deal: DealRow, token: str | None, name: str) -> TableRow:
    """A table where somebody with this token, or the strongest bot, plays a deal that others play too; raises Denied.

    There is no invitation, because spectators would see the deal. Without a token, bots take all seats.
    """
    host = NOBODY if token is None else tokens.digest(token)
    terms = Terms(published=False, aids=False, clock=None, away=None)
    chance = Chance(int(deal.seed), deal.salt)
    made = _dealt(chance, deal.agreed, terms, host=host, invite=tokens.digest(tokens.new_secret()), maker=None)
    table = msgspec.structs.replace(made, deal=deal.id)
    bot = SeatRow(table_id=table.id, seat=0, kind="bot", level=deal.level)
    seats = [msgspec.structs.replace(bot, seat=seat) for seat in range(deal.agreed.players)]
    if token is None:
        seats[SEAT] = msgspec.structs.replace(seats[SEAT], level=bots.names()[-1])
    else:
        row = SeatRow(
            table_id=table.id, seat=SEAT, kind="person", name=checked_name(name), token=host, seen=time.time()
        )
        seats[SEAT] = row
    entries = _beginning(seats)
    await means.store.make(table, seats, entries)
    _count(means.metrics, entries)
    return table


async def make_rematch(means: Means, room: Room, secret: str | None, party: str) -> str:
    """The table of another game with the same people and options. The first request makes it."""
    if not is_known(room, secret):
        raise Denied(403, "not-yours", "only those who played can ask for a rematch")
    maker_party = await _known_party(means, party)

    def propose() -> Proposal:
        if room.state.status != "over":
            raise Denied(409, "running", "the game is not over")
        if room.state.rematch is not None:
            raise _Made
        old = room.table
        options = room.state.options.renewed()
        terms = room.state.terms
        table = _dealt(
            means.draw_chance(),
            options,
            terms,
            host=old.host,
            invite=old.invite,
            maker=old.maker,
            maker_party=maker_party,
        )
        now = time.time()
        seats = [msgspec.structs.replace(row, table_id=table.id, seen=now) for row in room.seats]
        return Proposal([Again(table.id)], changes=means.store.making(table, seats, _beginning(seats)))

    with suppress(_Made):
        await room.change(propose)
        _count(means.metrics, _beginning(room.seats))
    return room.state.rematch or ""


class _Made(Exception):  # noqa: N818 - not an error
    """Someone else asked first."""


def _checked_options(wanted: NewTable) -> Options:
    try:
        options = Options.make(**wanted.options)
    except BadOptions as error:
        raise Denied(422, "bad-options", str(error)) from error
    if len(wanted.seats) > options.players:
        raise Denied(422, "too-many-seats", f"there are {options.players} players")
    return options


def _checked_terms(wanted: NewTable) -> Terms:
    """The terms of a new table. At a table over days nobody counts as away, because nobody has to be connected."""
    terms = Terms(
        published=wanted.published,
        aids=wanted.aids,
        clock=wanted.clock,
        away=wanted.away,
        per=wanted.per,
        late=wanted.late,
        delay=wanted.delay,
    )
    if terms.is_slow:
        return msgspec.structs.replace(terms, away=None)
    if terms.per == "game":
        raise Denied(422, "bad-clock", f"a clock for the whole game has at least {SLOW} seconds")
    if terms.late == "lost":
        raise Denied(422, "bad-clock", f"a seat is lost only to a clock of at least {SLOW} seconds")
    return terms


async def _known_party(means: Means, party: str) -> str:
    """What is noted of the party that makes a table: enough to count its tables; raises StorageFailed."""
    return tokens.party_digest(party, await kept_secret(means.store, "parties", tokens.new_secret()))


def _digest(key: str | None) -> str | None:
    return None if key is None else tokens.digest(key)


def _dealt(  # noqa: PLR0913 - what a table is made of
    chance: Chance,
    options: Options,
    terms: Terms,
    *,
    host: str,
    invite: str,
    maker: str | None,
    maker_party: str | None = None,
) -> TableRow:
    """A table with its own deal, fixed and committed to now."""
    return TableRow(
        id=tokens.new_table_name(),
        created=time.time(),
        options=msgspec.json.encode(options.to_json()).decode(),
        seed=str(chance.seed),
        salt=chance.salt,
        commitment=commit(chance.seed, options, chance.salt).digest,
        host=host,
        invite=invite,
        due=0.0 if terms.is_slow else None,  # the first worker that looks finds out when
        maker=maker,
        maker_party=maker_party,
        **msgspec.structs.asdict(terms),
    )


def _sit_down(seats: list[SeatRow], name: str | None, token: str, person: str | None) -> int | None:
    """Give the first seat for people to the table's maker, if they gave a name; returns that seat."""
    if name is None:
        return None
    seat = next((row.seat for row in seats if row.kind == "open"), None)
    if seat is None:
        raise Denied(422, "no-seat", "there is no seat for a person with this name")
    seats[seat] = msgspec.structs.replace(
        seats[seat],
        kind="person",
        name=checked_name(name),
        token=tokens.digest(token),
        seen=time.time(),
        person=person,
    )
    return seat


def _count(metrics: Metrics, entries: list[Entry]) -> None:
    for entry in entries:
        metrics.count("entries", entry.content.kind)


def _beginning(seats: list[SeatRow], branch: Beginning | None = None) -> list[Entry]:
    """The entry that begins the game at once if no seat is open."""
    return [Entry(1, Begin(branch), time.time())] if filled(seats) else []
