"""Entry points of the compiled players, over arrays (see `impera.engines.compiled.batch`)."""

from impera.bots.compiled.answers import narrow
from impera.bots.compiled.blur import blur
from impera.bots.compiled.comparison import compare
from impera.bots.compiled.deals import deal_again
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.foresight import foresee
from impera.bots.compiled.forward import forward
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.bots.compiled.hints import put_hint
from impera.bots.compiled.outlook import best_ahead
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.reasons import put_reason
from impera.bots.compiled.replies import FIRST_REPLY, preferred_answer, reply_word
from impera.bots.compiled.review import put_review
from impera.bots.compiled.talk import agrees, begin_rehearsal, rehearse
from impera.bots.compiled.threats import copy_table, put_threats
from impera.bots.compiled.tree import plant, run_simulation
from impera.bots.compiled.veil import draw_veil
from impera.bots.compiled.winning import fewest_unseen, winning_answer
from impera.engines.compiled.redeal import fill_urns
from impera.rules.bits import lowest_bit
from impera.rules.chance import BOT, next_word, start_stream
from impera.rules.decide import legal_word
from impera.rules.decisions import FIRST
from impera.rules.state import NOBODY


def start_at(streams, low, high):
    """Begin the stream of a bot with this seed."""
    start_stream(streams[0], low, high, BOT, 0)


def by_rules_of_thumb_at(seen, streams, styles):
    """The decision that rules of thumb prefer."""
    s = seen[0]
    answer = choose_by_heuristic(s, legal_word(s), streams[0], styles[0])
    return FIRST[s.ask] + answer


def at_once_at(turn, hidden):
    """The decision that needs no thought: the only sensible one, or the first of a certain win; NOBODY if none does."""
    s = turn.states[0]
    word = narrow(s, legal_word(s))
    if word & (word - 1) == 0:
        return FIRST[s.ask] + lowest_bit(word)
    answer = winning_answer(turn, hidden[0])
    if answer == NOBODY:
        return NOBODY
    return FIRST[s.ask] + answer


def plant_at(deals, tree, streams):
    """Begin a tree anew, with chance of its own from the stream of a bot."""
    low = next_word(streams[0])
    high = next_word(streams[0])
    start_stream(deals.streams[0], low, high, BOT, 0)
    tree.nodes[0].child = 0
    tree.sizes[0] = 0


def search_at(deals, tree, simulations):
    """Run simulations from an observation; an empty tree is planted first.

    `deals` is an `impera.bots.redeals.Redeals`, `tree` an `impera.bots.search.Tree`.
    """
    if tree.sizes[0] == 0:
        fill_urns(deals.hidden[0], deals.urns[0])
        plant(tree)
    for _ in range(simulations):
        s = deal_again(deals)
        run_simulation(s, deals.streams[0], tree)


def fewest_unseen_at(turn, hidden, domain):
    """The moment that ends the way to a hegemony with the fewest unseen cards; `turn` is `impera.bots.winning.Turn`."""
    return fewest_unseen(turn, hidden[0], domain)


def winning_answer_at(turn, hidden):
    """The first answer of a certain win this turn; NOBODY if none is found."""
    return winning_answer(turn, hidden[0])


def by_network_at(seen, hidden, network, rows, room, streams, temperature, is_veiled):
    """The decision that a network prefers in some manner; `rows` is one row of quantities."""
    s = seen[0]
    write_quantities(s, hidden[0], rows[0])
    if is_veiled:
        draw_veil(rows[0])
    forward(network, rows[0], room)
    word = sensible(s)
    blur(room.logits, FIRST_REPLY[s.ask], reply_word(s, word), streams[0], temperature)
    return FIRST[s.ask] + preferred_answer(s, word, room.logits)


def by_outlook_at(deals, turn, foresight, network, room, desk, streams, passes):
    """The decision that looking ahead with a network finds best, after about `passes` passes."""
    s = deals.states[0]
    low = next_word(streams[0])
    high = next_word(streams[0])
    answer = best_ahead(deals, turn, foresight, network, room, desk, sensible(s), passes, low, high)
    return FIRST[s.ask] + answer


def forward_at(network, quantities, room):
    """Let a network judge an observation."""
    forward(network, quantities, room)


def foresee_at(deals, foresight, network, room, answer, row, low, high, index):
    """Let a network foresee one round after an answer, in the redeal of a seed and an index."""
    start_stream(deals.streams[0], low, high, BOT, index)
    foresee(deals, foresight, network, room, answer, row)


def threats_at(deals, turn, desk, report):
    """Report who could win on the next turn, as the viewer of `deals` sees it."""
    report.size[0] = 0
    put_threats(deals, turn, desk, report)


def reason_at(deals, turn, desk, report, answer):
    """Report the reason for an answer."""
    report.size[0] = 0
    put_reason(deals, turn, desk, report, answer)


def hint_at(deals, turn, foresight, network, room, desk, report, passes, low, high):
    """Report a hint for the seat that decides; `desk` and `report` are those of `impera.bots.advice`."""
    report.size[0] = 0
    put_hint(deals, turn, foresight, network, room, desk, report, passes, low, high)


def begin_rehearsal_at(deals):
    """Begin the next turn of the viewer of `deals`, if there is one; the table before it is in the second row."""
    begun = begin_rehearsal(deals.states[0], deals.hidden[0])
    copy_table(deals.words, 0, deals.words, 1)
    return begun


def rehearse_at(deals, decision):
    """Take a decision of that turn; returns whether it goes on."""
    s = deals.states[0]
    return rehearse(s, decision - FIRST[s.ask])


def agrees_at(deals, phrase, asker, about, domain):
    """Whether that turn, which began in the second row and ended in the first, does what a phrase asks for."""
    return agrees(deals.states[1], deals.states[0], deals.hidden[0].viewer, phrase, asker, about, domain)


def compare_at(deals, foresight, network, room, desk, number, passes, low, high):
    """Compare the answers on the desk."""
    compare(deals, foresight, network, room, desk, number, passes, low, high)


def review_at(deals, turn, foresight, network, room, desk, report, decisions, passes, low, high):
    """Report the review of the game on the desk, which is at its beginning."""
    report.size[0] = 0
    put_review(deals, turn, foresight, network, room, desk, report, decisions, passes, low, high)
