"""Trials of a search that sees all cards, in the subset that numba compiles; an entry for `impera.engines.cpu`."""

from impera.bots.tree import plant, run_trial


def see_at(states, words, tree, path, streams, plans, styles, nodes, trials):
    """Run trials from the full state in `states[0]`, with `states[1]` to play them on: nothing is redealt.

    Returns how many nodes the tree has now; with 0 nodes a new tree is begun. `words` are the same states as words.
    """
    if nodes == 0:
        nodes = plant(tree)
    for _ in range(trials):
        for i in range(len(words[0])):
            words[1][i] = words[0][i]
        nodes = run_trial(states[1], tree, path, streams[0], plans[0], styles[0], nodes)
    return nodes
