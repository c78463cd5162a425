"""Answers that win: a seat that can complete a hegemony this turn does. In the compiled subset.

Without this a search lets rivals miss their wins as often as it explores, and sees no need to block. Plays of step 1
and of the seat's own levels of Economy and Science count, and one copied level of them; `impera.bots.winning` finds
every other way, but takes far longer.
"""

from impera.bots.compiled.answers import narrow
from impera.bots.compiled.heuristic import cards_of_domain, copy_of, copyable, has_won
from impera.rules.cards import DOMAINS, KINDS_OF_DOMAIN, oldest
from impera.rules.decide import legal_word
from impera.rules.decisions import (
    DEVELOPMENT,
    DISCARD_AREA,
    END_SET,
    EXPERIMENT,
    MENU,
    MONOPOLY,
    OWN_SET,
    PLAY,
    PLAY_MORE,
    RESEARCH,
    TAKE_AREA,
)
from impera.rules.hegemony import cards_for_hegemony

# Cards that the effects counted here can lay together in one turn, beside step 1.
_MOST_EXTRA = 4


def sensible(s):
    """The answers that a player tells apart, as a set: those that win, if there are any."""
    word = narrow(s, legal_word(s))
    winning = decisive(s, word)
    if winning:
        return winning
    return word


def decisive(s, word):
    """The legal answers that lead to a hegemony this turn; 0 if there are none."""
    seat = s.seat
    if s.area_n[seat] + _MOST_EXTRA + 1 < s.hegemony:
        return 0
    ask = s.ask
    if ask == MENU:
        if has_won(s, seat):
            return word & END_SET
        return decisive_effect(s, seat, word)
    if ask == PLAY or ask == PLAY_MORE:
        return decisive_play(s, seat, word)
    if ask == DISCARD_AREA or ask == TAKE_AREA:
        return harmless_loss(s, seat, word)
    return 0


def extra_plays(effects):
    """How many cards the levels of Economy and Science in a set of effects can lay, one level of each."""
    economy = max((effects >> DEVELOPMENT) & 1, 2 * ((effects >> MONOPOLY) & 1))
    science = max((effects >> EXPERIMENT) & 1, 2 * ((effects >> RESEARCH) & 1))
    return economy + science


def can_complete(s, seat, domain, plays, extra):
    """Whether `plays` plays, and `extra` more that cost a faceup card each, complete a hegemony from the hand."""
    if s.blocked & KINDS_OF_DOMAIN[domain]:
        return False
    missing = cards_for_hegemony(s, seat, domain) - s.count[seat][domain]
    if missing > plays + extra or cards_of_domain(s.hand[seat], domain) < missing:
        return False
    return s.area_n[seat] - s.count[seat][domain] >= missing - plays


def decisive_play(s, seat, word):
    """The card to play of a Domain that this play and those that can follow complete; 0 if there is none."""
    plays = 1
    if s.ask == PLAY_MORE:
        plays = s.need
    extra = extra_plays(s.allows[seat] & ~s.spent)
    for domain in range(DOMAINS):
        if word & KINDS_OF_DOMAIN[domain] and can_complete(s, seat, domain, plays, extra):
            return oldest(word & KINDS_OF_DOMAIN[domain])
    return 0


def decisive_effect(s, seat, word):
    """The level of Economy or Science, own or copied, that lays the missing cards; if it takes two, one of them."""
    own = word & OWN_SET
    copies = copyable(s, word) & ~own
    for domain in range(DOMAINS):
        missing = cards_for_hegemony(s, seat, domain) - s.count[seat][domain]
        for effect in (DEVELOPMENT, EXPERIMENT, MONOPOLY, RESEARCH):
            cards = 1 + (effect == MONOPOLY or effect == RESEARCH)
            if ((own | copies) >> effect) & 1:
                rest = 0
                if (own >> effect) & 1:
                    rest = extra_plays(own) - extra_plays(own & _levels(effect))
                if missing >= cards and can_complete(s, seat, domain, 0, cards + rest):
                    if (own >> effect) & 1:
                        return 1 << effect
                    return 1 << copy_of(word, effect)
    return 0


def _levels(effect):
    """Both levels of the Domain of an effect."""
    return 3 << (effect & ~1)


def harmless_loss(s, seat, word):
    """Faceup cards that can go while the plays that follow complete a hegemony."""
    for domain in range(DOMAINS):
        if can_complete(s, seat, domain, s.plays, 0) and word & ~KINDS_OF_DOMAIN[domain]:
            return word & ~KINDS_OF_DOMAIN[domain]
    return 0
