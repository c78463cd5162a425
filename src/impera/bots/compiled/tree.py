"""Information-set Monte Carlo tree search for several players, in the subset that numba compiles.

One *trial* redeals the cards that the searching seat cannot see, walks down the tree by the decisions that are legal in
this deal, adds one node, and plays the game to its end. A node stands for a sequence of decisions; whoever decided
collects in it the chance of winning, alone or with the team. So each seat maximises its own, and what a node says is an
average over the deals in which it could be reached (single-observer ISMCTS; Cowling, Powley, Whitehouse 2012).

Decisions with one sensible answer have no node, and whoever can win in a turn does so (`decisive`).
"""

import math

from impera.bots.compiled.answers import in_order, narrow
from impera.bots.compiled.decisive import decisive
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.engines.compiled.redeal import redeal
from impera.engines.compiled.uniform import choose_from
from impera.rules.bits import count_bits, lowest_bit
from impera.rules.decide import act, legal_word
from impera.rules.decisions import END, FIRST, NOTHING
from impera.rules.majority import seats_of_side, sides

NODE_FIELDS = (
    ("child", "i4"),
    ("sibling", "i4"),
    ("visits", "i4"),
    ("open", "i4"),  # trials in which the node could have been chosen
    ("decision", "i4"),
    ("wins", "f4"),  # of the seat that decided
)
PLAN_FIELDS = (
    ("exploration", "f8"),
    ("least_spread", "f8"),  # where all chances are near 0 or 1, exploration falls to this part
    ("widening", "f8"),  # a node of n visits below the root has less than 2 + widening * sqrt(n) children
    ("uniform", "i8"),  # whether games are played out by uniform choice, not by rules of thumb
)
DEEPEST = 512


def run_trials(s, words, h, hats, tree, path, r, plan, w, nodes, trials):
    """Run trials from an observation; returns how many nodes the tree has now.

    The trials are played on the state `s`. `words[0]` is the observation and `words[1]` the memory of `s`, both as
    words: so they are copied much faster than records are.
    """
    for _ in range(trials):
        for i in range(len(words[0])):
            words[1][i] = words[0][i]
        redeal(s, h, hats, r)
        nodes = run_trial(s, tree, path, r, plan, w, nodes)
    return nodes


def plant(tree):
    """A tree with a root and nothing else; returns its number of nodes."""
    tree[0].child = 0
    tree[0].visits = 0
    return 1


def run_trial(s, tree, path, r, plan, w, nodes):
    """One trial from a redealt state; returns how many nodes the tree has now."""
    node = 0
    depth = 0
    is_inside = True
    last_ask = NOTHING
    last_answer = 0
    while s.ask != NOTHING:
        word = legal_word(s)
        ask = s.ask
        if is_inside:
            word = in_order(ask, last_ask, last_answer, narrow(s, word))
            if depth > 0:
                winning = decisive(s, word)
                if winning:
                    word = winning
        if word & (word - 1) == 0:
            answer = lowest_bit(word)
        elif is_inside:
            chosen, answer = choose_child(s, tree, node, word, r, plan, w, nodes)
            if chosen == nodes and nodes < len(tree):
                add_child(tree, node, nodes, FIRST[ask] + answer)
                nodes += 1
                is_inside = False
            if chosen < nodes:
                node = chosen
                path[depth][0] = node
                path[depth][1] = s.seat
                depth += 1
            if chosen == nodes or depth == DEEPEST:
                is_inside = False
        elif plan.uniform:
            answer = choose_from(word, r)
        else:
            answer = choose_by_heuristic(s, word, r, w)
        last_ask = ask
        last_answer = answer
        act(s, answer)
    tree[0].visits += 1
    credit(s, tree, path, depth)
    return nodes


def choose_child(s, tree, node, word, r, plan, w, nodes):
    """The node to walk to, and its answer: a new one (its number is `nodes`), or the most promising one there is."""
    first = FIRST[s.ask]
    known = 0
    visits = 0
    wins = 0.0
    child = tree[node].child
    while child:
        answer = tree[child].decision - first
        if 0 <= answer <= END and (word >> answer) & 1:
            known |= 1 << answer
            tree[child].open += 1
            visits += tree[child].visits
            wins += tree[child].wins
        child = tree[child].sibling
    unknown = word & ~known
    if unknown and (node == 0 or count_bits(known) < 1 + plan.widening * math.sqrt(tree[node].visits)):
        if plan.uniform:
            return nodes, choose_from(unknown, r)
        return nodes, choose_by_heuristic(s, unknown, r, w)
    return best_child(tree, node, first, known, plan.exploration * spread(wins / visits, plan.least_spread))


def spread(chance, least):
    """How far results of such a chance lie apart, as a part of the most they can."""
    return max(least, 2.0 * math.sqrt(chance * (1.0 - chance)))


def best_child(tree, node, first, known, exploration):
    """Of the known children the one with the greatest upper confidence bound, and its answer."""
    best = 0
    best_score = -1.0
    child = tree[node].child
    while child:
        answer = tree[child].decision - first
        if 0 <= answer <= END and (known >> answer) & 1:
            visits = tree[child].visits
            score = tree[child].wins / visits + exploration * math.sqrt(math.log(tree[child].open) / visits)
            if score > best_score:
                best = child
                best_score = score
        child = tree[child].sibling
    return best, tree[best].decision - first


def add_child(tree, node, child, decision):
    """A new node, first among its siblings."""
    tree[child].child = 0
    tree[child].sibling = tree[node].child
    tree[child].visits = 0
    tree[child].open = 1
    tree[child].decision = decision
    tree[child].wins = 0.0
    tree[node].child = child


def credit(s, tree, path, depth):
    """Each node on the path counts the visit, and the victory if its seat won; a shared one in parts."""
    winning = 0
    for side in range(sides(s)):
        if s.winners & seats_of_side(s, side):
            winning += 1
    share = 1.0 / winning
    for i in range(depth):
        node = path[i][0]
        tree[node].visits += 1
        if (s.winners >> path[i][1]) & 1:
            tree[node].wins += share
