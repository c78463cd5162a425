"""How random games end, by player count."""

import numpy as np

import impera
from impera.rules.state import HEGEMONY

for players in (2, 3, 4):
    result = impera.simulate(games=20_000, players=players, seed=1)
    hegemonies = np.mean(result.reasons == HEGEMONY)
    print(f"{players} players: {result.turns.mean():.1f} turns, {hegemonies:.2%} end by hegemony")
