"""Own bots in Python, written `py:module:Class` or `py:file.py:Class`.

The class takes a seed, as those of the roster do, and has `decide(view) -> str`. What it raises is its own failure, not
that of the program that asks it.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import operator
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from impera.errors import BadOptions, BotFailure

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from impera.bots.roster import Bot
    from impera.views import View

PYTHON = "py:"
_LAST_LINES = 4


class OwnBot:
    """A bot of somebody's own; it is made at its first decision."""

    def __init__(self, spec: str, *, seed: int, name: str) -> None:
        """The bot for one seat of one game; `name` is what failures call it."""
        self._make = load(spec)
        self._seed = seed
        self._name = name
        self._bot: Bot | None = None

    def decide(self, view: View) -> str:
        """Its decision; raises BotFailure if it raises anything or decides what is not legal."""
        try:
            if self._bot is None:
                self._bot = self._make(self._seed)
            decision = self._bot.decide(view)
        except Exception as error:
            last = tuple(line.strip() for line in traceback.format_exc().splitlines()[-_LAST_LINES:])
            raise BotFailure(self._name, f"raised {type(error).__name__}", complaints=last) from error
        if decision not in view.legal:
            problem = f"decided {decision!r}, which is not legal; legal: {', '.join(view.legal)}"
            raise BotFailure(self._name, problem)
        return decision


def load(spec: str) -> Callable[[int], Bot]:
    """The class that a text names; raises BadOptions if there is none."""
    place, _, name = spec.removeprefix(PYTHON).rpartition(":")
    try:
        module = _from_file(Path(place).resolve()) if place.endswith(".py") else _imported(place)
        found: Any = operator.attrgetter(name)(module)
    except Exception as error:  # importing a module runs it, and anything can happen
        reason = f"{type(error).__name__}: {error}"
        message = f"{spec}: there is no such class; write py:MODULE:CLASS or py:FILE.py:CLASS ({reason})"
        raise BadOptions(message).told_by(key="error-bot-python", spec=spec, reason=reason) from error
    if not callable(found):
        message = f"{spec} is not a class that takes a seed"
        raise BadOptions(message).told_by(key="error-bot-python", spec=spec, reason=f"{found!r}")
    return cast("Callable[[int], Bot]", found)


def spec_of(bot: Callable[[int], Bot]) -> str:
    """How a class is written, so that other processes find it too.

    >>> from impera.bots.uniform import Uniform
    >>> spec_of(Uniform)
    'py:impera.bots.uniform:Uniform'
    """
    module, name = getattr(bot, "__module__", None), getattr(bot, "__qualname__", "<locals>")
    file = getattr(sys.modules.get(str(module)), "__file__", None)
    if file is None or "<locals>" in name:
        message = f"a bot is a class at the top of a file, so that other processes can load it, not {bot!r}"
        raise BadOptions(message)
    is_in_package = "." in str(module)
    return f"{PYTHON}{module if is_in_package else Path(file).resolve()}:{name}"


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
