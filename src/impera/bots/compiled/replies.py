"""Answers as a network numbers them, in the compiled subset.

A *reply* is an answer with its question, whose seat, if it names one, is counted from the seat that decides, and whose
card, if it names one, is named by its Domain alone: of equal cards only the oldest is told apart (`answers.narrow`). So
what a network learns about one seat or one Age holds for all of them::

    reply      words
    0-35       keep, claim, play, discard, take, give DOMAIN
    36-41      choose DOMAIN
    42-45      choose SEAT
    46-69      choose SEAT DOMAIN
    70-84      use EFFECT
    85-124     copy EFFECT SEAT
    125        end
"""

from impera.notation.compiled.seats import answer_of, turned_word
from impera.rules.bits import lowest_bit
from impera.rules.cards import DOMAINS, KINDS, KINDS_OF_DOMAIN, domain_of
from impera.rules.decisions import CHOOSE_DOMAIN, DECISIONS, FIRST, QUESTION_TABLE, WIDTH

# How many decisions fewer there are once cards are named by Domain.
_SAVED = FIRST[CHOOSE_DOMAIN] // KINDS * (KINDS - DOMAINS)
REPLIES = DECISIONS - _SAVED

# The first reply of each question; the end of the game asks nothing.
FIRST_REPLY = tuple(
    question.first // KINDS * DOMAINS if question.width == KINDS else max(0, question.first - _SAVED)
    for question in QUESTION_TABLE
)

# Replies to one question fit into a set.
MOST_REPLIES = max(WIDTH)


def reply_word(s, word):
    """The replies to the current question that a set of answers amounts to, as a set counted from `FIRST_REPLY`."""
    if WIDTH[s.ask] == KINDS:
        replies = 0
        while word:
            replies |= 1 << domain_of(lowest_bit(word))
            word &= word - 1
        return replies
    return turned_word(s, word)


def reply_of(s, answer):
    """The reply that an answer to the current question is."""
    return FIRST_REPLY[s.ask] + lowest_bit(reply_word(s, 1 << answer))


def is_possible(s, word, reply):
    """Whether a reply gives one of a set of answers to the current question."""
    i = reply - FIRST_REPLY[s.ask]
    return i >= 0 and i < MOST_REPLIES and (reply_word(s, word) >> i) & 1 == 1


def preferred_answer(s, word, logits):
    """The answer out of a set whose reply has the highest logit."""
    return answer_of_reply(s, word, best_reply(logits, FIRST_REPLY[s.ask], reply_word(s, word)))


def best_reply(logits, first, word):
    """The reply with the highest logit in a set that is counted from `first`."""
    best = -1
    for i in range(min(MOST_REPLIES, len(logits) - first)):  # beyond, a shift by more than a word means nothing
        if (word >> i) & 1 and (best < 0 or logits[first + i] > logits[best]):
            best = first + i
    return best


def answer_of_reply(s, word, reply):
    """The answer out of a set that a reply gives to the current question."""
    i = reply - FIRST_REPLY[s.ask]
    if WIDTH[s.ask] == KINDS:
        return lowest_bit(word & KINDS_OF_DOMAIN[i])
    return answer_of(s, FIRST[s.ask] + i)
