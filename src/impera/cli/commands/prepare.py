"""`impera prepare`: compiles everything ahead, so that nobody waits for it later."""

from __future__ import annotations

import importlib.util
import time
from typing import TYPE_CHECKING

import click

from impera.cli.options import language_option
from impera.cli.output.screen import show
from impera.compiling import NOTICE
from impera.text import language as language_of
from impera.text.files import plain

if TYPE_CHECKING:
    from collections.abc import Callable


@click.command("prepare", help=plain("help-prepare"), epilog=f"\b\n{plain('help-prepare-examples')}")
@language_option
def command(*, language: str) -> None:
    """Compile each part, and say how long it took; what was compiled before takes no time."""
    words = language_of(language)
    NOTICE.is_due = False  # that it compiles is what it says anyway
    show(words.say("prepare-begins"))
    for name, compile_part in PARTS.items():
        if not _is_needed(name):
            continue
        began = time.monotonic()
        compile_part()
        show(words.say("prepare-done", part=words.say(f"prepare-{name}"), seconds=round(time.monotonic() - began)))


def _rules() -> None:
    from impera.simulation import simulate  # noqa: PLC0415 - loads the compiler

    simulate(games=1, players=2, workers=1)


def _bots() -> None:
    from impera.bots import search  # noqa: PLC0415 - loads the bots

    search.prepare()


def _environments() -> None:
    from impera.adapters.single import SingleGame  # noqa: PLC0415 - loads the compiler
    from impera.notation.options import Options  # noqa: PLC0415

    game = SingleGame(Options(players=2))
    game.deal(0)
    for seat in range(2):
        game.observe(seat)
    game.state(0)


def _studies() -> None:
    from impera.analysis.study import cells, playing  # noqa: PLC0415 - loads the bots

    playing.prepare(cells.cell(2, cells.STRONG))


def _training() -> None:
    from impera.training import games  # noqa: PLC0415 - loads PyTorch

    games.prepare()


PARTS: dict[str, Callable[[], None]] = {
    "rules": _rules,
    "bots": _bots,
    "environments": _environments,
    "studies": _studies,
    "training": _training,
}


def _is_needed(part: str) -> bool:
    """Whether it can be used here; nobody trains without PyTorch."""
    return part != "training" or importlib.util.find_spec("torch") is not None
