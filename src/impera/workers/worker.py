"""A process of a pool: pieces of work come in, results go out.

    python -m impera.workers.worker

It ends when its input does, also in the middle of a piece and also when whoever started it was killed.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, NoReturn

from impera.workers.ending import end


def main() -> NoReturn:
    """Do what comes in, until the input ends; an error that is not the work's is told on standard error."""
    try:
        _serve()
    except BaseException:  # noqa: BLE001 - whatever it was, the pool must learn of it
        traceback.print_exc()
    end(1)


def _serve() -> NoReturn:
    """Do what comes in; what the work prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    pieces: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, pieces), daemon=True).start()
    while True:
        work, piece = pieces.get()
        answer: tuple[Exception | None, Any]
        try:
            answer = None, work(*piece)
        except Exception as error:  # noqa: BLE001 - raised again by whoever asked for the piece
            answer = error, None
        answers.write(pickle.dumps(answer))
        answers.flush()


def _listen(source: BinaryIO, pieces: SimpleQueue[Any]) -> None:
    """Hand on what comes in, and end the process with its input."""
    try:
        while True:
            pieces.put(pickle.load(source))  # noqa: S301 - written by the process that started this one
    except EOFError:
        end(0)
    except BaseException:  # noqa: BLE001 - such as work that this process cannot import
        traceback.print_exc()
        end(1)


if __name__ == "__main__":
    main()
