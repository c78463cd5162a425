"""Information-set Monte Carlo tree search for several players, in the compiled subset.

One *simulation* redeals the cards that the searching seat cannot see, walks down the tree by the decisions that are
legal in this deal (select), adds one node (expand), plays the game to its end (play out), and counts the result in
every node it passed (credit). A node stands for a sequence of decisions and collects the deciding seat's chance of
winning, alone or with its team. So each seat maximises its own chance, and a node's value is an average over the deals
in which it could be reached (single-observer ISMCTS; Cowling, Powley, Whitehouse 2012).

Decisions with one sensible answer have no node, and a seat that can win this turn does so (`decisive`).
"""

import math

from impera.bots.compiled.answers import in_order, narrow
from impera.bots.compiled.decisive import decisive
from impera.bots.compiled.heuristic import choose_by_heuristic
from impera.bots.compiled.logarithm import logarithm
from impera.engines.compiled.uniform import choose_from
from impera.rules.bits import count_bits, lowest_bit
from impera.rules.decide import act, legal_word
from impera.rules.decisions import END, FIRST, NOTHING
from impera.rules.majority import winning_sides

NODE_FIELDS = (
    ("child", "i4"),
    ("sibling", "i4"),
    ("visits", "i4"),
    ("open", "i4"),  # simulations in which the node could have been chosen
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


def plant(tree):
    """A root and nothing else."""
    tree.nodes[0].child = 0
    tree.nodes[0].visits = 0
    tree.sizes[0] = 1


def run_simulation(s, r, tree):
    """One simulation from a redealt state; `tree` is a struct of arrays, `impera.bots.search.Tree`."""
    node, depth, untried = select(s, tree)
    if untried:
        depth = expand(s, r, tree, node, depth, untried)
    play_out(s, r, tree.plans[0], tree.styles[0])
    credit(s, tree.nodes, tree.path, depth)


def select(s, tree):
    """Walk down the tree by its most promising nodes.

    Returns the node where that ended, the length of the path to it, and which answers are to be tried there as new
    ones: none if the game is over, or the path as long as it can be.
    """
    nodes = tree.nodes
    path = tree.path
    plan = tree.plans[0]
    node = 0
    depth = 0
    last_ask = NOTHING
    last_answer = 0
    while s.ask != NOTHING and depth < DEEPEST:
        ask = s.ask
        word = in_order(ask, last_ask, last_answer, narrow(s, legal_word(s)))
        if depth > 0:
            winning = decisive(s, word)
            if winning:
                word = winning
        if word & (word - 1) == 0:
            answer = lowest_bit(word)
        else:
            known, chance = open_children(nodes, node, FIRST[ask], word)
            untried = word & ~known
            if untried and (node == 0 or count_bits(known) < 1 + plan.widening * math.sqrt(nodes[node].visits)):
                return node, depth, untried
            exploration = plan.exploration * spread(chance, plan.least_spread)
            node = best_child(nodes, node, FIRST[ask], known, exploration)
            path[depth][0] = node
            path[depth][1] = s.seat
            depth += 1
            answer = nodes[node].decision - FIRST[ask]
        last_ask = ask
        last_answer = answer
        act(s, answer)
    return node, depth, 0


def open_children(nodes, node, first, word):
    """Count for each child that is legal now that it could be chosen.

    Returns their answers as a set, and the chance of winning by any of them.
    """
    known = 0
    visits = 0
    wins = 0.0
    child = nodes[node].child
    while child:
        answer = nodes[child].decision - first
        if 0 <= answer <= END and (word >> answer) & 1:
            known |= 1 << answer
            nodes[child].open += 1
            visits += nodes[child].visits
            wins += nodes[child].wins
        child = nodes[child].sibling
    if visits == 0:
        return known, 0.0
    return known, wins / visits


def spread(chance, least):
    """The spread of results with this chance of winning, as a fraction of the greatest possible."""
    return max(least, 2.0 * math.sqrt(chance * (1.0 - chance)))


def best_child(nodes, node, first, known, exploration):
    """The known child with the greatest upper confidence bound."""
    best = 0
    best_score = -1.0
    child = nodes[node].child
    while child:
        answer = nodes[child].decision - first
        if 0 <= answer <= END and (known >> answer) & 1:
            visits = nodes[child].visits
            score = nodes[child].wins / visits + exploration * math.sqrt(logarithm(nodes[child].open) / visits)
            if score > best_score:
                best = child
                best_score = score
        child = nodes[child].sibling
    return best


def expand(s, r, tree, node, depth, untried):
    """Try an answer that the tree does not have; while there is room, a node for it ends the path.

    Returns the length of the path.
    """
    answer = choose(s, untried, r, tree.plans[0], tree.styles[0])
    size = tree.sizes[0]
    if size < len(tree.nodes):
        add_child(tree.nodes, node, size, FIRST[s.ask] + answer)
        tree.sizes[0] = size + 1
        tree.path[depth][0] = size
        tree.path[depth][1] = s.seat
        depth += 1
    act(s, answer)
    return depth


def add_child(nodes, node, child, decision):
    """A new node, first among its siblings."""
    nodes[child].child = 0
    nodes[child].sibling = nodes[node].child
    nodes[child].visits = 0
    nodes[child].open = 1
    nodes[child].decision = decision
    nodes[child].wins = 0.0
    nodes[node].child = child


def play_out(s, r, plan, w):
    """Play the game to its end without looking ahead."""
    while s.ask != NOTHING:
        word = legal_word(s)
        if word & (word - 1) == 0:
            act(s, lowest_bit(word))
        else:
            act(s, choose(s, word, r, plan, w))


def choose(s, word, r, plan, w):
    """An answer outside the tree: uniformly, or by rules of thumb."""
    if plan.uniform:
        return choose_from(word, r)
    return choose_by_heuristic(s, word, r, w)


def credit(s, nodes, path, depth):
    """The root and each node on the path count the visit, and the victory if their seat won; a shared one in parts."""
    nodes[0].visits += 1
    share = 1.0 / winning_sides(s)
    for i in range(depth):
        node = path[i][0]
        nodes[node].visits += 1
        if (s.winners >> path[i][1]) & 1:
            nodes[node].wins += share
