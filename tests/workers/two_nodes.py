"""The same work on a Ray cluster of two nodes, one of which is killed in the first task, and again in the third.

    python tests/workers/two_nodes.py FOLDER PIECE COMMAND...

PIECE are the games per piece of the study, COMMAND is the command line to run at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

from impera import simulate
from impera.analysis import arena, study
from impera.analysis.study import cells

NOT_STARTED = 75
"""How the program exits when Ray does not start, which says nothing about impera."""

# Whatever ports are named, a node ends itself if its agent takes more than 15 seconds to say that it listens, which no
# setting of Ray changes. On a machine that busy, another try finds its files in memory and is quicker.
STARTS = 3
# Ray waits 15 seconds for its agents to tell ports they chose themselves, which is too short on a busy machine.
PORTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")


def free_ports():
    """A port for each agent of a node."""
    with contextlib.ExitStack() as leaving:
        sockets = [leaving.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in PORTS]
        return {name: each.getsockname()[1] for name, each in zip(PORTS, sockets, strict=True)}


class Killing:
    """A cluster that loses its second node when work reports its first progress, and gets another one."""

    def __init__(self):
        self.cluster = Cluster()
        self._start(include_dashboard=False)
        ray.init(address=self.cluster.address, logging_level="ERROR", log_to_driver=False)
        self.second = None
        self.killed = []

    def _start(self, **settings):
        """Start a node, with patience."""
        for _ in range(STARTS):
            try:
                return self.cluster.add_node(num_cpus=1, **settings, **free_ports())
            except Exception as error:  # noqa: BLE001 - Ray raises nothing more special
                sys.stderr.write(f"Ray did not start: {error}\n")
        return sys.exit(NOT_STARTED)

    def leave(self):
        ray.shutdown()
        self.cluster.shutdown()

    def begin(self):
        self.second = self._start()
        self.cluster.wait_for_nodes()

    def kill(self, what):
        if self.second is not None:
            self.cluster.remove_node(self.second, allow_graceful=False)
            self.second = None
            self.killed.append(what)


def main(folder, piece, command):
    nodes = Killing()
    found = {}
    nodes.begin()

    def progress(done, _total):
        if done:
            nodes.kill("simulate")

    games = simulate(games=1_000, players=3, seed=4, engine="python", on="ray", progress=progress)
    found["simulate"] = games.fingerprints.tolist()
    nodes.begin()
    result = arena.run(["trader", "senator"], games=4, seed=4, on="ray")
    found["arena"] = [[game.key, game.winners, game.decisions] for game in result.games]
    cells.LANE_PIECE = piece
    studied = study.run(
        folder / "study",
        questions=["seats"],
        games=1,
        search_games=0,
        seed=4,
        on="ray",
        progress=lambda _: nodes.kill("study"),
    )
    found["study"] = study.to_json(studied)["questions"]
    found["killed"] = nodes.killed
    found["compiled"] = simulate(games=1_000, players=3, seed=4, on="ray").fingerprints.tolist()
    searched = arena.run(["consul:simulations=20,threads=1", "tuned"], games=4, seed=4, on="ray")
    found["search"] = [[game.key, game.winners, game.decisions] for game in searched.games]
    found["command"] = subprocess.run(
        [sys.executable, "-m", "impera", *command, "--on", "ray"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "RAY_ADDRESS": nodes.cluster.address},
    ).stdout
    (folder / "found.json").write_text(json.dumps(found))
    nodes.leave()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
