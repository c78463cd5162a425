"""Chapter 1.7, effects in general: which are open, and how one begins, continues and ends."""

from impera.rules.cards import ECONOMY, MILITARY, RELIGION, SCIENCE, UTOPIA
from impera.rules.culture import lay_coin, leads_culture, return_coin_unled
from impera.rules.decisions import (
    ATTACK,
    COPY,
    DEMOCRACY,
    DISCARD_AREA,
    EMBARGO,
    END_SET,
    INQUISITION,
    INSPIRATION,
    MENU,
    NO_EFFECT,
    PERMANENT,
    PERMANENT_SET,
    PLAY,
    PLAY_MORE,
    TAKE_AREA,
    domain_of_row,
)
from impera.rules.economy import begin_economy, begin_marker, completable_economy, completable_markers
from impera.rules.events import COPIED, PAID, USED, tell
from impera.rules.military import begin_attack, begin_military, completable_military
from impera.rules.religion import COMPLETABLE_RELIGION, begin_inquisition, begin_religion
from impera.rules.science import (
    begin_breakthrough,
    begin_science,
    completable_science,
    playable_in_area,
    playable_in_hand,
)
from impera.rules.utopia import begin_utopia, completable_utopia
from impera.rules.zones import area_take_oldest, pile_put


def completable(s, seat):
    """The effects whose every number the active seat can meet (R-EFF-07), as each chapter says, as menu bits."""
    return (
        COMPLETABLE_RELIGION
        | completable_military(s, seat)
        | completable_economy(s, seat)
        | completable_markers(s, seat)
        | completable_science(s, seat)
        | completable_utopia(s)
    )


def menu(s):
    """What the active seat may do in step 2 (R-TURN-05), as menu bits: own effects, copies, and to stop.

    An own effect needs the counts (R-EFF-03, R-EFF-05), a free slot (R-EFF-02, R-EFF-04) and to be completable. A copy
    needs the lead in Culture, a free Culture slot, a source whose counts allow it, and a free slot and to be
    completable too (R-CUL-01 .. R-CUL-04).
    """
    seat = s.seat
    able = completable(s, seat)
    word = END_SET | (s.allows[seat] & able & ~s.spent)
    if not (s.spent >> INSPIRATION) & 1 and leads_culture(s, seat):
        copyable = able & PERMANENT_SET & ~closed_to_copies(s)
        if not s.copy_owned:  # D-16
            copyable &= ~s.allows[seat]
        for other in range(s.players):
            if other != seat:
                word |= (s.allows[other] & copyable) << (COPY + PERMANENT * other)
    return word


def closed_to_copies(s):
    """The permanent effects that may not be copied any more in this turn, as menu bits.

    Own effects have used the slots of their Domains (R-CUL-04); with `copy_slot: effect` only their own (D-16).
    """
    if s.copy_by_effect:
        return s.applied
    return s.spent


def spend_own(s, effect):
    """The slots that an own effect uses: both levels of its Domain, or the discard effect (R-EFF-02, R-EFF-04)."""
    if effect >= PERMANENT:
        s.spent |= 1 << effect
    else:
        s.spent |= 3 << (effect & ~1)


def spend_copied(s, effect):
    """The slots that a copy uses: Culture's and the Domain's (R-CUL-04), or with `copy_slot: effect` its own (D-16)."""
    s.spent |= 1 << INSPIRATION
    if s.copy_by_effect:
        s.spent |= 1 << effect
    else:
        s.spent |= 3 << (effect & ~1)


def use_effect(s, effect):
    """The active seat begins an effect of its own; the cost of a discard effect is paid at once (R-EFF-05)."""
    s.applied |= 1 << effect
    spend_own(s, effect)
    tell(s, USED, s.seat, effect, 0)
    if effect >= PERMANENT:
        begin_discard_effect(s, effect)
    else:
        begin_permanent_effect(s, effect)


def copy_effect(s, effect, source):
    """Inspiration: the active seat begins an effect that `source` could apply (R-CUL-02 .. R-CUL-05)."""
    s.applied |= 1 << INSPIRATION
    spend_copied(s, effect)
    s.copied = effect
    s.copied_from = source
    tell(s, COPIED, s.seat, effect, source)
    lay_coin(s, s.seat, source, domain_of_row(effect >> 1))
    begin_permanent_effect(s, effect)


def begin_permanent_effect(s, effect):
    """A level of a Domain, own or copied, begins."""
    level = (effect & 1) + 1
    domain = domain_of_row(effect >> 1)
    s.effect = effect
    if domain == MILITARY:
        begin_military(s, level)
    elif domain == RELIGION:
        begin_religion(s, level)
        finish_effect(s)
    elif domain == ECONOMY:
        begin_economy(s, level)
    elif domain == SCIENCE:
        begin_science(s, level)
    elif domain == UTOPIA:
        begin_utopia(s, level)


def begin_discard_effect(s, effect):
    """A discard effect begins: one faceup card of its Domain is paid (R-EFF-05)."""
    seat = s.seat
    s.effect = effect
    cost = area_take_oldest(s, seat, domain_of_row(effect - PERMANENT))
    if effect == EMBARGO or effect == DEMOCRACY:
        s.cost = cost
        begin_marker(s)
    else:
        pile_put(s, cost)
        tell(s, PAID, seat, cost, 0)
        if effect == ATTACK:
            begin_attack(s)
        elif effect == INQUISITION:
            begin_inquisition(s)
        else:
            begin_breakthrough(s, seat)
            if s.need == 0:
                finish_effect(s)


def answered(s):
    """One more answer to the question is in; after the last one the plays follow, or the effect is complete."""
    s.need -= 1
    if s.need <= 0:
        if s.plays > 0:
            s.need = s.plays
            s.plays = 0
            s.ask = PLAY_MORE
        else:
            finish_effect(s)


def finish_effect(s):
    """The effect is completely resolved; the menu is open again (R-TURN-05) and the coin is tested (R-COIN-03)."""
    s.need = 0
    s.effect = NO_EFFECT
    return_coin_unled(s)
    s.ask = MENU


def can_go_on(s):
    """Whether the seat that decides can answer, and complete the effect being resolved, with the hand it has.

    In a real game it always can. But a search that does not see that hand must reject impossible ones.
    """
    seat = s.seat
    if s.ask == PLAY or s.ask == PLAY_MORE:
        return playable_in_hand(s, seat) >= max(1, s.need)
    if s.ask == DISCARD_AREA:
        return playable_in_hand(s, seat) >= s.plays
    if s.ask == TAKE_AREA:
        return playable_in_hand(s, seat) + min(s.need, playable_in_area(s, seat)) >= s.plays
    if s.skipped and s.applied == 0:  # R-TURN-04: nothing was playable, and nothing has come to hand since
        return playable_in_hand(s, seat) == 0
    return True
