"""Plain lines out and in, without colours or cursor control, so any terminal, pipe or screen reader works."""

from __future__ import annotations

import re
import shutil
import sys
from contextlib import suppress
from textwrap import wrap

import click

WIDTH = 80
_LEAST_WIDTH = 40
_HEAD = re.compile(r" *(?:\d+\. )?")
PROMPT = "> "


def width() -> int:
    """The width of lines: 80 columns, or fewer on a narrow terminal."""
    return max(_LEAST_WIDTH, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))


def fold(line: str) -> list[str]:
    """A line wrapped to the width; continuation lines are indented under the text, even in a numbered list."""
    head = _HEAD.match(line)
    indent = 0 if head is None else head.end()
    hang = indent if "." in line[:indent] else 2 * indent
    return wrap(line, width(), subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False) or [""]


def is_watched() -> bool:
    """Whether someone sees the output right away."""
    return sys.stdout.isatty()


def show(*lines: str, err: bool = False) -> None:
    """Print lines, wrapped to the width; `err` prints to standard error."""
    for line in lines:
        click.echo("\n".join(fold(line)), err=err)


def read() -> str | None:
    """The next line the person types; None at the end of the input. A line that is piped in is printed too."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401, PLC0415 - gives `input` its line editing
        try:
            return input(PROMPT)
        except EOFError:
            click.echo()
            return None
    click.echo(PROMPT, nl=False)
    line = sys.stdin.readline()
    click.echo(line.rstrip())
    return line or None
