"""Writes a database: tables in every state, made and played over HTTP and sockets as a page does.

Every table stays at a question to a person who has time, so that nothing happens to it on its own once a server of a
later version opens it.
"""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.legacy import kept
from tests.legacy.players import Players
from tests.server.client import Seat, Table, Viewer, http, make_table
from tests.server.process import Server

DATABASE = "tables.sqlite"
BACKUP = "backup.jsonl"
FILE = "tables.json.gz"
SHORT = {"max_turns": 7}
LONG_CLOCK = 86_400
AWAY = 45
"""Seconds: far more than it takes to open a table and to read it."""


def write(folder):
    """Write the database, its backup, what viewers of each table were told, and exchanges with its server."""
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        database = work / DATABASE
        server = Server(f"sqlite:///{database}", work)
        try:
            made = _make_tables(server.address)
            expected = {name: _expected(table) for name, table in reversed(made.items())}
        finally:
            server.stop()
        _finish_file(database)
        shutil.copy(database, folder / DATABASE)
        _impera("admin", "backup", "--database", f"sqlite:///{database}", str(folder / BACKUP))
        _impera("admin", "export", "--database", f"sqlite:///{database}", str(work / "records"))
        for name, table in made.items():
            path = work / "records" / f"{table.name}.jsonl"
            expected[name]["record"] = path.read_text(encoding="utf-8") if path.exists() else None
        _check_numbers(database, expected)
        kept.write(folder / FILE, {name: expected[name] for name in made})


def kept_table(server, then):
    """A table of the database, with the people who sat at it."""
    table = Table(server.address, then["table"], then["invite"], then["host"], then["summary"]["commitment"], "")
    people = [sitting["seat"] for sitting in then["summary"]["seating"] if sitting["kind"] == "person"]
    table.seats = {seat: Seat(table, seat, then["tokens"][str(seat)]) for seat in people}
    return table


def _finish_file(database):
    """Make the file as small as possible; a stopped server leaves nothing next to it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM")
    assert not database.with_name(f"{database.name}-wal").exists()


def _check_numbers(database, expected):
    """Nothing has happened to a table since its viewers were asked what they see."""
    with closing(sqlite3.connect(database)) as connection:
        numbers = dict(connection.execute("SELECT table_id, max(number) FROM entries GROUP BY table_id"))
    for name, table in expected.items():
        assert table["whole"][0]["number"] == numbers.get(table["table"], 0), name


def _impera(*arguments):
    subprocess.run([sys.executable, "-m", "impera", *arguments], check=True)


# -------------------------------------------------------------------------------------------------------------- tables


def _make_tables(address):
    """All tables by name. The scene in which a person may be away is made last and looked at first."""
    made = {}
    for scene in SCENES:
        made |= dict(scene(address, made))
    return made


def _waiting(address, _):
    """Published, with a clock and options that are not the defaults; two seats are open."""
    options = {"players": 4, "teams": True, "deal": "draft", "edition": "uk", "religion": "at-draw"}
    terms = {"published": True, "aids": False, "clock": 60, "away": None}
    yield "waiting", make_table(address, people=1, bots=1, options=options, **terms)


def _waiting_again(address, _):
    """A person sat down and left again, a bot was removed, and another one was seated."""
    table = make_table(address, people=1, options={"players": 3, "edition": "el", "self_target": False})
    table.take(1, "Bo")
    table.seats.pop(1).post("leave")
    Seat(table, 2, table.host).post("bot")
    Seat(table, 2, table.host).post("open")
    Seat(table, 2, table.host).post("bot", level="senator")
    yield "waiting again", table


def _basic(address, _):
    """Two people in the middle of a turn: phrases with and without blanks, and decisions taken back."""
    table = make_table(address, people=2, away=None)
    with Players(table) as people:
        people.play(12)
        people.say(0, phrase="hello")
        people.say(1, phrase="watch-seat", seat=0)
        people.say(0, phrase="seat-wins-domain", seat=1, domain="science")
        for _ in range(2):
            people.undo(people.play_until_undo())
            people.play(3)
        people.play_until_undo()
    yield "basic", table


def _pick(address, _):
    """A draft in its second pick: one has chosen, one has chosen again, one has yet to choose, and so has a bot."""
    table = make_table(address, people=3, bots=1, away=None, options={"deal": "draft"})
    with Players(table) as people:
        people.play(3)
        people.asked()
        people.decide(0)
        people.decide(1)
        people.undo(1)
        people.decide(1, lambda legal: legal[-1])
    yield "pick", table


def _claim(address, _):
    """A draft whose centre is being claimed."""
    table = make_table(address, people=2, away=None, options={"deal": "draft", "edition": "uk"})
    with Players(table) as people:
        while not people.look(seat := people.asked())["ask"]["legal"][0].startswith("claim"):
            people.decide(seat)
        people.play(1)
    yield "claim", table


def _seats(address, _):
    """One seat was given to a bot and taken back, one was left and taken by someone else, one is a bot's for now."""
    table = make_table(address, people=4, away=None, options={"teams": True, "edition": "pt"})
    with Players(table) as people:
        people.play(10)
        asked = people.asked()
    given, left, kept_by_bot = (seat for seat in range(4) if seat != asked)
    table.seats[given].post("bot", level="trader")
    table.take(given, "Back", table.seats[given].token)
    table.seats.pop(left).post("leave")
    table.take(left, "Eve")
    table.seats[kept_by_bot].post("bot", level="shepherd")
    yield "seats", table


def _left(address, _):
    """A seat is open in the middle of a game."""
    table = make_table(address, people=3, published=True, away=None)
    with Players(table) as people:
        people.play(8)
        asked = people.asked()
    table.seats.pop((asked + 1) % 3).post("leave")
    yield "left", table


def _shared(address, _):
    """Two people share a device, and a token."""
    table = make_table(address, people=1, away=None, options={"players": 2})
    table.take(1, "Bo", table.host)
    with Players(table) as people:
        people.play(6)
    yield "shared", table


def _clock(address, _):
    """A clock that has not run out, and a finished game in which it had, so a bot played a turn."""
    table = make_table(address, people=2, away=None, clock=LONG_CLOCK)
    with Players(table) as people:
        people.play(9)
    yield "clock", table
    table = make_table(address, people=2, away=None, clock=5, options={"edition": "ru", **SHORT})
    with Players(table) as people:
        people.viewers[0].until("decided", bot=True)
        people.play()
    yield "over by the clock", table


def _over(address, _):
    """Games that are over: a draft against bots, with decisions taken back, and the team game."""
    table = make_table(address, people=1, bots=2, away=None, options={"deal": "draft", "edition": "uk", **SHORT})
    with Players(table) as people:
        people.undo(people.play_until_undo())
        people.play()
    yield "over", table
    table = make_table(address, people=4, published=True, away=None, options={"teams": True, **SHORT})
    with Players(table) as people:
        people.play()
        people.say(2, phrase="well-played")
    yield "over in teams", table


def _rematch(address, made):
    """The same people play a rematch after a finished game."""
    before = made["over in teams"]
    again = _answered(http.post(f"{_path(before)}/rematch", headers=before.seats[0].bearer))
    table = Table(address, again["table"], before.invite, before.host, again["commitment"], "")
    table.seats = {seat: Seat(table, seat, place.token) for seat, place in before.seats.items()}
    with Players(table) as people:
        people.play(5)
    yield "rematch", table


def _branches(address, made):
    """Games that continue from a moment of another one, or of a record file; one of them is over."""
    before = made["over"]
    wanted = {"decisions": 20, "seat": 1, "name": "Ada", "level": "trader"}
    url = f"{_path(before)}/branch"
    table = _branch(address, http.post(url, json=wanted, headers=before.seats[0].bearer))
    with Players(table) as people:
        people.play(3)
        people.asked()
    yield "branch", table
    text = http.get(f"{_path(before)}/record", headers=before.seats[0].bearer).text
    table = _branch(address, http.post(f"{address}/api/branch", json={**wanted, "record": text, "published": True}))
    with Players(table) as people:
        people.play()
    yield "branch of a record", table


def _away(address, _):
    """One was away and is back, another one is away, and bots have played for both."""
    table = make_table(address, people=3, away=AWAY)
    with Players(table, [0]) as people:
        people.viewers[0].play(stop=lambda message: message["type"] == "decided" and message["bot"])
        while not {1, 2} <= {message["seat"] for message in people.viewers[0].heard if message.get("bot")}:
            people.play(1)
        with Players(table, [0, 1]) as both:
            people.viewers[0].until("seated")
            both.play(4)
            both.asked()
    yield "away", table


SCENES = (
    _waiting,
    _waiting_again,
    _basic,
    _pick,
    _claim,
    _seats,
    _left,
    _shared,
    _clock,
    _over,
    _rematch,
    _branches,
    _away,
)


def _path(table):
    return f"{table.address}/api/tables/{table.name}"


def _branch(address, answer):
    made = _answered(answer)
    table = Table(address, made["table"], made["invite"], made["token"], made["commitment"], made["link"])
    table.seats[made["seat"]] = Seat(table, made["seat"], made["token"])
    return table


def _answered(answer):
    assert answer.is_success, answer.text
    return answer.json()


# ------------------------------------------------------------------------------------------------------- what was told


def _expected(table):
    """How a table looks from outside, to a seat that decides now, and to a spectator if it is published.

    If nobody decides it is the first seat.
    """
    spectator = {"invite": table.invite}
    summary = table.get().json()
    asked = [seat for seat in _whole(table, spectator)["asked"] if seat in table.seats]
    seat = min(asked or table.seats)
    hellos = [{"token": table.seats[seat].token, "seat": seat}, *([spectator] if summary["terms"]["published"] else [])]
    return {
        "table": table.name,
        "invite": table.invite,
        "host": table.host,
        "tokens": {str(seat): place.token for seat, place in table.seats.items()},
        "summary": summary,
        "hello": hellos,
        "whole": [_whole(table, hello) for hello in hellos],
        "told": _told(table, hellos[0]),
    }


def _whole(table, hello):
    with closing(Viewer(table.address, table.name, **hello)) as viewer:
        return viewer.next()


def _told(table, hello):
    """Everything that a viewer was told from the first entry on."""
    with closing(Viewer(table.address, table.name, since=0, **hello)) as viewer:
        viewer.send("look")
        viewer.until("table")
        return viewer.heard[:-1]
