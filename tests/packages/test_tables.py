"""A table on a device tells its viewers what a server's table tells them, entry by entry (docs/wire.md)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from impera.server.entries import Again, Begin, BotDecision, Decision, Entry, SeatChange, TakenBack, Talk
from impera.server.storage import SeatRow, TableRow
from impera.server.tables.table_state import TableState
from impera.server.wire.messages import Phrase, Say, Terms
from impera.testing import every_table
from tests.packages.test_conformance import name_of, running

TABLES = Path(__file__).with_name("tables.mjs")
MOST_ENTRIES = 60
CLOCK = 90


@pytest.fixture(scope="module")
def package():
    with running(script=TABLES) as does:
        yield does


def sat_down(players):
    """A person in the first seat, bots in the others, one of them in place of somebody who may come back."""
    seats = [SeatRow(table_id="here-1", seat=seat, kind="bot", level="trader") for seat in range(players)]
    seats[0] = msgspec.structs.replace(seats[0], kind="person", name="Ada", level=None)
    seats[-1] = msgspec.structs.replace(seats[-1], name="Bo", token="his")  # noqa: S106 - nobody's
    return seats


def row_of(options, seed):
    data = msgspec.json.encode(options.to_json()).decode()
    terms = {"published": False, "aids": True, "clock": CLOCK, "away": None}
    made = {"created": 1.0, "salt": "", "commitment": "", "host": "", "invite": ""}
    return TableRow(id="here-1", options=data, seed=str(seed), **terms, **made)


def sitter(row):
    return {"kind": row.kind, "name": row.name, "level": row.level, "kept": row.kind == "bot" and row.token is not None}


def in_page(row, seats):
    """The same table as the page stores it."""
    terms = {name: getattr(row, name) for name in Terms.__struct_fields__}
    options = msgspec.structs.asdict(row.agreed)
    stored = {"id": row.id, "created": row.created, "seed": row.seed, "salt": row.salt, "branch": None}
    return {**stored, "options": options, "terms": terms, "sitters": [sitter(each) for each in seats]}


def entry_in_page(entry, seats):
    content = entry.content
    match content:
        case Decision():
            data = {"seat": content.seat, "decision": content.decision}
        case Talk(seat, said):
            data = {"seat": seat, "said": {"phrase": said.phrase, "seat": said.seat, "domain": said.domain}}
        case SeatChange(seat):
            data = {"seat": seat, "sitter": sitter(seats[seat])}
        case TakenBack(seat):
            data = {"seat": seat}
        case Again(table):
            data = {"table": table}
        case _:
            data = {}
    return {"number": entry.number, "at": entry.at, "content": {"kind": content.kind, **data}}


def contents(state, seats, chance):
    """What happens at a table: decisions, mostly; now and then something is taken back, said, or a seat changes."""
    yield Begin()
    while state.status != "over":
        seat, drawn = chance.choice(state.asked), chance.random()
        undoing = [each for each in range(len(seats)) if state.no_undo(each) is None]
        if drawn < 0.08:
            phrase = chance.choice(get_args(Phrase))
            yield Talk(
                seat, Say(phrase=phrase, seat=chance.choice((None, 0, 1, 3)), domain=chance.choice((None, "science")))
            )
        elif drawn < 0.12:
            kind = "person" if seats[seat].kind == "bot" else "bot"
            seats[seat] = msgspec.structs.replace(seats[seat], kind=kind, name="Cy", level="sage")
            yield SeatChange(seat, kind)
        elif drawn < 0.4 and undoing:
            yield TakenBack(chance.choice(undoing))
        else:
            decided = chance.choice((Decision, Decision, BotDecision))
            yield decided(seat, chance.choice(state.game.running.legal(seat)))
    yield Again("here-2")


def without_reveal(message):
    """On a device nothing is promised, so nothing is revealed."""
    data = msgspec.to_builtins(message)
    return {**data, "reveal": None} if "reveal" in data else data


def played(state, seats, chance):
    """The entries of a table as the page stores them, and what each viewer is told of each."""
    entries, told = [], []
    viewers = (None, *range(len(seats)))
    for number, content in enumerate(contents(state, seats, chance), 1):
        if number > MOST_ENTRIES:
            break
        entry = Entry(number, content, 10.0 * number)
        state.add(entry)
        entries.append(entry_in_page(entry, seats))
        each = [
            (state.telling(entry, viewer, seats, views=viewer != 0), state.whole(viewer, seats, is_host=True))
            for viewer in viewers
        ]
        told.append([[list(map(without_reveal, both)) for both in each], dict(state.talks.unanswered)])
    return entries, told


@pytest.mark.parametrize("options", every_table(), ids=name_of)
def test_a_table_of_a_device_tells_what_a_server_tells(package, options):
    seats, row = sat_down(options.players), row_of(options, seed=11)
    stored = in_page(row, seats)
    chance = random.Random(name_of(options))  # noqa: S311 - chance of tests
    entries, told = played(TableState(row), seats, chance)
    found = [msgspec.json.decode(text) for text in package(row=stored, entries=entries)]
    assert msgspec.json.decode(msgspec.json.encode(told)) == found
