"""Games for tests that a player can check: a drawn table in, decisions as text, a drawn table out.

For example::

    game = table('''
        seat 0   hand M1 R1   area 3M   <- step 2
        seat 1   hand S1      area 2C
    ''')
    game.play("use assassination", "discard R1")
    game.must_show("seat 0  hand M1")

`impera.testing.picture` describes how tables are drawn. The interpreter plays; if `Scenario.engine` names another
engine, that one plays along, and the test fails where the two differ.
"""

from __future__ import annotations

from typing import Any, ClassVar, Unpack

from impera.game import Game
from impera.notation.chosen import Chosen
from impera.notation.decisions import answer_to
from impera.notation.keywords import spelled_out
from impera.notation.options import Options
from impera.testing.followers import FOLLOWERS, Follower
from impera.testing.picture import Picture

ENGINES = ("python", *FOLLOWERS)


@spelled_out(Chosen)
def table(picture: str, **options: Unpack[Chosen]) -> Scenario:
    r"""The game that continues from a drawn table, with options by keyword.

    >>> table("seat 0  hand M1 R1\n seat 1", self_target=False).legal()
    ('play M1', 'play R1')
    """
    position = Picture(picture).position()
    given: Chosen = {"players": position["players"], **options}
    chosen = Options.make(**given)
    return Scenario.from_position({**position, **chosen.to_json()})


class Scenario(Game):
    r"""A game that is compared with pictures, and that a second engine can play along.

    >>> game = table("seat 0  hand M1 R1  area 3M  <- step 2\n seat 1  area 2C")
    >>> sorted(game.uses())
    ['assassination', 'attack']
    >>> events = game.play("use assassination", "discard R1")
    >>> game.must_show("seat 0  hand M1  area 3M")
    >>> game.must_show("seat 0  hand -")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    AssertionError: the table looks different:
    ...seat 0 hand 1M1...
    """

    engine: ClassVar[str] = "python"
    """Who plays: only the interpreter, or another engine too (`ENGINES`). Set it once, before the first game."""

    def __init__(self, *facts: Any) -> None:
        """Like any game, with a follower if there is a second engine."""
        super().__init__(*facts)
        self._follower: Follower | None = None if self.engine == "python" else FOLLOWERS[self.engine](self._state)

    def play(self, *decisions: str) -> tuple[Any, ...]:
        """Play decisions one after another; returns everything that happened."""
        events: list[Any] = []
        for decision in decisions:
            answer = answer_to(self._state.ask, decision)
            events += super().play(decision)
            assert answer is not None, "what was played is an answer"
            if self._follower is not None:
                self._follower.play(answer, self._state)
        return tuple(events)

    def uses(self) -> set[str]:
        """The seat's own effects that are available; only in step 2."""
        return self._menu("use ")

    def copies(self) -> set[str]:
        """What Inspiration can copy, as `purge 2`; only in step 2."""
        return self._menu("copy ")

    def _menu(self, verb: str) -> set[str]:
        assert "end" in self.legal(), f"this is not step 2: {self.legal()}"
        return {text.removeprefix(verb) for text in self.legal() if text.startswith(verb)}

    def must_show(self, picture: str) -> None:
        """Fail unless the table looks like the picture in every part that is drawn in it."""
        drawn = Picture(picture)
        actual = drawn.actual(self.position())
        assert actual == drawn.expected(), f"the table looks different:\n{actual}"
