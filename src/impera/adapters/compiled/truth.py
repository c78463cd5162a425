"""Writing the whole state of a game as a tensor, in the compiled subset.

It is for critics, which judge positions while a policy learns. What a seat may know is written by `write_tensor`, which
knows nothing of this. `out` is a row of bytes in the order of `STATE_FIELDS` (`impera.adapters.observation.layout`).
"""

from impera.adapters.compiled.places import (
    LEDGER_KNOWN,
    LEDGER_MERGED,
    LEDGER_PASSED,
    SIZE,
    STATE_SIZE,
    TRUE_DECK,
    TRUE_HAND,
    TRUE_PACKET,
)
from impera.adapters.compiled.play import show
from impera.notation.compiled.seats import absolute_seat
from impera.rules.cards import KINDS, SEATS
from impera.rules.decisions import CLAIM, GIVE, KEEP
from impera.rules.draft import PICKS
from impera.rules.rows import copy_row


def show_all(s, m, viewer, o, h, out):
    """Write what `viewer` may know, and after it everything that is hidden; `o` and `h` are for its use."""
    show(s, m, viewer, o, h, out)
    write_hidden(s, m, viewer, out)
    write_deck(s, s.deck_n, out)


def write_hidden(s, m, viewer, out):
    """Everything that not all seats know, but for the deck; seats are counted from `viewer`."""
    for i in range(SIZE, STATE_SIZE):
        out[i] = 0
    for i in range(s.players):
        seat = absolute_seat(i, viewer, s.players)
        copy_row(s.hand[seat], KINDS, out, TRUE_HAND + KINDS * i)
        for j in range(s.players):
            owner = absolute_seat(j, viewer, s.players)
            copy_row(m.known[seat][owner], KINDS, out, LEDGER_KNOWN + KINDS * (SEATS * i + j))
        if s.ask == GIVE:
            copy_row(m.merged[seat], KINDS, out, LEDGER_MERGED + KINDS * i)
        if s.ask == KEEP or s.ask == CLAIM:
            write_drafter(s, m, seat, i, out)


def write_drafter(s, m, seat, i, out):
    """What is hidden of the draft at one seat, which is the i-th: the packet dealt to it, and what it remembers."""
    copy_row(s.packet[seat], KINDS, out, TRUE_PACKET + KINDS * i)
    for pick in range(PICKS - 1):
        copy_row(m.passed[pick][seat], KINDS, out, LEDGER_PASSED + KINDS * (SEATS * pick + i))


def write_deck(s, number, out):
    """The uppermost cards of the deck, as many as are asked for."""
    for place in range(number):
        out[TRUE_DECK + KINDS * place + s.deck[s.deck_n - 1 - place]] = 1
