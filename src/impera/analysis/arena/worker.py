"""A process that plays games of an arena: settings and fixtures come in as lines of JSON, games go out.

    python -m impera.analysis.arena.worker [RECORDS]

It is a program of its own and not a fork, so that whatever script runs an arena needs no precautions. It ends when its
input does, also in the middle of a game and also when the arena was killed, and takes the programs it started with it.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NoReturn

import msgspec

from impera import bots
from impera.analysis.arena.playing import Table
from impera.analysis.arena.schedule import Fixture
from impera.analysis.arena.settings import Limits, Settings
from impera.bots.program import kill_all
from impera.game import Game, Record


def main() -> NoReturn:
    """Play what comes in, until the input ends; an error that nobody expected is told on standard error."""
    try:
        _serve()
    except BaseException:  # noqa: BLE001 - whatever it was, the arena must learn of it
        traceback.print_exc()
    _leave(1)


def _serve() -> NoReturn:
    """Play what comes in; what bots print goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    settings = msgspec.json.decode(lines.get(), type=Settings)
    warm_up(settings)
    answers.write(b"\n")
    while True:
        table = Table(settings, msgspec.json.decode(lines.get(), type=Fixture))
        played = table.play()
        if len(sys.argv) > 1:
            record_of(table).save(Path(sys.argv[1]) / record_name(table.fixture))
        answers.write(msgspec.json.encode(played) + b"\n")


def _listen(source: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Hand on what comes in, and end the process with its input."""
    for line in source:
        lines.put(line)
    _leave(0)


def _leave(status: int) -> NoReturn:
    """End the process and the programs it started, at once.

    An exit in good order would wait for the thread that listens, and Python gives that up with an abort whose message
    hides the cause.
    """
    kill_all()
    sys.stderr.flush()
    os._exit(status)


def warm_up(settings: Settings) -> None:
    """Let each bot of the roster decide once, so that loading compiled code is not counted as thinking."""
    game = Game.new(seed=0, **msgspec.structs.asdict(settings.options))
    while game.seat is not None and len(game.legal()) == 1:
        game.play(game.legal()[0])
    waiting = [entrant.make(0, Limits()) for entrant in settings.entrants if not entrant.command]
    if settings.replacement is not None:
        waiting.append(bots.make(settings.replacement, seed=0))
    for bot in waiting:
        bot.decide(game.view(game.seat))


def record_of(table: Table) -> Record:
    """The record of a game, also of one that was broken off, with the labels of its bots."""
    return table.game.record([table.settings.entrants[entrant].label for entrant in table.fixture.seats])


def record_name(fixture: Fixture) -> str:
    """What the record of a game is called."""
    return f"match-{fixture.match}-deal-{fixture.deal:05}-seating-{fixture.seating}.jsonl"


if __name__ == "__main__":
    main()
