"""Facts that lessons test, from events and views. A Domain is given by its letter, as on cards (N-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.lessons.shape import PLAYER
from impera.views.events import (
    Claimed,
    Copied,
    EmbargoLaid,
    Gave,
    Kept,
    Paid,
    Played,
    Recovered,
    Revealed,
    Scrapped,
    Seized,
    Struck,
    TurnEnded,
    Used,
)

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


def copies(effect: str) -> Fact:
    """The player has begun an effect by Inspiration."""
    return lambda facts: any(event.effect == effect for event in _own(facts, Copied))


def copies_other_than(effect: str) -> Fact:
    """The player has begun another effect by Inspiration."""
    return lambda facts: any(event.effect != effect for event in _own(facts, Copied))


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


def keeps(pick: int, letter: str) -> Fact:
    """The player has kept a card of a Domain in a pick of the draft, from 1."""
    return lambda facts: any(card.startswith(letter) for card in _kept(facts, pick))


def keeps_other_than(pick: int, letter: str) -> Fact:
    """The player has kept a card of another Domain in a pick of the draft, from 1."""
    return lambda facts: any(card[0] != letter for card in _kept(facts, pick))


def reveals(letter: str) -> Fact:
    """The player's last card of the draft, of a Domain, lies in the centre."""
    return lambda facts: any(event.card.startswith(letter) for event in _own(facts, Revealed))


def claims(letter: str) -> Fact:
    """The player has taken a card of a Domain from the centre."""
    return lambda facts: any(event.card.startswith(letter) for event in _own(facts, Claimed))


def claims_other_than(letter: str) -> Fact:
    """The player has taken a card of another Domain from the centre."""
    return lambda facts: any(event.card[0] != letter for event in _own(facts, Claimed))


def is_draft_over(facts: Facts) -> bool:
    """All have taken a card from the centre."""
    return facts.view.draft is None


def seizes(seat: int) -> Fact:
    """The player has taken the hand of a seat by Inquisition."""
    return lambda facts: any(event.source == seat for event in _own(facts, Seized))


def seizes_other_than(seat: int) -> Fact:
    """The player has taken another hand by Inquisition."""
    return lambda facts: any(event.source != seat for event in _own(facts, Seized))


def gives(letter: str) -> Fact:
    """The player has given a card of a Domain back by Inquisition."""
    return lambda facts: any(card.startswith(letter) for event in _own(facts, Gave) for card in event.cards)


def gives_back_all(facts: Facts) -> bool:
    """The player has given as many cards back as an Inquisition took."""
    taken = sum(len(event.cards) for event in _own(facts, Seized))
    return 0 < taken == len(_own(facts, Gave))


def strikes(seat: int) -> Fact:
    """A seat has lost a card to an Attack."""
    return lambda facts: any(isinstance(event, Struck) and event.seat == seat for event in facts.events)


def holds(letter: str, number: int) -> Fact:
    """At least this many cards of a Domain are in the player's hand."""
    return lambda facts: sum(card.startswith(letter) for card in facts.view.hand) >= number


def has_count(domain: str, number: int) -> Fact:
    """At least this many cards of a Domain lie before the player."""
    return lambda facts: any(
        each.domain == domain and each.count >= number for each in facts.view.seats[PLAYER].domains
    )


def ends_turn(facts: Facts) -> bool:
    """The player's turn is over."""
    return bool(_own(facts, TurnEnded))


def is_round_over(facts: Facts) -> bool:
    """All have had a turn, and nobody has won."""
    ended = {event.seat for event in facts.events if isinstance(event, TurnEnded)}
    return facts.view.outcome is None and len(ended) == facts.view.options.players


def wins(facts: Facts) -> bool:
    """The player's side alone has won."""
    outcome, options = facts.view.outcome, facts.view.options
    return outcome is not None and PLAYER in outcome.winners and len(outcome.winners) == options.seats_per_side


def is_lost(facts: Facts) -> bool:
    """The game is over, and others have won or share the victory."""
    return facts.view.outcome is not None and not wins(facts)


def every(*things: Fact) -> Fact:
    """All of these have happened."""
    return lambda facts: all(thing(facts) for thing in things)


def without(one: Fact, other: Fact) -> Fact:
    """One thing has happened, another has not."""
    return lambda facts: one(facts) and not other(facts)


def _kept(facts: Facts, pick: int) -> tuple[str, ...]:
    """What the player has kept in a pick of the draft; nothing before it."""
    kept = _own(facts, Kept)
    return kept[pick - 1].cards if len(kept) >= pick else ()


def _own(facts: Facts, kind: type[Event]) -> list[Any]:
    """The player's own events of a kind."""
    return [event for event in facts.events if isinstance(event, kind) and event.seat == PLAYER]
