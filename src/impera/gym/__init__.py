"""Gymnasium environments: one seat among bots, and many games of self-play at once. Needs the extra `rl`.

Importing this module registers them, so that `gymnasium.make("impera/Seat-v1")` and
`gymnasium.make_vec("impera/SelfPlay-v1", num_envs=1024)` find them. The classes take the same settings, as keywords
with types.
"""

from impera.errors import MissingExtra

try:
    import gymnasium
except ImportError as error:
    message = "the environments need gymnasium: pip install 'impera[rl]'"
    raise MissingExtra(message) from error

from impera.gym.seat import SeatEnv
from impera.gym.self_play import SelfPlayEnv

__all__ = ["SeatEnv", "SelfPlayEnv"]

gymnasium.register("impera/Seat-v1", entry_point="impera.gym.seat:SeatEnv")
gymnasium.register("impera/SelfPlay-v1", vector_entry_point="impera.gym.self_play:SelfPlayEnv")
