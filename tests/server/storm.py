"""People play at many tables while the server, a worker or the database is killed again and again.

`python -m tests.server.storm server 50` does it fifty times; also `worker` and `postgres`, or `all`. With `--keep FILE`
it goes on where it was stopped: `python -m tests.server.storm all 334 --keep storm.jsonl` makes 1,002 kills in all.
What people do there is in `storm_people.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import signal
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
from sqlalchemy import select

from impera.errors import BadRecord, ImperaError
from impera.server.entries import Talk
from impera.server.finished.records import record_so_far
from impera.server.storage import Store
from impera.server.storage.notices import notices_of
from impera.server.storage.schema import CALLS
from impera.server.tables.table_state import TableState
from impera.server.tables.turns import turns_of
from impera.server.wire import tokens
from tests.patience import PATIENCE
from tests.server.linear import violations
from tests.server.postgres import running_postgres, start_again
from tests.server.process import Server
from tests.server.storm_checks import wrong_clocks, wrong_deal, wrong_losses
from tests.server.storm_people import KEPT, Letterbox, set_deal, set_tables, text_of
from tests.server.tally import Tally

READY = '"what": "ready"'
NOTICES = {"IMPERA_SERVER_NOTICES_ANYWHERE": "true", "IMPERA_SERVER_NOTICE_SECONDS": "0"}
"""The settings with which people in the storm are told that it is their turn."""
DAY = 86_400
PLAYERS_OF_A_DEAL = 3


async def storm(server, kill, *, kills, tables=12, seed=0, workers=1):  # noqa: PLR0913 - how hard it is
    """Let people play while `kill` strikes this many times; returns all problems found, and some numbers.

    With several workers, whoever looks may be told of fewer entries than another worker has already written.
    """
    async with Letterbox.opened() as letterbox:
        people = await set_tables(server.address, tables, letterbox)
        people += await set_deal(server.address, PLAYERS_OF_A_DEAL, people[0].histories)
        await _weather(people, kill, kills, random.Random(seed))  # noqa: S311 - chance of tests
        if workers > 1:
            for history in people[0].histories.values():
                history.reads.clear()
        problems = await check(server.database, people, letterbox)
    expired = sum(person.done["expired"] for person in people)
    if expired and not server.passed:
        problems.append(f"{expired} codes for moves did not work, and no time had passed")
    numbers = {
        "kills": kills,
        "people": len(people),
        "done": dict(sum((person.done for person in people), Counter())),
        "notices": letterbox.taken.total(),
        "acknowledged": sum(len(person.acknowledged) for person in people),
        "returns": sum(person.returns for person in people),
        "refused": {
            code: sum(p.refusals.count(code) for p in people) for code in {c for p in people for c in p.refusals}
        },
    }
    return problems, numbers


async def _weather(people, kill, kills, chance):
    """Let people play while `kill` strikes."""
    is_over = False
    playing = [asyncio.create_task(person.play(chance, lambda: is_over)) for person in people]
    for _ in range(kills):
        await _play_on(people, chance.randrange(20, 60))
        await asyncio.to_thread(kill, chance)
    await _play_on(people, 20)
    is_over = True
    await asyncio.gather(*playing)


async def _play_on(people, decisions):
    """Wait until this many more decisions were acknowledged."""

    def acknowledged():
        return sum(len(person.acknowledged) for person in people)

    enough, until = acknowledged() + decisions, time.monotonic() + PATIENCE
    while acknowledged() < enough:
        if time.monotonic() > until:
            waiting = sorted((person.table, person.seat, person.since, person.refusals[-3:]) for person in people)
            message = f"nobody plays on: {waiting}"
            raise TimeoutError(message)
        await asyncio.sleep(0.01)


def replay(state, seats, entries, look=lambda _: None):
    """Apply a log to a table, and look at it after each entry; raises ImperaError unless its record is of this game."""
    for entry in entries:
        state.add(entry)
        look(state)
    if record_so_far(state, seats).replay().position() != state.game.running.game.position():
        message = "the record gives another game"
        raise BadRecord(message)


async def check(database, people, letterbox=None):
    """What the database says against what people were told."""
    problems = [f"{person.table} seat {person.seat}: {wrong}" for person in people for wrong in person.wrong]
    store = Store(database)
    problems += [wrong for person in people if person.is_over_days for wrong in await wrong_clocks(store, person.table)]
    for table in {person.table for person in people} | {key[0] for person in people for key in person.acknowledged}:
        wrong = await _wrong_at(store, table, people)
        if letterbox is not None and not wrong:  # notices follow from the log; of a wrong one the right ones never come
            wrong = await _wrong_notices(store, table, people, letterbox)
        problems += [f"{table}: {each}" for each in wrong]
    for person in people:
        problems += [f"{person.table} seat {person.seat}: {wrong}" for wrong in await _wrong_for(store, person)]
    for deal in {person.deal for person in people if person.deal}:
        wrong = await wrong_deal(store, deal, [person for person in people if person.deal == deal])
        problems += [f"deal {deal}: {each}" for each in wrong]
    await store.stop()
    return problems


async def _read(store, table, look=lambda _: None, most=None):
    """A table as its log, or the first of it, says; its state is looked at after each entry. Raises ImperaError."""
    seats, entries = await store.seats(table), (await store.entries(table))[:most]
    state = TableState(await store.table(table))
    replay(state, seats, entries, look)
    return state, seats, entries


async def _wrong_at(store, table, people):
    """What is wrong with the log of a table."""
    numbers = [entry.number for entry in await store.entries(table)]
    if numbers != list(range(1, len(numbers) + 1)):
        return [f"numbers {numbers}"]
    try:
        _, _, entries = await _read(store, table)
    except ImperaError as error:
        return [f"the log does not replay: {error}"]
    written = {entry.number: (entry.content.seat, text_of(entry.content)) for entry in entries}
    asked = {entry.number: written[entry.number] if _is_a_persons(entry.content) else None for entry in entries}
    problems = violations(asked, people[0].histories[table]) + await wrong_losses(store, table)
    for person in people:
        mine = {number: text for (name, number), text in person.acknowledged.items() if name == table}
        lost = [number for number, text in mine.items() if written.get(number) != (person.seat, text)]
        if lost:
            problems.append(f"seat {person.seat}: acknowledged but not written: {lost}")
    shares = sum(entry.content.kind == "share" for entry in entries)
    if shares > 1 or (not shares and any(table in person.shared for person in people)):
        problems.append(f"shared {shares} times")
    return problems


def _is_a_persons(content):
    """Whether somebody asked for an entry. Here, people fill all blanks of a phrase; a bot's answer names no Domain."""
    return content.kind in KEPT and (not isinstance(content, Talk) or content.said.domain is not None)


async def _wrong_for(store, person):
    """What is wrong with a person's place at a table, and with what they see in the end."""
    try:
        written = len((await _read(store, person.table))[2])
    except ImperaError:
        return []  # the table was named already
    whole = await _table_in_the_end(person, written)
    state, seats, entries = await _read(store, person.table, most=whole["number"])  # bots may have played on
    problems = []
    if person.gaps:
        problems.append(f"{person.gaps} numbers missed or heard twice")
    if whole["number"] < written or whole["number"] > len(entries):
        problems.append(f"the table is told up to {whole['number']} of {max(written, len(entries))} entries")
    elif whole["view"] != state.game.running.view(person.seat).to_json():
        problems.append("another view than the log gives")
    if seats[person.seat].token != tokens.digest(person.token):
        problems.append("another token opens the seat")
    return problems


async def _table_in_the_end(person, number):
    """The table as it is told in the end. A worker that did not write the last entries hears of them a little later."""
    until = time.monotonic() + PATIENCE
    while (whole := await person.look())["number"] < number and time.monotonic() < until:  # noqa: ASYNC110 - it notifies nobody
        await asyncio.sleep(0.1)
    return whole


async def _wrong_notices(store, table, people, letterbox):
    """What is wrong with the notices about a table: who is called now, and how often people were told."""
    turns = set()
    rows = await store.seats(table)
    seats = [msgspec.structs.replace(row, kind="person") for row in rows]  # as long as the seat was not lost
    state, _, _ = await _read(store, table, lambda state: turns.update(_begun(state, seats)))
    problems = []
    for person in people:
        told, most = letterbox.taken[person.key, table], sum(seat == person.seat for seat, _ in turns)
        if told > most:
            problems.append(f"seat {person.seat}: told {told} times that it is their turn, which it was {most} times")
        if person.table == table and person.is_over_days:
            problems += await _wrong_calls(store, person, state, rows)
    return problems


def _begun(state, seats):
    """The seats whose turn it is, each with the turn's number."""
    return {(seat, turn) for seat, (_, turn) in turns_of(state, seats).items()}


async def _wrong_calls(store, person, state, seats):
    """What is wrong with the notices of a person at a table over days. Who is called is written a little later."""
    chosen = await notices_of(store, tokens.digest(person.key))
    if len(chosen) != 1:
        return [f"seat {person.seat}: chose one notice and has {len(chosen)}"]
    turn = turns_of(state, seats).get(person.seat)
    if turn is None:
        return []
    of_person = (CALLS.c.table_id == person.table, CALLS.c.seat == person.seat, CALLS.c.notice == chosen[0].id)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        rows = await store.read(select(CALLS).where(*of_person))
        if len(rows) == 1 and rows[0]["turn"] == turn[1]:
            return []
        await asyncio.sleep(0.2)
    return [f"seat {person.seat}: it is turn {turn[1]}, and they are called for {rows}"]


def kill_server(server):
    """Kills the only process and starts it again. The first time, a day passes, and seats are lost."""
    days = itertools.chain([DAY], itertools.repeat(0))

    def kill(_):
        server.kill()
        server.let_pass(next(days))
        server.start()

    return kill


def children_of(pid):
    """The processes that a process has started and that still run."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children]


def workers_of(server):
    """The workers of a server, without Python's own helper processes, whose children they may be."""
    found = []
    for pid in children_of(server.process.pid):
        with suppress(OSError):
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
            if b"spawn_main" in command:
                found.append(pid)
            elif b"forkserver" in command:
                found += children_of(pid)
    return found


def kill_worker(server):
    """Kills one of the workers; the server starts another."""

    def kill(chance):
        workers = workers_of(server)
        ready = server.log.read_text(encoding="utf-8").count(READY)
        os.kill(chance.choice(workers), signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while server.log.read_text(encoding="utf-8").count(READY) == ready and time.monotonic() < until:
            time.sleep(0.05)

    return kill


def kill_postgres(postgres):
    """Kills PostgreSQL with all its processes and starts it again."""

    def kill(_):
        pid = int((postgres.pgdata / "postmaster.pid").read_text(encoding="ascii").split()[0])
        for each in (pid, *children_of(pid)):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        start_again(postgres)

    return kill


VICTIMS = ("server", "worker", "postgres")
AT_ONCE = 20
"""Kills of one piece of a long storm."""


def strike(victim, kills, seed):
    """A storm of its own against one kind of victim; returns all problems found, and some numbers."""
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="impera-storm-")))
        postgres = None if victim == "server" else opened.enter_context(running_postgres())
        database = f"sqlite:///{folder / 'tables.sqlite'}" if postgres is None else postgres.get_uri()
        server = Server(database, folder, *(("--workers", "2", "--forked") if victim == "worker" else ()), **NOTICES)
        opened.callback(server.close)
        kill = {"server": kill_server, "worker": kill_worker}.get(victim)
        killer = kill_postgres(postgres) if kill is None else kill(server)
        workers = 2 if victim == "worker" else 1
        return asyncio.run(storm(server, killer, kills=kills, seed=seed, workers=workers))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("victim", choices=(*VICTIMS, "all"))
    parser.add_argument("kills", type=int, nargs="?", default=50, help="of each kind of victim")
    parser.add_argument("--keep", type=Path, help="a file that keeps what was done, to go on there")
    given = parser.parse_args()
    tally = Tally(given.keep)
    for victim in VICTIMS if given.victim == "all" else (given.victim,):
        for kills in tally.pieces(victim, given.kills, AT_ONCE):
            problems, numbers = strike(victim, kills, seed=tally.done(victim))
            tally.add(victim, kills, problems, numbers=numbers)
    print("\n".join(tally.problems) or "nothing lost, nothing doubled, every view right")  # noqa: T201
    raise SystemExit(bool(tally.problems))


if __name__ == "__main__":
    main()
