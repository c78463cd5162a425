"""Why a position is impossible: numbers for the compiled subset, and what they mean in words.

In a text, `{0}` is the first number that is said about the problem; `{0:card}` is the card that it stands for
(`impera.game.position.numbers`).
"""

from impera.views.compiled.facts import say

(
    NO_SUCH_SEAT,
    TURNS,
    SEATS_TOO_MANY,
    DECK_TOO_LARGE,
    CARDS_TOO_MANY,
    COIN_BY_CULTURE,
    COIN_ON_ONESELF,
    DEMOCRACY_MARKERS,
    NOT_ECONOMY,
    NOT_LATER,
    NO_SUCH_KNOWLEDGE,
    KNOWN_NOT_HELD,
    DECK_NOT_EMPTY,
    AT_THE_SAME_TIME,
    POINTS_OF_SEATS,
    POINTS,
    NO_WINNER,
    HEGEMONY_DOMAIN,
    NOT_DEALT_BY_DRAFT,
    TURNS_IN_DRAFT,
    PICK,
    ASKED,
    PACKETS,
    PACKET_SIZE,
    KEPT,
    CENTRE,
    OTHER_ASKED,
    PASSED,
    PASSED_NOT_THERE,
    KEPT_AGE,
    CANNOT_ASK,
    STEP_1,
    INSPIRATION_USED,
    USED_BEFORE,
    NEVER_COPIED,
    COPIED_FROM_ONESELF,
    COPIED_BEFORE,
    HAND_SIZE,
    NOT_BEGUN,
    MARKER,
    TARGET,
    TARGET_ONESELF,
    ONE_ANSWER,
    NO_ANSWER,
    TOO_FEW_CARDS,
    TOO_MANY_ANSWERS,
    PLAYS,
    NOT_COMPLETABLE,
    NOT_MERGED,
    NO_BYSTANDER,
    MERGED_NOT_HELD,
) = range(51)

TEXTS = (
    "{0:part} must be a seat from 0 to {2}, not {1}",
    "turns must be from 0 to {1}, not {0}",
    "there are {0} seats for {1} players",
    "the deck has {0} cards, more than the game has",
    "{0} cards {1:card}, but there are only {2}",
    "the coin cannot lie by Culture: Inspiration is not copied",
    "the coin lies by a Domain of another player",
    "democracy markers of seat {0} on {1:domain} cannot be {2}",
    "{0:card} cannot be an embargo marker: not Economy",
    "seat {0} has embargo_later, but it is not that seat's turn",
    "known: {0:viewer} cannot know the hand of {1:viewer}",
    "{0:viewer} knows of {1:card} that seat {2} does not hold",
    "emptied_by is given, but the deck is not empty",
    "only one of draft, outcome and turn can be at the same time",
    "points has one entry per seat",
    "points are from 0 to {0}, not {1}",
    "the game is over, but there is no winner",
    "a hegemony has a Domain, nothing else has",
    "a draft under way needs deal: draft",
    "no turn has begun in the draft: turns must be 0",
    "pick must be from 1 to {1}, not {0}",
    "asked must be from 0 to {1}, not {0}",
    "there is one packet per player while keeping",
    "the packet of seat {0} has {1} cards instead of {2}",
    "seat {0} has kept {1} cards",
    "the centre has {0} cards instead of {1}",
    "seat {0} is asked now, not seat {1}",
    "passed has two picks, with cards for each seat",
    "what seat {0} passed on in pick {1} is not there",
    "kept_age has three picks, with an Age for each seat",
    "{0:effect} cannot ask {1:question}",
    "a turn that asks for the play of step 1 has nothing else in it yet",
    "Inspiration is written as copied",
    "{0:effect} is used, but its slot was used before",
    "{0:effect} cannot be copied",
    "an effect is copied from another player",
    "{0:effect} is copied, but its slot was used before",
    "hand_size cannot be {0}: it is {1}",
    "{0:effect} asks, but is neither used nor copied",
    "the marker card of {0:effect} is wrong",
    "target is whose hand an Inquisition took",
    "an Inquisition is of another player",
    "{0:question} takes one answer: need and plays must be 0",
    "nothing can be answered to {0:question}",
    "{0:question} needs {1} answers, but has {2} cards",
    "{0:effect} asks {1:question} {2} times at most",
    "{0} plays cannot follow {1:question}",
    "{0:question} cannot be completed with this hand",
    "merged is what bystanders of an Inquisition knew",
    "merged: there is no {0:viewer} here",
    "{0:viewer} knows of {1:card} that nobody holds",
)

# Where a position names a seat.
FIRST, SEAT, COIN_BY, COIN_SEAT, EMPTIED_BY, WINNERS, COPIED_SEAT, TARGET_SEAT = range(8)
PARTS = ("first", "seat", "coin.by", "coin.seat", "emptied_by", "winners", "copied.seat", "target")


def refused(n, problem, first, second, third):
    """Say what is wrong in place of the position; returns yes."""
    n.size = 0
    say(n, problem)
    say(n, first)
    say(n, second)
    say(n, third)
    return 1
