"""What typed lines mean: lines, and how Python understands them; the page must understand exactly the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from impera.text import Speaker, language, languages
from impera.text.commands import COMMANDS
from impera.text.decisions import name_of
from impera.text.understand import understand
from tests.golden.words import NAMES, moments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.views import View

# Numbers that are answers and that are not, no words, unknown words, words that fit several answers, and spelling.
LINES = ("1", "2.", "0", "99", "12345", "1 2", "", "  ", "abracadabra", "e", "play", "use", "PLAY  m1", "Ends turn")
COMMAND_LINES = (
    "?",
    "? now",
    "rules Attack twice",
    "log 20",
    "save  My game.jsonl",
    "deck now",
    "th",
    "ΒΟΗΘΕΙΑ",
    "mao",
)


def cases() -> str:
    """Every case as JSON, one per line: the language, which moment of `words.json`, the line, and its meaning."""
    found = [
        json.dumps(
            {
                "language": code,
                "moment": place,
                "line": line,
                "meaning": understand(speaker, view, line)._asdict(),
            },
            ensure_ascii=False,
        )
        for place, view in _asked()
        for code in languages()
        for speaker in [Speaker(language(code), NAMES[: len(view.seats)], view.seat)]
        for line in dict.fromkeys(_lines(speaker, view))
    ]
    return "[\n" + ",\n".join(found) + "\n]\n"


def _asked() -> Iterator[tuple[int, View]]:
    """The first moment of each question that is put to the viewer, and the first in which nothing is."""
    seen = set()
    for place, moment in enumerate(moments()):
        view = moment.now
        asked = view.question.ask if view.question is not None and view.legal else None
        if asked not in seen:
            seen.add(asked)
            yield place, view


def _lines(speaker: Speaker, view: View) -> Iterator[str]:
    yield from LINES
    for decision in (*view.legal[:2], *view.legal[-1:]):
        name = name_of(speaker, view, decision)
        yield from (decision, name, name.upper(), " ".join(word[:4] for word in name.split()))
    unavailable = [each.effect for each in view.effects if not each.available]
    for effect in unavailable[:2]:
        yield from (f"use {effect.replace('-', ' ')}", speaker.effect(effect))
    if not view.legal or (view.question is not None and view.question.ask in ("play", "menu")):
        yield from COMMAND_LINES
        for command in COMMANDS:
            yield from (command, speaker.say(f"command-{command}").upper())
