"""What the game says: data, and the sentences that Python makes from it; the page must say exactly the same.

`moments` picks, from random games, views in which everything that can be asked is asked, and events of every kind as
each viewer is told them. There is one file of moments, and one file of sentences for each language.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from impera.game import RunningGame
from impera.notation.options import Options
from impera.testing import random_game
from impera.text import Speaker, language
from impera.text.board import board_in_words
from impera.text.decisions import explain, name_of, opens
from impera.text.effects import availability, effects_in_words
from impera.text.events import tell_by_turn
from impera.text.outcome import ending_in_words
from impera.text.questions import question
from impera.text.standing import changes, standing
from impera.text.table import deck_in_words, pile_in_words, table_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera import Game
    from impera.views import Event, View

NAMES = ("Ada", "Bo", "Cy", "Di")

# Enough games that every question, nearly every event and every way to end come up; a test of the page counts them.
GAMES = (
    (Options.make(players=2), 2),
    (Options.make(players=3), 3),
    (Options.make(players=4, deal="draft", teams=True), 5),
    (Options.make(players=2, deal="draft", edition="pt"), 4),
    (Options.make(players=3, max_turns=20), 7),
)


class Moment(NamedTuple):
    """A view worth putting into words."""

    now: View
    events: tuple[Event, ...]
    """What happened just before."""
    final: list[str]
    """The decisions that would reveal something, and so cannot be taken back."""


@cache
def moments() -> tuple[Moment, ...]:
    """Moments in which everything comes up once."""
    seen: set[object] = set()
    found = []
    for options, seed in GAMES:
        finished = random_game(options, seed=seed, patient=True)
        for viewer in (0, None):
            for game, now, events in _walk(finished, viewer):
                fresh = _novelty(now, events) - seen
                if fresh:
                    seen |= fresh
                    found.append(Moment(now, events, _final(game, viewer)))
    return tuple(found)


def _final(game: Game, viewer: int | None) -> list[str]:
    ends = {} if viewer is None else RunningGame(game).ends_undo(viewer)
    return [decision for decision, why in ends.items() if why == "revealed"]


def _walk(finished: Game, viewer: int | None) -> Iterator[tuple[Game, View, tuple[Event, ...]]]:
    """A game again, decision by decision, as a viewer sees it."""
    game = finished.record().replay(0)
    mark = 0
    for decision in finished.decisions:
        game.play(decision)
        yield game, game.view(viewer), game.events(viewer, since=mark)
        mark = game.log_length


def _novelty(now: View, events: tuple[Event, ...]) -> set[object]:
    """What a moment shows: questions, kinds of decisions, reasons, events and endings, told to this kind of viewer."""
    listener = "spectator" if now.seat is None else "player"
    shown: set[object] = {(listener, type(event), event.seat == now.seat) for event in events}
    asked = now.question
    if asked is not None and asked.seat == now.seat:
        shown |= {(asked.ask, asked.need > 1), *((asked.ask, text.split()[0]) for text in now.legal)}
    if now.outcome is not None:
        shown.add((listener, now.outcome.reason, now.outcome.winners == (now.seat,), len(now.outcome.winners)))
    return shown | {effect.why for effect in now.effects}


def data() -> str:
    """The moments as JSON, one per line."""
    encoded = [msgspec.json.encode(moment._asdict()).decode() for moment in moments()]
    return "[\n" + ",\n".join(encoded) + "\n]\n"


def sentences(code: str) -> str:
    """What Python says about each moment in a language, as JSON, one per line."""
    earlier = [moment.now for moment in (moments()[0], *moments())]
    told = [
        json.dumps(_told(code, before, moment), ensure_ascii=False)
        for before, moment in zip(earlier, moments(), strict=False)
    ]
    return "[\n" + ",\n".join(told) + "\n]\n"


def _told(code: str, before: View, moment: Moment) -> dict[str, Any]:
    """All sentences of a moment; changes are relative to the moment before it, if it has as many players.

    The reference board is the same at every moment of a game, so it is told only when the game is over.
    """
    now, events, final = moment
    speaker = Speaker(language(code), NAMES[: len(now.seats)], now.seat)
    before = before if len(before.seats) == len(now.seats) else now
    return {
        "question": question(speaker, now),
        "names": [name_of(speaker, now, decision) for decision in now.legal],
        "explained": [explain(speaker, now, decision, final) for decision in now.legal],
        "opened": [opens(speaker, now, decision) for decision in now.legal],
        "effects": [availability(speaker, now, effect) for effect in now.effects],
        "events": tell_by_turn(speaker, events),
        "standing": standing(speaker, now),
        "changes": changes(speaker, before, now, events),
        "ending": ending_in_words(speaker, now),
        "table": table_in_words(speaker, now),
        "deck": deck_in_words(speaker, now),
        "pile": pile_in_words(speaker, now),
        "board": [] if now.outcome is None else board_in_words(speaker, now),
        "reference": effects_in_words(speaker, now),
    }
