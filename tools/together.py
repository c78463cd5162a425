"""Runs commands side by side, and prints each line of their output after the name of its command.

    python tools/together.py NAME COMMAND [NAME COMMAND ...]

A command is one argument, as a shell reads it. If one fails, the others still come to their end; then the last lines of
each that failed are printed again, which would otherwise stand far above. The exit status is that of the first command
in this order that failed. Ctrl-C reaches all of them.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress

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


def together(commands: dict[str, str]) -> int:
    """Run commands at the same time, by name; returns an exit status."""
    width = max(map(len, commands))
    statuses = dict.fromkeys((name.ljust(width) for name in commands), 1)
    last_lines: dict[str, deque[str]] = {name: deque(maxlen=LAST_LINES) for name in statuses}
    runs = [
        threading.Thread(target=run, args=(name, command, statuses, last_lines[name]))
        for name, command in zip(statuses, commands.values(), strict=True)
    ]
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


def main(arguments: list[str]) -> int:
    """The exit status."""
    if not arguments or len(arguments) % 2:
        print(__doc__, file=sys.stderr)
        return 2
    return together(dict(zip(arguments[::2], arguments[1::2], strict=True)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
