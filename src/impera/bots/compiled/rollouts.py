"""How a game goes on from an observation, by rules of thumb, many times over: an entry for the compiler."""

from impera.bots.compiled.deals import deal_again
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.redeal import fill_urns
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.majority import winning_sides


def rollouts_at(deals, styles, wins, trials):
    """Play games out from an observation, and add to `wins` what each seat won of them.

    A shared victory is split among its sides, and each seat of a side gets that side's share.
    """
    r = deals.streams[0]
    fill_urns(deals.hidden[0], deals.urns[0])
    for _ in range(trials):
        s = deal_again(deals)
        while s.ask != NOTHING:
            word = legal_word(s)
            act(s, choose_by_heuristic(s, word, r, styles[0]))
        share = 1.0 / winning_sides(s)
        for seat in range(s.players):
            if (s.winners >> seat) & 1:
                wins[seat] += share
