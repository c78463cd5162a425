"""What a typed line means: a decision, a command, or neither, and why. No side effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from impera.text.commands import COMMANDS, HELP, LOG, MOST_DIGITS, WITH_WORDS
from impera.text.decisions import name_of
from impera.text.effects import why_not
from impera.text.typed import after_first_word, bare, typed_number, typed_words, words_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.text.commands import Command
    from impera.text.speaker import Speaker, Values
    from impera.views import View


class Decide(NamedTuple):
    """The line is a legal decision."""

    decision: str
    kind: Literal["decide"] = "decide"


class Do(NamedTuple):
    """The line is a command, perhaps with further words."""

    command: Command
    words: str
    kind: Literal["do"] = "do"


class Unclear(NamedTuple):
    """The line is neither; a message says why."""

    key: str
    values: Values
    kind: Literal["unclear"] = "unclear"


if TYPE_CHECKING:
    Meaning = Decide | Do | Unclear


def understand(speaker: Speaker, view: View, line: str) -> Meaning:
    """A line as one of the legal decisions, by number or by words or their beginnings, or as a command."""
    words = typed_words(line)
    if not words:
        return _no_answer("input-empty", view)
    number = typed_number(words[0], MOST_DIGITS)
    if number is not None and len(words) == 1:
        if 1 <= number <= len(view.legal):
            return Decide(decision=view.legal[number - 1])
        return _no_answer("input-no-such-number", view)
    for decision in view.legal:
        if bare(decision) == " ".join(words):
            return Decide(decision=decision)
    command = _command(speaker, words)
    if command is not None:
        return Do(command=command, words=after_first_word(line))
    return _by_words(speaker, view, words)


def turns_of_log(words: str) -> int:
    """How many turns `log` shows, given the words after it."""
    number = typed_number(words, MOST_DIGITS)
    return LOG if number is None or number < 0 else max(1, number)


def _no_answer(key: str, view: View) -> Unclear:
    """Not one of the answers, with their number; where nothing is asked, only commands are left."""
    if view.legal:
        return Unclear(key=key, values={"number": len(view.legal)})
    return Unclear(key="command-none", values={})


def _command(speaker: Speaker, words: Sequence[str]) -> Command | None:
    """A command by its full word, in the person's language or in English."""
    if words[0] == HELP:
        return "help"
    for command in COMMANDS:
        if words[0] in _spellings(speaker, command) and (len(words) == 1 or command in WITH_WORDS):
            return command
    return None


def _by_words(speaker: Speaker, view: View, words: Sequence[str]) -> Meaning:
    """The only decision or command that matches all typed words or prefixes."""
    decisions = _decisions(speaker, view, words)
    commands = [each for each in COMMANDS if len(words) == 1 and _fits(words, _spellings(speaker, each))]
    if len(decisions) + len(commands) > 1:
        numbers = [f"{view.legal.index(each) + 1}" for each in decisions]
        fitting = [*numbers, *[speaker.say(f"command-{each}") for each in commands]]
        return Unclear(key="input-several", values={"answers": speaker.row(fitting)})
    if decisions:
        return Decide(decision=decisions[0])
    if commands:
        return Do(command=commands[0], words="")
    return _unavailable(speaker, view, words)


def _decisions(speaker: Speaker, view: View, words: Sequence[str]) -> list[str]:
    """The legal decisions that have all typed words; if none does, those whose words begin with them."""
    whole = [each for each in view.legal if all(word in _spoken(speaker, view, each) for word in words)]
    if whole:
        return whole
    return [each for each in view.legal if _fits(words, _spoken(speaker, view, each))]


def _spoken(speaker: Speaker, view: View, decision: str) -> list[str]:
    """The words for a decision: those of the notation, and those in the person's language."""
    return words_in(f"{decision} {name_of(speaker, view, decision)}")


def _unavailable(speaker: Speaker, view: View, words: Sequence[str]) -> Unclear:
    """Why the effect that was named cannot be used; if none was, that the line is not understood."""
    spoken = f"{speaker.say('decision-use', effect='')} {speaker.say('decision-copy', effect='', name='')}"
    named = words[1:] if words[0] in ["use", "copy", *words_in(spoken)] else words
    found = [
        each
        for each in view.effects
        if named and _fits(named, words_in(f"{each.effect.replace('-', ' ')} {speaker.effect(each.effect)}"))
    ]
    if len(found) != 1 or found[0].available:
        return _no_answer("input-unknown", view)
    values: Values = {"effect": speaker.effect(found[0].effect), "why": why_not(speaker, view, found[0])}
    return Unclear(key="input-effect", values=values)


def _spellings(speaker: Speaker, command: Command) -> list[str]:
    """The words for a command: the English one, and the one in the person's language."""
    return [command, bare(speaker.say(f"command-{command}"))]


def _fits(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word is a prefix of one of these words."""
    return all(any(word.startswith(each) for word in words) for each in typed)
