"""Programs that take a seat over the socket with its token (docs/wire.md): the examples in Python and JavaScript."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from impera.schemas import schema
from tests.patience import PATIENCE
from tests.server.client import make_table
from tools import frontend

EXAMPLES = Path(__file__).parents[2] / "examples" / "external"


@pytest.mark.parametrize(
    "command",
    [[sys.executable, "-W", "error", EXAMPLES / "take_seat.py"], [frontend.node(), EXAMPLES / "take_seat.mjs"]],
    ids=["python", "javascript"],
)
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


def test_everything_on_the_socket_is_as_its_schema_says(sqlite_server):
    """From the deal to the reveal, with views, a phrase, an undo and a refusal."""
    told = Draft202012Validator(schema("viewer-told"))
    table = make_table(sqlite_server.address, people=1, bots=1, options={"max_turns": 6, "deal": "draft"})
    with table.seats[0].watch(views=True) as viewer:
        viewer.next()
        viewer.send("say", phrase="hello")
        viewer.send("decide", number=0, decision="end")
        viewer.send("ask-threats")
        viewer.play()
    assert {"table", "said", "refused", "threats", "decided"} <= {message["type"] for message in viewer.heard}
    for message in viewer.heard:
        told.validate(message)
