"""People who have played a deal that others play too, without a browser."""

from __future__ import annotations

from tests.server.client import Viewer, http

PACE = {"options": {"players": 2, "max_turns": 6}, "level": "fisher"}
"""A deal that is over soon."""


def new_deal(server):
    """The name of a new deal for friends."""
    return http.post(f"{server.address}/api/deals", json=PACE).json()["deal"]


def today(server):
    """The day that it is for the server."""
    return http.get(f"{server.address}/api/deals/today").json()["deal"]


def finish(server, deal, name):
    """Play a deal to its end as somebody; returns the key they played it with."""
    key = f"{name} " * 12
    key = key.replace(" ", "-")
    headers = {"authorization": f"Bearer {key}"}
    made = http.post(f"{server.address}/api/deals/{deal}/play", json={"name": name}, headers=headers).json()
    with Viewer(server.address, made["table"], token=key, seat=0) as viewer:
        viewer.play()
    return key
