"""Facts that lessons test, from events and views. A Domain is given by its letter, as on cards (N-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.lessons.shape import PLAYER
from impera.views.events import EmbargoLaid, Paid, Played, Recovered, Scrapped, TurnEnded, Used

if TYPE_CHECKING:
    from impera.lessons.shape import Fact, Facts
    from impera.views import Event


def plays(letter: str = "", *, by: str | None = None) -> Fact:
    """The player has played a card of a Domain, in step 1 or by an effect."""
    return lambda facts: any(event.effect == by and event.card.startswith(letter) for event in _own(facts, Played))


def plays_other_than(letter: str, *, by: str | None = None) -> Fact:
    """The player has played a card of another Domain."""
    return lambda facts: any(event.effect == by and event.card[0] != letter for event in _own(facts, Played))


def uses(effect: str) -> Fact:
    """The player has begun an effect."""
    return lambda facts: any(event.effect == effect for event in _own(facts, Used))


def recovers(letter: str) -> Fact:
    """The player has taken a card of a Domain from the discard pile."""
    return lambda facts: any(event.card.startswith(letter) for event in _own(facts, Recovered))


def recovers_other_than(letter: str) -> Fact:
    """The player has taken a card of another Domain from the discard pile."""
    return lambda facts: any(event.card[0] != letter for event in _own(facts, Recovered))


def loses(letter: str) -> Fact:
    """The player has paid or scrapped a card of a Domain from their own play area."""
    return lambda facts: any(event.card.startswith(letter) for kind in (Paid, Scrapped) for event in _own(facts, kind))


def embargoes(seat: int, domain: str) -> Fact:
    """The player has laid an embargo on a Domain of a seat."""
    return lambda facts: any((event.target, event.domain) == (seat, domain) for event in _own(facts, EmbargoLaid))


def embargoes_other_than(seat: int, domain: str) -> Fact:
    """The player has laid an embargo elsewhere."""
    return lambda facts: any((event.target, event.domain) != (seat, domain) for event in _own(facts, EmbargoLaid))


def ends_turn(facts: Facts) -> bool:
    """The player's turn is over."""
    return bool(_own(facts, TurnEnded))


def is_round_over(facts: Facts) -> bool:
    """All have had a turn, and nobody has won."""
    ended = {event.seat for event in facts.events if isinstance(event, TurnEnded)}
    return facts.view.outcome is None and len(ended) == facts.view.options.players


def wins(facts: Facts) -> bool:
    """The player has won alone."""
    return facts.view.outcome is not None and facts.view.outcome.winners == (PLAYER,)


def is_lost(facts: Facts) -> bool:
    """The game is over, and the player has not won alone."""
    return facts.view.outcome is not None and not wins(facts)


def both(one: Fact, other: Fact) -> Fact:
    """Two things have happened."""
    return lambda facts: one(facts) and other(facts)


def without(one: Fact, other: Fact) -> Fact:
    """One thing has happened, another has not."""
    return lambda facts: one(facts) and not other(facts)


def _own(facts: Facts, kind: type[Event]) -> list[Any]:
    """The player's own events of a kind."""
    return [event for event in facts.events if isinstance(event, kind) and event.seat == PLAYER]
