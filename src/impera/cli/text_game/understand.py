"""What a typed line means: a decision, a command, or neither, and why. No side effects."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unicodedata import combining, normalize

from impera.text.decisions import name_of
from impera.text.effects import why_not

if TYPE_CHECKING:
    from collections.abc import Iterable

    from impera.text.speaker import Speaker
    from impera.views import View

COMMANDS = (
    "help",
    "hint",
    "threats",
    "table",
    "hand",
    "effects",
    "board",
    "since",
    "log",
    "deck",
    "discard",
    "undo",
    "rules",
    "save",
    "quit",
)

WITH_WORDS = ("log", "rules", "save")
"""Commands that take arguments; for others, further words mean that the line is not a command."""
HELP = "?"
MOST_DIGITS = 4
"""Of the number of an answer."""


@dataclass(frozen=True, slots=True)
class Decide:
    """The line is a legal decision."""

    decision: str


@dataclass(frozen=True, slots=True)
class Do:
    """The line is a command, perhaps with further words."""

    command: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """The line is neither; a message says why."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)


Meaning = Decide | Do | Unclear


def understand(speaker: Speaker, view: View, line: str) -> Meaning:
    """A line as one of the legal decisions, by number or by words or their beginnings, or as a command."""
    words = _bare(line).split()
    if not words:
        return Unclear("input-empty", {"number": len(view.legal)})
    number = words[0].rstrip(".")
    if len(words) == 1 and number.isdecimal():
        return _by_number(view, number)
    for decision in view.legal:
        if decision.casefold() == " ".join(words):
            return Decide(decision)
    return _command(speaker, line, words) or _by_words(speaker, view, words)


def _by_number(view: View, number: str) -> Meaning:
    if len(number) <= MOST_DIGITS and 1 <= int(number) <= len(view.legal):
        return Decide(view.legal[int(number) - 1])
    return Unclear("input-no-such-number", {"number": len(view.legal)})


def _command(speaker: Speaker, line: str, words: list[str]) -> Do | None:
    """A command by its full word, in the person's language or in English."""
    first, *others = words
    rest = line.strip().partition(" ")[2].strip()
    if first == HELP:
        return Do("help")
    for command in COMMANDS:
        if first in _spellings(speaker, command) and (not others or command in WITH_WORDS):
            return Do(command, rest)
    return None


def _by_words(speaker: Speaker, view: View, words: list[str]) -> Meaning:
    """The only decision or command that matches all typed words or prefixes."""
    spoken = {each: _words(f"{each} {name_of(speaker, view, each)}") for each in view.legal}
    decisions = [each for each in view.legal if all(word in spoken[each] for word in words)]
    if not decisions:
        decisions = [each for each in view.legal if _fits(words, spoken[each])]
    commands = [each for each in COMMANDS if len(words) == 1 and _fits(words, _spellings(speaker, each))]
    if len(decisions) + len(commands) == 1:
        return Decide(decisions[0]) if decisions else Do(commands[0])
    if decisions or commands:
        fitting = [str(view.legal.index(each) + 1) for each in decisions]
        fitting += [speaker.say(f"command-{each}") for each in commands]
        return Unclear("input-several", {"answers": speaker.row(fitting)})
    return _unavailable(speaker, view, words) or Unclear("input-unknown", {"number": len(view.legal)})


def _unavailable(speaker: Speaker, view: View, words: list[str]) -> Unclear | None:
    """Why the effect that was named cannot be used, if one was."""
    verbs = _words(
        f"use copy {speaker.say('decision-use', effect='')} {speaker.say('decision-copy', effect='', name='')}"
    )
    named = words[1:] if words[0] in verbs else words
    found = [
        each
        for each in view.effects
        if named and _fits(named, _words(f"{each.effect.replace('-', ' ')} {speaker.effect(each.effect)}"))
    ]
    if len(found) != 1 or found[0].available:
        return None
    values = {"effect": speaker.effect(found[0].effect), "why": why_not(speaker, view, found[0])}
    return Unclear("input-effect", values)


def _spellings(speaker: Speaker, command: str) -> list[str]:
    """The words for a command: the English one, and the one in the person's language."""
    return [command, _bare(speaker.say(f"command-{command}"))]


def _words(text: str) -> list[str]:
    return re.findall(r"[\w-]+", _bare(text))


def _bare(text: str) -> str:
    """Text without capitals and accents, since people often type without them: `mão` as `mao`, `χέρι` as `χερι`."""
    return "".join(each for each in normalize("NFD", text.casefold()) if not combining(each))


def _fits(typed: Iterable[str], words: list[str]) -> bool:
    """Whether each typed word is a prefix of one of these words."""
    return all(any(word.startswith(each) for word in words) for each in typed)
