"""Entry points of the compiled players, over arrays (see `impera.engines.compiled.batch`)."""

from impera.bots.compiled.tree import plant, run_trials
from impera.engines.compiled.redeal import fill_hats


def search_at(states, words, hidden, hats, tree, path, streams, plans, styles, nodes, trials):
    """Run trials from the observation in `states[0]`, with `states[1]` to play them on.

    Returns how many nodes the tree has now; with 0 nodes a new tree is begun. `words` are the same states as words.
    """
    if nodes == 0:
        fill_hats(hidden[0], hats[0])
        nodes = plant(tree)
    return run_trials(
        states[1],
        words,
        hidden[0],
        hats[0],
        tree,
        path,
        streams[0],
        plans[0],
        styles[0],
        nodes,
        trials,
    )
