"""The compiled bots: a library of machine code, so that nobody waits for a compiler before the first game.

`libraries/` has one for each kind of machine, made from these sources by `make generate`. Where the sources are others,
a new one is made, if there is a compiler; on machines of no such kind, numba compiles, for a minute or two.
"""

from __future__ import annotations

import functools
import inspect
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from impera.bots import styles
from impera.bots.compiled import (
    answers,
    blocking,
    blur,
    comparison,
    deals,
    decisive,
    entries,
    equivalence,
    exponential,
    foresight,
    forward,
    gain,
    heuristic,
    hints,
    logarithm,
    odds,
    outlook,
    quantities,
    reasons,
    replies,
    report,
    review,
    talk,
    threats,
    tree,
    veil,
    winning,
)
from impera.bots.network.features import SIZE
from impera.engines import layout, native
from impera.engines.c.program import INSTRUCTIONS, CProgram
from impera.engines.c.types import INT, array_of, bundle_of, struct_of
from impera.engines.compiled import batch
from impera.engines.link import linked_modules
from impera.notation.compiled import seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from impera.engines.c.expression import Signature
    from impera.engines.c.types import Type

LIBRARIES = Path(__file__).parent / "libraries"
KEY = LIBRARIES / "sources.txt"
"""The key of the sources that the libraries were made from."""

# What numba compiles: the last module holds the entries.
MODULES = (
    *(deals, heuristic, answers, decisive, logarithm, tree, gain, winning),
    *(seats, quantities, replies, blur, veil, forward, exponential, foresight),
    *(equivalence, comparison, report, odds, threats, reasons, hints, review, blocking, outlook, talk, entries),
)

NODE = np.dtype(list(tree.NODE_FIELDS))
PLAN = np.dtype(list(tree.PLAN_FIELDS), align=True)
MOMENT = np.dtype([(name, np.int8 if shape else np.int64, shape) for name, shape in winning.MOMENT_FIELDS], align=True)
THREAT, COST = (
    np.dtype([(name, kind, shape) for name, shape, kind in fields], align=True)
    for fields in (threats.THREAT_FIELDS, review.COST_FIELDS)
)
STRUCTS = {
    "State": layout.STATE,
    "Stream": layout.STREAM,
    "Memory": layout.MEMORY,
    "Hidden": layout.HIDDEN,
    "Urns": layout.URNS,
    "Node": NODE,
    "Plan": PLAN,
    "Style": styles.RECORD,
    "Moment": MOMENT,
    "Threat": THREAT,
    "Cost": COST,
}
"""The structs that entry points are given, by their names in C."""


def functions() -> Mapping[str, Callable[..., Any]] | native.Library:
    """The entry points of the compiled bots, by name."""
    return _shipped() or _made() or _by_numba()


def is_shipped() -> bool:
    """Whether they came with these sources for this kind of machine."""
    return _shipped() is not None


def is_ready() -> bool:
    """Whether they can be called at once; otherwise they are compiled first."""
    if is_shipped():
        return True
    if native.has_compiler():
        return native.cached(key()).exists()
    from impera.engines import cpu  # noqa: PLC0415 - loading the compiler takes half a second

    return cpu.is_compiled("search_at", MODULES)


@functools.cache
def _shipped() -> native.Library | None:
    """The library shipped with these sources for this kind of machine, or None."""
    kind = native.machine()
    if kind not in native.TARGETS or not KEY.is_file() or KEY.read_text(encoding="utf-8") != key():
        return None
    try:
        return native.Library(file_for(kind))
    except OSError:  # a machine that calls itself so, and cannot load it
        return None


@functools.cache
def _made() -> native.Library | None:
    """A library made here from these sources; None without a compiler."""
    return native.Library(native.made(key(), lambda: program().text())) if native.has_compiler() else None


def _by_numba() -> dict[str, Callable[..., Any]]:
    from impera.engines import cpu  # noqa: PLC0415 - loading the compiler takes half a second

    return cpu.functions(MODULES)


def file_for(kind: str) -> Path:
    """Where the library for a kind of machine is."""
    return LIBRARIES / f"{kind}{native.TARGETS[kind].suffix}"


def key() -> str:
    """A key for the sources of the library."""
    return native.key((*linked_modules(), batch, *MODULES))


def program(replaced: Mapping[str, Signature] = INSTRUCTIONS) -> CProgram:
    """The rules and the bots as a C program."""
    made = CProgram((*linked_modules(), batch, *MODULES), replaced)
    arguments = _arguments()
    for function in (*entries_of(batch), *entries_of(entries)):
        made.entry(function, tuple(arguments.get(name, INT) for name in inspect.signature(function).parameters))
    return made


def _arguments() -> dict[str, Type]:
    """The types of the entry points' arguments, by name; all others are whole numbers."""
    from impera.bots.advice import Desk, Report  # noqa: PLC0415 - they use this module
    from impera.bots.network.foresight import Round  # noqa: PLC0415
    from impera.bots.network.weights import Network, Room  # noqa: PLC0415
    from impera.bots.redeals import Redeals  # noqa: PLC0415
    from impera.bots.search import Tree  # noqa: PLC0415
    from impera.bots.winning import Turn  # noqa: PLC0415

    structs = {name: struct_of(name, dtype) for name, dtype in STRUCTS.items()}
    arrays = {
        "states": array_of(structs["State"]),
        "seen": array_of(structs["State"]),
        "streams": array_of(structs["Stream"]),
        "memories": array_of(structs["Memory"]),
        "hidden": array_of(structs["Hidden"]),
        "urns": array_of(structs["Urns"]),
        "nodes": array_of(structs["Node"]),
        "plans": array_of(structs["Plan"]),
        "styles": array_of(structs["Style"]),
        "moments": array_of(structs["Moment"]),
        "waiting": array_of("i8"),
        "places": array_of("i4"),
        "words": array_of("i8", layout.STATE.itemsize // np.dtype(np.int64).itemsize),
        "path": array_of("i8", 2),
        "sizes": array_of("i8"),
        "outcomes": array_of("u1", 2),
        "counts": array_of("i4", 3),
    }
    return {
        **arrays,
        "network": bundle_of("Network", {key: array_of(*of) for key, of in Network.stored().items()}),
        "foresight": bundle_of("Foresight", Round.arrays(arrays)),
        "room": bundle_of("Room", dict.fromkeys(Room._fields, array_of("f8"))),
        "quantities": array_of("i1"),
        "rows": array_of("i1", SIZE),
        "deals": bundle_of("Deals", {key: arrays[key] for key in Redeals._fields}),
        "tree": bundle_of("Tree", {key: arrays[key] for key in Tree._fields}),
        "desk": bundle_of(
            "Desk", Desk.arrays({**arrays, "threats": array_of(structs["Threat"]), "costs": array_of(structs["Cost"])})
        ),
        "report": bundle_of("Report", Report.arrays()),
        "decisions": array_of("i8"),
        "turn": bundle_of("Turn", {key: arrays[key] for key in Turn._fields}),
    }


def entries_of(module: ModuleType) -> Iterator[FunctionType]:
    """The functions that a module of entries defines itself."""
    for value in vars(module).values():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value
