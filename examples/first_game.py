"""A whole game between bots that see only what their seat may see, then its record."""

import impera

game = impera.Game.new(players=3, seed=7)
bots = [impera.bots.make("uniform", seed=seat) for seat in range(3)]
while game.seat is not None:
    game.play(bots[game.seat].decide(game.view(game.seat)))

print(game.outcome)
print(game.record(names=("Ada", "Bo", "Cy")).text().splitlines()[-1][:40], "...")
