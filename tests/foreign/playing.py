"""A game as a stranger's program plays it: a table by HTTP, then a seat over the socket, whatever is in between."""

from __future__ import annotations

import json
import os
import ssl
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]


def run(*command, **how):
    """What a command printed; raises ChildProcessError with the end of what it said."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, **how)
    if done.returncode:
        message = f"{' '.join(map(str, command))}:\n{(done.stdout + done.stderr)[-2000:]}"
        raise ChildProcessError(message)
    return done.stdout


def play(address, certificate=None):
    """Play a game against the strongest bot and the weakest; returns how it ended."""
    trusted = ssl.create_default_context(cafile=certificate)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "sage"}, {"kind": "bot", "level": "fisher"}]
    wanted = json.dumps({"name": "Ada", "options": {"players": 3}, "seats": seats}).encode()
    asked = Request(f"{address}/api/tables", wanted, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked, context=trusted) as reply:  # noqa: S310
        table = json.load(reply)
    seat = (sys.executable, "examples/external/take_seat.py", address, table["table"], table["token"])
    ended = run(*seat, env={**os.environ, **({} if certificate is None else {"SSL_CERT_FILE": str(certificate)})})
    return json.loads(ended)["reason"]
