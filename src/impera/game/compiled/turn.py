"""A position in the middle of a turn: which effect asks what, and whether it can be completed."""

from impera.game.compiled.hearing import has_no_card, has_no_seat, heard, word_heard
from impera.game.compiled.plain import hear_plain_of_turn
from impera.game.compiled.problems import (
    CANNOT_ASK,
    COPIED_BEFORE,
    COPIED_FROM_ONESELF,
    COPIED_SEAT,
    HAND_SIZE,
    INSPIRATION_USED,
    MARKER,
    MERGED_NOT_HELD,
    NEVER_COPIED,
    NO_ANSWER,
    NO_BYSTANDER,
    NOT_BEGUN,
    NOT_COMPLETABLE,
    NOT_MERGED,
    ONE_ANSWER,
    PLAYS,
    STEP_1,
    TARGET,
    TARGET_ONESELF,
    TARGET_SEAT,
    TOO_FEW_CARDS,
    TOO_MANY_ANSWERS,
    USED_BEFORE,
    refused,
)
from impera.rules.cards import ECONOMY, UTOPIA, domain_of
from impera.rules.decide import legal_word
from impera.rules.decisions import (
    BREAKTHROUGH,
    DEMOCRACY,
    DISCARD_AREA,
    DISCARD_HAND,
    DIVINE_RIGHT,
    EFFECT_TABLE,
    EMBARGO,
    GIVE,
    HOLY_BOOK,
    INSPIRATION,
    MENU,
    NO_EFFECT,
    PERMANENT,
    PLAY,
    PLAY_MORE,
    QUESTIONS,
    TAKE_AREA,
    TAKE_PILE,
)
from impera.rules.effects import can_go_on, closed_to_copies, spend_copied, spend_own
from impera.rules.embargo import blocked_kinds
from impera.rules.knowledge import SPECTATOR
from impera.rules.parameters import HAND
from impera.rules.religion import hand_size_of_level
from impera.rules.science import BREAKTHROUGH_CARDS, playable_in_hand
from impera.rules.state import NOBODY
from impera.rules.turn import begin_turn

# The effects that can be asking each question, as sets.
EFFECTS_ASKING = tuple(
    sum(1 << number for number, effect in enumerate(EFFECT_TABLE) if ask in effect.asks) for ask in range(QUESTIONS)
)


def refuses_turn(n, s, m):
    """What is asked, and what was done in this turn."""
    ask = heard(n)
    s.effect = word_heard(n)
    hear_plain_of_turn(n, s)
    has_target = heard(n)
    if has_target:
        s.target = heard(n)
    s.cost = word_heard(n)
    if ask == PLAY:
        return refuses_step_1(n, s, has_target)
    if (s.effect == NO_EFFECT and ask != MENU) or (s.effect != NO_EFFECT and not (EFFECTS_ASKING[ask] >> s.effect) & 1):
        return refused(n, CANNOT_ASK, s.effect, ask, 0)
    if has_target and has_no_seat(n, s, s.target, TARGET_SEAT):
        return 1
    if s.cost != NOBODY and has_no_card(n, s.cost):
        return 1
    s.turn += 1
    s.blocked = blocked_kinds(s, s.seat)
    if refuses_used(n, s) or (heard(n) and refuses_copied(n, s)):
        return 1
    s.skipped = heard(n)
    size = heard(n)
    s.hand_size = hand_size_applied(s)
    if size != s.hand_size:
        return refused(n, HAND_SIZE, size, s.hand_size, 0)
    s.ask = ask
    return refuses_question(n, s) or refuses_merged(n, s, m)


def refuses_step_1(n, s, has_target):
    """A turn that has only begun says nothing else."""
    is_plain = s.effect == NO_EFFECT and s.need == 0 and s.plays == 0 and not has_target and s.cost == NOBODY
    used = heard(n)
    if used:
        return refused(n, STEP_1, 0, 0, 0)
    copied = heard(n)
    if copied:
        return refused(n, STEP_1, 0, 0, 0)
    skipped = heard(n)
    size = heard(n)
    merged = heard(n)
    if not is_plain or skipped or size != HAND or merged:
        return refused(n, STEP_1, 0, 0, 0)
    begin_turn(s, s.seat)
    return 0


def refuses_used(n, s):
    """The effects that were used in this turn."""
    for _ in range(heard(n)):
        effect = heard(n)
        if effect == INSPIRATION:
            return refused(n, INSPIRATION_USED, 0, 0, 0)
        if (s.spent >> effect) & 1:
            return refused(n, USED_BEFORE, effect, 0, 0)
        s.applied |= 1 << effect
        spend_own(s, effect)
    return 0


def refuses_copied(n, s):
    """The effect that was copied in this turn, and from whom."""
    s.copied = heard(n)
    s.copied_from = heard(n)
    if s.copied >= PERMANENT:
        return refused(n, NEVER_COPIED, s.copied, 0, 0)
    if has_no_seat(n, s, s.copied_from, COPIED_SEAT):
        return 1
    if s.copied_from == s.seat:
        return refused(n, COPIED_FROM_ONESELF, 0, 0, 0)
    if (closed_to_copies(s) >> s.copied) & 1:
        return refused(n, COPIED_BEFORE, s.copied, 0, 0)
    s.applied |= 1 << INSPIRATION
    spend_copied(s, s.copied)
    return 0


def hand_size_applied(s):
    """The hand size that the effects applied this turn have set (R-REL-01, R-REL-02)."""
    if (s.applied >> DIVINE_RIGHT) & 1 or s.copied == DIVINE_RIGHT:
        return hand_size_of_level(2)
    if (s.applied >> HOLY_BOOK) & 1 or s.copied == HOLY_BOOK:
        return hand_size_of_level(1)
    return hand_size_of_level(0)


def refuses_question(n, s):
    """Whether what is asked can be answered, and the effect be completed."""
    if s.effect != NO_EFFECT and not ((s.applied >> s.effect) & 1 or s.copied == s.effect):
        return refused(n, NOT_BEGUN, s.effect, 0, 0)
    paid = NOBODY
    if s.cost != NOBODY:
        paid = domain_of(s.cost)
    if paid != domain_of_marker(s.effect):
        return refused(n, MARKER, s.effect, 0, 0)
    if (s.ask == GIVE) != (s.target != NOBODY):
        return refused(n, TARGET, 0, 0, 0)
    if s.target == s.seat:
        return refused(n, TARGET_ONESELF, 0, 0, 0)
    if refuses_numbers(n, s):
        return 1
    if not can_go_on(s):
        return refused(n, NOT_COMPLETABLE, s.ask, 0, 0)
    return 0


def domain_of_marker(effect):
    """The Domain of the card that an effect lays as a marker; NOBODY if it lays none."""
    if effect == EMBARGO:
        return ECONOMY
    if effect == DEMOCRACY:
        return UTOPIA
    return NOBODY


def refuses_numbers(n, s):
    """How many answers and plays are still to come."""
    cards = cards_to_answer(s)
    most = most_answers(s)
    if cards == NOBODY:
        if s.need or s.plays:
            return refused(n, ONE_ANSWER, s.ask, 0, 0)
        if not legal_word(s):
            return refused(n, NO_ANSWER, s.ask, 0, 0)
    elif s.need < 1 or s.need > cards:
        return refused(n, TOO_FEW_CARDS, s.ask, s.need, cards)
    elif s.need > most:
        return refused(n, TOO_MANY_ANSWERS, s.effect, s.ask, most)
    if s.ask == DISCARD_AREA or s.ask == TAKE_AREA:
        if s.plays < 1 or s.plays > most:
            return refused(n, PLAYS, s.plays, s.ask, 0)
    elif s.plays:
        return refused(n, PLAYS, s.plays, s.ask, 0)
    return 0


def most_answers(s):
    """How many times the effect being resolved asks its question: its level, or what its rule says."""
    if s.effect == BREAKTHROUGH:
        return BREAKTHROUGH_CARDS
    if s.ask == GIVE:
        return s.hand_n[s.seat]
    return s.effect % 2 + 1


def cards_to_answer(s):
    """How many cards the question can still be answered with; NOBODY for a question that takes a single answer."""
    if s.ask == DISCARD_HAND or s.ask == GIVE:
        return s.hand_n[s.seat]
    if s.ask == DISCARD_AREA or s.ask == TAKE_AREA:
        return s.area_n[s.seat]
    if s.ask == TAKE_PILE:
        return s.pile_n
    if s.ask == PLAY_MORE:
        return playable_in_hand(s, s.seat)
    return NOBODY


def refuses_merged(n, s, m):
    """Inquisition: no bystander knew of more cards than the two hands hold together."""
    viewers = heard(n)
    if viewers and s.ask != GIVE:
        return refused(n, NOT_MERGED, 0, 0, 0)
    for _ in range(viewers):
        viewer = heard(n)
        if viewer >= s.players and viewer != SPECTATOR:
            return refused(n, NO_BYSTANDER, viewer, 0, 0)
        for _ in range(heard(n)):
            kind = heard(n)
            if m.merged[viewer][kind] >= s.hand[s.seat][kind] + s.hand[s.target][kind]:
                return refused(n, MERGED_NOT_HELD, viewer, kind, 0)
            m.merged[viewer][kind] += 1
    return 0
