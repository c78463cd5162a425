"""What a network expects a round later: redeal, answer, play on by the network, look again. In the compiled subset.

A *round* ends with the first real decision of the same seat in a later turn, or with the game. Everybody plays it by
the network and takes every hegemony in hand, each by what its seat could know. So a rival who can win does, and what
prevents that is seen to be worth something.
"""

from impera.bots.compiled.deals import deal_again
from impera.bots.compiled.decisive import sensible
from impera.bots.compiled.exponential import chance_of
from impera.bots.compiled.forward import forward
from impera.bots.compiled.quantities import write_quantities
from impera.bots.compiled.replies import preferred_answer
from impera.engines.compiled.redeal import fill_urns
from impera.rules.bits import lowest_bit
from impera.rules.cards import KINDS, SEATS
from impera.rules.decisions import NOTHING
from impera.rules.draft import PICKS
from impera.rules.knowledge import act_and_learn
from impera.rules.majority import winning_sides
from impera.rules.observe import observe
from impera.rules.state import NOBODY

# What a seat can expect that never had a choice.
UNKNOWN = -1.0
# A value that no network gives.
_NO_VALUE = -1e9


def begin_observed(deals, foresight):
    """Begin with the observation of `deals`; nobody knows any hand of another yet."""
    s = deals.states[0]
    foresight.passes[0] = 0
    foresight.began[0] = s.seat
    foresight.began[1] = s.turn
    ledgers = foresight.ledgers
    for i in range(len(ledgers[0])):
        ledgers[0][i] = 0
    for pick in range(PICKS):
        for seat in range(SEATS):
            foresight.memories[0].kept_age[pick][seat] = deals.hidden[0].kept_age[pick][seat]


def know(foresight, viewer, o):
    """A viewer knows of the hands of others what it observes in the state `o`."""
    known = foresight.memories[0].known[viewer]
    for owner in range(o.players):
        for kind in range(KINDS):
            known[owner][kind] = o.hand[owner][kind] * (owner != viewer)


def foresee_chance(deals, foresight, network, room, answer, seat):
    """The chance of a seat a round after an answer; it must decide in it, or the game must end."""
    foresee(deals, foresight, network, room, answer, 0)
    return chance_at(foresight, seat)


def chance_at(foresight, seat):
    """What a seat can expect after a round, as a chance; UNKNOWN for one that only ever had one answer."""
    value = foresight.expected[0][seat]
    if foresight.is_over[0]:
        return value + 0.0
    if value == _NO_VALUE:
        return UNKNOWN
    return chance_of(value)


def foresee(deals, foresight, network, room, answer, row):
    """Play one round after an answer, or after none if it is NOBODY, and write what every seat can expect then.

    The redeal follows from the stream of `deals` alone, so that answers can be compared in the same one. `deals` is an
    `impera.bots.redeals.Redeals`, `foresight` a `Round` of `impera.bots.network.foresight`.
    """
    s = begin(deals, foresight)
    for seat in range(s.players):
        foresight.expected[row][seat] = _NO_VALUE
    m = foresight.memories[1]
    if answer != NOBODY:
        act_and_learn(m, s, answer)
    play_round(s, m, foresight, network, room, row)
    foresight.is_over[row] = s.ask == NOTHING
    if s.ask == NOTHING:
        share = 1.0 / winning_sides(s)
        for seat in range(s.players):
            foresight.expected[row][seat] = share * ((s.winners >> seat) & 1)


def begin(deals, foresight):
    """Draw a full state from newly filled urns, and the ledger as it was observed; returns the state."""
    fill_urns(deals.hidden[0], deals.urns[0])
    ledgers = foresight.ledgers
    for i in range(len(ledgers[0])):
        ledgers[1][i] = ledgers[0][i]
    return deal_again(deals)


def play_round(s, m, foresight, network, room, row):
    """Play on until the seat that began has to decide in a later turn, or the game is over.

    What a seat can expect is what the network says at its last decision.
    """
    seat = foresight.began[0]
    turn = foresight.began[1]
    goes_on = True
    while goes_on and s.ask != NOTHING:
        word = sensible(s)
        if word & (word - 1) == 0:
            act_and_learn(m, s, lowest_bit(word))
        else:
            judge(s, m, foresight, network, room)
            foresight.expected[row][s.seat] = room.value[0]
            goes_on = s.seat != seat or s.turn == turn
            if goes_on:
                act_and_learn(m, s, preferred_answer(s, word, room.logits))


def judge(s, m, foresight, network, room):
    """Let the network judge what the seat that decides can see."""
    observe(s, m, s.seat, foresight.seen[0], foresight.hidden[0])
    write_quantities(foresight.seen[0], foresight.hidden[0], foresight.quantities[0])
    forward(network, foresight.quantities[0], room)
    foresight.passes[0] += 1
