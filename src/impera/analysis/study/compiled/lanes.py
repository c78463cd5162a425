"""Games of a study by rules of thumb, compiled: thousands a second on every core."""

from impera.analysis.study.compiled.tally import begin, note_decision, note_game, role_of
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.uniform import begin_game
from impera.rules.decide import act, legal_word
from impera.rules.decisions import MENU, NOTHING


def play_lane(states, streams, styles, barred, low, high, start, seatings, games, tallies, boards):
    """Play so many games from number `start` on, and count them in `tallies[0]`.

    Game n is seating `n % seatings` of deal `n // seatings`. `styles` and `barred` have a row for each role: how it
    plays, and the answers of the menu that it does without.
    """
    s = states[0]
    r = streams[0]
    t = tallies[0]
    g = boards[0]
    for i in range(games):
        g.seating = (start + i) % seatings
        begin(g)
        begin_game(s, r, low, high, (start + i) // seatings)
        while s.ask != NOTHING:
            role = role_of(s, s.seat, g.seating)
            word = legal_word(s)
            open_word = word
            if s.ask == MENU:
                open_word = word & ~barred[role]
            answer = choose_by_heuristic(s, open_word, r, styles[role])
            note_decision(t, g, s, word, answer)
            act(s, answer)
        note_game(t, g, s, seatings)
