"""Views and events in words: facts (`impera.views.compiled`), read as they are declared (`impera.views.readers`)."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from impera.rules.observe import Hidden, observe
from impera.rules.state import NOBODY, State
from impera.views.compiled.facts import Facts
from impera.views.compiled.table import say_view
from impera.views.compiled.telling import say_event
from impera.views.events import number_of
from impera.views.readers import read_event, read_view
from impera.views.view import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.notation.options import Options
    from impera.notation.outcome import Outcome
    from impera.rules.knowledge import Memory
    from impera.views.events import Event, Viewer
    from impera.views.view import View

    Entry = tuple[int, int, int, int]


class _Room(threading.local):
    """Buffers for making a view, one set per thread. Allocating them each time would cost a third as much again."""

    def __init__(self) -> None:
        super().__init__()
        self.observed, self.hidden, self.facts = State(), Hidden(), Facts()


_ROOM = _Room()


def view_of(s: State, m: Memory, options: Options, viewer: int | None) -> View:
    """What `viewer` sees of a state with its ledger; None is a spectator."""
    o, h = _ROOM.observed, _ROOM.hidden
    observe(s, m, NOBODY if viewer is None else viewer, o, h)
    return encode(o, h, options, m)


def encode(o: State, h: Hidden, options: Options, m: Memory) -> View:
    """An observation in words; of the ledger, only what the viewer passed on in a draft is read."""
    f = _ROOM.facts
    say_view(o, h, m, f)
    return read_view(iter(f.numbers).__next__, VERSION, options)


def events_for(log: Sequence[Entry], viewer: Viewer, outcome: Outcome | None = None) -> tuple[Event, ...]:
    """What a viewer is told of a stretch of the log; `outcome` is how the game ended, if it ended there.

    A viewer of None is a spectator; EVERYTHING is for those who may see the whole truth.
    """
    f, number, end = _ROOM.facts, number_of(viewer), len(log)
    events: list[Event] = []
    at = 0
    while at < end:
        at = say_event(log, at, end, number, f)
        events.append(read_event(iter(f.numbers).__next__, outcome))
    return tuple(events)
