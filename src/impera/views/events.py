"""What happened, as each viewer is told.

The rules log everything (`impera.rules.events`). A viewer is told what it may know of that
(`impera.views.compiled.telling`): cards hidden from it are None, and only numbers by Age remain, which are printed on
the backs (R-INFO-02, A-60).

Events are declared in the order of `impera.rules.events`. After `seat`, an event's fields are the values that the rules
tell, in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union, get_args, get_type_hints

import msgspec

from impera.notation.cards import CardCode, DomainName, EffectName
from impera.notation.outcome import Outcome
from impera.notation.tags import tag_of
from impera.rules.state import NOBODY
from impera.views.compiled import facts
from impera.views.view import GIVEN

EVERYTHING: Literal["everything"] = "everything"
Viewer = int | None | Literal["everything"]


def number_of(viewer: Viewer) -> int:
    """A viewer as facts number it."""
    if viewer == EVERYTHING:
        return facts.EVERYTHING
    return NOBODY if viewer is None else viewer


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=tag_of):
    """Base of all events; `seat` is the one that acts or that it happens to."""

    seat: int


class HiddenCards(Event, frozen=True):
    """Base of events with cards that some viewers do not see: `cards` is None for them, `ages` is for all."""

    ages: tuple[int, ...]
    cards: tuple[CardCode, ...] | None

    @property
    def other(self) -> int:
        """Who else sees the cards; the same seat if nobody does."""
        return self.seat

    def is_seen_by(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the cards."""
        return bool(facts.sees(number_of(viewer), self.seat, self.other))


class OpenCard(Event, frozen=True):
    """Base of events with one card that everyone sees."""

    card: CardCode


class Dealt(HiddenCards, frozen=True):
    """Cards were dealt to a hand, or in the draft as a packet."""


class Kept(HiddenCards, frozen=True):
    """Draft: a card was kept."""


class Passed(Event, frozen=True):
    """Draft: all packets were passed to the left; the pick that begins, from 2."""

    pick: int


class Revealed(OpenCard, frozen=True):
    """Draft: a player's last card lies in the centre."""


class Claimed(OpenCard, frozen=True):
    """Draft: a card of the centre was taken into the play area."""


class TurnBegan(Event, frozen=True):
    """A turn begins; turns are numbered from 1."""

    turn: int


class StepSkipped(Event, frozen=True):
    """Step 1 is skipped: no hand card is playable (R-TURN-04)."""


class Played(OpenCard, frozen=True):
    """A card was played, in step 1 or by an effect."""

    effect: EffectName | None


class Used(Event, frozen=True):
    """A player began one of their own effects."""

    effect: EffectName


class Copied(Event, frozen=True):
    """An effect was begun by Inspiration."""

    effect: EffectName
    source: int


class Paid(OpenCard, frozen=True):
    """The cost of a discard effect went to the discard pile."""


class Discarded(OpenCard, frozen=True):
    """A hand card went to the discard pile."""


class Scrapped(OpenCard, frozen=True):
    """A card of the player's own play area went to the discard pile."""


class Struck(OpenCard, frozen=True):
    """A card of the play area was lost to another player's Attack."""


class TookBack(OpenCard, frozen=True):
    """A card of the play area came to hand."""


class Recovered(OpenCard, frozen=True):
    """A card of the discard pile came to hand."""


class Drew(HiddenCards, frozen=True):
    """Cards were drawn."""


class Seized(HiddenCards, frozen=True):
    """Inquisition: all hand cards of `source` were taken."""

    source: int

    @property
    def other(self) -> int:
        """Both seats see the cards."""
        return self.source


class Gave(HiddenCards, frozen=True):
    """Inquisition: a card was given back to `target`."""

    target: int

    @property
    def other(self) -> int:
        """Both seats see the card."""
        return self.target


class EmbargoLaid(OpenCard, frozen=True):
    """An embargo marker was laid."""

    target: int
    domain: DomainName


class DemocracyLaid(OpenCard, frozen=True):
    """A democracy marker was laid."""

    target: int
    domain: DomainName


class EmbargoExpired(OpenCard, frozen=True):
    """An embargo marker went to the discard pile."""

    domain: DomainName


class HandSizeSet(Event, frozen=True):
    """The hand size of this turn was set."""

    size: int


class CoinLaid(Event, frozen=True):
    """The Culture coin was laid by a Domain of `source`."""

    source: int
    domain: DomainName


class CoinReturned(Event, frozen=True):
    """The Culture coin went back to the supply."""


class LastRound(Event, frozen=True):
    """The last card of the deck was drawn."""


class TurnEnded(Event, frozen=True):
    """A turn ended."""


class GameOver(Event, frozen=True):
    """The game is over."""

    outcome: Annotated[Outcome, GIVEN]


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in tuple(vars().values())
    if isinstance(kind, type) and Event in kind.__mro__ and not kind.__subclasses__()
)
"""Every kind of event, in the order in which they are declared."""

if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = Union[EVENTS]  # noqa: UP007 - made from the table; a type checker reads the base instead

# Events after which the seat that decided knows something that was hidden from it before.
REVEALING = (Drew, Passed, Revealed, Seized)


def _values(kind: type[Event]) -> int:
    """How many values an event takes from the log: one for each of its own fields, unless facts do not have it."""
    hints = get_type_hints(kind, include_extras=True)
    return sum(GIVEN not in get_args(hint) for hint in hints.values()) - len(Event.__struct_fields__)


VALUES = tuple(_values(kind) for kind in EVENTS)
"""The same for every kind of event, in the order of `impera.rules.events`."""
