"""One game of the trainer, in the compiled subset.

Only real decisions are asked: equivalent answers are left out (`answers.narrow`), a hegemony that the hand allows is
taken (`decisive`), and where one answer is left it is given at once.
"""

from impera.adapters.compiled.episode import deal_game, is_over, reward_of
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.replies import answer_of_reply, is_possible, reply_of, reply_word
from impera.rules.bits import lowest_bit
from impera.rules.cards import SEATS
from impera.rules.chance import BOT, start_stream
from impera.rules.each_field import observe_options
from impera.rules.knowledge import act_and_learn
from impera.rules.majority import side_of
from impera.rules.observe import observe


def deal_next(i, rows, r):
    """Deal the next game of row i, at the table and with the learner's seat that its number gives."""
    index = i + rows.states.shape[0] * rows.episodes[i]
    rows.episodes[i] += 1
    s = rows.states[i]
    tables = rows.tables.shape[0]
    observe_options(rows.tables[index % tables], s)
    deal_game(s, rows.memories[i], r, rows.low, rows.high, index)
    rows.learners[i] = index // tables % s.players


def advance_row(i, rows, asked, r, replies, deals):
    """Give one reply in row i, then play on until there is something to decide; another game follows one that ends.

    `rows` and `asked` are structs of arrays of `impera.training.games`. If it `deals`, the reply is ignored. A reply
    that is not possible changes nothing. The stream `r` is scratch space.
    """
    s = rows.states[i]
    m = rows.memories[i]
    asked.impossible[i] = 0
    asked.ended[i] = 0
    for seat in range(SEATS):
        asked.rewards[i, seat] = 0
    word = rows.words[i]
    if deals:
        deal_next(i, rows, r)
        word = 0
    elif is_possible(s, word, replies[i]):
        act_and_learn(m, s, answer_of_reply(s, word, replies[i]))
        word = 0
    else:
        asked.impossible[i] = 1
    while word & (word - 1) == 0:
        if word:
            act_and_learn(m, s, lowest_bit(word))
        if is_over(s):
            asked.ended[i] = 1
            for seat in range(s.players):
                asked.rewards[i, seat] = reward_of(s, seat)
            deal_next(i, rows, r)
        word = sensible(s)
    rows.words[i] = word
    asked.words[i] = reply_word(s, word)
    asked.questions[i] = s.ask
    asked.seats[i] = s.seat
    asked.learns[i] = side_of(s, s.seat) == side_of(s, rows.learners[i])


def show_row(i, rows, asked, o, h):
    """Write what the seat that decides in row i sees; `o` and `h` are scratch space."""
    s = rows.states[i]
    observe(s, rows.memories[i], s.seat, o, h)
    write_quantities(o, h, asked.quantities[i])


def heuristic_reply(i, rows, r, w, asked_before):
    """What the rules of thumb of style `w` choose in row i, as a reply.

    Lapses follow from the seed, the row and how often replies were asked for before. The stream `r` is scratch space.
    """
    start_stream(r, rows.low, rows.high, BOT, i + rows.states.shape[0] * asked_before)
    s = rows.states[i]
    return reply_of(s, choose_by_heuristic(s, rows.words[i], r, w))
