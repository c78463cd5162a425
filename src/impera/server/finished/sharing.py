"""What a link to a finished game shows before it is opened: a title, a description and a picture of the final table.

The picture is drawn from a spectator's view. Only games that anybody may read have one. This is the only part of the
server that speaks a language: those who fetch a preview run no page that could find the words.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from impera.pictures.raster import LENGTH_BYTES
from impera.server.wire.refusals import Denied
from impera.text import Speaker
from impera.text import language as language_of
from impera.text.files import ENGLISH, languages
from impera.text.names import table_names
from impera.text.outcome import ending

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from impera.server.storage import SeatRow
    from impera.server.tables.table_state import TableState
    from impera.server.tables.thinking import Thinkers

_LOG = logging.getLogger("impera.server")
MOST_KEPT = 128
_SECONDS = 10.0
"""Seconds for which somebody waits for a picture. It is drawn nevertheless, and there when they ask again."""
_HUNG = 60.0
"""Seconds for one picture after which its painter is ended."""
_IDLE = 300.0
"""Seconds without work after which the painter is ended."""


_Key = tuple[str, int, str]
"""A table, the number of its last entry, and a language."""


class Preview(NamedTuple):
    """What is said about a finished game."""

    language: str
    title: str
    description: str


def spoken(accepted: str) -> str:
    """The first of some languages that impera speaks, such as those a browser accepts; English if it speaks none."""
    ours = {code.partition("-")[0].lower(): code for code in languages()}
    asked = [part.partition(";")[0].partition("-")[0].strip().lower() for part in accepted.split(",")]
    return next((ours[name] for name in asked if name in ours), ENGLISH)


def preview(state: TableState, seats: Sequence[SeatRow], language: str) -> Preview | None:
    """How a game ended, in words; None before its end."""
    view = state.view(None)
    if view is None:
        return None
    words = language_of(language)
    speaker = Speaker(words, table_names(words, len(seats), [row.name for row in seats]), None)
    end = ending(speaker, view)
    if end is None:
        return None
    return Preview(
        language, f"{words.say('game')}: {end.winners}", " ".join([end.reason, *end.points, end.tie]).strip()
    )


class Pictures:
    """Pictures of finished games, each drawn once for each language."""

    def __init__(self, thinkers: Thinkers) -> None:
        """Threads draw, and a process of its own turns the drawings into PNGs."""
        self._thinkers = thinkers
        self._painter = Painter()
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._coming: dict[_Key, asyncio.Task[bytes]] = {}

    async def of(
        self, state: TableState, seats: Sequence[SeatRow], language: str, party: str, pay: Callable[[], None]
    ) -> bytes:
        """The final table as PNG. `pay` is called if it must be drawn; raises Denied before the end of the game."""
        view = state.view(None)
        if view is None or view.outcome is None:
            raise Denied(409, "running", "the picture is available once the game is over")
        key = state.table.id, state.number, language
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._coming:
            pay()
            names = [row.name for row in seats]

            def draw() -> str:
                return view.svg(names=names, language=language, theme="light")

            self._coming[key] = asyncio.create_task(self._drawn(key, party, draw))
        coming = self._coming[key]
        await asyncio.wait({coming}, timeout=_SECONDS)
        if not coming.done():
            raise Denied(503, "no-picture", "the picture is not drawn yet; ask again in a moment")
        return coming.result()

    async def _drawn(self, key: _Key, party: str, draw: Callable[[], str]) -> bytes:
        """A picture that was just drawn, and is kept."""
        try:
            svg = await self._thinkers.think(party, draw, searches=False, is_long=False)
            self._kept[key] = drawn = await self._painter.png(svg)
        finally:
            del self._coming[key]
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return drawn

    async def stop(self) -> None:
        """End the painter."""
        for coming in self._coming.values():
            coming.cancel()
        await self._painter.stop()


class Painter:
    """A process that turns pictures into PNGs (`impera.pictures.raster`). It runs only while there is work."""

    def __init__(self) -> None:
        """Not running."""
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.TimerHandle | None = None

    async def png(self, svg: str) -> bytes:
        """A picture as PNG, when its turn has come; raises Denied if the process fails."""
        async with self._lock:
            try:
                drawn = await asyncio.wait_for(self._ask(svg.encode()), _HUNG)
            except (OSError, EOFError, TimeoutError):
                _LOG.warning("a painter failed", exc_info=True)
                self._end()
                drawn = b""
        if not drawn:
            raise Denied(503, "no-picture", "the picture cannot be drawn")
        return drawn

    async def _ask(self, svg: bytes) -> bytes:
        if self._ending is not None:
            self._ending.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "impera.pictures.raster"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        writing, reading = self._process.stdin, self._process.stdout
        if writing is None or reading is None:
            raise EOFError
        writing.write(len(svg).to_bytes(LENGTH_BYTES) + svg)
        drawn = await reading.readexactly(int.from_bytes(await reading.readexactly(LENGTH_BYTES)))
        self._ending = asyncio.get_running_loop().call_later(_IDLE, self._end)
        return drawn

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def stop(self) -> None:
        """End the process."""
        if self._ending is not None:
            self._ending.cancel()
        process = self._process
        self._end()
        if process is not None:
            await process.wait()
