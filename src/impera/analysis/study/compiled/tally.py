"""What is counted while a study's games are played. In the compiled subset.

A tally is one record of sums. Sums of several pieces of work are added field by field, so games can be played anywhere,
in any order, with the same totals. Victories are counted in twelfths, so that two, three or four sides can share one
evenly.

A *place* is a seat counted from the First Player: place 0 plays first. A *role* is who sits there: the bots rotate from
game to game of one deal, and role 0 is the one of interest.
"""

import math

from impera.rules.bits import count_bits
from impera.rules.cards import DOMAINS, SEATS
from impera.rules.decisions import COPY, EFFECTS, END, INSPIRATION, MENU, PERMANENT
from impera.rules.majority import scores_in, seats_of_side, sides
from impera.rules.state import HEGEMONY

WHOLE = 12
"""The parts that one victory is divided into."""
ASKS = 13
REASONS = 4
MOST_POWER = 300.0
"""Products of branching factors beyond this power of ten do not fit into a number; they count as this."""
LONGEST = 128
"""The number of turns counted separately; later ones count as the last."""

INTEGERS = (
    ("games", ()),
    ("deals", ()),  # that were played from all seatings
    ("place_won", (SEATS,)),  # twelfths of victories by place, and their squares
    ("place_squares", (SEATS,)),
    ("role_won", ()),  # of role 0, and the squares of the sums over the games of a deal
    ("role_squares", ()),
    ("shared", ()),  # games won by several sides
    ("reasons", (REASONS,)),
    ("domains", (DOMAINS,)),  # of hegemonies
    ("led", (DOMAINS,)),  # in which a winner by majority scored
    ("finished", (LONGEST,)),  # games by their number of turns
    ("turns", ()),
    ("turns_squares", ()),
    ("decisions", ()),
    ("decisions_squares", ()),
    ("forced", ()),  # decisions with one legal answer
    ("asked", (ASKS,)),  # decisions and their legal answers, by what is asked
    ("answers", (ASKS,)),
    ("turn_asked", (LONGEST,)),  # the same by turn
    ("turn_answers", (LONGEST,)),
    ("used", (EFFECTS,)),  # effects begun, the seat's own or copied; each copy counts for Inspiration too
)
FLOATS = (
    ("power", ()),  # of games: log10 of the product of all numbers of legal answers
    ("power_squares", ()),
    ("paths", ()),  # the products themselves: Knuth's estimate of the number of ways to play on from a deal
)

# One game in progress.
GAME_INTEGERS = (
    ("seating", ()),
    ("decisions", ()),
    ("used", (SEATS, EFFECTS)),
    ("of_deal", ()),  # what role 0 won in this deal so far
)
GAME_FLOATS = (("power", ()),)


def begin(g):
    """A game begins: nothing was decided in it."""
    g.decisions = 0
    g.power = 0.0
    for seat in range(SEATS):
        for effect in range(EFFECTS):
            g.used[seat][effect] = 0


def note_decision(t, g, s, word, answer):
    """Count a decision before it is applied: among how many it was made, and the effect it begins."""
    number = count_bits(word)
    turn = min(s.turn, LONGEST - 1)
    g.decisions += 1
    g.power += math.log10(number)
    t.forced += number == 1
    t.asked[s.ask] += 1
    t.answers[s.ask] += number
    t.turn_asked[turn] += 1
    t.turn_answers[turn] += number
    if s.ask == MENU and answer != END:
        effect = answer
        if answer >= COPY:
            effect = (answer - COPY) % PERMANENT
            g.used[s.seat][INSPIRATION] += 1
        g.used[s.seat][effect] += 1


def note_game(t, g, s, seatings):
    """Count a game that is over."""
    winning = 0
    for side in range(sides(s)):
        if s.winners & seats_of_side(s, side):
            winning += 1
    part = WHOLE // winning
    t.games += 1
    t.shared += winning > 1
    t.reasons[s.reason] += 1
    t.finished[min(s.turn, LONGEST - 1)] += 1
    t.turns += s.turn
    t.turns_squares += s.turn * s.turn
    t.decisions += g.decisions
    t.decisions_squares += g.decisions * g.decisions
    t.power += g.power
    t.power_squares += g.power * g.power
    t.paths += 10.0 ** min(g.power, MOST_POWER)
    for place in range(s.players):
        seat = (s.first + place) % s.players
        if (s.winners >> seat) & 1:
            t.place_won[place] += part
            t.place_squares[place] += part * part
        for effect in range(EFFECTS):
            t.used[effect] += g.used[seat][effect]
    if s.reason == HEGEMONY:
        t.domains[s.win_domain] += 1
    else:
        note_leads(t, s)
    note_role(t, g, s, part, seatings)


def note_leads(t, s):
    """Count the Domains in which a winning side scored (R-MAJ-01)."""
    for domain in range(DOMAINS):
        for side in range(sides(s)):
            if s.winners & seats_of_side(s, side) and scores_in(s, side, domain):
                t.led[domain] += 1


def note_role(t, g, s, part, seatings):
    """Count what role 0 won; a deal counts when its last seating was played."""
    if g.seating == 0:
        g.of_deal = 0
    side = (sides(s) - g.seating) % sides(s)
    if s.winners & seats_of_side(s, side):
        g.of_deal += part
    if g.seating == seatings - 1:
        t.deals += 1
        t.role_won += g.of_deal
        t.role_squares += g.of_deal * g.of_deal


def role_of(s, seat, seating):
    """The role of a seat: side k has role k in the first seating, and all move on by one side in each further one."""
    return (seat + seating) % sides(s)
