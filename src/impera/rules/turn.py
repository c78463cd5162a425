"""Chapter 1.6: the turn, its three steps and its end."""

from impera.rules.culture import return_coin_unused
from impera.rules.decisions import MENU, NO_EFFECT, PLAY
from impera.rules.embargo import blocked_kinds, expire_embargoes
from impera.rules.events import DREW, LAST_ROUND, PLAYED, STEP_SKIPPED, TURN_BEGAN, TURN_ENDED, tell
from impera.rules.hegemony import check_hegemony
from impera.rules.last_round import is_over_before
from impera.rules.majority import score_majority
from impera.rules.parameters import HAND
from impera.rules.religion import hand_size_at_draw
from impera.rules.state import MAJORITY, NOBODY, RUNNING, TURN_LIMIT
from impera.rules.zones import area_put, deck_take, hand_put, hand_take


def begin_turn(s, seat):
    """A turn begins with step 1, which is skipped when no hand card is playable (R-TURN-02, R-TURN-04)."""
    s.seat = seat
    s.turn += 1
    s.blocked = blocked_kinds(s, seat)
    tell(s, TURN_BEGAN, seat, s.turn, 0)
    if playable_set(s, seat):
        s.ask = PLAY
    else:
        tell(s, STEP_SKIPPED, seat, 0, 0)
        s.skipped = 1
        s.ask = MENU


def playable_set(s, seat):
    """The hand cards whose Domain is not under embargo for the active seat (R-TURN-03, R-EMB-03)."""
    return s.hand_set[seat] & ~s.blocked


def play_card(s, seat, kind):
    """A hand card is laid faceup into the play area, in step 1 or by an effect (R-TURN-03, R-ECO-03)."""
    hand_take(s, seat, kind)
    area_put(s, seat, kind)
    tell(s, PLAYED, seat, kind, s.effect)


def draw_card(s, seat):
    """The top card of the deck comes to a hand; the last one starts the last round (R-TURN-07, R-LAST-01)."""
    kind = deck_take(s)
    hand_put(s, seat, kind)
    tell(s, DREW, seat, kind, 0)
    if s.deck_n == 0:
        s.emptied_by = seat
        tell(s, LAST_ROUND, seat, 0, 0)


def end_turn(s):
    """Step 3, then the end of the turn in the order of R-END-01."""
    seat = s.seat
    size = hand_size_at_draw(s, seat)
    while s.hand_n[seat] < size and s.deck_n > 0:  # R-TURN-06
        draw_card(s, seat)
    if s.embargoed[seat] or s.embargoed_later:
        expire_embargoes(s, seat)
    return_coin_unused(s, seat)
    close_turn(s)
    tell(s, TURN_ENDED, seat, 0, 0)
    check_hegemony(s, seat)
    if s.reason == RUNNING:
        following = (seat + 1) % s.players
        if is_over_before(s, following):
            score_majority(s, MAJORITY)
        elif s.turn >= s.max_turns:  # N-08
            score_majority(s, TURN_LIMIT)
        else:
            begin_turn(s, following)


def close_turn(s):
    """Reset what holds for one turn: slots are free again (R-EFF-02), the hand size is 3 (R-REL-03)."""
    s.spent = 0
    s.applied = 0
    s.copied = NO_EFFECT
    s.copied_from = NOBODY
    s.hand_size = HAND
    s.blocked = 0
    s.skipped = 0
