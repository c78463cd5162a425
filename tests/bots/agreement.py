"""Plays many games with the compiled bots' library and with numba: all must be the same, to the last state.

    python -m tests.bots.agreement --games 100000 [--build native | wasm | checked | strict] [--trees] [--advice]

The games are shared by all combinations of options, and by each edition and a low turn limit at each table.
`checked` stops at every place outside its row, and `strict` at all that C leaves undefined (UBSan). Both run in
WebAssembly, without the shortcuts of instructions.h, so that every row is read and written by the rules' own loops.
`--trees` also compares searches, which numba compiles for a minute or two first, and `--advice` hints, threats,
reviews, decisions by a look ahead and answers to phrases with those of the library.
"""

from __future__ import annotations

import argparse
import itertools
import tempfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import numpy as np

from impera.bots import library, observed, redeals, search, styles
from impera.bots.advice import Desk, Report
from impera.bots.compiled import review
from impera.bots.network import weights
from impera.bots.network.foresight import Round
from impera.bots.talk import ANSWERED
from impera.bots.winning import Turn
from impera.engines import cpu, layout, native
from impera.notation.decisions import NUMBER_OF_TEXT
from impera.notation.options import OPTIONS, Options, new_state
from impera.notation.seeds import halves
from impera.rules.cards import DOMAINS
from impera.testing import every_option, every_table, random_game
from tests.engines.node import Wasm
from tools import libraries

SEED = 16
CHECKS = {
    "checked": (*native.FAST, "-DCHECKED"),
    "strict": ("-O1", "-nostdlib", "-fsanitize=undefined", "-fsanitize-trap=all"),
}
BUILDS = ("native", "wasm", *CHECKS)
TRIALS = 3000
PASSES = 200
"""How often a look ahead asks the network."""


def every_combination(table):
    """A table with all combinations of what can be chosen for the rules, the turn limit aside: 128."""
    choices = {
        option.name: option.values for option in OPTIONS.values() if option.group == "rules" and option.alternatives
    }
    agreed = {"players": table.players, "teams": table.teams, "deal": table.deal}
    return [
        Options.make(**agreed, **dict(zip(choices, values, strict=True)))
        for values in itertools.product(*choices.values())
    ]


@contextmanager
def built(build):
    """The functions of a build."""
    if build == "native":
        yield library.functions()
        return
    with tempfile.TemporaryDirectory() as folder:
        file = libraries.WASM
        if build in CHECKS:
            file = Path(folder, f"{build}.wasm")
            file.write_bytes(native.compiled(library.program({}).text(), *libraries.BROWSER, *CHECKS[build]))
        node = Wasm(file)
        yield node
        node.close()


def played(functions, options, games, seed=SEED):
    """The outcomes and counts of some games, and the last state of all."""
    states, streams = np.zeros(1, layout.STATE), np.zeros(1, layout.STREAM)
    layout.store(states[0], new_state(options))
    outcomes, counts = np.zeros((games, 2), np.uint8), np.zeros((games, 3), np.int32)
    functions["play_games"](states, streams, *halves(seed), 0, outcomes, counts)
    return outcomes, counts, states


@cache
def played_by_numba(options, games):
    """The same by numba, which several builds are compared with."""
    return played(cpu.functions(), options, games)


def differing(functions, options, games):
    """How many of these games are not the same; one more if the last state is not."""
    found, expected = played(functions, options, games), played_by_numba(options, games)
    unequal = (found[0] != expected[0]).any(axis=1) | (found[1] != expected[1]).any(axis=1)
    return int(unequal.sum()) + (found[2].tobytes() != expected[2].tobytes())


def position(options, decisions):
    """What the seat that decides in a random game observes, and what is hidden from it."""
    game = random_game(options, seed=SEED, decisions=decisions)
    seen, hidden, _ = observed.observed(game.view(game.seat))
    return seen, hidden


def deals_at(options, decisions):
    """The same as arrays that a library redeals in."""
    deals = redeals.Redeals.empty()
    deals.begin(*position(options, decisions), 1, 2)
    return deals


def grown(functions, options, decisions, plan, trials):
    """The nodes of a tree that grew from a position of a random game."""
    tree = search.Tree.empty(plan, trials + 2)
    functions["search_at"](deals_at(options, decisions), tree, trials)
    return tree.nodes


def differing_trees(functions):
    """How many trees are not the same, and how many were grown."""
    cases = [(options, decisions) for options in every_table() for decisions in (0, 20, 60)]
    plans = [search.Plan(), search.Plan(uniform=True)]
    numba = cpu.functions(library.MODULES)
    found = [
        grown(functions, *case, plan, TRIALS).tobytes() != grown(numba, *case, plan, TRIALS).tobytes()
        for case in cases
        for plan in plans
    ]
    return sum(found), len(found)


def advised(functions, options):
    """The numbers of a hint, of threats and of a review, at a table and of the game there."""
    game = random_game(options, seed=SEED, decisions=60, patient=True)
    found = []
    for name, asks in (("hint_at", (40, 1, 2)), ("threats_at", ())):
        report, thinking = Report.empty(), (Round.empty(1), weights.shipped(), weights.Room.make())
        given = (deals_at(options, 20), Turn.empty(), *(thinking if asks else ()), Desk.empty(), report)
        functions[name](*given, *asks)
        found.append(report.numbers[: report.size[0]].tolist())
    begun, desk, report = game.record().replay(0), Desk.empty(), Report.empty()
    layout.store(desk.states[review.GAME], begun._state)
    decisions = np.array([NUMBER_OF_TEXT[each] for each in game.decisions], np.int64)
    thinking = (Round.empty(1), weights.shipped(), weights.Room.make())
    given = (redeals.Redeals.empty(), Turn.empty(), *thinking, desk, report, decisions)
    functions["review_at"](*given, 40, 1, 2)
    return [*found, report.numbers[: report.size[0]].tolist()]


def looked_ahead(functions, options):
    """The decision that a look ahead finds best where there is a choice, and the chance that is left."""
    streams = np.zeros(1, layout.STREAM)
    functions["start_at"](streams, 1, 2)
    thinking = (Turn.empty(), Round.empty(1), weights.shipped(), weights.Room.make(), Desk.empty())
    given = (deals_at(options, with_choice(options)), *thinking, streams)
    return functions["by_outlook_at"](*given, PASSES), streams.tobytes()


def with_choice(options):
    """After how many decisions of a random game there is more than one."""
    games = (random_game(options, seed=SEED, decisions=decided) for decided in range(20, 80))
    return next(game.decided for game in games if len(game.legal()) > 1)


def answered(functions, options):
    """Whether the turn that rules of thumb would play does what each phrase asks for, with every blank."""
    deals, streams = deals_at(options, 40), np.zeros(1, layout.STREAM)
    functions["start_at"](streams, 1, 2)
    goes_on = functions["begin_rehearsal_at"](deals)
    while goes_on:
        decision = functions["by_rules_of_thumb_at"](deals.states, streams, styles.records(styles.PLAYOUT))
        goes_on = functions["rehearse_at"](deals, decision)
    blanks = [(seat, domain) for seat in range(options.players) for domain in range(DOMAINS)]
    return [
        functions["agrees_at"](deals, phrase, asker, *blank)
        for phrase in range(len(ANSWERED))
        for asker in range(options.players)
        for blank in blanks
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--build", choices=BUILDS, default="native")
    parser.add_argument("--trees", action="store_true")
    parser.add_argument("--advice", action="store_true")
    given = parser.parse_args()
    sets = [*every_option(), *(options for table in every_table() for options in every_combination(table))]
    each = -(-given.games // len(sets))
    with built(given.build) as functions:
        unequal = sum(differing(functions, options, each) for options in sets)
        print(  # noqa: T201
            f"{each * len(sets)} games by {len(sets)} sets of options ({given.build}) also played by numba, "
            f"{unequal} of them unequal"
        )
        if given.trees:
            others, trees = differing_trees(functions)
            print(f"{trees} trees of {TRIALS} trials also grown by numba, {others} of them unequal")  # noqa: T201
            unequal += others
        if given.advice:
            here, parts = library.functions(), (advised, looked_ahead, answered)
            others = sum(part(functions, options) != part(here, options) for part in parts for options in every_table())
            print(  # noqa: T201
                f"hints, threats and reviews, looks ahead and answers at {len(every_table())} tables, "
                f"{others} of {len(parts) * len(every_table())} unequal"
            )
            unequal += others
    return 1 if unequal else 0


if __name__ == "__main__":
    raise SystemExit(main())
