"""Runs other people's tools with the library: readers of tables, a solver of OpenSpiel, pipx, bots without a network.

    python -m tests.foreign.tools [NAME...]

Each has its packages installed beside the project by uv. pipx installs the wheel that `make dist` builds, into a folder
that is deleted again, and the command it brings plays a few games. Bots in C and JavaScript play where there is no
network at all (`unshare`, Linux). What a tool printed last is shown.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

from tests.bots.programs import bot, in_c, in_javascript
from tests.foreign.learners import torch
from tests.foreign.playing import ROOT, run

UV = str(ROOT / "tools" / "uv")


def with_packages(program, *packages):
    """What a program of this folder prints last, run with more packages."""
    extra = [word for package in packages for word in ("--with", package)]
    return run(UV, "run", *extra, "python", "-m", f"tests.foreign.{program}").splitlines()[-1]


def pipx():
    """What the command says of itself that pipx installs."""
    run("make", "dist")
    (wheel,) = (ROOT / "dist").glob("impera-*.whl")
    with tempfile.TemporaryDirectory() as folder:
        home = {"PIPX_HOME": f"{folder}/home", "PIPX_BIN_DIR": f"{folder}/bin", "PIPX_MAN_DIR": f"{folder}/man"}
        run(UV, "tool", "run", "pipx", "install", "--python", sys._base_executable, wheel, env={**os.environ, **home})
        impera = Path(folder) / "bin" / "impera"
        run(impera, "simulate", "--games", "10", "--engine", "python", "--seed", "1")
        return f"pipx installs {run(impera, '--version').strip()}, which simulates"


def programs():
    """How many games bots in C and JavaScript play without a network; raises ChildProcessError if one fails."""
    alone = ("unshare", "--map-root-user", "--net", sys.executable, "-m", "impera", "arena", "--json")
    with tempfile.TemporaryDirectory() as folder:
        bots = [bot("c", in_c(Path(folder))), bot("javascript", in_javascript())]
        told = json.loads(run(*alone, *bots, "--games", "60", "--seed", "1", "--on-failure", "stop"))
    return f"{told['games']} games without a network, no failure"


TOOLS = {
    "tables": lambda: with_packages("read_games", "pandas", "polars"),
    "deep_cfr": lambda: with_packages("deep_cfr", torch(), "dm-tree"),
    "pipx": pipx,
    "programs": programs,
}


def main(names):
    failed = 0
    for name in names or TOOLS:
        try:
            said = f"passes; {TOOLS[name]()}"
        except ChildProcessError as problem:
            said = f"fails; {problem}"
            failed = 1
        print(f"{name}: {said}", flush=True)  # noqa: T201 - a program
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
