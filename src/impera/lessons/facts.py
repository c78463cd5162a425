"""Facts that lessons test, as data: the page tests the same ones (`frontend/src/pages/learn/facts.ts`).

A fact is told by its kind and a few values, which are compared with events and views as JSON. A value fits a text that
begins with it, so a Domain is given by its letter, as on cards (N-01).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from impera.lessons.shape import PLAYER

if TYPE_CHECKING:
    from impera.lessons.shape import Situation

Value: TypeAlias = str | int | None


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="fact", tag="happened"):
    """An event came: of one of these kinds, of this seat, with values that fit `like`, and not all of `unlike`."""

    events: tuple[str, ...]
    seat: int = PLAYER
    like: dict[str, Value] = {}
    unlike: dict[str, Value] = {}
    place: int | None = None
    """Only the event at this place among those of the kinds and the seat counts, from 0."""

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        found = [event for event in now.events if event["event"] in self.events and event["seat"] == self.seat]
        if self.place is not None:
            found = found[self.place : self.place + 1]
        return any(_fits(event, self.like) and not (self.unlike and _fits(event, self.unlike)) for event in found)


class GaveBack(msgspec.Struct, frozen=True, tag_field="fact", tag="gave-back"):
    """The player has given as many cards back as an Inquisition took."""

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        own = [event for event in now.events if event["seat"] == PLAYER]
        taken = sum(len(event["cards"]) for event in own if event["event"] == "seized")
        return bool(0 < taken == sum(event["event"] == "gave" for event in own))


class Holds(msgspec.Struct, frozen=True, tag_field="fact", tag="holds"):
    """At least this many cards of a Domain are in the player's hand."""

    letter: str
    number: int

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        return bool(sum(card.startswith(self.letter) for card in now.view["hand"]) >= self.number)


class HasCount(msgspec.Struct, frozen=True, tag_field="fact", tag="has-count"):
    """At least this many cards of a Domain lie before the player."""

    domain: str
    number: int

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        return any(
            each["domain"] == self.domain and each["count"] >= self.number
            for each in now.view["seats"][PLAYER]["domains"]
        )


class DraftOver(msgspec.Struct, frozen=True, tag_field="fact", tag="draft-over"):
    """All have taken a card from the centre."""

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        return now.view["draft"] is None


class Over(msgspec.Struct, frozen=True, tag_field="fact", tag="over"):
    """The game is over."""

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        return now.view["outcome"] is not None


class Won(msgspec.Struct, frozen=True, tag_field="fact", tag="won"):
    """These seats have won, and nobody else."""

    winners: tuple[int, ...]

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        outcome = now.view["outcome"]
        return outcome is not None and outcome["winners"] == self.winners


class Every(msgspec.Struct, frozen=True, tag_field="fact", tag="every"):
    """All of these are true."""

    facts: tuple[Fact, ...]

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        return all(fact.holds(now) for fact in self.facts)


class Without(msgspec.Struct, frozen=True, tag_field="fact", tag="without"):
    """One thing is true, another is not."""

    one: Fact
    other: Fact

    def holds(self, now: Situation) -> bool:
        """Whether it is true now."""
        return self.one.holds(now) and not self.other.holds(now)


Fact: TypeAlias = Happened | GaveBack | Holds | HasCount | DraftOver | Over | Won | Every | Without


def _fits(event: dict[str, Any], values: dict[str, Value]) -> bool:
    return all(_is_like(event[name], value) for name, value in values.items())


def _is_like(found: Any, value: Value) -> bool:
    """Whether a value fits what was found; in a list, one of its items."""
    if isinstance(found, tuple):
        return any(_is_like(each, value) for each in found)
    if isinstance(found, str) and isinstance(value, str):
        return found.startswith(value)
    return bool(found == value)


# ------------------------------------------------------------------------------------------ the facts by their meaning


def plays(letter: str = "", *, by: str | None = None) -> Fact:
    """The player has played a card of a Domain, in step 1 or by an effect."""
    return Happened(events=("played",), like={"effect": by, "card": letter})


def plays_other_than(letter: str, *, by: str | None = None) -> Fact:
    """The player has played a card of another Domain."""
    return Happened(events=("played",), like={"effect": by}, unlike={"card": letter})


def uses(effect: str) -> Fact:
    """The player has begun an effect."""
    return Happened(events=("used",), like={"effect": effect})


def copies(effect: str) -> Fact:
    """The player has begun an effect by Inspiration."""
    return Happened(events=("copied",), like={"effect": effect})


def copies_other_than(effect: str) -> Fact:
    """The player has begun another effect by Inspiration."""
    return Happened(events=("copied",), unlike={"effect": effect})


def recovers(letter: str) -> Fact:
    """The player has taken a card of a Domain from the discard pile."""
    return Happened(events=("recovered",), like={"card": letter})


def recovers_other_than(letter: str) -> Fact:
    """The player has taken a card of another Domain from the discard pile."""
    return Happened(events=("recovered",), unlike={"card": letter})


def loses(letter: str) -> Fact:
    """The player has paid or scrapped a card of a Domain from their own play area."""
    return Happened(events=("paid", "scrapped"), like={"card": letter})


def embargoes(seat: int, domain: str) -> Fact:
    """The player has laid an embargo on a Domain of a seat."""
    return Happened(events=("embargo-laid",), like={"target": seat, "domain": domain})


def embargoes_other_than(seat: int, domain: str) -> Fact:
    """The player has laid an embargo elsewhere."""
    return Happened(events=("embargo-laid",), unlike={"target": seat, "domain": domain})


def keeps(pick: int, letter: str) -> Fact:
    """The player has kept a card of a Domain in a pick of the draft, from 1."""
    return Happened(events=("kept",), like={"cards": letter}, place=pick - 1)


def keeps_other_than(pick: int, letter: str) -> Fact:
    """The player has kept a card of another Domain in a pick of the draft, from 1."""
    return Happened(events=("kept",), unlike={"cards": letter}, place=pick - 1)


def reveals(letter: str) -> Fact:
    """The player's last card of the draft, of a Domain, lies in the centre."""
    return Happened(events=("revealed",), like={"card": letter})


def claims(letter: str) -> Fact:
    """The player has taken a card of a Domain from the centre."""
    return Happened(events=("claimed",), like={"card": letter})


def claims_other_than(letter: str) -> Fact:
    """The player has taken a card of another Domain from the centre."""
    return Happened(events=("claimed",), unlike={"card": letter})


def seizes(seat: int) -> Fact:
    """The player has taken the hand of a seat by Inquisition."""
    return Happened(events=("seized",), like={"source": seat})


def seizes_other_than(seat: int) -> Fact:
    """The player has taken another hand by Inquisition."""
    return Happened(events=("seized",), unlike={"source": seat})


def gives(letter: str) -> Fact:
    """The player has given a card of a Domain back by Inquisition."""
    return Happened(events=("gave",), like={"cards": letter})


def strikes(seat: int) -> Fact:
    """A seat has lost a card to an Attack."""
    return Happened(events=("struck",), seat=seat)


def ends_turn(seat: int = PLAYER) -> Fact:
    """The turn of a seat is over."""
    return Happened(events=("turn-ended",), seat=seat)


def is_round_over(players: int) -> Fact:
    """All have had a turn, and nobody has won."""
    return Without(every(*map(ends_turn, range(players))), Over())


def wins(*partners: int) -> Fact:
    """The player's side alone has won."""
    return Won((PLAYER, *partners))


def is_lost(*partners: int) -> Fact:
    """The game is over, and others have won or share the victory."""
    return Without(Over(), wins(*partners))


def every(*facts: Fact) -> Fact:
    """All of these are true."""
    return Every(facts)


def without(one: Fact, other: Fact) -> Fact:
    """One thing is true, another is not."""
    return Without(one, other)
