"""Entrants as they are typed: `consul`, `fast=emperor:seconds=0.1`, `sage:weights=mine.npz`, `exec:./mybot.py`."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from impera import bots
from impera.bots import manifests
from impera.bots.external import External
from impera.bots.own import NOBODY, OBJECT, PYTHON, OwnBot, load, text_of
from impera.bots.roster import LEVELS, YARDSTICKS
from impera.errors import BadOptions

if TYPE_CHECKING:
    from impera.analysis.arena.settings import Limits
    from impera.bots import Bot
    from impera.bots.own import Given, Present

PROGRAM = "exec:"
_LABELLED = re.compile(r"(?P<label>[^:=]+)=(?P<spec>.+)", re.DOTALL)
_WEIGHTS = "weights"
_KINDS: dict[str, Callable[[str], float]] = {"seconds": float, "simulations": int, "threads": int}


class Budget(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a bot may spend on a decision; None leaves it to the bot."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int | None = None

    def given(self) -> dict[str, Any]:
        """The settings that were given, by name."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}


class Entrant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot that takes part: one of the roster with its settings, the command of a program, or one in Python."""

    label: str
    """What tables call it."""
    spec: str
    """The text it was given as, without the label."""
    bot: str = ""
    budget: Budget = Budget()
    weights: str | None = None
    """The file with the network that it decides by; None for its own."""
    command: tuple[str, ...] = ()

    def check(self, present: Present = NOBODY) -> None:
        """Raise BadOptions unless this bot can be made here."""
        if self.is_python:
            load(self.spec, present)
        elif not self.command:
            self._from_roster(seed=0)
        elif not _can_be_run(self.command[0]):
            message = (
                f"{self.spec}: there is no program {self.command[0]!r} that can be run; "
                "a file needs its path, such as ./mybot, and the right to be run"
            )
            raise BadOptions(message).told_by(key="error-bot-no-program", spec=self.spec, file=self.command[0])

    def make(self, seed: int, limits: Limits, present: Present = NOBODY) -> Bot:
        """The bot, for one seat of one game."""
        if self.is_python:
            return OwnBot(load(self.spec, present), seed=seed, name=self.label)
        if not self.command:
            return self._from_roster(seed)
        return External(
            self.command,
            name=self.label,
            seed=seed,
            seconds=limits.decision,
            start_seconds=limits.start,
        )

    @property
    def is_python(self) -> bool:
        """Whether it is a bot in Python of somebody's own."""
        return self.spec.startswith((PYTHON, OBJECT))

    @property
    def is_object(self) -> bool:
        """Whether only the process that was given it has it."""
        return self.spec.startswith(OBJECT)

    @property
    def threads(self) -> int:
        """How many cores it uses while it decides, as far as is known."""
        if self.budget.threads is not None:
            return self.budget.threads
        return bots.roster.threads_of(self.bot)

    def _from_roster(self, seed: int) -> Bot:
        weights = None if self.weights is None else Path(self.weights)
        return bots.make(self.bot, seed=seed, weights=weights, **self.budget.given())


def entrant(given: Given) -> Entrant:
    """The bot that a text such as `fast=emperor:seconds=0.1` describes; raises BadOptions if it describes none.

    Bots from Python are taken too; those that only this process has are made with `impera.bots.own.present`.

    >>> entrant("fast=emperor:seconds=0.1").budget.seconds
    0.1
    """
    text = text_of(given)
    labelled = _LABELLED.fullmatch(text.strip())
    label, spec = (labelled["label"].strip(), labelled["spec"].strip()) if labelled else ("", text.strip())
    if spec.startswith(PROGRAM):
        command = _command(spec)
        return Entrant(label=label or " ".join(Path(word).name or word for word in command), spec=spec, command=command)
    if spec.startswith((PYTHON, OBJECT)):
        return Entrant(label=label or spec.rpartition(":")[2], spec=spec)
    own = None if spec in LEVELS + YARDSTICKS else manifests.named(spec)
    if own is not None:
        return Entrant(label=label or spec, spec=spec, command=own.command)
    bot, colon, settings = spec.partition(":")
    if not bot or label.startswith("-"):
        message = f"{text!r} is no bot; write a name, NAME:seconds=1, exec:COMMAND, py:MODULE:NAME, or LABEL= before"
        raise BadOptions(message).told_by(key="error-bot-text", text=text)
    return Entrant(label=label or spec, spec=spec, bot=bot, **_settings(spec, settings) if colon else {})


def entrants(bots: Sequence[Given]) -> tuple[Entrant, ...]:
    """Several bots; raises BadOptions unless there are two or more and their labels differ."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        message = f"the bots of an arena are a list, not {bots!r}"
        raise BadOptions(message)
    found = tuple(map(entrant, bots))
    if len(found) < 2:  # noqa: PLR2004 - it takes two
        message = "an arena needs two bots or more"
        raise BadOptions(message).told_by(key="error-bots-too-few")
    labels = [each.label for each in found]
    for label in labels:
        if labels.count(label) > 1:
            message = f"two bots are called {label!r}; tell them apart with a label, as in first={label}"
            raise BadOptions(message).told_by(key="error-bots-same", label=label)
    return found


def _can_be_run(file: str) -> bool:
    """Whether there is such a program; a name that no file can have, such as one with a null byte, names none."""
    try:
        return shutil.which(file) is not None
    except ValueError:
        return False


def _command(spec: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(spec.removeprefix(PROGRAM)))
    except ValueError as error:
        message = f"{spec}: the command cannot be read: {error}"
        raise BadOptions(message).told_by(key="error-bot-command", spec=spec, reason=str(error)) from error
    if not words:
        message = f"{spec!r} names no program; write exec:COMMAND"
        raise BadOptions(message).told_by(key="error-bot-no-command", spec=spec)
    return words


def _settings(spec: str, text: str) -> dict[str, Any]:
    """What follows the name of a bot, as fields of an entrant."""
    budget: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name == _WEIGHTS:
            fields["weights"] = value
        elif name in _KINDS:
            budget[name] = _number(spec, name, value)
        else:
            settings = (*_KINDS, _WEIGHTS)
            message = f"{spec}: a bot has no setting {name!r}; settings are {', '.join(settings)}"
            raise BadOptions(message).told_by(key="error-bot-setting", spec=spec, name=name, settings=settings)
    return {**fields, "budget": Budget(**budget)}


def _number(spec: str, name: str, value: str) -> float:
    try:
        number = _KINDS[name](value)
    except ValueError:
        number = 0
    if not 0 < number < float("inf"):
        kind = "number" if _KINDS[name] is float else "whole number"
        message = f"{spec}: {name} must be a {kind} above 0, not {value!r}"
        raise BadOptions(message).told_by(
            key="error-bot-number", spec=spec, name=name, kind="any" if kind == "number" else "whole", value=value
        )
    return number
