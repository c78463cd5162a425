"""Tries every line of decisions of a turn with the rules alone, as it is dealt, by no shortcut of the puzzles' own.

The rules are compiled: there are many lines. Where two of them meet, in equal states, they go on as one.
"""

from __future__ import annotations

import numpy as np

from impera.engines import cpu, layout
from impera.game import position
from impera.notation.decisions import answers_in, text_of
from impera.rules.decisions import NOTHING

NECESSARY = ("play", "use", "copy", "choose")
"""The first words of the decisions without which nothing works; what is paid, taken or given may differ."""


class TooMany(Exception):  # noqa: N818 - it ends a search, and is no error
    """A turn has more states than were allowed."""


class Turn:
    """A turn from a state on: every state in it and after it, and which answers lead where."""

    def __init__(self, first, most):
        """`first` is an array with one state. Trying it raises TooMany if the turn has more states than `most`."""
        self._rules = cpu.functions()
        self._seat, self._number = int(first[0]["seat"]), int(first[0]["turn"])
        self._states = np.zeros(most + 1, layout.STATE)
        self._bytes = self._states.view(np.uint8).reshape(most + 1, -1)
        self._bytes[0] = first.view(np.uint8)
        self._places = {self._bytes[0].tobytes(): 0}
        self._steps = {}

    @classmethod
    def of(cls, data, most):
        """The turn of a position."""
        first = np.zeros(1, layout.STATE)
        layout.store(first[0], position.read(data)[0])
        return cls(first, most)

    def __len__(self):
        """How many states were met."""
        return len(self._places)

    def steps(self, place):
        """The answers in a state, as text with the state that follows; none after the turn."""
        if place not in self._steps:
            state = self._states[place]
            is_over = state["ask"] == NOTHING or (state["seat"], state["turn"]) != (self._seat, self._number)
            word = 0 if is_over else self._rules["legal_at"](self._states, place)
            ask = int(state["ask"])
            self._steps[place] = [(text_of(ask, answer), self._after(place, answer)) for answer in answers_in(word)]
        return self._steps[place]

    def _after(self, place, answer):
        new = len(self._places)
        if new == len(self._bytes):
            raise TooMany
        self._bytes[new] = self._bytes[place]
        self._rules["act_at"](self._states, new, answer)
        return self._places.setdefault(self._bytes[new].tobytes(), new)

    def after(self, line):
        """The state after a line of decisions."""
        place = 0
        for decision in line:
            place = dict(self.steps(place))[decision]
        return place

    def ends(self, without=None):
        """The states after the turn, by all lines that do without one part."""
        met, todo = {0}, [0]
        while todo:
            place = todo.pop()
            steps = self.steps(place)
            if not steps:
                yield place
            for decision, then in steps:
                if then not in met and (without is None or part_of(decision) != without):
                    met.add(then)
                    todo.append(then)

    def is_won(self, place):
        """Whether the seat of this turn has won alone."""
        state = self._states[place]
        return state["ask"] == NOTHING and int(state["winners"]) == 1 << self._seat

    def next(self, place, most):
        """The turn after this one."""
        return Turn(self._states[place : place + 1], most)

    def winning(self, hint=()):
        """A line that wins this turn, with cards as they lie; None if there is none. A hint is tried first."""
        met = {0}
        ways = [(0, ())]
        while ways:
            place, line = ways.pop()
            if self.is_won(place):
                return line
            for decision, then in sorted(self.steps(place), key=lambda step: step[0] in hint):
                if then not in met:
                    met.add(then)
                    ways.append((then, (*line, decision)))
        return None


def parts_of(line):
    """What the decisions of a line do, of which none may be left out."""
    return {part for part in map(part_of, line) if part is not None}


def part_of(decision):
    """What a decision does: cards of one Domain count as equal, and so do own and copied effects."""
    verb, *words = decision.split()
    if verb not in NECESSARY:
        return None
    return words[0] if verb in ("use", "copy") else decision[:-1] if verb == "play" else decision
