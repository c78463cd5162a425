"""One game of an environment: step and observe. In the compiled subset."""

from impera.adapters.compiled.episode import deal_game, is_over, reward_of
from impera.adapters.compiled.tensor import write_tensor
from impera.engines.compiled.uniform import begin_game
from impera.notation.compiled.seats import NO_ANSWER, answer_of
from impera.rules.decide import act, legal_word
from impera.rules.knowledge import act_and_learn
from impera.rules.observe import observe


def legal_answer(s, word, action):
    """The answer that an action gives to the current question; NO_ANSWER if it is not in the legal `word`."""
    answer = answer_of(s, action)
    if answer != NO_ANSWER and not (word >> answer) & 1:
        return NO_ANSWER
    return answer


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
