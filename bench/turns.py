"""PettingZoo's own `performance_benchmark` of our environment: turns of two players at random, for five seconds."""

from __future__ import annotations

import io
import time
from contextlib import redirect_stdout

from pettingzoo.test import performance_benchmark

from bench.timing import row
from impera.adapters import pettingzoo_env


def run() -> None:
    env = pettingzoo_env(players=2)
    env.reset(seed=1)  # compiles
    said = io.StringIO()
    began, spent = time.perf_counter(), time.process_time()
    with redirect_stdout(said):
        performance_benchmark(env)
    share = (time.process_time() - spent) / (time.perf_counter() - began)
    rate = next(float(line.split()[0]) for line in said.getvalue().splitlines() if line.endswith("turns per second"))
    row("PettingZoo's performance_benchmark", f"{rate:,.0f} turns/s", f"{rate / share:,.0f} per CPU second")
