"""Readers of reports, from the declarations of analysis. Written by `make generate`; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.analysis import reasons, shapes
from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES
from impera.notation.decisions import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

    Numbers = Callable[[], int]


def read_advice(n: Numbers) -> shapes.Advice:
    """What is known about one decision."""
    return shapes.Advice(
        decision=TEXTS[n()],
        chance=None if (number := n()) < 0 else number / 1000000000,
        games=n(),
    )


def read_forced(n: Numbers) -> reasons.Forced:  # noqa: ARG001 - it has no parts
    """It is the only legal decision."""
    return reasons.Forced()


def read_wins(n: Numbers) -> reasons.Wins:
    """It wins the game."""
    return reasons.Wins(
        domain=None if (number := n()) < 0 else DOMAIN_NAMES[number],
    )


def read_completes_hegemony(n: Numbers) -> reasons.CompletesHegemony:
    """It is on the way to a hegemony that can be reached in this turn."""
    return reasons.CompletesHegemony(
        domain=DOMAIN_NAMES[n()],
        missing=n(),
    )


def read_stops(n: Numbers) -> reasons.Stops:
    """A rival who could win on the next turn no longer can, or hardly."""
    return reasons.Stops(
        seat=n(),
        domain=DOMAIN_NAMES[n()],
        effect=None if (number := n()) < 0 else EFFECT_NAMES[number],
    )


def read_reaches_level(n: Numbers) -> reasons.ReachesLevel:
    """A Domain reaches a level, which opens an effect."""
    return reasons.ReachesLevel(
        domain=DOMAIN_NAMES[n()],
        level=n(),
        effect=EFFECT_NAMES[n()],
    )


def read_leads_culture(n: Numbers) -> reasons.LeadsCulture:
    """It takes the lead in Culture."""
    return reasons.LeadsCulture(
        copies=n(),
    )


def read_draws_to(n: Numbers) -> reasons.DrawsTo:
    """The hand is filled up to more cards at the end of the turn."""
    return reasons.DrawsTo(
        cards=n(),
    )


def read_takes_majority(n: Numbers) -> reasons.TakesMajority:
    """Near the end, a point by majority is won, or no longer shared."""
    return reasons.TakesMajority(
        domain=DOMAIN_NAMES[n()],
    )


def read_grows(n: Numbers) -> reasons.Grows:
    """A Domain grows towards hegemony."""
    return reasons.Grows(
        domain=DOMAIN_NAMES[n()],
        count=n(),
        hegemony=n(),
        is_largest=n() == 1,
    )


def read_takes(n: Numbers) -> reasons.Takes:
    """A useful card comes to hand or into play."""
    return reasons.Takes(
        card=CARD_CODES[n()],
        count=n(),
    )


def read_parts(n: Numbers) -> reasons.Parts:
    """A card goes that is less useful than the others."""
    return reasons.Parts(
        card=CARD_CODES[n()],
    )


def read_plays_more(n: Numbers) -> reasons.PlaysMore:
    """An effect that brings more cards into play this turn."""
    return reasons.PlaysMore(
        effect=EFFECT_NAMES[n()],
        cards=n(),
    )


def read_recovers(n: Numbers) -> reasons.Recovers:
    """An effect that takes cards from the discard pile."""
    return reasons.Recovers(
        cards=n(),
    )


def read_digs(n: Numbers) -> reasons.Digs:
    """New cards are drawn to choose from."""
    return reasons.Digs(
        cards=n(),
    )


def read_takes_hand(n: Numbers) -> reasons.TakesHand:  # noqa: ARG001 - it has no parts
    """The best cards of another hand can be kept."""
    return reasons.TakesHand()


def read_hinders(n: Numbers) -> reasons.Hinders:
    """A rival is slowed down in a Domain."""
    return reasons.Hinders(
        seat=n(),
        domain=DOMAIN_NAMES[n()],
    )


def read_ends_turn(n: Numbers) -> reasons.EndsTurn:
    """No effect is worth more than keeping the cards and drawing."""
    return reasons.EndsTurn(
        draws=n(),
    )


def read_nothing_better(n: Numbers) -> reasons.NothingBetter:  # noqa: ARG001 - it has no parts
    """The network gives it the best chances."""
    return reasons.NothingBetter()


_OF_ANY_REASON: tuple[Callable[[Numbers], reasons.AnyReason], ...] = (
    read_forced,
    read_wins,
    read_completes_hegemony,
    read_stops,
    read_reaches_level,
    read_leads_culture,
    read_draws_to,
    read_takes_majority,
    read_grows,
    read_takes,
    read_parts,
    read_plays_more,
    read_recovers,
    read_digs,
    read_takes_hand,
    read_hinders,
    read_ends_turn,
    read_nothing_better,
)


def read_any_reason(n: Numbers) -> reasons.AnyReason:
    """Any of them; its place comes first."""
    return _OF_ANY_REASON[n()](n)


def read_hint(n: Numbers) -> shapes.Hint:
    """Every legal decision, best first, and why the first one is good."""
    return shapes.Hint(
        seat=n(),
        advice=tuple([read_advice(n) for _ in range(n())]),
        alike=n(),
        reason=read_any_reason(n),
    )


def read_step(n: Numbers) -> shapes.Step:
    """An effect that is used on the way, and whose it is if it is copied."""
    return shapes.Step(
        effect=EFFECT_NAMES[n()],
        copied_from=None if (number := n()) < 0 else number,
    )


def read_threat(n: Numbers) -> shapes.Threat:
    """A hegemony that a seat could reach on its next turn, or on the current one."""
    return shapes.Threat(
        seat=n(),
        domain=DOMAIN_NAMES[n()],
        missing=n(),
        certain=n() == 1,
        chance=None if (number := n()) < 0 else number / 1000000000,
        unseen=n(),
        steps=tuple([read_step(n) for _ in range(n())]),
    )


def read_threats(n: Numbers) -> shapes.Threats:
    """All threats that a viewer can see."""
    return shapes.Threats(
        rivals=tuple([read_threat(n) for _ in range(n())]),
        own=tuple([read_threat(n) for _ in range(n())]),
    )


def read_point(n: Numbers) -> shapes.Point:
    """The chances at a turn's beginning, or at the end of the game."""
    return shapes.Point(
        decisions=n(),
        turn=n(),
        seat=None if (number := n()) < 0 else number,
        chances=tuple([n() / 1000000000 for _ in range(n())]),
    )


def read_cost(n: Numbers) -> shapes.Cost:
    """A decision, a better one, and what the difference was."""
    return shapes.Cost(
        decisions=n(),
        turn=n(),
        seat=n(),
        decision=TEXTS[n()],
        chance=n() / 1000000000,
        better=TEXTS[n()],
        better_chance=n() / 1000000000,
    )


def read_review(n: Numbers) -> shapes.Review:
    """The review of a game."""
    return shapes.Review(
        points=tuple([read_point(n) for _ in range(n())]),
        costs=tuple([read_cost(n) for _ in range(n())]),
        decided=None if (number := n()) < 0 else number,
        trials=n(),
        simulations=n(),
    )
