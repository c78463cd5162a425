"""One game of an environment: deal, step, reward, observe. In the compiled subset."""

from impera.adapters.compiled.seats import NO_ANSWER, answer_of
from impera.adapters.compiled.tensor import write_tensor
from impera.engines.compiled.uniform import begin_game
from impera.rules.cards import KINDS, SEATS
from impera.rules.decide import act, legal_word
from impera.rules.decisions import NOTHING
from impera.rules.draft import PICKS
from impera.rules.knowledge import VIEWERS, act_and_learn, learn_skip
from impera.rules.observe import observe


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


def legal_answer(s, word, action):
    """The answer that an action gives to the current question; NO_ANSWER if it is not in the legal `word`."""
    answer = answer_of(s, action)
    if answer != NO_ANSWER and not (word >> answer) & 1:
        return NO_ANSWER
    return answer


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


def advance_game(i, games, batch, r, actions, deals):
    """Take one action in game i, then update its legal word and deciding seat.

    `games` and `batch` are the structs of arrays of `impera.adapters.batch`. If it `deals`, the action is ignored and
    the game is followed by its next one. Otherwise a game that ends is followed by another if the environment goes on,
    and a game whose action is not legal stays as it is. Without memories there is no ledger. The stream `r` is scratch
    space.
    """
    s = games.states[i]
    has_ledger = games.memories.shape[0] > 0
    batch.illegal[i] = 0
    over = False
    for seat in range(s.players):
        batch.rewards[i, seat] = 0
    if not deals:
        answer = legal_answer(s, games.words[i], actions[i])
        if answer == NO_ANSWER:
            batch.illegal[i] = 1
        elif has_ledger:
            act_and_learn(games.memories[i], s, answer)
        else:
            act(s, answer)
        over = is_over(s)
        for seat in range(s.players):
            batch.rewards[i, seat] = reward_of(s, seat)
    batch.ended[i] = over
    if deals or (over and games.goes_on):
        index = i + games.states.shape[0] * games.episodes[i]
        games.episodes[i] += 1
        if has_ledger:
            deal_game(s, games.memories[i], r, games.low, games.high, index)
        else:
            begin_game(s, r, games.low, games.high, index)
    batch.seats[i] = s.seat
    games.words[i] = legal_word(s)


def show(s, m, viewer, o, h, tensor):
    """Write what a seat may know; `o` and `h` are for its use."""
    observe(s, m, viewer, o, h)
    write_tensor(o, h, tensor)
