"""A program that plays one seat of a table on a server, over the socket, with the seat's token.

Try it: python examples/external/take_seat.py http://127.0.0.1:8421 TABLE TOKEN
"""

import json
import sys

from websockets.sync.client import connect


def decide(view: dict) -> str:
    """What the program plays: here, the first of the legal decisions."""
    return view["legal"][0]


def play(address: str, table: str, token: str) -> None:
    """Decide whenever the seat is asked, until the game is over."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    answered = 0
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "views": True}))
        for text in socket:
            message = json.loads(text)
            if message.get("reveal"):  # the game is over: seed and salt are told
                print(json.dumps(message["view"]["outcome"]))
                return
            ask = message.get("ask")
            if ask and ask["legal"] and ask["number"] != answered:
                answered = ask["number"]
                socket.send(json.dumps({"type": "decide", "number": answered, "decision": decide(message["view"])}))


play(*sys.argv[1:])
