"""Chapters 1.18 and 1.19: victory by majority, tie-breaks, and the team game.

A *side* is what wins together: a seat, or in the team game the two partners, who sit opposite (R-TEAM-01). A side's
count in a Domain is the higher of its members' counts, never their sum (R-TEAM-04, R-TEAM-05); with that the rules
for players and for teams are the same.
"""

from impera.rules.bits import count_bits
from impera.rules.cards import DOMAINS
from impera.rules.decisions import NOTHING
from impera.rules.events import GAME_OVER, tell

TEAM_SIDES = 2


def sides(s):
    """How many sides play."""
    if s.teams:
        return TEAM_SIDES
    return s.players


def side_of(s, seat):
    """The side a seat belongs to; team seats alternate A, B, A, B (R-TEAM-01)."""
    if s.teams:
        return seat % TEAM_SIDES
    return seat


def seats_of_side(s, side):
    """The seats of a side, as a set."""
    if s.teams:
        return 5 << side
    return 1 << side


def winning_sides(s):
    """How many sides share the victory, each with an equal part of it (R-TIE-03, R-TEAM-05)."""
    winning = 0
    for side in range(sides(s)):
        if s.winners & seats_of_side(s, side):
            winning += 1
    return winning


def side_count(s, side, domain):
    """The count that a side competes with in a Domain."""
    count = s.count[side][domain]
    if s.teams:
        count = max(count, s.count[side + TEAM_SIDES][domain])
    return count + 0


def greatest_count(s, among, domain):
    """The greatest count in a Domain among a set of sides."""
    greatest = 0
    for side in range(sides(s)):
        if (among >> side) & 1:
            greatest = max(greatest, side_count(s, side, domain))
    return greatest


def scores_in(s, side, domain):
    """Whether a side has the greatest count in a Domain, shared or not, and at least 1 (R-MAJ-01)."""
    count = side_count(s, side, domain)
    return count >= 1 and count == greatest_count(s, (1 << sides(s)) - 1, domain)


def points_of(s, side):
    """One point for each Domain in which a side scores (R-MAJ-01, R-TEAM-04)."""
    points = 0
    for domain in range(DOMAINS):
        if scores_in(s, side, domain):
            points += 1
    return points


def break_ties(s, tied):
    """The sides left after comparing Utopia, Culture, Science, Economy, Religion, Military (R-TIE-01..03).

    More than one may be left: then they share the victory (R-TIE-03, R-TEAM-05).
    """
    for i in range(DOMAINS):
        domain = DOMAINS - 1 - i
        greatest = greatest_count(s, tied, domain)
        for side in range(sides(s)):
            if (tied >> side) & 1 and side_count(s, side, domain) < greatest:
                tied ^= 1 << side
        if count_bits(tied) == 1:
            break
    return tied


def score_majority(s, reason):
    """The game ends; most points win (R-MAJ-02, R-TEAM-05)."""
    best = 0
    for seat in range(s.players):
        s.points[seat] = points_of(s, side_of(s, seat))
        best = max(best, s.points[seat])
    leading = 0
    for side in range(sides(s)):
        if s.points[side] == best:
            leading |= 1 << side
    leading = break_ties(s, leading)
    s.winners = 0
    for side in range(sides(s)):
        if (leading >> side) & 1:
            s.winners |= seats_of_side(s, side)
    s.reason = reason
    s.ask = NOTHING
    tell(s, GAME_OVER, s.seat, s.reason, s.winners)
