"""The reasons why a decision is good, as data, so that any language can put them into words."""

from __future__ import annotations

from typing import Annotated

import msgspec

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES

_Domain = Annotated[str, DOMAIN_NAMES]
_Effect = Annotated[str, EFFECT_NAMES]
_Card = Annotated[str, CARD_CODES]


class Reason(msgspec.Struct, frozen=True, kw_only=True, tag_field="why"):
    """Base of all reasons."""


class Forced(Reason, frozen=True, tag="forced"):
    """It is the only legal decision."""


class Wins(Reason, frozen=True, tag="wins"):
    """It wins the game."""

    domain: _Domain | None
    """The Domain of the hegemony; None if the majority decides."""


class CompletesHegemony(Reason, frozen=True, tag="completes-hegemony"):
    """It is on the way to a hegemony that can be reached in this turn."""

    domain: _Domain
    missing: int
    """Cards of the Domain still to be played after it."""


class Stops(Reason, frozen=True, tag="stops"):
    """A rival who could win on the next turn no longer can, or hardly."""

    seat: int
    domain: _Domain
    effect: _Effect | None
    """What does it: an effect; None for a card that is played or another step of the turn."""


class ReachesLevel(Reason, frozen=True, tag="reaches-level"):
    """A Domain reaches a level, which opens an effect."""

    domain: _Domain
    level: int
    effect: _Effect


class LeadsCulture(Reason, frozen=True, tag="leads-culture"):
    """It takes the lead in Culture."""

    copies: int
    """How many effects can then be copied."""


class DrawsTo(Reason, frozen=True, tag="draws-to"):
    """The hand is filled up to more cards at the end of the turn."""

    cards: int


class TakesMajority(Reason, frozen=True, tag="takes-majority"):
    """Near the end, a point by majority is won, or no longer shared."""

    domain: _Domain


class Grows(Reason, frozen=True, tag="grows"):
    """A Domain grows towards hegemony."""

    domain: _Domain
    count: int
    hegemony: int
    is_largest: bool
    """Whether none of the seat's other Domains is nearer to its hegemony."""


class Takes(Reason, frozen=True, tag="takes"):
    """A useful card comes to hand or into play."""

    card: _Card
    count: int
    """Cards of its Domain in the seat's play area."""


class Parts(Reason, frozen=True, tag="parts"):
    """A card goes that is less useful than the others."""

    card: _Card


class PlaysMore(Reason, frozen=True, tag="plays-more"):
    """An effect that brings more cards into play this turn."""

    effect: _Effect
    cards: int


class Recovers(Reason, frozen=True, tag="recovers"):
    """An effect that takes cards from the discard pile."""

    cards: int


class Digs(Reason, frozen=True, tag="digs"):
    """New cards are drawn to choose from."""

    cards: int


class TakesHand(Reason, frozen=True, tag="takes-hand"):
    """The best cards of another hand can be kept."""


class Hinders(Reason, frozen=True, tag="hinders"):
    """A rival is slowed down in a Domain."""

    seat: int
    domain: _Domain


class EndsTurn(Reason, frozen=True, tag="ends-turn"):
    """No effect is worth more than keeping the cards and drawing."""

    draws: int


class NothingBetter(Reason, frozen=True, tag="nothing-better"):
    """The network gives it the best chances."""


AnyReason = (
    Forced
    | Wins
    | CompletesHegemony
    | Stops
    | ReachesLevel
    | LeadsCulture
    | DrawsTo
    | TakesMajority
    | Grows
    | Takes
    | Parts
    | PlaysMore
    | Recovers
    | Digs
    | TakesHand
    | Hinders
    | EndsTurn
    | NothingBetter
)
