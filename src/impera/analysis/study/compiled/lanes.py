"""Games of a study by rules of thumb, compiled: thousands a second on every core."""

from impera.analysis.study.compiled.tally import begin, note_decision, note_game, role_of
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.uniform import begin_game
from impera.rules.decide import act, legal_word
from impera.rules.decisions import MENU, NOTHING


def play_lane(lane, low, high, start, seatings, games):
    """Play `games` games from number `start` on, and count them in `lane`, an `impera.analysis.study.playing.Lane`.

    Game n is seating `n % seatings` of deal `n // seatings`.
    """
    s = lane.states[0]
    r = lane.streams[0]
    t = lane.tallies[0]
    g = lane.boards[0]
    for i in range(games):
        g.seating = (start + i) % seatings
        begin(g)
        begin_game(s, r, low, high, (start + i) // seatings)
        while s.ask != NOTHING:
            role = role_of(s, s.seat, g.seating)
            word = legal_word(s)
            open_word = word
            if s.ask == MENU:
                open_word = word & ~lane.barred[role]
            answer = choose_by_heuristic(s, open_word, r, lane.styles[role])
            note_decision(t, g, s, word, answer)
            act(s, answer)
        note_game(t, g, s, seatings)
