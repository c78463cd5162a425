"""The commands of the text game: what a person may ask or do besides deciding."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from impera import Record
from impera.cli.output.rulebook import pages
from impera.cli.output.screen import show
from impera.cli.text_game.advice import advise, warn
from impera.errors import BadRecord
from impera.text.board import board_in_words
from impera.text.commands import COMMANDS
from impera.text.effects import effects_in_words
from impera.text.introduction import how_to_play
from impera.text.table import deck_in_words, hand_in_words, pile_in_words, table_in_words
from impera.text.understand import turns_of_log

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.cli.text_game.session import Session
    from impera.text.commands import Command


class Leave(Exception):  # noqa: N818 - not an error: the person leaves the table
    """The person leaves the game."""


def inquire(session: Session, command: Command, words: str) -> None:
    """Carry out a command; raises Leave for the one that leaves."""
    _INQUIRIES[command](session, words)


def save_as(session: Session, path: Path) -> str:
    """Write the record to a file, never overwriting another one; returns what to say."""
    say = session.speaker.say
    if not is_free(session, path):
        return say("save-exists", file=str(path))
    try:
        session.record.save(path)
    except OSError as error:
        return say("save-failed", file=str(path), reason=error.strerror or str(error))
    return say("save-done", file=str(path))


def is_free(session: Session, path: Path) -> bool:
    """Whether writing to a file loses nothing: it does not exist, or it is an earlier record of the same game."""
    if not path.exists():
        return True
    try:
        record = Record.load(path)
    except (BadRecord, OSError):
        return False
    return (record.origin, record.options) == (session.record.origin, session.record.options)


def _help(session: Session, _: str) -> None:
    say = session.speaker.say
    show(say("help-how"), *(f"  {line}" for line in how_to_play(session.speaker, session.view)))
    show(f"  {say('help-effects')}", "", say("help-answers"), say("help-commands"))
    show(*(f"  {say(f'command-{command}.usage')}: {say(f'command-{command}.does')}" for command in COMMANDS))


def _hint(session: Session, _: str) -> None:
    advise(session.speaker, session.view)


def _threats(session: Session, _: str) -> None:
    warn(session.speaker, session.view)


def _table(session: Session, _: str) -> None:
    show(*table_in_words(session.speaker, session.view))


def _hand(session: Session, _: str) -> None:
    show(*hand_in_words(session.speaker, session.view))


def _effects(session: Session, _: str) -> None:
    show(*effects_in_words(session.speaker, session.view))


def _board(session: Session, _: str) -> None:
    show(*board_in_words(session.speaker, session.view))


def _since(session: Session, _: str) -> None:
    changed = session.changes()
    if changed is None:
        show(session.speaker.say("changes-first-turn"))
    else:
        show(session.speaker.say("changes-heading"), *(f"  {line}" for line in changed))


def _log(session: Session, words: str) -> None:
    show(*session.history()[-turns_of_log(words) :])


def _deck(session: Session, _: str) -> None:
    show(*deck_in_words(session.speaker, session.view))


def _discard(session: Session, _: str) -> None:
    show(*pile_in_words(session.speaker, session.view))


def _undo(session: Session, _: str) -> None:
    show(session.speaker.say(session.undo()))


def _rules(session: Session, words: str) -> None:
    show(*pages(session.speaker.language, words))


def _save(session: Session, words: str) -> None:
    show(save_as(session, Path(words).expanduser()) if words else session.speaker.say("save-where"))


def _quit(_: Session, __: str) -> None:
    raise Leave


_INQUIRIES: dict[Command, Callable[[Session, str], None]] = {
    "help": _help,
    "hint": _hint,
    "threats": _threats,
    "table": _table,
    "hand": _hand,
    "effects": _effects,
    "board": _board,
    "since": _since,
    "log": _log,
    "deck": _deck,
    "discard": _discard,
    "undo": _undo,
    "rules": _rules,
    "save": _save,
    "quit": _quit,
}
