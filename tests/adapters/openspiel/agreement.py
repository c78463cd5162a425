"""Games in which OpenSpiel's state and ours agree at every node.

python -m tests.adapters.openspiel.agreement 1000
"""

from __future__ import annotations

import random
import sys
import time

import msgspec
import pyspiel

import impera
import impera.adapters.openspiel_game
from impera.adapters.openspiel.lazy_game import LazyGame
from impera.notation.cards import CARD_CODES
from impera.notation.decisions import NUMBER_OF_TEXT
from impera.rules.cards import KINDS, age_of
from impera.workers import open_pool

TABLES = [
    {"players": players, "deal": deal, **more}
    for players in (2, 3, 4)
    for deal in ("basic", "draft")
    for more in (
        {},
        {"last_round": "others-once-more", "copy_owned": False, "self_target": False, "democracy_needs_card": False},
        {"religion": "at-draw", "copy_slot": "effect", "centre": "clockwise"},
    )
] + [{"teams": True, "players": 4, "deal": deal} for deal in ("basic", "draft")]


def load(options):
    """OpenSpiel's game with our options."""
    said = ",".join(f"{name}={value}" for name, value in options.items())
    return pyspiel.load_game(f"impera({said})")


def play(options, seed):
    """A random game in OpenSpiel: its actions, and the cards in the order in which they were drawn."""
    chance = random.Random(seed)
    state = load(options).new_initial_state()
    decisions, drawn, first = [], [], None
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            action = chance.choices(outcomes, weights)[0]
            if first is None:
                first = action
            else:
                drawn.append(action)
        else:
            action = chance.choice(state.legal_actions())
            decisions.append(action)
        state.apply_action(action)
    return first, drawn, decisions


def whole_deck(options, drawn):
    """The deck as it would have been shuffled: what was drawn, and below it any cards of the right Ages."""
    game = LazyGame(impera.Options.make(**options), first=0)
    for kind in drawn:
        game.pool[kind] -= 1
    ages = [age_of(game.state.deck[place]) for place in reversed(range(game.state.deck_n))][len(drawn) :]
    rest = []
    for age in ages:
        kind = next(kind for kind in range(KINDS) if age_of(kind) == age and game.pool[kind])
        game.pool[kind] -= 1
        rest.append(kind)
    return [CARD_CODES[kind] for kind in (*drawn, *rest)]


def agree(options, seed):
    """Play a game in OpenSpiel and again in the library, raising where they differ; returns the number of nodes."""
    first, drawn, decisions = play(options, seed)
    game = impera.Game.from_deck(whole_deck(options, drawn), first=first, **options)
    state = load(options).new_initial_state()
    cards = iter([first, *drawn])
    nodes = 0
    for action in [*decisions, None]:
        while state.is_chance_node():
            state.apply_action(next(cards))
        nodes += 1
        compare(state, game)
        if action is not None:
            game.play(state.action_to_string(action))
            state.apply_action(action)
    assert next(cards, None) is None
    return nodes


def compare(state, game):
    """Who decides, what is legal, what every seat sees, and what it wins, are the same."""
    assert state.is_terminal() == (game.seat is None)
    for seat in range(game.options.players):
        assert state.observation_string(seat) == msgspec.json.encode(game.view(seat)).decode()
    if game.seat is None:
        best = max(state.returns())
        assert game.outcome.winners == tuple(seat for seat, won in enumerate(state.returns()) if won == best)
        assert abs(sum(state.returns())) < 1e-9
    else:
        assert state.current_player() == game.seat
        assert state.legal_actions() == [NUMBER_OF_TEXT[text] for text in game.legal()]


def main():
    games, nodes, began = int(sys.argv[1]), 0, time.monotonic()
    with open_pool(processes=True) as pool:
        pieces = [(TABLES[seed % len(TABLES)], seed) for seed in range(games)]
        for done, (_, compared) in enumerate(pool.run(agree, pieces), 1):
            nodes += compared
            if done % 50 == 0 or done == games:
                print(f"{done} games, {nodes} nodes, all equal, in {time.monotonic() - began:.0f} s", flush=True)  # noqa: T201


if __name__ == "__main__":
    # The workers know this module by its name, not as the program.
    from tests.adapters.openspiel import agreement

    agreement.main()
