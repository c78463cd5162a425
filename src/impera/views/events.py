"""What happened, as each viewer is told.

The rules log everything (`impera.rules.events`). `events_for` turns that into what one viewer may know: cards hidden
from that viewer are None, and only numbers by Age remain, which are printed on the backs (R-INFO-02, A-60).
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Literal, Union

import msgspec

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES, counts_by_age
from impera.notation.outcome import Outcome
from impera.notation.tags import tag_of
from impera.rules import events as told_by_rules
from impera.rules.cards import DOMAINS
from impera.rules.decisions import NO_EFFECT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Fact = tuple[int, int, int, int]

EVERYTHING: Literal["everything"] = "everything"
Viewer = int | None | Literal["everything"]


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=tag_of):
    """Base of all events; `seat` is the one that acts or that it happens to."""

    seat: int


class HiddenCards(Event, frozen=True):
    """Base of events with cards that some viewers do not see: `cards` is None for them, `ages` is for all."""

    ages: tuple[int, ...]
    cards: tuple[str, ...] | None

    def is_seen_by(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the cards."""
        return viewer in (EVERYTHING, self.seat)


class OpenCard(Event, frozen=True):
    """Base of events with one card that everyone sees."""

    card: str


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

    effect: str | None


class Used(Event, frozen=True):
    """A player began one of their own effects."""

    effect: str


class Copied(Event, frozen=True):
    """An effect was begun by Inspiration."""

    effect: str
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

    def is_seen_by(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the cards: both seats do."""
        return viewer in (EVERYTHING, self.seat, self.source)


class Gave(HiddenCards, frozen=True):
    """Inquisition: a card was given back to `target`."""

    target: int

    def is_seen_by(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the card: both seats do."""
        return viewer in (EVERYTHING, self.seat, self.target)


class EmbargoLaid(OpenCard, frozen=True):
    """An embargo marker was laid."""

    target: int
    domain: str


class DemocracyLaid(OpenCard, frozen=True):
    """A democracy marker was laid."""

    target: int
    domain: str


class EmbargoExpired(OpenCard, frozen=True):
    """An embargo marker went to the discard pile."""

    domain: str


class HandSizeSet(Event, frozen=True):
    """The hand size of this turn was set."""

    size: int


class CoinLaid(Event, frozen=True):
    """The Culture coin was laid by a Domain of `source`."""

    source: int
    domain: str


class CoinReturned(Event, frozen=True):
    """The Culture coin went back to the supply."""


class LastRound(Event, frozen=True):
    """The last card of the deck was drawn."""


class TurnEnded(Event, frozen=True):
    """A turn ended."""


class GameOver(Event, frozen=True):
    """The game is over."""

    outcome: Outcome


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


def _place(place: int) -> tuple[int, str]:
    seat, domain = divmod(place, DOMAINS)
    return seat, DOMAIN_NAMES[domain]


# Entirely public events, from (seat, first, second).
_PUBLIC: dict[int, Callable[[int, int, int], Event]] = {
    told_by_rules.PASSED: lambda seat, pick, _: Passed(seat, pick + 1),
    told_by_rules.REVEALED: lambda seat, kind, _: Revealed(seat, CARD_CODES[kind]),
    told_by_rules.CLAIMED: lambda seat, kind, _: Claimed(seat, CARD_CODES[kind]),
    told_by_rules.TURN_BEGAN: lambda seat, turn, _: TurnBegan(seat, turn),
    told_by_rules.STEP_SKIPPED: lambda seat, _, __: StepSkipped(seat),
    told_by_rules.PLAYED: lambda seat, kind, effect: Played(
        seat, CARD_CODES[kind], None if effect == NO_EFFECT else EFFECT_NAMES[effect]
    ),
    told_by_rules.USED: lambda seat, effect, _: Used(seat, EFFECT_NAMES[effect]),
    told_by_rules.COPIED: lambda seat, effect, source: Copied(seat, EFFECT_NAMES[effect], source),
    told_by_rules.PAID: lambda seat, kind, _: Paid(seat, CARD_CODES[kind]),
    told_by_rules.DISCARDED: lambda seat, kind, _: Discarded(seat, CARD_CODES[kind]),
    told_by_rules.SCRAPPED: lambda seat, kind, _: Scrapped(seat, CARD_CODES[kind]),
    told_by_rules.STRUCK: lambda seat, kind, _: Struck(seat, CARD_CODES[kind]),
    told_by_rules.TOOK_BACK: lambda seat, kind, _: TookBack(seat, CARD_CODES[kind]),
    told_by_rules.RECOVERED: lambda seat, kind, _: Recovered(seat, CARD_CODES[kind]),
    told_by_rules.EMBARGO_LAID: lambda seat, kind, place: EmbargoLaid(seat, CARD_CODES[kind], *_place(place)),
    told_by_rules.DEMOCRACY_LAID: lambda seat, kind, place: DemocracyLaid(seat, CARD_CODES[kind], *_place(place)),
    told_by_rules.EMBARGO_EXPIRED: lambda seat, kind, domain: EmbargoExpired(
        seat, CARD_CODES[kind], DOMAIN_NAMES[domain]
    ),
    told_by_rules.HAND_SIZE_SET: lambda seat, size, _: HandSizeSet(seat, size),
    told_by_rules.COIN_LAID: lambda seat, place, _: CoinLaid(seat, *_place(place)),
    told_by_rules.COIN_RETURNED: lambda seat, _, __: CoinReturned(seat),
    told_by_rules.LAST_ROUND: lambda seat, _, __: LastRound(seat),
    told_by_rules.TURN_ENDED: lambda seat, _, __: TurnEnded(seat),
}

# Events with cards that not everyone may see: (class, whether the second number is a seat).
_HIDDEN: dict[int, tuple[Callable[..., HiddenCards], bool]] = {
    told_by_rules.DEALT: (Dealt, False),
    told_by_rules.KEPT: (Kept, False),
    told_by_rules.DREW: (Drew, False),
    told_by_rules.SEIZED: (Seized, True),
    told_by_rules.GAVE: (Gave, True),
}


# Those that come card by card from one decision and are told as one event.
_TOGETHER = (told_by_rules.DEALT, told_by_rules.DREW, told_by_rules.SEIZED)


def events_for(log: Iterable[Fact], viewer: Viewer, outcome: Outcome | None = None) -> tuple[Event, ...]:
    """What a viewer is told of a stretch of the log; `outcome` is how the game ended, if it ended there.

    A viewer of None is a spectator; EVERYTHING is for those who may see the whole truth.
    """
    events: list[Event] = []
    for (what, seat, other), entries in groupby(log, key=_together):
        if what in _TOGETHER:
            events.append(_hidden(what, seat, other, [kind for _, _, kind, _ in entries], viewer))
        elif what in _HIDDEN:
            events.extend(_hidden(what, seat, other, [kind], viewer) for _, _, kind, _ in entries)
        elif what == told_by_rules.GAME_OVER:
            assert outcome is not None  # noqa: S101 - a caller with the end of a game passes its outcome
            events.append(GameOver(seat, outcome))
        else:
            events.extend(_PUBLIC[what](seat, first, second) for _, _, first, second in entries)
    return tuple(events)


def _together(entry: Fact) -> tuple[int, int, int]:
    """Entries with equal keys, in a row, are told as one event."""
    what, seat, _, second = entry
    return what, seat, second if what in _HIDDEN else 0


def _hidden(what: int, seat: int, other: int, kinds: list[int], viewer: Viewer) -> HiddenCards:
    """The cards for those who see them, sorted so that their order reveals nothing; for others, numbers by Age."""
    shape, is_between_two = _HIDDEN[what]
    ages = counts_by_age(kinds)
    event = shape(seat, ages, None, other) if is_between_two else shape(seat, ages, None)
    if not event.is_seen_by(viewer):
        return event
    return msgspec.structs.replace(event, cards=tuple(CARD_CODES[kind] for kind in sorted(kinds)))
