"""Runs commands side by side, and prints each line of their output after the name of its command.

    python tools/together.py NAME COMMAND [[then] NAME COMMAND ...]

A command is one argument, as a shell reads it. After `then`, a command waits for the end of the one before it. If one
fails, the others still come to their end; then the last lines of each that failed are printed again, which would
otherwise stand far above. The exit status is that of the first command in this order that failed. Ctrl-C reaches all
of them.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress

THEN = "then"
LAST_LINES = 60  # as many as the slowest tests and the failures take


def run(name: str, command: str, statuses: dict[str, int], last_lines: deque[str]) -> None:
    """Run a command, print its lines as they come, and note the last ones and its exit status."""
    with subprocess.Popen(  # noqa: S602 - the Makefile's own commands
        command, shell=True, text=True, encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        for line in process.stdout or ():
            # In one piece, so that lines of two commands are never mixed.
            sys.stdout.write(f"{name} | {line.rstrip()}\n")
            sys.stdout.flush()
            last_lines.append(line.rstrip())
    statuses[name] = process.returncode


def together(lanes: list[dict[str, str]]) -> int:
    """Run lanes of commands by name at the same time, those of a lane one after another; returns an exit status."""
    width = max(len(name) for lane in lanes for name in lane)
    statuses = dict.fromkeys((name.ljust(width) for lane in lanes for name in lane), 1)
    last_lines: dict[str, deque[str]] = {name: deque(maxlen=LAST_LINES) for name in statuses}

    def run_lane(lane: dict[str, str]) -> None:
        for name, command in lane.items():
            run(name.ljust(width), command, statuses, last_lines[name.ljust(width)])

    runs = [threading.Thread(target=run_lane, args=(lane,)) for lane in lanes]
    for each in runs:
        each.start()
    for each in runs:
        with suppress(KeyboardInterrupt):  # the commands got it too, and end by themselves
            each.join()
        each.join()
    for name, status in statuses.items():
        if status:
            print(f"\n{name.rstrip()} failed with exit status {abs(status)}. Its last lines:")
            print(*last_lines[name], sep="\n", flush=True)
    return next((abs(status) for status in statuses.values() if status), 0)


def lanes_of(arguments: list[str]) -> list[dict[str, str]]:
    """The commands by name, in lanes; none if the arguments make no sense."""
    lanes: list[dict[str, str]] = []
    left = list(arguments)
    while left:
        if not (lanes and left[0] == THEN):
            lanes.append({})
        else:
            del left[0]
        name, *command = left[:2]
        if not command:
            return []
        lanes[-1][name] = command[0]
        del left[:2]
    return lanes


def main(arguments: list[str]) -> int:
    """The exit status."""
    lanes = lanes_of(arguments)
    if not lanes:
        print(__doc__, file=sys.stderr)
        return 2
    return together(lanes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
