"""Games for tests that a player can check: a drawn table in, decisions as text, a drawn table out.

    game = table('''
        seat 0   hand M1 R1   area 3M   <- step 2
        seat 1   hand S1      area 2C
    ''')
    game.play("use assassination", "discard R1")
    game.must_show("seat 0  hand M1")

How tables are drawn is told in `tests/picture.py`. Every decision is played by the interpreter and, unless
`--engine python` is given, by the compiled rules too, on the CPU or with `--engine cuda` on a GPU; a test fails where
the two differ.
"""

from __future__ import annotations

from typing import Any

from impera import Game
from impera.engines.interpreter import plain
from impera.notation.decisions import answer_to
from impera.rules.state import FIELDS
from tests.picture import Picture

ENGINES = ("python", "numba", "cuda")
engine = "numba"


def table(picture: str, **options: Any) -> Scenario:
    """The game that goes on from a drawn table, with options by keyword."""
    return Scenario.from_position({**Picture(picture).position(), **options})


class Scenario(Game):
    """A game that is looked at in words, and that two engines play at once."""

    def __init__(self, *facts: Any) -> None:
        """As any game, with a compiled twin if the engine is `numba`."""
        super().__init__(*facts)
        self._twin = None if engine == "python" else TWINS[engine](self._state)

    def play(self, *decisions: str) -> tuple[Any, ...]:
        """Play decisions one after the other; returns everything that happened."""
        events: list[Any] = []
        for decision in decisions:
            answer = answer_to(self._state.ask, decision)
            events += super().play(decision)
            if self._twin is not None:
                self._twin.play(answer, self._state)
        return tuple(events)

    def uses(self) -> set[str]:
        """The own effects that are available; step 2 must be on."""
        return self._menu("use ")

    def copies(self) -> set[str]:
        """What Inspiration can copy, as `purge 2`; step 2 must be on."""
        return self._menu("copy ")

    def _menu(self, verb: str) -> set[str]:
        assert "end" in self.legal(), f"step 2 is not on: {self.legal()}"
        return {text.removeprefix(verb) for text in self.legal() if text.startswith(verb)}

    def must_show(self, picture: str) -> None:
        """Fail unless the table looks like the picture in every part that is drawn in it."""
        drawn = Picture(picture)
        assert drawn.actual(self.position()) == drawn.expected()


class Twin:
    """The same game in compiled code."""

    def __init__(self, state: Any) -> None:
        """A compiled state equal to the interpreter's."""
        import numpy as np  # noqa: PLC0415 - with `--engine python` nothing is compiled

        from impera.engines import cpu, layout  # noqa: PLC0415

        self.compiled, self.load = cpu.functions(), layout.load
        self.states = np.zeros(1, layout.STATE)
        layout.store(self.states[0], state)
        self.compare(state)

    def play(self, answer: int, state: Any) -> None:
        """Apply an answer and compare with the interpreter's state after it."""
        self.compiled["act_at"](self.states, 0, answer)
        self.compare(state)

    def compare(self, state: Any) -> None:
        """Fail unless every field and the legal word are equal."""
        must_equal(self.load(self.states[0]), state)
        assert self.compiled["legal_at"](self.states, 0) == plain().legal_word(state)


class CudaTwin:
    """The same game on a GPU, taken through its step kernel."""

    def __init__(self, state: Any) -> None:
        """A state on the card equal to the interpreter's."""
        from impera.engines import gpu, layout  # noqa: PLC0415 - only where there is a GPU

        self.table, self.load = gpu.Table(state, 1, 1), layout.load
        self.table.put(state)
        self.compare(state)

    def play(self, answer: int, state: Any) -> None:
        """Apply an answer and compare with the interpreter's state after it."""
        self.table.answers[0] = answer
        self.table.step()
        self.compare(state)

    def compare(self, state: Any) -> None:
        """Fail unless every field and the legal word are equal."""
        must_equal(self.load(self.table.states.copy_to_host()[0]), state)
        assert self.table.words[0] == plain().legal_word(state)


def must_equal(twin: Any, state: Any) -> None:
    """Fail unless every field of two states is equal."""
    compiled = {name: getattr(twin, name) for name, _ in FIELDS}
    python = {name: getattr(state, name) for name, _ in FIELDS}
    assert compiled == python


TWINS = {"numba": Twin, "cuda": CudaTwin}
