"""Every kind of message that a viewer can be told is really sent. That each is as its schema says, `Viewer` checks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import get_args

from impera.server.wire.messages import ToViewer
from tests.server.client import Seat, Viewer, http, make_table


def begin(table, ada):
    """Bo sits down, so that the cards are dealt; Ada blocks him, and he says something."""
    table.take(1, "Bo")
    ada.until("began")
    Seat(table, 1, table.seats[0].token).post("block")
    bo = table.seats[1].watch()
    bo.send("say", phrase="hello")
    bo.until("said")
    ada.until("unheard")
    return bo


def try_everything(viewer):
    """Whoever is asked for the first decision asks for help, plans, decides and undoes it; and is refused something."""
    viewer.send("look")
    ask = viewer.until("table")["ask"]
    viewer.send("ask-hint", number=ask["number"])
    viewer.until("hint")
    viewer.send("ask-threats")
    viewer.until("threats")
    viewer.send("plan", number=ask["number"], decisions=ask["legal"][:1])
    viewer.until("planned")
    viewer.decide(ask)
    viewer.send("undo", number=viewer.until("decided")["ask"]["number"])
    viewer.until("undone")
    viewer.decide(ask)
    viewer.until("refused", code="stale")


def finish(table, viewers):
    """The game is played to its end, and a rematch is agreed on."""
    for viewer in viewers:
        viewer.send("look")
        viewer.until("table")
    with ThreadPoolExecutor(len(viewers)) as pool:
        list(pool.map(Viewer.play, viewers))
    http.post(f"{table.address}/api/tables/{table.name}/rematch", headers=table.seats[0].bearer)
    for viewer in viewers:
        viewer.until("rematch")


def leave(table):
    """A seat is left; returns somebody who still watches with its token."""
    table.seats[1].post("leave")
    viewer = table.seats[1].watch()
    viewer.until("bye")
    return viewer


def test_every_kind_of_message_is_really_sent_and_as_its_schema_says(sqlite_server):
    table = make_table(sqlite_server.address, people=1, options={"players": 2, "max_turns": 4})
    viewers = [table.seats[0].watch(views=True)]
    viewers.append(begin(table, viewers[0]))
    try_everything(viewers[table.get().json()["asked"][0]])
    finish(table, viewers)
    viewers.append(leave(make_table(sqlite_server.address, people=2)))
    for viewer in viewers:
        viewer.close()
    told = {message["type"] for viewer in viewers for message in viewer.heard}
    assert told == {kind.__struct_config__.tag for kind in get_args(ToViewer)}
