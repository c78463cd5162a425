"""OpenSpiel's information-set search decides the first play of a game."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import impera.adapters.openspiel_game

game = pyspiel.load_game(impera.adapters.openspiel_game.NAME, {"max_turns": 2, "first": 0})
state = game.new_initial_state()
chance = np.random.RandomState(7)
while state.is_chance_node():
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choice(actions, p=chances))
evaluator = mcts.RandomRolloutEvaluator(1, chance)
bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 20, random_state=chance)
print(
    f"{state.action_to_string(bot.step(state))}, of {[state.action_to_string(each) for each in state.legal_actions()]}"
)
