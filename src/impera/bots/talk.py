"""What bots say to phrases that ask for something: yes if they would do it anyway, no if not.

A bot rehearses its next turn on its own view (`impera.bots.compiled.talk`), by the decisions that it would take. So it
promises nothing, and its answer tells one thing about that turn and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from impera.bots.compiled.talk import agrees, begin_rehearsal, rehearse
from impera.notation.cards import DOMAIN_OF_NAME, Domain
from impera.notation.decisions import answer_to
from impera.rules.knowledge import Memory
from impera.rules.state import NOBODY
from impera.views import decode
from impera.views.encode import encode

if TYPE_CHECKING:
    from impera.bots.roster import Bot
    from impera.views import View

Asking = Literal["watch-seat", "seat-wins-domain", "block-domain", "bargain", "leave-domain", "truce", "together"]
"""The phrases that bots answer."""


class Form(NamedTuple):
    """What a phrase needs besides, and who is asked: the player it names, or everybody else."""

    seat: bool = False
    domain: bool = False
    is_to_one: bool = False


ANSWERED: dict[Asking, Form] = {
    "watch-seat": Form(seat=True),
    "seat-wins-domain": Form(seat=True, domain=True),
    "block-domain": Form(domain=True),
    "bargain": Form(seat=True, domain=True),
    "leave-domain": Form(seat=True, domain=True, is_to_one=True),
    "truce": Form(seat=True, is_to_one=True),
    "together": Form(seat=True, is_to_one=True),
}
"""In the order of `impera.bots.compiled.talk`."""


class Asked(NamedTuple):
    """A phrase that somebody said."""

    phrase: Asking
    asker: int
    about: int | None = None
    domain: Domain | None = None

    @classmethod
    def make(cls, phrase: str, asker: int, about: int | None, domain: Domain | None, players: int) -> Asked | None:
        """What somebody asks for; None if they do not, or if the phrase lacks what fills its blanks."""
        form = ANSWERED.get(phrase)  # type: ignore[call-overload]
        if form is None or (form.domain and domain is None) or (form.seat and (about is None or about >= players)):
            return None
        return cls(phrase, asker, about if form.seat else None, domain if form.domain else None)  # type: ignore[arg-type]

    def concerns(self, seat: int) -> bool:
        """Whether a seat is asked."""
        return seat != self.asker and (self.about == seat) == ANSWERED[self.phrase].is_to_one


def reply(bot: Bot, view: View, asked: Asked) -> bool:
    """Whether a bot that has this view would do what it is asked."""
    seen, hidden = decode(view)
    goes_on = bool(begin_rehearsal(seen, hidden))
    before = seen.copy()
    while goes_on:
        decision = bot.decide(encode(seen, hidden, view.options, Memory()))
        goes_on = bool(rehearse(seen, answer_to(seen.ask, decision)))
    about = NOBODY if asked.about is None else asked.about
    domain = NOBODY if asked.domain is None else DOMAIN_OF_NAME[asked.domain]
    phrase = list(ANSWERED).index(asked.phrase)
    return bool(agrees(before, seen, hidden.viewer, phrase, asked.asker, about, domain))
