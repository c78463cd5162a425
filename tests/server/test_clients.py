"""Programs that take a seat over the socket with its token (docs/wire.md): the examples in Python and JavaScript."""

import json
import re
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.server import serve

from tests.patience import PATIENCE
from tests.server.client import http, make_table
from tests.valid import check
from tools import frontend

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "docs" / "wire.md"
EXAMPLES = ROOT / "examples" / "external"

PROGRAMS = [[sys.executable, "-W", "error", EXAMPLES / "take_seat.py"], [frontend.node(), EXAMPLES / "take_seat.mjs"]]


@pytest.mark.parametrize("command", PROGRAMS, ids=["python", "javascript"])
def test_a_program_plays_a_seat_to_the_end_of_the_game(sqlite_server, command):
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 12})
    played = subprocess.run(
        [*command, table.address, table.name, table.seats[0].token],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (played.returncode, played.stderr) == (0, "")
    last = json.loads(table.get("/record").text.splitlines()[-1])
    assert json.loads(played.stdout) == last["outcome"]


@pytest.mark.parametrize("program", PROGRAMS, ids=["python", "javascript"])
def test_a_program_that_is_refused_says_so_and_fails(sqlite_server, program):
    refused = subprocess.run(
        [*program, sqlite_server.address, "nowhere", "secret"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert refused.returncode == 1
    assert "4404" in refused.stderr


def test_the_programs_are_as_short_as_the_documentation_says():
    lengths = [len(program.read_text(encoding="utf-8").splitlines()) for *_, program in PROGRAMS]
    assert [int(number) for number in re.findall(r"(\d+) lines", WIRE.read_text(encoding="utf-8"))] == lengths
    assert max(lengths) <= 30


def test_the_requests_of_the_documentation_open_a_table_and_take_a_seat(sqlite_server):
    opens, takes = (json.loads(body) for body in re.findall(r"-d '(.+)'", WIRE.read_text(encoding="utf-8")))
    made = http.post(f"{sqlite_server.address}/api/tables", json=opens).json()
    assert made["seat"] == 0
    table = make_table(sqlite_server.address, people=1, options={"players": 2})
    assert table.take(1, takes["name"]).status_code == 200


@contextmanager
def overheard(address):
    """An address that passes on what is said to a server and back; and what the program said, and the server."""
    sent, told = [], []

    def pass_on(source, target, said):
        with suppress(ConnectionClosed):
            for message in source:
                said.append(json.loads(message))
                target.send(message)
        target.close()

    patient = {"open_timeout": PATIENCE, "ping_interval": None, "max_size": None}

    def relay(program):
        with connect(address.replace("http", "ws") + program.request.path, **patient) as server:
            back = Thread(target=pass_on, args=(server, program, told))
            back.start()
            pass_on(program, server, sent)
            back.join()

    with serve(relay, "127.0.0.1", 0, **patient) as between:
        listening = Thread(target=between.serve_forever)
        listening.start()
        try:
            yield f"http://127.0.0.1:{between.socket.getsockname()[1]}", sent, told
        finally:
            between.shutdown()
            listening.join()


@pytest.mark.parametrize("command", PROGRAMS, ids=["python", "javascript"])
def test_what_programs_really_say_is_as_the_schemas_say(sqlite_server, command):
    """`impera schema viewer-sent` and `viewer-told`: every message of a game, written down between both."""
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 8})
    with overheard(sqlite_server.address) as (address, sent, told):
        subprocess.run([*command, address, table.name, table.seats[0].token], check=True, timeout=PATIENCE)
    assert {message["type"] for message in sent} == {"hello", "decide"}
    assert {"table", "decided"} <= {message["type"] for message in told}
    check("viewer-sent", sent)
    check("viewer-told", told)
