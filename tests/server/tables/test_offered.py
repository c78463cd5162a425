"""Bots that a host offers at tables: programs that decide for a seat, and what happens when they do not."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from impera import BotFailure, Game, Record
from impera.bots import external
from impera.server.offers import Offer
from impera.server.tables.offered import Chair, Limits, Offered
from impera.server.tables.stand_ins import level_for
from tests.patience import PATIENCE
from tests.server.client import http, make_table
from tests.server.process import Server
from tests.server.tables.test_stand_ins import seats

BUILDER = Path(__file__).parents[3] / "examples" / "external" / "builder.py"
# Each is told what every bot is told, and answers in its own way.
HEAD = """
import json, sys, time
def answer(message, decision):
    print(json.dumps({"number": message["number"], "decision": decision}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as notes:
        notes.write(line)
    if message["type"] == "decide":
"""
BOTS = {
    "first": """
        answer(message, message["view"]["legal"][0])""",
    "hangs": """
        time.sleep(600)""",
    "dies": """
        sys.exit("out of ideas")""",
    "eats": """
        hoard = []
        while True:
            hoard.append(bytearray(2**24))""",
    "nonsense": """
        answer(message, "castle")""",
}
SHORT = {"max_turns": 6}


class Host:
    """A server that offers some of these bots, and what they were told."""

    def __init__(self, database, folder, *names, **variables):
        self.folder = folder
        for name in names:
            (folder / f"{name}.py").write_text(HEAD + BOTS[name], encoding="utf-8")
        offers = [f"{name}=exec:{sys.executable} {folder / name}.py {folder / name}.jsonl" for name in names]
        (folder / "bots" / "builder").mkdir(parents=True)
        manifest = {"name": "builder", "sentence": "Builds on.", "command": [sys.executable, str(BUILDER)]}
        (folder / "bots" / "builder" / "bot.json").write_text(json.dumps(manifest), encoding="utf-8")
        bots = ",".join([*offers, "builder"])
        self.server = Server(database, folder, IMPERA_BOTS=str(folder / "bots"), IMPERA_SERVER_BOTS=bots, **variables)

    def notes(self, name):
        """Where a bot notes what it is told."""
        return self.folder / f"{name}.jsonl"

    def told(self, name):
        """What the programs of a bot were told."""
        return [json.loads(line) for line in self.notes(name).read_text(encoding="utf-8").splitlines()]

    def failures(self, name):
        """What the log says about the failures of a bot."""
        lines = [json.loads(line) for line in self.server.log.read_text(encoding="utf-8").splitlines()]
        return [line for line in lines if line["what"] == "an offered bot failed" and line["bot"] == name]

    def play(self, name):
        """A short game of one person against a bot; returns its record."""
        table = make_table(self.server.address, people=1, bots=1, level=name, options=SHORT)
        with table.seats[0].watch() as viewer:
            viewer.play()
        return Record.parse(table.get("/record").text)


@pytest.fixture(scope="module")
def host(make_database, tmp_path_factory):
    """Bots have all the time they need, and little memory."""
    folder = tmp_path_factory.mktemp("offered")
    names = ("first", "dies", "eats", "nonsense")
    limits = {"IMPERA_SERVER_BOT_SECONDS": "120", "IMPERA_SERVER_BOT_MEGABYTES": "512"}
    running = Host(make_database("sqlite"), folder, *names, **limits)
    yield running
    running.server.close()


@pytest.fixture
def hasty(make_database, tmp_path):
    """Bots have no time at all."""
    running = Host(make_database("sqlite"), tmp_path, "hangs", IMPERA_SERVER_BOT_SECONDS="0.5")
    yield running
    running.server.close()


def test_offered_bots_are_listed_after_the_roster_with_what_the_host_says(host):
    listed = http.get(f"{host.server.address}/api/bots").json()
    names = ["first", "dies", "eats", "nonsense"]
    own = [{"name": name, "sentence": ""} for name in names]
    assert listed["offered"] == [*own, {"name": "builder", "sentence": "Builds on."}]
    assert "first" not in [bot["name"] for bot in listed["bots"]]


def test_a_bot_that_answers_plays_a_whole_game(host):
    record = host.play("builder")
    assert record.outcome is not None
    assert host.failures("builder") == []


def test_a_bot_is_told_the_views_of_its_seat_and_nothing_else(host):
    """One program for the whole game; it is also told how that ended, if it listens for long enough."""
    record = host.play("first")
    hello, *questions = [message for message in host.told("first") if message["type"] != "over"]
    games = [record.replay(0), *(moment.game for moment in record)]
    views = [json.loads(json.dumps(game.view(1).to_json())) for game in games if game.seat == 1]
    assert (hello["type"], hello["seat"]) == ("hello", 1)
    assert set(hello) == {"type", "protocol", "seat", "players", "options", "seed"}
    expected = [{"type": "decide", "number": number, "view": view} for number, view in enumerate(views, 1)]
    assert questions == expected


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("dies", "dies ended with exit status 1; its standard error ends with 'out of ideas'"),
        ("eats", "MemoryError"),
        ("nonsense", "nonsense decided 'castle', which is not legal"),
    ],
)
def test_for_a_bot_that_fails_another_plays_and_the_log_says_why(host, name, problem):
    """After two failures it is not asked again in this game."""
    record = host.play(name)
    told = host.failures(name)
    assert record.outcome is not None
    assert [(line["stand_in"], line["is_asked_again"]) for line in told] == [("senator", True), ("senator", False)]
    assert all(problem in line["problem"] for line in told)


def test_for_a_bot_that_hangs_another_plays_after_its_time(hasty):
    assert hasty.play("hangs").outcome is not None
    assert [line["problem"] for line in hasty.failures("hangs")] == ["hangs did not answer within 1 seconds"] * 2


def test_a_bot_that_nobody_offers_cannot_be_chosen(host):
    body = {"options": {"players": 2}, "seats": [{}, {"kind": "bot", "level": "absent"}], "name": "Ada"}
    answer = http.post(f"{host.server.address}/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "no-such-bot"


def asked_in_turn(folder, *chairs, head=HEAD, **limits):
    """Ask the bot that decides first in these chairs, one after another; returns what its programs noted in the end."""
    (folder / "first.py").write_text(head + BOTS["first"], encoding="utf-8")
    command = (sys.executable, str(folder / "first.py"), str(folder / "notes.jsonl"))
    game = Game.new(players=2, seed=7)
    view = game.view(game.seat)

    async def scene():
        offered = Offered({"first": Offer("first", "", command)}, Limits(seconds=PATIENCE, **limits), 1)
        try:
            for chair in chairs:
                assert await offered.decide("first", chair, view, "party") == view.legal[0]
        finally:
            offered.stop()

    asyncio.run(scene())
    notes = (folder / "notes.jsonl").read_text(encoding="utf-8").splitlines()
    return [kind for line in notes if (kind := json.loads(line)["type"]) != "over"]  # it has little time to note that


def test_a_program_stays_for_the_next_decision_of_its_seat(tmp_path):
    chair = Chair("one", 0, seed=1)
    assert asked_in_turn(tmp_path, chair, chair) == ["hello", "decide", "decide"]


def test_the_program_that_waited_longest_makes_room_and_is_started_again(tmp_path):
    chairs = Chair("one", 0, seed=1), Chair("two", 0, seed=2)
    noted = asked_in_turn(tmp_path, *chairs, chairs[0], programs=1)
    assert noted == ["hello", "decide"] * 3


def test_a_program_that_asks_to_stay_ends_all_the_same_so_that_there_are_never_too_many(tmp_path):
    """In an arena it would wait for another game."""
    staying = HEAD.replace('"decision": decision}', '"decision": decision, "stay": True}')
    chairs = (Chair(table, 0, seed=1) for table in ("one", "two", "three"))
    assert asked_in_turn(tmp_path, *chairs, programs=1, head=staying) == ["hello", "decide"] * 3
    assert not any(waiting for (name, *_), waiting in external._idle.items() if name == "first")


def test_when_a_game_is_over_the_programs_of_its_table_are_told_the_outcome_and_no_others():
    told = []

    class Told:
        def __init__(self, table):
            self.table = table

        def over(self, outcome):
            told.append((self.table, outcome))

        def close(self):
            told.append((self.table, "closed"))

    async def scene():
        offered = Offered({}, Limits(), 1)
        offered._waiting.update({("mine", Chair(table, 0, 1)): Told(table) for table in ("one", "two")})
        offered.leave("one", "an outcome")
        await asyncio.get_running_loop().shutdown_default_executor()
        offered.stop()

    asyncio.run(scene())
    assert told == [("one", "an outcome"), ("two", "closed")]


def test_a_bot_that_is_not_offered_any_more_fails():
    offered = Offered({}, Limits(), 1)
    with pytest.raises(BotFailure, match="mine is not offered any more"):
        asyncio.run(offered.decide("mine", Chair("one", 0, 1), Game.new(players=2, seed=7).view(0), "party"))
    offered.stop()


@pytest.mark.parametrize(("levels", "expected"), [((None, "mine"), "senator"), ((None, "mine", "trader"), "trader")])
def test_an_offered_bot_says_nothing_about_who_stands_in_for_people(levels, expected):
    """Nobody knows how strong it is."""
    assert level_for(seats(*levels), 0) == expected
