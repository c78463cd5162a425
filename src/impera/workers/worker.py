"""A process of a pool: pieces of work come in, results go out.

    python -m impera.workers.worker

It ends when its input does, even in the middle of a piece and even if the process that started it was killed.
"""

from __future__ import annotations

import functools
import os
import pickle
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Literal, NoReturn

from impera.compiling import NOTICE
from impera.workers.ending import end

Answer = Literal["compiles", "raised", "done"]
"""What a piece has come to: it compiles first, which is told at once; it raised an error; or it has a result."""


def main() -> NoReturn:
    """Do what comes in, until the input ends; report errors outside the work on standard error."""
    try:
        _serve()
    except BaseException:  # noqa: BLE001 - the pool must learn of any failure
        traceback.print_exc()
    end(1)


def _serve() -> NoReturn:
    """Do what comes in; what the work prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    pieces: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, pieces), daemon=True).start()
    NOTICE.tell = functools.partial(_answer, answers, "compiles")
    while True:
        work, piece = pieces.get()
        try:
            result = work(*piece)
        except Exception as error:  # noqa: BLE001 - raised again in the process that asked for the piece
            _answer(answers, "raised", error)
        else:
            _answer(answers, "done", result)


def _answer(answers: BinaryIO, what: Answer, value: Any) -> None:
    """Pass on what a piece has come to."""
    answers.write(pickle.dumps((what, value)))
    answers.flush()


def _listen(source: BinaryIO, pieces: SimpleQueue[Any]) -> None:
    """Pass on what comes in; when the input ends, end the process."""
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
