"""The input of a bot: the view of the deciding seat, decoded. Any other view is refused with an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from impera.errors import BadView
from impera.notation.decisions import texts
from impera.rules.decide import legal_word
from impera.views import View, decode
from impera.views.checks import require

if TYPE_CHECKING:
    from impera.rules.observe import Hidden
    from impera.rules.state import State


class Observed(NamedTuple):
    """What the seat that decides observes, what is hidden from it, and its legal answers as a set."""

    seen: State
    hidden: Hidden
    word: int


def check_decides(view: View) -> None:
    """Raise BadView unless this is the view of the seat that decides."""
    given = type(view).__name__
    require(isinstance(view, View), f"a view is needed, such as game.view(game.seat), not {given}")
    if view.question is None:
        message = "the game is over: there is nothing to decide"
        raise BadView(message)
    if view.seat != view.question.seat:
        viewer = "a spectator" if view.seat is None else f"seat {view.seat}"
        message = f"seat {view.question.seat} decides: there is nothing to decide for {viewer}"
        raise BadView(message)
    require(view.legal, "the view names no legal decision")


def observed(view: View) -> Observed:
    """Decodes a view. Raises BadView unless its seat decides and its legal decisions are right."""
    check_decides(view)
    seen, hidden = decode(view)
    word: int = legal_word(seen)
    legal = texts(seen.ask, word)
    allowed = ", ".join(legal) or "none"
    require(legal == view.legal, f"the view names other decisions than its table allows, which are {allowed}")
    return Observed(seen, hidden, word)
