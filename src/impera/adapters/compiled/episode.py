"""The beginning and the end of one game of an environment: deal and reward. In the compiled subset."""

from impera.engines.compiled.uniform import begin_game
from impera.rules.cards import KINDS, SEATS
from impera.rules.decisions import NOTHING
from impera.rules.draft import PICKS
from impera.rules.knowledge import VIEWERS, learn_skip


def deal_game(s, m, r, low, high, index):
    """Deal game `index` of the seed (low, high), as a simulation does; nobody knows anything yet."""
    begin_game(s, r, low, high, index)
    forget_everything(m)
    learn_skip(m, s)


def forget_everything(m):
    """An empty ledger."""
    for viewer in range(VIEWERS):
        for kind in range(KINDS):
            m.merged[viewer][kind] = 0
            for owner in range(SEATS):
                m.known[viewer][owner][kind] = 0
    for seat in range(SEATS):
        for pick in range(PICKS):
            m.kept_age[pick][seat] = 0
        for pick in range(PICKS - 1):
            for kind in range(KINDS):
                m.passed[pick][seat][kind] = 0


def is_over(s):
    """Whether the game has ended."""
    return s.ask == NOTHING


def reward_of(s, seat):
    """1 for a winner, -1 for a loser; 0 for everyone while the game runs, and where all have won (R-TIE-03)."""
    if s.ask != NOTHING or s.winners == (1 << s.players) - 1:
        return 0
    if (s.winners >> seat) & 1:
        return 1
    return -1
