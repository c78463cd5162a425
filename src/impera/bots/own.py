"""Own bots in Python: `py:module:Name` or `py:file.py:Name` where texts are written, and objects from Python.

Such a bot is a class that takes a seed, as those of the roster do, and has `decide(view) -> str`; or an object that has
`decide` already, which plays all its seats as it is. What it raises is its own failure, not that of the program that
asks it.

A class at the top of a file is written as a text, which any process understands. All other bots from Python are in this
process only: their text is `object:LABEL`, and `present` has them by it.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import operator
import os
import re
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from impera.errors import BadOptions, BotFailure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from types import ModuleType
    from typing import TypeAlias

    from impera.bots.roster import Bot
    from impera.views import View

    Maker: TypeAlias = Callable[[int], Bot]
    """What makes a bot of a seed."""
    Present: TypeAlias = Mapping[str, Maker]
    """The bots that only this process has, by their texts."""
    Given: TypeAlias = str | Bot | Maker | tuple[str, str | Bot | Maker]
    """A bot as Python takes it: a text, an object, what makes one of a seed, or a label with one of these."""

PYTHON = "py:"
OBJECT = "object:"
NOBODY: Present = {}
_LABEL = re.compile(r"[^:=]*[^:=\s][^:=]*")
_LAST_LINES = 4


class OwnBot:
    """A bot of somebody's own; it is made at its first decision."""

    def __init__(self, make: Maker, *, seed: int, name: str) -> None:
        """The bot for one seat of one game; `name` is what failures call it."""
        self._make = make
        self._seed = seed
        self._name = name
        self._bot: Bot | None = None

    def decide(self, view: View) -> str:
        """Its decision; raises BotFailure if it raises anything or decides what is not legal."""
        try:
            if self._bot is None:
                self._bot = self._make(self._seed)
            decision: Any = self._bot.decide(view)
        except (Exception, SystemExit) as error:
            last = tuple(line.strip() for line in traceback.format_exc().splitlines()[-_LAST_LINES:])
            raise BotFailure(self._name, f"raised {type(error).__name__}", complaints=last) from error
        if not isinstance(decision, str) or decision not in view.legal:
            problem = f"decided {decision!r}, which is not legal; legal: {', '.join(view.legal)}"
            raise BotFailure(self._name, problem)
        return decision


def load(spec: str, present: Present = NOBODY) -> Maker:
    """What makes the bot that a text names; raises BadOptions for an unknown name.

    An object is not made: it is always the same.
    """
    if spec.startswith(OBJECT):
        return _present(spec, present)
    place, _, name = spec.removeprefix(PYTHON).rpartition(":")
    try:
        module = _from_file(Path(place).resolve()) if place.endswith(".py") else _imported(place)
        found: Any = operator.attrgetter(name)(module)
    except (Exception, SystemExit) as error:  # importing a module runs it, and anything can happen
        reason = f"{type(error).__name__}: {error}"
        message = f"{spec}: there is no such class or object; write py:MODULE:NAME or py:FILE.py:NAME ({reason})"
        raise BadOptions(message).told_by(key="error-bot-python", spec=spec, reason=reason) from error
    if not _is_bot(found):
        message = f"{spec} is neither a class that takes a seed nor an object with decide(view)"
        raise BadOptions(message).told_by(key="error-bot-python", spec=spec, reason=f"{found!r}")
    return _maker(found)


def text_of(bot: Given) -> str:
    """A bot as a text, with its label; raises BadOptions if it is none.

    >>> from impera.bots.uniform import Uniform
    >>> text_of(Uniform), text_of(("fast", Uniform)), text_of(Uniform(seed=1))
    ('Uniform=py:impera.bots.uniform:Uniform', 'fast=py:impera.bots.uniform:Uniform', 'Uniform=object:Uniform')
    """
    label, bot = _labelled(bot)
    if isinstance(bot, str):
        return f"{label}={bot}" if label else bot
    if not _is_bot(bot):
        message = (
            "a bot is a text such as 'emperor:seconds=0.5', an object with decide(view), "
            f"or a class that takes a seed, not {bot!r}"
        )
        raise BadOptions(message)
    label = label or getattr(bot, "__name__", type(bot).__name__)
    return f"{label}={_place(bot) or OBJECT + label}"


def present(bots: Iterable[Given]) -> Present:
    """Those of some bots that only this process has; raises BadOptions if two of them have the same label."""
    found: dict[str, Maker] = {}
    for given in bots:
        label, _, spec = text_of(given).partition("=")
        if not spec.startswith(OBJECT):
            continue
        if spec in found:
            message = f"two bots are called {label!r}; tell them apart with labels, as in [('first', bot), ...]"
            raise BadOptions(message)
        found[spec] = _maker(_labelled(given)[1])
    return found


def _labelled(given: Any) -> tuple[str, Any]:
    if not isinstance(given, tuple):
        return "", given
    if len(given) != 2 or not isinstance(given[0], str) or not _LABEL.fullmatch(given[0]):  # noqa: PLR2004 - a pair
        message = f"a bot with a label is a pair such as ('fast', bot), without : and = in the label, not {given!r}"
        raise BadOptions(message)
    return given


def _is_bot(bot: Any) -> bool:
    """Whether it decides, or can be asked to make something that does."""
    return callable(bot) or _decides(bot)


def _decides(bot: Any) -> bool:
    return not isinstance(bot, type) and callable(getattr(bot, "decide", None))


def _maker(bot: Any) -> Maker:
    """What makes the bot of a seed; an object that decides is given as it is."""
    return (lambda _seed: cast("Bot", bot)) if _decides(bot) else cast("Maker", bot)


def _place(bot: Any) -> str | None:
    """How a class at the top of a file is written, so that other processes find it too; None for anything else."""
    module, name = getattr(bot, "__module__", None), getattr(bot, "__qualname__", "<locals>")
    file = getattr(sys.modules.get(str(module)), "__file__", None)
    if file is None or "<" in name or getattr(bot, "__self__", None) is not None:
        return None
    return f"{PYTHON}{module if '.' in str(module) else Path(file).resolve()}:{name}"


def _present(spec: str, found: Present) -> Maker:
    if spec not in found:
        label = spec.removeprefix(OBJECT)
        message = f"{label} is an object in Python, which only the program that has it can give: give it again"
        raise BadOptions(message).told_by(key="error-bot-object", label=label)
    return found[spec]


def _imported(name: str) -> ModuleType:
    """A module by name; those in the working folder are found too, as `python -m` finds them."""
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return importlib.import_module(name)


@functools.cache
def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(path))
    name = f"own_bot_{path.stem}"
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None  # noqa: S101 - its name ends in .py
    assert found.loader is not None  # noqa: S101
    module = sys.modules[name] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module
