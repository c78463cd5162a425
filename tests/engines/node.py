"""The compiled subset as WebAssembly under Node, called like the functions that numba makes."""

from __future__ import annotations

import base64
import contextlib
import json
import subprocess
from pathlib import Path

import numpy as np

from tests.patience import PATIENCE
from tools import frontend

CALLS = Path(__file__).with_name("calls.mjs")


class Trapped(Exception):  # noqa: N818 - reads as what happened
    """The program stopped itself: a checked build found a place that is not there."""


class Wasm:
    """A WebAssembly file in a Node process of its own."""

    def __init__(self, file):
        self._node = subprocess.Popen(
            [str(frontend.node()), str(CALLS), str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.microseconds = 0
        """CPU time of the last call."""

    def close(self):
        with contextlib.suppress(BrokenPipeError):
            self._node.stdin.close()
        self._node.stdout.close()
        self._node.wait(PATIENCE)

    def __getitem__(self, entry):
        """A function of that name; it changes the arrays it is given."""

        def call(*arguments):
            return self._call(entry, arguments)

        return call

    def _call(self, entry, arguments):
        flat = [part for argument in arguments for part in (argument if isinstance(argument, tuple) else [argument])]
        memories = {}
        given = [_given(each, memories) for each in flat]
        self._node.stdin.write(json.dumps({"entry": entry, "arguments": given}) + "\n")
        self._node.stdin.flush()
        answer = json.loads(self._node.stdout.readline())
        if "error" in answer:
            raise Trapped(answer["error"])
        self.microseconds = answer["microseconds"]
        for name, text in answer["memories"].items():
            memories[name].reshape(-1).view(np.uint8)[:] = np.frombuffer(base64.b64decode(text), np.uint8)
        return None if answer["result"] == "undefined" else int(answer["result"])


def _given(argument, memories):
    """An argument as the script takes it; arrays that share memory are sent as one."""
    if not isinstance(argument, np.ndarray):
        return {"number": str(int(argument))}
    name = str(argument.__array_interface__["data"][0])
    memories.setdefault(name, argument)
    return {"memory": name, "bytes": base64.b64encode(argument.tobytes()).decode(), "length": len(argument)}
