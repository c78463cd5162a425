"""Readers of facts, from the declarations of views and events. Written by `make generate`; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_KIND_NAMES, EFFECT_NAMES
from impera.notation.decisions import QUESTION_NAMES, TEXTS
from impera.notation.outcome import REASON_NAMES, Outcome
from impera.rules.events import GAME_OVER
from impera.views import events, view
from impera.views.view import BINDS_NAMES, WHY_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.notation.options import Options

    Numbers = Callable[[], int]


def read_question(n: Numbers) -> view.Question:
    """What is asked now, of whom, for which effect, and how many such answers are still to come."""
    return view.Question(
        seat=n(),
        ask=QUESTION_NAMES[n()],
        effect=None if (number := n()) < 0 else EFFECT_NAMES[number],
        need=n(),
        plays=n(),
        target=None if (number := n()) < 0 else number,
        cost=None if (number := n()) < 0 else CARD_CODES[number],
    )


def read_block(n: Numbers) -> view.Block:
    """An embargo on a Domain: its marker cards, and the turn in which that player may not play there (R-EMB-03)."""
    return view.Block(
        cards=tuple([CARD_CODES[n()] for _ in range(n())]),
        turn=BINDS_NAMES[n()],
    )


def read_one_more(n: Numbers) -> view.OneMore:
    """A Domain of the viewer as it would be with one more card."""
    return view.OneMore(
        count=n(),
        next_effect=None if (number := n()) < 0 else EFFECT_NAMES[number],
        to_next=n(),
    )


def read_domain_view(n: Numbers) -> view.DomainView:
    """One Domain of one player: what it has, and what it still needs."""
    return view.DomainView(
        domain=DOMAIN_NAMES[n()],
        cards=tuple([CARD_CODES[n()] for _ in range(n())]),
        count=n(),
        level=n(),
        to_level1=None if (number := n()) < 0 else number,
        to_level2=None if (number := n()) < 0 else number,
        hegemony=n(),
        to_hegemony=n(),
        scores=n() == 1,
        democracy=n(),
        embargo=tuple([read_block(n) for _ in range(n())]),
        next_effect=None if (number := n()) < 0 else EFFECT_NAMES[number],
        to_next=n(),
        one_more=read_one_more(n) if n() else None,
    )


def read_seat_view(n: Numbers) -> view.SeatView:
    """One player as the viewer sees them."""
    return view.SeatView(
        seat=n(),
        hand=n(),
        hand_ages=tuple([n() for _ in range(n())]),
        known=tuple([CARD_CODES[n()] for _ in range(n())]),
        area=n(),
        domains=tuple([read_domain_view(n) for _ in range(n())]),
        leads_culture=n() == 1,
        packet=n(),
    )


def read_deck_view(n: Numbers) -> view.DeckView:
    """The deck: its size and Ages are public, and what the viewer can be sure of beyond that."""
    return view.DeckView(
        size=n(),
        ages=tuple([n() for _ in range(n())]),
        next_age=None if (number := n()) < 0 else number,
        unseen={CARD_CODES[n()]: n() for _ in range(n())},
        certain={CARD_CODES[n()]: n() for _ in range(n())},
        possible={CARD_CODES[n()]: n() for _ in range(n())},
    )


def read_coin_view(n: Numbers) -> view.CoinView:
    """The Culture coin when it is out (R-COIN-01)."""
    return view.CoinView(
        by=n(),
        seat=n(),
        domain=DOMAIN_NAMES[n()],
    )


def read_effect_view(n: Numbers) -> view.EffectView:
    """One of the sixteen effects for the viewer: open now or not, and why not."""
    return view.EffectView(
        effect=EFFECT_NAMES[n()],
        domain=DOMAIN_NAMES[n()],
        kind=EFFECT_KIND_NAMES[n()],
        needs=None if (number := n()) < 0 else number,
        has=n(),
        available=n() == 1,
        why=None if (number := n()) < 0 else WHY_NAMES[number],
        used=n() == 1,
        copy_from=tuple([n() for _ in range(n())]),
        to_open=n(),
        cards=n(),
    )


def read_copied(n: Numbers) -> view.Copied:
    """What Inspiration copied this turn, and from whom."""
    return view.Copied(
        effect=EFFECT_NAMES[n()],
        seat=n(),
    )


def read_draft(n: Numbers) -> view.Draft:
    """The draft: which pick it is, the viewer's packet, and the centre."""
    return view.Draft(
        pick=n(),
        packet=tuple([CARD_CODES[n()] for _ in range(n())]),
        centre=tuple([CARD_CODES[n()] for _ in range(n())]),
        passed=tuple([tuple([CARD_CODES[n()] for _ in range(n())]) for _ in range(n())]),
        packet_ages=tuple([tuple([n() for _ in range(n())]) for _ in range(n())]),
        kept_ages=tuple([tuple([n() for _ in range(n())]) for _ in range(n())]),
    )


def read_outcome(n: Numbers) -> Outcome:
    """Why a game ended and who won."""
    return Outcome(
        reason=REASON_NAMES[n()],
        winners=tuple([n() for _ in range(n())]),
        points=tuple([n() for _ in range(n())]),
        domain=None if (number := n()) < 0 else DOMAIN_NAMES[number],
    )


def read_view(n: Numbers, version: int, options: Options) -> view.View:
    """Everything a viewer may see and know, and the legal decisions if the viewer decides."""
    return view.View(
        version=version,
        seat=None if (number := n()) < 0 else number,
        options=options,
        level1=n(),
        level2=n(),
        hegemony=n(),
        first=n(),
        active=n(),
        turn=n(),
        skipped=n() == 1,
        question=read_question(n) if n() else None,
        legal=tuple([TEXTS[n()] for _ in range(n())]),
        hand=tuple([CARD_CODES[n()] for _ in range(n())]),
        blocked=tuple([DOMAIN_NAMES[n()] for _ in range(n())]),
        hand_size=n(),
        seats=tuple([read_seat_view(n) for _ in range(n())]),
        deck=read_deck_view(n),
        box=n(),
        discard=tuple([CARD_CODES[n()] for _ in range(n())]),
        coin=read_coin_view(n) if n() else None,
        effects=tuple([read_effect_view(n) for _ in range(n())]),
        used=tuple([EFFECT_NAMES[n()] for _ in range(n())]),
        copied=read_copied(n) if n() else None,
        last_round=None if (number := n()) < 0 else number,
        draft=read_draft(n) if n() else None,
        outcome=read_outcome(n) if n() else None,
        last_turns=tuple([n() for _ in range(n())]),
        draws=n(),
        winning_sides=n(),
    )


def read_dealt_event(n: Numbers) -> events.Dealt:
    """Cards were dealt to a hand, or in the draft as a packet."""
    return events.Dealt(
        seat=n(),
        ages=tuple([n() for _ in range(n())]),
        cards=None if (number := n()) < 0 else tuple([CARD_CODES[n()] for _ in range(number)]),
    )


def read_kept_event(n: Numbers) -> events.Kept:
    """Draft: a card was kept."""
    return events.Kept(
        seat=n(),
        ages=tuple([n() for _ in range(n())]),
        cards=None if (number := n()) < 0 else tuple([CARD_CODES[n()] for _ in range(number)]),
    )


def read_passed_event(n: Numbers) -> events.Passed:
    """Draft: all packets were passed to the left; the pick that begins, from 2."""
    return events.Passed(
        seat=n(),
        pick=n(),
    )


def read_revealed_event(n: Numbers) -> events.Revealed:
    """Draft: a player's last card lies in the centre."""
    return events.Revealed(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_claimed_event(n: Numbers) -> events.Claimed:
    """Draft: a card of the centre was taken into the play area."""
    return events.Claimed(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_turn_began_event(n: Numbers) -> events.TurnBegan:
    """A turn begins; turns are numbered from 1."""
    return events.TurnBegan(
        seat=n(),
        turn=n(),
    )


def read_step_skipped_event(n: Numbers) -> events.StepSkipped:
    """Step 1 is skipped: no hand card is playable (R-TURN-04)."""
    return events.StepSkipped(
        seat=n(),
    )


def read_played_event(n: Numbers) -> events.Played:
    """A card was played, in step 1 or by an effect."""
    return events.Played(
        seat=n(),
        card=CARD_CODES[n()],
        effect=None if (number := n()) < 0 else EFFECT_NAMES[number],
    )


def read_used_event(n: Numbers) -> events.Used:
    """A player began one of their own effects."""
    return events.Used(
        seat=n(),
        effect=EFFECT_NAMES[n()],
    )


def read_copied_event(n: Numbers) -> events.Copied:
    """An effect was begun by Inspiration."""
    return events.Copied(
        seat=n(),
        effect=EFFECT_NAMES[n()],
        source=n(),
    )


def read_paid_event(n: Numbers) -> events.Paid:
    """The cost of a discard effect went to the discard pile."""
    return events.Paid(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_discarded_event(n: Numbers) -> events.Discarded:
    """A hand card went to the discard pile."""
    return events.Discarded(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_scrapped_event(n: Numbers) -> events.Scrapped:
    """A card of the player's own play area went to the discard pile."""
    return events.Scrapped(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_struck_event(n: Numbers) -> events.Struck:
    """A card of the play area was lost to another player's Attack."""
    return events.Struck(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_took_back_event(n: Numbers) -> events.TookBack:
    """A card of the play area came to hand."""
    return events.TookBack(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_recovered_event(n: Numbers) -> events.Recovered:
    """A card of the discard pile came to hand."""
    return events.Recovered(
        seat=n(),
        card=CARD_CODES[n()],
    )


def read_drew_event(n: Numbers) -> events.Drew:
    """Cards were drawn."""
    return events.Drew(
        seat=n(),
        ages=tuple([n() for _ in range(n())]),
        cards=None if (number := n()) < 0 else tuple([CARD_CODES[n()] for _ in range(number)]),
    )


def read_seized_event(n: Numbers) -> events.Seized:
    """Inquisition: all hand cards of `source` were taken."""
    return events.Seized(
        seat=n(),
        ages=tuple([n() for _ in range(n())]),
        cards=None if (number := n()) < 0 else tuple([CARD_CODES[n()] for _ in range(number)]),
        source=n(),
    )


def read_gave_event(n: Numbers) -> events.Gave:
    """Inquisition: a card was given back to `target`."""
    return events.Gave(
        seat=n(),
        ages=tuple([n() for _ in range(n())]),
        cards=None if (number := n()) < 0 else tuple([CARD_CODES[n()] for _ in range(number)]),
        target=n(),
    )


def read_embargo_laid_event(n: Numbers) -> events.EmbargoLaid:
    """An embargo marker was laid."""
    return events.EmbargoLaid(
        seat=n(),
        card=CARD_CODES[n()],
        target=n(),
        domain=DOMAIN_NAMES[n()],
    )


def read_democracy_laid_event(n: Numbers) -> events.DemocracyLaid:
    """A democracy marker was laid."""
    return events.DemocracyLaid(
        seat=n(),
        card=CARD_CODES[n()],
        target=n(),
        domain=DOMAIN_NAMES[n()],
    )


def read_embargo_expired_event(n: Numbers) -> events.EmbargoExpired:
    """An embargo marker went to the discard pile."""
    return events.EmbargoExpired(
        seat=n(),
        card=CARD_CODES[n()],
        domain=DOMAIN_NAMES[n()],
    )


def read_hand_size_set_event(n: Numbers) -> events.HandSizeSet:
    """The hand size of this turn was set."""
    return events.HandSizeSet(
        seat=n(),
        size=n(),
    )


def read_coin_laid_event(n: Numbers) -> events.CoinLaid:
    """The Culture coin was laid by a Domain of `source`."""
    return events.CoinLaid(
        seat=n(),
        source=n(),
        domain=DOMAIN_NAMES[n()],
    )


def read_coin_returned_event(n: Numbers) -> events.CoinReturned:
    """The Culture coin went back to the supply."""
    return events.CoinReturned(
        seat=n(),
    )


def read_last_round_event(n: Numbers) -> events.LastRound:
    """The last card of the deck was drawn."""
    return events.LastRound(
        seat=n(),
    )


def read_turn_ended_event(n: Numbers) -> events.TurnEnded:
    """A turn ended."""
    return events.TurnEnded(
        seat=n(),
    )


def read_game_over_event(n: Numbers, outcome: Outcome) -> events.GameOver:
    """The game is over."""
    return events.GameOver(
        seat=n(),
        outcome=outcome,
    )


_OF_EVENTS: dict[int, Callable[[Numbers], events.Event]] = {
    0: read_dealt_event,
    1: read_kept_event,
    2: read_passed_event,
    3: read_revealed_event,
    4: read_claimed_event,
    5: read_turn_began_event,
    6: read_step_skipped_event,
    7: read_played_event,
    8: read_used_event,
    9: read_copied_event,
    10: read_paid_event,
    11: read_discarded_event,
    12: read_scrapped_event,
    13: read_struck_event,
    14: read_took_back_event,
    15: read_recovered_event,
    16: read_drew_event,
    17: read_seized_event,
    18: read_gave_event,
    19: read_embargo_laid_event,
    20: read_democracy_laid_event,
    21: read_embargo_expired_event,
    22: read_hand_size_set_event,
    23: read_coin_laid_event,
    24: read_coin_returned_event,
    25: read_last_round_event,
    26: read_turn_ended_event,
}


def read_event(n: Numbers, outcome: Outcome | None) -> events.Event:
    """Any event; `outcome` is how the game ended, if it did."""
    what = n()
    if what == GAME_OVER and outcome is not None:
        return read_game_over_event(n, outcome)
    return _OF_EVENTS[what](n)
