"""Reviews: how the chances of a game developed, where it was decided, and which decisions cost most.

Chances are those seen by an observer who knows all hands but not the deck, by the network. The cost of a decision is
judged by what its seat could know: from that seat's view it is compared with what the network would have chosen
(`impera.bots.compiled.comparison`). Only the decisions that surprised the network most are compared. In the compiled
subset.

The game is replayed in the first row of `desk.states` and `desk.memories`. `desk.surprises` lists, the greatest first,
the rows that hold the game before a surprising decision; `desk.costs` has what is found out about each.
"""

from impera.bots.compiled.comparison import MOST_REDEALS, compare
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.equivalence import is_equivalent, representative
from impera.bots.compiled.foresight import UNKNOWN, begin_observed, chance_at, foresee, know
from impera.bots.compiled.hints import list_liked
from impera.bots.compiled.replies import reply_of
from impera.bots.compiled.report import CHANCE, NOTHING, put, put_chance, put_length
from impera.bots.compiled.threats import copy_table
from impera.bots.compiled.winning import winning_answer
from impera.rules.cards import SEATS
from impera.rules.chance import BOT, WORD, start_stream
from impera.rules.decide import act, legal_word
from impera.rules.decisions import FIRST
from impera.rules.decisions import NOTHING as NO_QUESTION
from impera.rules.knowledge import act_and_learn, show_hands
from impera.rules.majority import side_of, sides, winning_sides
from impera.rules.observe import observe
from impera.rules.state import NOBODY

# Rows of `desk.states` and `desk.memories`: the game, and what is tried.
GAME, TRIED = 0, 1
# The rows from here on hold surprises, and one that may become the next.
KEPT = 3
# How many decisions are compared; a smaller cost may be noise; how many are told of each seat.
MOST_SURPRISES = 20
_LEAST_COST = 0.05
_MOST_TOLD = 3
# With how many answers that the network likes better a decision is compared.
_BETTER = 2
# By how much more the network must like another answer: about e times as much.
_LEAST_SURPRISE = 1.0
# Greater than any other: a certain win was missed.
_GREATEST = 1e9
# The fewest and the most redeals for the chances of a turn, and about how many passes a round takes for each player.
_FEWEST_TRIALS = 2
_MOST_TRIALS = 12
_ROUND = 6
# Numbers that a report has for each turn, beside a chance for each seat.
POINT = 4

COST_FIELDS = (
    ("surprise", (), "f8"),  # how much more the network likes the best answer, as a difference of logits
    ("chance", (), "f8"),
    ("better_chance", (), "f8"),
    ("decisions", (), "i8"),  # how many decisions were played before
    ("turn", (), "i8"),
    ("seat", (), "i8"),
    ("decision", (), "i8"),
    ("better", (), "i8"),
    ("sure", (), "i8"),  # the answer that certainly won; NOBODY for none
    ("answers", (), "i8"),  # how many answers are compared, then each: what was answered comes first
    ("answer", (_BETTER + 2,), "i1"),
)


def put_review(deals, turn, foresight, network, room, desk, report, decisions, passes, low, high):
    """The review of a game from its beginning, in the first rows, by its decisions, as a report."""
    trials = trials_for(desk, decisions, passes)
    first = report.size[0]
    put(report, 0)
    s = desk.states[GAME]
    m = desk.memories[GAME]
    turns = 0
    surprises = 0
    for number in range(len(decisions)):
        if s.turn != turns:
            turns = s.turn + 0
            put_point(deals, foresight, network, room, desk, report, first, number, trials, low, high)
        answer = decisions[number] - FIRST[s.ask]
        surprises = note_surprise(deals, turn, foresight, network, room, desk, surprises, number, answer)
        act_and_learn(m, s, answer)
    if s.ask == NO_QUESTION:
        put_end(s, report, first, len(decisions))
    elif s.turn != turns:
        put_point(deals, foresight, network, room, desk, report, first, len(decisions), trials, low, high)
    put_costs(deals, foresight, network, room, desk, report, surprises, passes, low, high)
    put(report, decided(s, report, first))
    put(report, trials)
    put(report, MOST_REDEALS)


def trials_for(desk, decisions, passes):
    """The redeals that each turn gets, so that all turns together cost about `passes` passes."""
    copy_table(desk.words, GAME, desk.words, TRIED)
    s = desk.states[TRIED]
    for number in range(len(decisions)):
        act(s, decisions[number] - FIRST[s.ask])
    return min(max(_FEWEST_TRIALS, passes // (_ROUND * s.players * max(1, s.turn))), _MOST_TRIALS)


# --------------------------------------------------------------------------------------------------- chances over time


def put_point(deals, foresight, network, room, desk, report, first, number, trials, low, high):
    """The chances at the beginning of a turn, before the decision of this number."""
    s = desk.states[GAME]
    find_chances(deals, foresight, network, room, desk, trials, later(low, number), carried(low, high, number))
    put_point_head(report, first, number, s.turn, s.seat, s.players)
    for seat in range(s.players):
        put_chance(report, desk.chances[seat])


def put_end(s, report, first, number):
    """The result: the sides that won split the victory."""
    put_point_head(report, first, number, s.turn, NOTHING, s.players)
    for seat in range(s.players):
        put_chance(report, ((s.winners >> seat) & 1) / max(1, winning_sides(s)))


def put_point_head(report, first, number, turn, seat, players):
    """Where in the game a point is; its chances follow."""
    report.numbers[first] += 1
    put(report, number)
    put(report, turn)
    put(report, seat)
    put(report, players)


def find_chances(deals, foresight, network, room, desk, trials, low, high):
    """Write each seat's chance, alone or with its team, as who knows all hands but not the deck sees it.

    The deck is redealt as often as there are trials, and the network plays one round, in which every seat decides by
    what it knows. What the seats expect, each by what it knows, is shared out: one of the sides wins.
    """
    s = desk.states[GAME]
    observe_all(deals, foresight, desk)
    for side in range(SEATS):
        desk.sides[side] = 0.0
    for index in range(trials):
        start_stream(deals.streams[0], low, high, BOT, index)
        foresee(deals, foresight, network, room, NOBODY, 0)
        for seat in range(s.players):
            chance = chance_at(foresight, seat)
            if chance == UNKNOWN:
                chance = 1.0 / sides(s)
            desk.sides[side_of(s, seat)] += chance
    total = 0.0
    for side in range(sides(s)):
        total += desk.sides[side]
    for seat in range(s.players):
        desk.chances[seat] = desk.sides[side_of(s, seat)] / max(total, 1e-9)


def observe_all(deals, foresight, desk):
    """Observe the game as somebody to whom all hands are shown; every seat knows what it knows."""
    s = desk.states[GAME]
    copy_ledger(desk, GAME, TRIED)
    show_hands(desk.memories[TRIED], s)
    observe(s, desk.memories[TRIED], NOBODY, deals.states[0], deals.hidden[0])
    begin_observed(deals, foresight)
    for seat in range(s.players):
        observe(s, desk.memories[GAME], seat, foresight.seen[0], foresight.hidden[0])
        know(foresight, seat, foresight.seen[0])


def copy_ledger(desk, row, to):
    """Copy a ledger, as a row of bytes, into another row."""
    for i in range(len(desk.ledgers[0])):
        desk.ledgers[to][i] = desk.ledgers[row][i]


def decided(s, report, first):
    """The turn after which the winners' chances were always above one half.

    NOTHING if they were from the beginning, or if the game is not over.
    """
    if s.ask != NO_QUESTION:
        return NOTHING
    size = POINT + s.players
    half = CHANCE * (s.players // sides(s)) // 2
    at = report.numbers[first] - 1
    while at >= 0 and winners_chance(s, report, first + 1 + size * at + POINT) > half:
        at -= 1
    if at < 0:
        return NOTHING
    return report.numbers[first + 1 + size * at + 1] + 0


def winners_chance(s, report, at):
    """The chances of the winners together, of the point whose chances begin there."""
    chance = 0
    for seat in range(s.players):
        chance += report.numbers[at + seat] * ((s.winners >> seat) & 1)
    return chance


# --------------------------------------------------------------------------------------------------- costly decisions


def note_surprise(deals, turn, foresight, network, room, desk, surprises, number, answer):
    """Keep a decision if it is among those that surprise the network most; returns how many are kept."""
    s = desk.states[GAME]
    legal = legal_word(s)
    if legal & (legal - 1) == 0:
        return surprises
    observe(s, desk.memories[GAME], s.seat, deals.states[0], deals.hidden[0])
    row = free_row(desk, surprises)
    cost = desk.costs[row]
    if not find_surprise(deals, turn, foresight, network, room, desk, cost, answer):
        return surprises
    cost.decisions = number
    cost.turn = s.turn
    cost.seat = s.seat
    cost.decision = FIRST[s.ask] + answer
    place = surprises
    while place > 0 and cost.surprise > desk.costs[desk.surprises[place - 1]].surprise:
        place -= 1
    if place == MOST_SURPRISES:
        return surprises
    kept = min(surprises + 1, MOST_SURPRISES)
    for i in range(kept - 1 - place):
        desk.surprises[kept - 1 - i] = desk.surprises[kept - 2 - i]
    desk.surprises[place] = row
    copy_table(desk.words, GAME, desk.words, KEPT + row)
    copy_ledger(desk, GAME, KEPT + row)
    return kept


def free_row(desk, surprises):
    """A row that holds no surprise."""
    taken = 0
    for i in range(surprises):
        taken |= 1 << desk.surprises[i]
    row = 0
    while (taken >> row) & 1:
        row += 1
    return row


def find_surprise(deals, turn, foresight, network, room, desk, cost, answer):
    """Whether the network likes another answer clearly better, or a certain win was missed; written into `cost`."""
    s = deals.states[0]
    word = sensible(s)
    given = representative(s, answer, word)
    copy_table(deals.words, 0, turn.words, 0)
    sure = winning_answer(turn, deals.hidden[0])
    if sure != NOBODY and is_equivalent(s, given, sure):
        return False
    number = list_liked(deals, foresight, network, room, desk, word)
    cost.sure = sure
    cost.answers = 0
    add_answer(cost, given)
    cost.surprise = _GREATEST
    if sure != NOBODY:
        add_answer(cost, sure)
    else:
        cost.surprise = desk.logits[0] - room.logits[reply_of(s, given)]
    for i in range(min(number, _BETTER)):
        add_answer(cost, desk.answers[i])
    return cost.surprise >= _LEAST_SURPRISE


def add_answer(cost, answer):
    """One more answer is to be compared, if it is a new one."""
    for i in range(cost.answers):
        if cost.answer[i] == answer:
            return
    cost.answer[cost.answers] = answer
    cost.answers += 1


def put_costs(deals, foresight, network, room, desk, report, surprises, passes, low, high):
    """The costliest decisions first; a few of each seat, and none where nothing clearly better was found."""
    number = 0
    for i in range(surprises):
        row = desk.surprises[i]
        cost = desk.costs[row]
        s = desk.states[KEPT + row]
        observe(s, desk.memories[KEPT + row], s.seat, deals.states[0], deals.hidden[0])
        find_cost(deals, foresight, network, room, desk, cost, passes // MOST_SURPRISES, low, high)
        if cost.better_chance - cost.chance >= _LEAST_COST:
            place = number
            while place > 0 and is_costlier(cost, desk.costs[desk.order[place - 1]]):
                desk.order[place] = desk.order[place - 1]
                place -= 1
            desk.order[place] = row
            number += 1
    length = put_length(report)
    for i in range(number):
        cost = desk.costs[desk.order[i]]
        told = 0
        for j in range(i):
            told += 1 * (desk.costs[desk.order[j]].seat == cost.seat)
        if told < _MOST_TOLD:
            report.numbers[length] += 1
            put_cost(report, cost)


def is_costlier(cost, other):
    """Whether a decision cost more than another."""
    return cost.better_chance - cost.chance > other.better_chance - other.chance


def put_cost(report, cost):
    """A decision, a better one, and what the difference was."""
    put(report, cost.decisions)
    put(report, cost.turn)
    put(report, cost.seat)
    put(report, cost.decision)
    put_chance(report, cost.chance)
    put(report, cost.better)
    put_chance(report, cost.better_chance)


def find_cost(deals, foresight, network, room, desk, cost, passes, low, high):
    """What a decision cost, by what its seat could know."""
    for i in range(cost.answers):
        desk.answers[i] = cost.answer[i]
    number = cost.decisions
    compare(deals, foresight, network, room, desk, cost.answers, passes, later(low, number), carried(low, high, number))
    cost.chance = desk.chances[0]
    best = 0
    if cost.sure == NOBODY:
        for i in range(cost.answers):
            if desk.chances[i] > desk.chances[best]:
                best = i
        cost.better_chance = desk.chances[best]
    else:
        best = 1
        cost.better_chance = 1.0
    cost.better = FIRST[deals.states[0].ask] + cost.answer[best]


def later(low, number):
    """The low half of a seed with a number added."""
    return (low + number) & WORD


def carried(low, high, number):
    """The high half of a seed with a number added to the low one."""
    return (high + ((low + number) >> 32)) & WORD
