"""The package `impera-js`: writes what follows from declarations in Python, and checks, tests and packs it.

    python -m tools.package generate | check | test | pack

Node comes from a Python package, and TypeScript from the page's tools (`tools/frontend.py`).
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from impera.analysis import hints
from impera.analysis.reasons import AnyReason
from impera.analysis.review import PASSES as REVIEW_PASSES
from impera.analysis.shapes import Hint, Review, Threats
from impera.bots import roster
from impera.bots.advice import Desk
from impera.bots.network import plain
from impera.bots.network.features import SIZE
from impera.bots.network.foresight import Round
from impera.bots.network.manners import Manner
from impera.bots.network.weights import Room
from impera.bots.redeals import Redeals
from impera.bots.search import Plan, Tree
from impera.bots.talk import ANSWERED
from impera.bots.winning import Turn
from impera.game.compiled import deck, problems
from impera.game.position import numbers
from impera.game.record import VERSION as RECORD_VERSION
from impera.notation.options import (
    EDITIONS,
    FIRST_REVISION,
    FORMER_EDITIONS,
    FORMER_READINGS,
    OPTIONS,
    REVISION,
    TEAM_PLAYERS,
    Options,
)
from impera.notation.outcome import Outcome
from impera.notation.seeds import MOST_SEED
from impera.rules.parameters import PARAMETERS
from impera.views.events import REVEALING, AnyEvent
from impera.views.view import VERSION as VIEW_VERSION
from impera.views.view import View
from tools import frontend, wire_types

if TYPE_CHECKING:
    from impera.bots import styles
    from impera.notation.options import Option

PACKAGE = Path(__file__).resolve().parent.parent / "packages" / "impera-js"
TYPES = PACKAGE / "src" / "types.ts"
TABLES = PACKAGE / "src" / "tables.ts"
POSITIONS = PACKAGE / "src" / "position-tables.ts"

MOST_NODES = 1 << 18
"""Trees grow no further than this."""

BOTS = roster.LEVELS + roster.FORMER_LEVELS
"""The bots of the package."""


def types() -> str:
    """The types of views, events, outcomes, options and what analysis finds."""
    head = "// Written by `make generate` from impera.views, impera.notation and impera.analysis. Do not edit.\n"
    roots: dict[str, Any] = {"View": View, "AnyEvent": AnyEvent, "Outcome": Outcome, "Options": Options}
    roots |= {"Hint": Hint, "Threats": Threats, "Review": Review, "AnyReason": AnyReason}
    return head + "\n" + wire_types.declarations({}, roots)


def tables() -> str:
    """What is agreed on before a game, and how the rules number it."""
    parameters = {
        str(players): dict(zip(("removed", "level1", "level2", "hegemony"), row, strict=True))
        for players, row in PARAMETERS.items()
    }
    readings = [
        [{"option": option, "value": value, "number": number} for (option, value), number in former.items()]
        for former in FORMER_READINGS
    ]
    constants = {
        "OPTIONS": {name: _option(option) for name, option in OPTIONS.items()},
        "EDITIONS": EDITIONS,
        "FORMER_EDITIONS": FORMER_EDITIONS,
        "FORMER_READINGS": readings,
        "FIRST_REVISION": FIRST_REVISION,
        "REVISION": REVISION,
        "TEAM_PLAYERS": TEAM_PLAYERS,
        "PARAMETERS": parameters,
        "DECK_PROBLEMS": deck.TEXTS,
        "REVEALING": [kind.__struct_config__.tag for kind in REVEALING],
        "BOTS": {name: _bot(roster.maker_of(name)) for name in BOTS},
        "ANSWERED": {phrase: form._asdict() for phrase, form in ANSWERED.items()},
        "BUNDLES": {name: _bundle(arrays) for name, arrays in _bundles().items()},
        "QUANTITIES": SIZE,
        "PASSES": {"hint": hints.PASSES, "review": REVIEW_PASSES},
        "RECORD_VERSION": RECORD_VERSION,
        "VIEW_VERSION": VIEW_VERSION,
    }
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in constants.items()]
    head = "// Written by `make generate` from impera.notation and impera.rules. Do not edit."
    return "\n".join([head, *lines, f"export const MOST_SEED = {MOST_SEED}n;", ""])


def position_tables() -> str:
    """How a position is written as numbers, and what is said about one that is impossible."""
    constants = {"SHAPE": numbers.SHAPE, "WORDS": numbers.WORDS, "PROBLEMS": problems.TEXTS, "MOST": numbers.MOST}
    lines = [f"export const {name} = {json.dumps(value)} as const;" for name, value in constants.items()]
    return "\n".join(["// Written by `make generate` from impera.game. Do not edit.", *lines, ""])


def _option(option: Option) -> dict[str, Any]:
    """An option: all its values, or the least and the greatest of many."""
    is_range = isinstance(option.values, range)
    return {
        "values": None if is_range else list(option.values),
        "range": [option.values[0], option.values[-1]] if is_range else None,
        "default": option.default,
        "state": option.state,
        "group": option.group,
    }


def _bot(maker: roster.Maker) -> dict[str, Any]:
    """A bot: its manner of playing by a network, or the weights of its rules of thumb.

    If it searches, also its plan, what it usually spends, and on how many trees.
    """
    nothing: dict[str, Any] = {"manner": None, "style": None, "plan": None, "usual": None, "trees": None}
    if isinstance(maker, Manner):
        return {**nothing, "manner": maker._asdict()}
    if isinstance(maker, roster.Searcher):
        *numbers, style = maker.plan
        budget = {"seconds": maker.seconds} if maker.simulations is None else {"simulations": maker.simulations}
        plan = [float(number) for number in numbers]
        return {**nothing, "style": _numbers(style), "plan": plan, "usual": budget, "trees": maker.threads}
    assert isinstance(maker, partial)  # noqa: S101 - a bot that plays by rules of thumb
    return {**nothing, "style": _numbers(maker.keywords["style"])}


def _bundles() -> dict[str, Any]:
    """The arrays that entries of the bots take together."""
    return {
        "deals": Redeals.empty(),
        "turn": Turn.empty(),
        "tree": Tree.empty(Plan(), MOST_NODES),
        "room": Room.make(),
        "foresight": Round.empty(1),
        "desk": Desk.empty(),
    }


def _bundle(arrays: Any) -> dict[str, tuple[int, int, str | None]]:
    """Of each array: how many rows it has, of how many bytes each, and which other one it is another form of."""
    found: dict[str, tuple[int, int, str | None]] = {}
    names: dict[int, str] = {}
    for name, array in arrays._asdict().items():
        first = names.setdefault(array.ctypes.data, name)
        found[name] = (len(array), array.nbytes // len(array), None if first == name else first)
    return found


def _numbers(style: styles.Style) -> list[int]:
    """The weights of a style one after another, as they are in its record."""
    return [number for weight in style for number in (weight if isinstance(weight, tuple) else (weight,))]


def generate() -> None:
    """Write what follows from declarations."""
    TYPES.write_text(types(), encoding="utf-8")
    TABLES.write_text(tables(), encoding="utf-8")
    POSITIONS.write_text(position_tables(), encoding="utf-8")


def check() -> None:
    """Types and style."""
    frontend.install(everything=True)
    frontend.run("tsc", "--project", str(PACKAGE), "--noEmit", is_shown=True)
    config = ("--config", str(frontend.FRONT / "eslint.config.js"))
    frontend.run("eslint", "--max-warnings", "0", *config, "packages", folder=frontend.ROOT, is_shown=True)


def test() -> None:
    """The package's own tests."""
    frontend.node_runs("--test", f"{PACKAGE.as_posix()}/test/*.test.ts", is_shown=True)


def pack() -> None:
    """Pack the package, in its folder `dist`."""
    made = PACKAGE / "dist"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir()
    print(packed(made))


def packed(folder: Path) -> Path:
    """The package, compiled and packed in a folder as a file that npm installs."""
    frontend.install(everything=True)
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        for file in ("package.json", "README.md"):
            shutil.copy(PACKAGE / file, made)
        frontend.run("tsc", "--project", str(PACKAGE), "--outDir", str(made / "dist"), is_shown=True)
        for file in ("game.wasm", "bots.wasm"):
            shutil.copy(PACKAGE / "src" / file, made / "dist")
        (made / "dist" / plain.FILE).write_bytes(plain.shipped())
        frontend.npm("pack", str(made), "--pack-destination", str(folder))
    (file_packed,) = folder.glob("*.tgz")
    return file_packed


def main(words: list[str]) -> int:
    """The exit status of one of the tasks."""
    tasks = {"generate": generate, "check": check, "test": test, "pack": pack}
    return frontend.run_task(tasks, words, "package.py")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
