"""SuperSuit turns the seats of several games into one vector environment of gymnasium.

pip install 'impera[rl]' supersuit
"""

from __future__ import annotations

import supersuit

import impera


def main() -> None:
    seats = impera.adapters.pettingzoo_parallel_env(players=3, on_illegal="replace")
    envs = supersuit.pettingzoo_env_to_vec_env_v1(seats)
    envs = supersuit.concat_vec_envs_v1(envs, 2, num_cpus=0, base_class="gymnasium")
    seen, _ = envs.reset(seed=7)
    ended = 0
    for _ in range(500):
        seen, _, terminations, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
        ended += int(terminations.sum())
    print(f"{envs.num_envs} seats as rows: {seen['observation'].shape}; {ended} of them came to the end of a game.")


if __name__ == "__main__":
    main()
