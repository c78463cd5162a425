"""The schemas describe what is really written, and refuse what is not."""

import json
import sys
from typing import get_args

import msgspec
import pytest
from jsonschema_rs import meta

from impera import BadOptions, Game, Options
from impera.bots.external import External
from impera.game.commitment import commit
from impera.schemas import NAMES, schema
from impera.server.wire.messages import FromViewer, ToViewer
from impera.testing import every_table, random_game
from tests.patience import wait_until
from tests.valid import check, validator

PLAYED = [random_game(options, seed=3, decisions=number) for options in every_table() for number in (0, 9, 30)]
FINISHED = [random_game(players, seed=3) for players in (Options(players=2), Options(players=3, deal="draft"))]

# Writes what it is told to a file, and answers with the first legal decision. It stays: nobody ends it before it has
# written.
LISTENER = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    message = json.loads(line)
    if message["type"] == "decide":
        reply = {"number": message["number"], "decision": message["view"]["legal"][0], "stay": True}
        print(json.dumps(reply), flush=True)
"""


def as_json(value):
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("name", NAMES)
def test_every_schema_is_one(name):
    meta.validate(schema(name))


def test_options_are_written_as_their_schema_says():
    check("options", (game.options.to_json() for game in PLAYED))


def test_views_are_written_as_their_schema_says():
    viewers = (0, "everything")
    check("view", (game.view(viewer).to_json() for game in PLAYED + FINISHED for viewer in viewers))


def test_events_are_written_as_their_schema_says():
    viewers = (0, "everything")
    check("event", (as_json(event) for game in FINISHED for viewer in viewers for event in game.events(viewer)))


def test_positions_are_written_as_their_schema_says():
    check("position", (as_json(game.position()) for game in PLAYED + FINISHED))


def test_every_line_of_a_record_is_written_as_its_schema_says():
    seeded = random_game(seed=5).record(["Ada", "Bo", "Cy"])
    promised = msgspec.structs.replace(
        seeded, bots=("", "trader", ""), commitment=commit(5, seeded.options, "a salt that is long")
    )
    begun = Game.from_position(PLAYED[2].position()).record()
    dealt = Game.from_deck(["M1", "R1", "S1", "E1", "E1", "C1", "M2"], players=2).record()
    check("record", (json.loads(line) for each in (promised, begun, dealt) for line in each.text().splitlines()))


def test_external_bots_are_told_what_their_schema_says(tmp_path):
    """A game that is broken off ends without an outcome; tests/bots/test_languages.py has whole games, and replies."""
    told = tmp_path / "told.jsonl"
    game = random_game(seed=5, decisions=25)
    with External([sys.executable, "-c", LISTENER, str(told)], seed=1) as bot:
        bot.decide(game.view(game.seat))
        bot.over(None)
    wait_until(lambda: told.read_text().count("\n") == 3)
    heard = [json.loads(line) for line in told.read_text().splitlines()]
    assert [each["type"] for each in heard] == ["hello", "decide", "over"]
    check("bot-told", heard)


@pytest.mark.parametrize(("name", "messages"), [("viewer-sent", FromViewer), ("viewer-told", ToViewer)])
def test_every_message_of_the_socket_is_described(name, messages):
    assert {kind.__name__ for kind in get_args(messages)} <= schema(name)["$defs"].keys()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("options", {"players": "three"}),
        ("view", {"seat": 0}),
        ("event", {"event": "dance"}),
        ("position", {"players": 2, "wings": 2}),
        ("record", {"seat": 0, "decision": 7}),
        ("bot-told", {"type": "decide"}),
        ("bot-reply", {"number": 1}),
        ("viewer-sent", {"type": "decide", "number": -1, "decision": "end"}),
        ("viewer-told", {"type": "refused"}),
    ],
)
def test_what_is_never_written_does_not_fit(name, wrong):
    assert not validator(name).is_valid(wrong)


def test_a_schema_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(BadOptions, match="no such schema: 'dragon'; schemas are options, view"):
        schema("dragon")
