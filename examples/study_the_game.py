"""A question answered by playing: whether it helps to play first."""

import tempfile

from impera.analysis import study

with tempfile.TemporaryDirectory() as folder:
    found = study.run(folder, questions=["seats"], games=5_000, search_games=0, seed=1)
    for players, deal, _, games, place, wins, low, high, _ in found.answers["seats"].tables["seats"].rows:
        if place == 1:
            print(f"{players}, {deal} deal: the First Player wins {float(wins):.1%} of {games} games ({low} to {high})")
