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

from typing import NamedTuple

from impera.rules.cards import CULTURE, DOMAINS, ECONOMY, KINDS, MILITARY, RELIGION, SCIENCE, SEATS, UTOPIA

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


class Effect(NamedTuple):
    """The declaration of an effect."""

    name: str  # N-02
    domain: int
    clause: str
    asks: tuple[int, ...] = ()  # the questions it can ask while it is resolved


EFFECT_TABLE = (
    Effect("assassination", MILITARY, "R-MIL-01", (DISCARD_HAND,)),
    Effect("purge", MILITARY, "R-MIL-02", (DISCARD_HAND,)),
    Effect("holy-book", RELIGION, "R-REL-01"),
    Effect("divine-right", RELIGION, "R-REL-02"),
    Effect("development", ECONOMY, "R-ECO-01", (DISCARD_AREA, PLAY_MORE)),
    Effect("monopoly", ECONOMY, "R-ECO-02", (DISCARD_AREA, PLAY_MORE)),
    Effect("experiment", SCIENCE, "R-SCI-01", (TAKE_AREA, PLAY_MORE)),
    Effect("research", SCIENCE, "R-SCI-02", (TAKE_AREA, PLAY_MORE)),
    Effect("oligarchy", UTOPIA, "R-UTO-01", (TAKE_PILE,)),
    Effect("republic", UTOPIA, "R-UTO-02", (TAKE_PILE,)),
    Effect("attack", MILITARY, "R-MIL-03", (CHOOSE_DOMAIN,)),
    Effect("inquisition", RELIGION, "R-REL-04", (CHOOSE_SEAT, GIVE)),
    Effect("embargo", ECONOMY, "R-ECO-04", (CHOOSE_PLACE,)),
    Effect("breakthrough", SCIENCE, "R-SCI-04", (DISCARD_HAND,)),
    Effect("democracy", UTOPIA, "R-UTO-03", (CHOOSE_PLACE,)),
    Effect("inspiration", CULTURE, "R-CUL-01"),
)
EFFECTS = len(EFFECT_TABLE)
# What each asks first, as plain numbers.
ASKS_FIRST = tuple(effect.asks[0] if effect.asks else NOTHING for effect in EFFECT_TABLE)

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


class Question(NamedTuple):
    """The declaration of a question."""

    name: str
    first: int  # its first decision; questions with the same words share their numbers
    width: int  # how many answers it can have at most


QUESTION_TABLE = (
    Question("keep", 0, KINDS),
    Question("claim", KINDS, KINDS),
    Question("play", 2 * KINDS, KINDS),
    Question("menu", _MENU, END + 1),
    Question("discard-hand", 3 * KINDS, KINDS),
    Question("discard-area", 3 * KINDS, KINDS),
    Question("take-area", 4 * KINDS, KINDS),
    Question("take-pile", 4 * KINDS, KINDS),
    Question("play-more", 2 * KINDS, KINDS),
    Question("give", 5 * KINDS, KINDS),
    Question("choose-domain", _CHOOSE_DOMAIN, DOMAINS),
    Question("choose-seat", _CHOOSE_SEAT, SEATS),
    Question("choose-place", _CHOOSE_PLACE, SEATS * DOMAINS),
    Question("nothing", 0, 0),
)
QUESTIONS = len(QUESTION_TABLE)
# Two columns as plain numbers, for compiled code.
FIRST = tuple(question.first for question in QUESTION_TABLE)
WIDTH = tuple(question.width for question in QUESTION_TABLE)


def row_of(domain):
    """The row of effects of a Domain other than Culture."""
    return domain - (domain > CULTURE)


def domain_of_row(row):
    """The Domain of a row of effects."""
    return row + (row >= CULTURE)
