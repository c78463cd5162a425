"""Games of a study in which some roles decide by the network, compiled. In the compiled subset.

They decide as the bots of the roster do: the only sensible answer and a certain win at once, everything else by the
network, in a manner. Roles that play by rules of thumb may sit at the same tables.
"""

from impera.adapters.compiled.episode import forget_everything
from impera.analysis.study.compiled.tally import begin, note_decision, note_game, role_of
from impera.bots.compiled.answers import narrow
from impera.bots.compiled.blur import blur
from impera.bots.compiled.decisive import decisive
from impera.bots.compiled.forward import forward
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.replies import FIRST_REPLY, preferred_answer, reply_word
from impera.bots.compiled.veil import draw_veil
from impera.bots.compiled.winning import winning_answer
from impera.engines.compiled.uniform import begin_game
from impera.rules.bits import lowest_bit
from impera.rules.decide import legal_word
from impera.rules.decisions import MENU, NOTHING
from impera.rules.knowledge import act_and_learn, learn_skip
from impera.rules.observe import observe
from impera.rules.state import NOBODY

BY_HEURISTIC = -1
"""The temperature of a role that plays by rules of thumb."""


def play_network_lane(lane, low, high, start, seatings, games):
    """Play `games` games from number `start` on, and count them; see `impera.analysis.study.compiled.lanes`."""
    s = lane.states[0]
    m = lane.memories[0]
    r = lane.streams[0]
    t = lane.tallies[0]
    g = lane.boards[0]
    for i in range(games):
        g.seating = (start + i) % seatings
        begin(g)
        begin_game(s, r, low, high, (start + i) // seatings)
        forget_everything(m)
        learn_skip(m, s)
        while s.ask != NOTHING:
            role = role_of(s, s.seat, g.seating)
            word = legal_word(s)
            open_word = word
            if s.ask == MENU:
                open_word = word & ~lane.barred[role]
            answer = answer_of_role(lane, s, m, r, role, open_word)
            note_decision(t, g, s, word, answer)
            act_and_learn(m, s, answer)
        note_game(t, g, s, seatings)


def answer_of_role(lane, s, m, r, role, word):
    """What the seat that decides answers out of a set."""
    if lane.temperatures[role] == BY_HEURISTIC:
        return choose_by_heuristic(s, word, r, lane.styles[role])
    narrowed = narrow(s, word)
    if narrowed & (narrowed - 1) == 0:
        return lowest_bit(narrowed)
    seen = lane.turn.states[0]
    hidden = lane.hidden[0]
    observe(s, m, s.seat, seen, hidden)
    sure = winning_answer(lane.turn, hidden)
    if sure != NOBODY and (word >> sure) & 1:
        return sure
    return liked_answer(lane, seen, hidden, r, role, narrowed)


def liked_answer(lane, seen, hidden, r, role, word):
    """The answer of a set that the network likes, in the role's manner."""
    quantities = lane.quantities[0]
    write_quantities(seen, hidden, quantities)
    if lane.is_veiled[role]:
        draw_veil(quantities)
    forward(lane.network, quantities, lane.room)
    winning = decisive(seen, word)
    if winning:
        word = winning
    if lane.temperatures[role] > 0:
        blur(lane.room.logits, FIRST_REPLY[seen.ask], reply_word(seen, word), r, lane.temperatures[role])
    return preferred_answer(seen, word, lane.room.logits)
