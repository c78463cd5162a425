"""A process of a crew: pieces of work come in, results go out.

    python -m impera.workers.worker

It ends when its input does, also in the middle of a piece and also when whoever started it was killed.
"""

from __future__ import annotations

import os
import pickle
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO


def main() -> None:
    """Carry out what comes in; what the work prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    pieces: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, pieces), daemon=True).start()
    while True:
        work, arguments = pieces.get()
        answer: tuple[Exception | None, Any]
        try:
            answer = None, work(*arguments)
        except Exception as error:  # noqa: BLE001 - raised again by whoever asked for the piece
            answer = error, None
        pickle.dump(answer, answers)
        answers.flush()


def _listen(source: BinaryIO, pieces: SimpleQueue[Any]) -> None:
    """Hand on what comes in, and end the process with its input."""
    try:
        while True:
            pieces.put(pickle.load(source))  # noqa: S301 - written by the process that started this one
    except EOFError:
        os._exit(0)


if __name__ == "__main__":
    main()
