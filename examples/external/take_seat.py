"""A program that plays one seat of a table on a server, over the socket, with the seat's token.

Try it: python examples/external/take_seat.py http://127.0.0.1:8421 TABLE TOKEN
"""

import json
import sys

from websockets.sync.client import connect


def decide(view: dict) -> str:
    """What the program plays: here, the first of the legal decisions."""
    return view["legal"][0]


address, table, token = sys.argv[1:]
answered = 0
with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": token, "views": True}))
    for message in map(json.loads, socket):
        if message.get("reveal"):  # the game is over: seed and salt are told
            print(json.dumps(message["view"]["outcome"]))
            break
        ask = message.get("ask")
        if ask and ask["legal"] and ask["number"] != answered:
            answered = ask["number"]
            socket.send(json.dumps({"type": "decide", "number": answered, "decision": decide(message["view"])}))
