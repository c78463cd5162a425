"""The shape of a view. Another player's hand is only numbers and known cards; no field could hold a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

import msgspec

from impera.notation.cards import CardCode, DomainName, EffectKind, EffectName
from impera.notation.decisions import DecisionText, QuestionName
from impera.notation.options import Options
from impera.notation.outcome import Outcome
from impera.notation.plain import Plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.pictures import Theme

VERSION = 1

GIVEN = "given"
"""Marks what the facts of a view or an event do not have: whoever reads them has it."""

Why = Literal[
    "not-your-turn",
    "play-first",
    "resolve-first",
    "spent",
    "too-few-of-domain",
    "too-few-in-hand",
    "too-few-playable",
    "too-few-in-area",
    "too-few-in-pile",
    "no-place",
    "not-leading-culture",
    "nothing-to-copy",
    "game-over",
]
WHY_NAMES: tuple[Why, ...] = get_args(Why)

Binds = Literal["this", "next"]
BINDS_NAMES: tuple[Binds, ...] = get_args(Binds)


class ViewPart(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a view."""


class Block(ViewPart, frozen=True):
    """An embargo on a Domain: its marker cards, and the turn in which that player may not play there (R-EMB-03)."""

    cards: tuple[CardCode, ...]
    turn: Binds


class OneMore(ViewPart, frozen=True):
    """A Domain of the viewer as it would be with one more card."""

    count: int
    next_effect: EffectName | None
    to_next: int


class DomainView(ViewPart, frozen=True):
    """One Domain of one player: what it has, and what it still needs."""

    domain: DomainName
    cards: tuple[CardCode, ...]
    count: int
    level: int
    """The highest level the count allows: 0, 1 or 2; always 0 for Culture."""
    to_level1: int | None
    """How many more cards for level 1; 0 when reached, None for Culture."""
    to_level2: int | None
    hegemony: int
    """The count that wins here, democracy markers included (R-DEM-02)."""
    to_hegemony: int
    scores: bool
    """Whether the player, or the player's team, would score its point by majority now (R-MAJ-01, R-TEAM-04)."""
    democracy: int
    embargo: tuple[Block, ...]
    next_effect: EffectName | None = None
    """The effect that the fewest more cards open; None if the count opens all. Views of 0.1.0 do not have it."""
    to_next: int = 0
    """How many more cards that effect needs; 0 if there is none."""
    one_more: OneMore | None = None
    """The viewer's own Domains with one more card; None for others. Views of 0.1.0 do not have it."""


class SeatView(ViewPart, frozen=True, kw_only=True):
    """One player as the viewer sees them."""

    seat: int
    hand: Annotated[int, Plain("hand_n")]
    hand_ages: tuple[int, ...]
    """Hand cards by Age, printed on their backs (R-INFO-02)."""
    known: tuple[CardCode, ...]
    """Hand cards the viewer is sure of; for the viewer's own seat the whole hand."""
    area: int
    domains: tuple[DomainView, ...]
    leads_culture: bool
    packet: int = 0
    """Draft: cards in the packet this player looks at."""


class DeckView(ViewPart, frozen=True):
    """The deck: its size and Ages are public, and what the viewer can be sure of beyond that."""

    size: int
    ages: tuple[int, ...]
    next_age: int | None
    unseen: dict[CardCode, int]
    """Cards the viewer does not know of, by code: they are in the deck, in hands, in packets or in the box."""
    certain: dict[CardCode, int]
    """Of those, how many must be in the deck, because they have no other place to be."""
    possible: dict[CardCode, int]
    """Of those, how many can be in the deck at most."""


class CoinView(ViewPart, frozen=True):
    """The Culture coin when it is out (R-COIN-01)."""

    by: int
    seat: int
    domain: DomainName


class Copied(ViewPart, frozen=True):
    """What Inspiration copied this turn, and from whom."""

    effect: EffectName
    seat: int


class EffectView(ViewPart, frozen=True):
    """One of the sixteen effects for the viewer: open now or not, and why not."""

    effect: EffectName
    domain: DomainName
    kind: EffectKind
    needs: int | None
    """Cards of the Domain it needs; None for Inspiration."""
    has: int
    available: bool
    why: Why | None
    used: bool
    copy_from: tuple[int, ...] = ()
    """Seats from which it can be copied now."""
    to_open: int = 0
    """How many more cards of the Domain it needs; 0 when there are enough. Views of 0.1.0 do not have it."""
    cards: int = 1
    """How many cards it acts on, where it acts on cards one by one: as many as its level. Views of 0.1.0 do not say."""


class Question(ViewPart, frozen=True):
    """What is asked now, of whom, for which effect, and how many such answers are still to come."""

    seat: int
    ask: QuestionName
    effect: EffectName | None
    need: int
    plays: int
    """Cards that will be played after these answers (Development, Monopoly, Experiment, Research)."""
    target: int | None
    """Whose hand an Inquisition took."""
    cost: CardCode | None
    """The card that Embargo or Democracy is about to lay."""


class Draft(ViewPart, frozen=True):
    """The draft: which pick it is, the viewer's packet, and the centre."""

    pick: int
    packet: tuple[CardCode, ...]
    centre: tuple[CardCode, ...]
    passed: tuple[tuple[CardCode, ...], ...]
    """The cards the viewer has passed on in each pick; later holders have them, or the centre."""
    packet_ages: tuple[tuple[int, ...], ...]
    """By seat, of the packet that player looks at: the cards the viewer has never seen, by Age (R-INFO-02)."""
    kept_ages: tuple[tuple[int, ...], ...]
    """By seat: the Age on the back of each card kept so far, in the order of the picks."""


class View(ViewPart, frozen=True, kw_only=True):
    """Everything a viewer may see and know, and the legal decisions if the viewer decides."""

    version: Annotated[int, GIVEN]
    seat: int | None
    """Whose view it is; None for a spectator."""
    options: Annotated[Options, GIVEN]
    level1: int
    """Cards of a Domain that its level 1 needs (R-PARAM-01)."""
    level2: int
    hegemony: int
    """Cards of a Domain that win, where no democracy marker lies."""
    first: Annotated[int, Plain("first")]
    active: Annotated[int, Plain("seat")]
    """Whose turn it is; in the draft, who decides; after the game, who had the last turn."""
    turn: Annotated[int, Plain("turn")]
    skipped: Annotated[bool, Plain("skipped")]
    """Whether step 1 of this turn was skipped: nothing in the active player's hand was playable (R-TURN-04)."""
    question: Question | None
    legal: tuple[DecisionText, ...]
    hand: tuple[CardCode, ...]
    blocked: tuple[DomainName, ...]
    """Domains the active player may not play this turn."""
    hand_size: int
    """The active player's hand size in step 3 of this turn (R-TURN-06)."""
    seats: tuple[SeatView, ...]
    deck: DeckView
    box: int
    """Cards that are out of the game, unseen by all."""
    discard: tuple[CardCode, ...]
    coin: CoinView | None
    effects: tuple[EffectView, ...]
    """All sixteen for the viewer's seat; none for a spectator."""
    used: tuple[EffectName, ...]
    """Effects applied this turn by the active player."""
    copied: Copied | None
    last_round: int | None
    """Who drew the last card of the deck; None before."""
    draft: Draft | None
    outcome: Outcome | None
    last_turns: tuple[int, ...] = ()
    """Who has a turn after this one in the last round, in order (R-LAST-03); empty before it and after the game.

    Views of 0.1.0 do not have it.
    """
    draws: int = 0
    """How many cards the active player would draw if the turn ended now (R-TURN-06); 0 before and after all turns.

    Views of 0.1.0 do not have it.
    """
    winning_sides: int = 0
    """How many sides won: they share the victory equally (R-TIE-03, R-TEAM-05); 0 while the game runs.

    Views of 0.1.0 do not have it.
    """

    def to_json(self) -> dict[str, Any]:
        """The view as JSON-able data."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return data

    @classmethod
    def from_json(cls, data: Any) -> View:
        """The view from the output of `to_json`."""
        return msgspec.convert(data, cls)

    def svg(self, *, names: Sequence[str] = (), language: str = "en", theme: Theme = "auto") -> str:
        """What the viewer sees as a picture: an SVG document with an alternative text in the language.

        The theme `auto` is light or dark as the reader's system is.
        """
        from impera.pictures import picture  # noqa: PLC0415 - a view that nobody draws needs no art

        return picture(self, names=names, language=language, theme=theme)

    def __str__(self) -> str:
        """The table as text, in English."""
        from impera.pictures import text  # noqa: PLC0415 - a view that nobody reads needs no words

        return text(self)

    def _repr_html_(self) -> str:
        """The picture, for notebooks."""
        from impera.pictures import image  # noqa: PLC0415 - a view that nobody draws needs no art

        return image(self.svg(), str(self))
