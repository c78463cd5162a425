"""Pictures as PNG: the SVG that views draw, turned into pixels by resvg.

Words need a font of the system, such as DejaVu; where there is none, the picture is without them. The work holds the
interpreter's lock, so whoever must not wait runs this module as a program: it reads pictures and writes PNGs, each
after its length in four bytes.
"""

from __future__ import annotations

import sys
from typing import IO

from impera.errors import MissingExtra

try:
    import resvg_py
except ImportError as error:
    message = "pictures as PNG need resvg: pip install 'impera[server]' or 'impera[rl]'"
    raise MissingExtra(message) from error

# What stands for `sans-serif` and `serif`. On other systems resvg's own choice, Arial and Times New Roman, is there.
_SANS, _SERIF = ("DejaVu Sans", "DejaVu Serif") if sys.platform == "linux" else (None, None)
LENGTH_BYTES = 4
WIDTH = 640
"""Of the pictures that the program draws, in pixels."""


def png(svg: str, width: int) -> bytes:
    """A picture as PNG, this many pixels wide."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, sans_serif_family=_SANS, serif_family=_SERIF))


def main(reading: IO[bytes], writing: IO[bytes]) -> None:
    """Turn pictures into PNGs, until there are no more. A picture that cannot be drawn is answered with nothing."""
    while head := reading.read(LENGTH_BYTES):
        svg = reading.read(int.from_bytes(head)).decode()
        try:
            drawn = png(svg, WIDTH)
        except ValueError:
            drawn = b""
        writing.write(len(drawn).to_bytes(LENGTH_BYTES) + drawn)
        writing.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
