"""Hints: every legal decision with its chance of winning, best first, and a reason for the best one.

A certain win comes first; the rules find it (`impera.bots.compiled.winning`). All other chances come from the network,
which looks one round ahead (`impera.bots.compiled.comparison`). In the compiled subset.

`desk.answers` lists the answers that the network likes, `desk.order` their places from the best on.
"""

from impera.bots.compiled.answers import narrow
from impera.bots.compiled.comparison import NEAR, compare
from impera.bots.compiled.equivalence import is_equivalent, representative
from impera.bots.compiled.forward import forward
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.reasons import STOPS, WINS, put_reason, reason_kind
from impera.bots.compiled.replies import reply_of
from impera.bots.compiled.report import CHANCE, put, put_chance, put_length
from impera.bots.compiled.threats import UNKNOWN, copy_table
from impera.bots.compiled.winning import winning_answer
from impera.rules.bits import lowest_bit
from impera.rules.decide import legal_word
from impera.rules.decisions import END, FIRST, MENU
from impera.rules.state import NOBODY

# The answers that the network likes best are compared, and no more, because somebody is waiting.
_MOST_COMPARED = 8
# With no more chance than this, the network sees no way out.
_HOPELESS = 0.1
# Numbers that a report has for each decision: it, its chance, in how many redeals it was compared.
_COLUMNS = 3


def put_hint(deals, turn, foresight, network, room, desk, report, passes, low, high):
    """Ranked decisions for the seat that decides, after about `passes` passes of the network, as a report."""
    s = deals.states[0]
    word = narrow(s, legal_word(s))
    number = rank(deals, turn, foresight, network, room, desk, report, word, passes, low, high)
    sure = sure_answer(deals, turn, desk, report)
    put(report, s.seat)
    start = put_advice(s, desk, report, number, word, sure)
    first = report.numbers[start + 1] - FIRST[s.ask]
    if sure != NOBODY:
        put(report, 1)  # others may win too, but later
    else:
        put(report, alike(s, report, start, word))
    put_reason(deals, turn, desk, report, first)


def rank(deals, turn, foresight, network, room, desk, report, word, passes, low, high):
    """Find out about the answers worth comparing, best first; returns their number.

    Nothing is found out about the only one. Of those that hardly differ from the best, the one that the network would
    choose is the first.
    """
    number = list_liked(deals, foresight, network, room, desk, word)
    desk.order[0] = 0
    if number == 1:
        desk.chances[0] = UNKNOWN
        desk.redeals[0] = 0
        return 1
    number = min(number, _MOST_COMPARED)
    compare(deals, foresight, network, room, desk, number, passes, low, high)
    most = 0.0
    for i in range(number):
        most = max(most, desk.chances[i])
    first = first_good(desk, number, most)
    if most <= _HOPELESS:
        first = first_stopping(deals, turn, desk, report, number, most, first)
    for i in range(number):
        place = i
        while place > 0 and is_better(desk, i, desk.order[place - 1], first):
            desk.order[place] = desk.order[place - 1]
            place -= 1
        desk.order[place] = i
    return number


def is_better(desk, one, other, first):
    """Whether an answer is told before another: the first, then those with more chance."""
    if one == first or other == first:
        return one == first
    return desk.chances[one] > desk.chances[other]


def list_liked(deals, foresight, network, room, desk, word):
    """List the answers of a set in the order in which the network likes them; returns their number."""
    s = deals.states[0]
    write_quantities(s, deals.hidden[0], foresight.quantities[0])
    forward(network, foresight.quantities[0], room)
    number = 0
    while word:
        answer = lowest_bit(word)
        word &= word - 1
        logit = room.logits[reply_of(s, answer)]
        place = number
        while place > 0 and desk.logits[place - 1] < logit:
            desk.answers[place] = desk.answers[place - 1]
            desk.logits[place] = desk.logits[place - 1]
            place -= 1
        desk.answers[place] = answer
        desk.logits[place] = logit
        number += 1
    return number


def first_good(desk, number, most):
    """The first answer that hardly differs from the best."""
    for i in range(number):
        if desk.chances[i] > most - NEAR:
            return i
    return 0


def first_stopping(deals, turn, desk, report, number, most, first):
    """The first good answer that keeps a rival from winning by the rules; the first of all, if none does.

    The network may not know how to go on from there; the next hint does.
    """
    for i in range(number):
        if desk.chances[i] > most - NEAR and reason_kind(deals, turn, desk, report, desk.answers[i]) == STOPS:
            return i
    return first


def sure_answer(deals, turn, desk, report):
    """An answer that certainly wins; NOBODY if there is none."""
    if deals.states[0].ask == MENU and reason_kind(deals, turn, desk, report, END) == WINS:
        return END
    copy_table(deals.words, 0, turn.words, 0)
    return winning_answer(turn, deals.hidden[0])


def put_advice(s, desk, report, number, word, sure):
    """Every legal decision, best first; a sure win and what is equivalent to it come before all others.

    Returns where the list begins.
    """
    start = put_length(report)
    if sure != NOBODY:
        put_decision(s, report, start, sure, 1.0, redeals_of(s, desk, number, word, sure))
        put_group(s, desk, report, start, number, word, sure, True)
    put_group(s, desk, report, start, number, word, sure, False)
    return start


def put_group(s, desk, report, start, number, word, sure, is_sure):
    """The decisions equivalent to the sure win, or all others; what was not compared comes last."""
    for place in range(number + 1):
        left = legal_word(s)
        while left:
            answer = lowest_bit(left)
            left &= left - 1
            is_wanted = answer != sure and is_like(s, answer, sure) == is_sure
            if is_wanted and place_of_answer(s, desk, number, word, answer) == place:
                chance = chance_at(desk, number, place)
                if is_sure:
                    chance = 1.0
                put_decision(s, report, start, answer, chance, redeals_of(s, desk, number, word, answer))


def is_like(s, answer, sure):
    """Whether an answer is equivalent to the sure one, if there is one."""
    return sure != NOBODY and is_equivalent(s, answer, sure)


def chance_at(desk, number, place):
    """The chance of the answer at a place; it is unknown if it was not compared."""
    if place == number:
        return UNKNOWN
    return desk.chances[desk.order[place]] + 0.0


def redeals_of(s, desk, number, word, answer):
    """In how many redeals an answer was compared."""
    place = place_of_answer(s, desk, number, word, answer)
    if place == number:
        return 0
    return desk.redeals[desk.order[place]] + 0


def put_decision(s, report, start, answer, chance, redeals):
    """One more decision."""
    put(report, FIRST[s.ask] + answer)
    put_chance(report, chance)
    put(report, redeals)
    report.numbers[start] += 1


def place_of_answer(s, desk, number, word, answer):
    """The place of an answer, or of the one it is equivalent to, from the best on; `number` if it was not compared."""
    same = representative(s, answer, word)
    for place in range(number):
        if desk.answers[desk.order[place]] == same:
            return place
    return number


def alike(s, report, start, word):
    """How many decisions from the first on hardly differ; 1 if all of these are one and the same to the rules."""
    best = report.numbers[start + 2]
    if best < 0:
        return 1
    number = 0
    kinds = 0
    while number < report.numbers[start] and is_near(best, report.numbers[start + 2 + _COLUMNS * number]):
        answer = report.numbers[start + 1 + _COLUMNS * number] - FIRST[s.ask]
        kinds |= 1 << representative(s, answer, word)
        number += 1
    if kinds & (kinds - 1) == 0:
        return 1
    return number


def is_near(best, chance):
    """Whether two chances of a report hardly differ; one that is not known differs from all."""
    return chance >= 0 and abs_difference(best, chance) < NEAR * CHANCE


def abs_difference(one, other):
    """How far two numbers are apart."""
    return max(one - other, other - one)
