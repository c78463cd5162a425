"""A server for tests: a request for a table names the seed of its chance, and it is always the same day.

A real server draws what nobody can guess (`impera.server.tables.chance`), reads no such header, and
its day is today.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from contextvars import ContextVar

from impera.server.edge import protocols
from impera.server.edge.addresses import own_address
from impera.server.edge.app import make_application
from impera.server.edge.run import listen, serve
from impera.server.settings import read_settings
from impera.server.tables.chance import Chance
from tests.bots.hurry import hurry
from tests.server.process import SEED_HEADER, USUAL_SEED

NOON = 4134283200.0
"""Of 2101-01-04, a Tuesday. Entries are dated by the machine's clock, so a game of an earlier day would be late."""
_named = ContextVar("_named", default=USUAL_SEED)


def named_chance():
    """The chance that the current request asks for."""
    seed = _named.get()
    return Chance(seed, f"salt {seed}")


def make(settings, numbers):
    """The application, in which every request has the seed that its header names."""
    gate, services = make_application(settings, numbers, draw_chance=named_chance, clock=lambda: NOON)

    async def application(scope, receive, send):
        named = dict(scope.get("headers", ())).get(SEED_HEADER.encode())
        _named.set(USUAL_SEED if named is None else int(named))
        await gate(scope, receive, send)

    return application, services


def main(arguments, ready):
    """Serve until a signal arrives; `ready` is told the address when people can connect."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database")
    parser.add_argument("--port", type=int)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--forked", action="store_true", help="workers are forks of a loaded process")
    parser.add_argument("--patience", type=float, default=protocols.PATIENCE, help="seconds for a request to come in")
    given = vars(parser.parse_args(arguments))
    protocols.PATIENCE = given.pop("patience")
    hurry()
    if given.pop("forked"):
        forks = multiprocessing.get_context("forkserver")
        forks.set_forkserver_preload(["tests.server.seeded"])
        multiprocessing.get_context = lambda _: forks
    settings = read_settings(None, os.environ, given, "")
    listening = listen(settings)
    address = own_address(settings, settings.port)
    serve(settings, listening, ready=lambda: ready(address), make=make)
