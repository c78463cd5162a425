"""A random game in the PettingZoo environment, then a thousand games stepped at once."""

import numpy as np

from impera.adapters import pettingzoo_env, vector_env

chance = np.random.default_rng(1)

env = pettingzoo_env(players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    if over:
        print(f"{agent}: {reward:+.0f}")
    env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))

games = vector_env(games=1000, players=2, seed=7)
batch, wins = games.reset(), np.zeros(2, int)
for _ in range(300):
    actions = (batch.masks * chance.random(batch.masks.shape)).argmax(axis=1)  # a random legal one in each game
    batch = games.step(actions)
    wins += (batch.rewards > 0).sum(axis=0)
print(f"of {games.episodes.sum() - 1000} games that ended, seat 0 won {wins[0]} and seat 1 won {wins[1]}")
