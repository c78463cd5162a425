"""Chapter 4, the decisions as integers (N-03).

At any moment exactly one thing is asked (`state.ask`), and the possible answers are the members of one small set, the
*legal word*: bit i is answer i to that question. The *decision* is the answer's stable number over all questions:
`FIRST[ask] + i`. Questions with the same words share their numbers: `discard M1` is one decision, from hand or area::

    decision   words
    0-14       keep CARD
    15-29      claim CARD
    30-44      play CARD
    45-59      discard CARD
    60-74      take CARD
    75-89      give CARD
    90-95      choose DOMAIN
    96-99      choose SEAT
    100-123    choose SEAT DOMAIN
    124-133    use EFFECT, permanent effects       (menu bits 0-9)
    134-138    use EFFECT, discard effects         (menu bits 10-14)
    139-178    copy EFFECT SEAT                    (menu bits 15-54)
    179        end                                 (menu bit 55)
"""

from impera.rules.cards import CULTURE, DOMAINS, KINDS, SEATS

# What can be asked.
(
    KEEP,
    CLAIM,
    PLAY,
    MENU,
    DISCARD_HAND,
    DISCARD_AREA,
    TAKE_AREA,
    TAKE_PILE,
    PLAY_MORE,
    GIVE,
    CHOOSE_DOMAIN,
    CHOOSE_SEAT,
    CHOOSE_PLACE,
    NOTHING,
) = range(14)

# The effects, as places in the menu. A permanent effect is 2 * row + level - 1, a discard effect 10 + row, where the
# rows are the five Domains that have levels: Culture has none (R-EFF-01).
(
    ASSASSINATION,
    PURGE,
    HOLY_BOOK,
    DIVINE_RIGHT,
    DEVELOPMENT,
    MONOPOLY,
    EXPERIMENT,
    RESEARCH,
    OLIGARCHY,
    REPUBLIC,
    ATTACK,
    INQUISITION,
    EMBARGO,
    BREAKTHROUGH,
    DEMOCRACY,
    INSPIRATION,
) = range(16)
ROWS = 5
PERMANENT = 2 * ROWS
PERMANENT_SET = (1 << PERMANENT) - 1
NO_EFFECT = -1

# The menu of step 2: own effects, copies by seat, end.
COPY = PERMANENT + ROWS
END = COPY + PERMANENT * SEATS
END_SET = 1 << END
OWN_SET = (1 << COPY) - 1

_CARD_VERBS = 6
_CHOOSE_DOMAIN = _CARD_VERBS * KINDS
_CHOOSE_SEAT = _CHOOSE_DOMAIN + DOMAINS
_CHOOSE_PLACE = _CHOOSE_SEAT + SEATS
_MENU = _CHOOSE_PLACE + SEATS * DOMAINS
DECISIONS = _MENU + END + 1

# The first decision of each question, in the order of the questions.
FIRST = (
    0,
    KINDS,
    2 * KINDS,
    _MENU,
    3 * KINDS,
    3 * KINDS,
    4 * KINDS,
    4 * KINDS,
    2 * KINDS,
    5 * KINDS,
    _CHOOSE_DOMAIN,
    _CHOOSE_SEAT,
    _CHOOSE_PLACE,
    0,
)
# How many answers each question can have at most.
WIDTH = (KINDS, KINDS, KINDS, END + 1, KINDS, KINDS, KINDS, KINDS, KINDS, KINDS, DOMAINS, SEATS, SEATS * DOMAINS, 0)


def row_of(domain):
    """The row of effects of a Domain other than Culture."""
    return domain - (domain > CULTURE)


def domain_of_row(row):
    """The Domain whose effects stand in a row."""
    return row + (row >= CULTURE)


def domain_of_effect(effect):
    """The Domain an effect belongs to."""
    if effect == INSPIRATION:
        return CULTURE
    if effect >= PERMANENT:
        return domain_of_row(effect - PERMANENT)
    return domain_of_row(effect >> 1)
