"""`python -m bench [section ...]` runs the named sections, or all that this machine can run.

A single section may have its own options: `python -m bench legal --help` lists them.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import sys

SECTIONS = {
    "play": "random play against OpenSpiel, one and two threads, interpreted, copying a state",
    "startup": "importing, the first compiled game and the first decision of a bot, compiling from scratch",
    "external": "own bots: a program's start, asking it, and the wait for the first compiled bot",
    "memory": "ten million games",
    "search": "simulations of the search, compared with OpenSpiel's",
    "winning": "the search for a win this turn, and an earlier version of it",
    "bots": "how strong the bots are (takes hours)",
    "matches": "networks and rules of thumb in the trainer's games, thousands at a time",
    "thinking": "how long the bots that search think (takes minutes)",
    "calibration": "whether the network's value is a chance (takes minutes)",
    "legal": "that no bot makes an illegal decision (takes minutes)",
    "tune": "finding the weights of the rules of thumb (takes minutes)",
    "first_card": "`make play` until the first card can be played: cold and warm (fetches everything again)",
    "feel": "the table in a browser: presses for a turn, waiting between turns, random inputs (takes minutes)",
    "arrival": "a newcomer on a slow line: first paint, Play to the table, a hint, kilobytes",
    "wasm": "the rules and bots as WebAssembly under Node, beside numba in the same run",
    "frames": "the page's main thread while the strongest bots think, in a browser",
    "page-memory": "what the page, its threads and its process take beside the strongest bots, in a browser",
    "static": "a first visit of the static edition in a browser: bytes and times",
    "server": "the table server under load: 500 tables, 2000 sockets",
    "history": "tables with short and long logs",
    "share": "the picture of a shared game",
    "days": "10,000 tables over days while nobody looks (takes minutes)",
    "club": "the database after a year of a club (takes minutes)",
    "rival": "the table server, compared with boardgame.io's",
    "adapters": "the environments, compared with PettingZoo's own and pgx",
    "turns": "PettingZoo's own benchmark of our environment",
    "vector-gpu": "the vector environment on a GPU",
    "gpu": "random play on a GPU, compared game by game with the CPU",
}

# Sections that take long, or need hardware that few machines have.
LONG = (
    "bots",
    "matches",
    "thinking",
    "calibration",
    "legal",
    "tune",
    "first_card",
    "feel",
    "arrival",
    "wasm",
    "frames",
    "page-memory",
    "static",
    "club",
    "days",
    "rival",
    "vector-gpu",
    "gpu",
)


def main(arguments: list[str]) -> None:
    """Run what was asked for."""
    listing = "\n".join(f"  {name:12}{what}" for name, what in SECTIONS.items())
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=f"{__doc__}\n\nsections:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("sections", nargs="*", help=f"default: all but {', '.join(LONG)}")
    has_one = len(arguments) > 1 and arguments[0] in SECTIONS and arguments[1].startswith("-")
    named, options = (arguments[:1], arguments[1:]) if has_one else (arguments, [])
    chosen = parser.parse_args(named).sections or [name for name in SECTIONS if name not in LONG]
    for unknown in set(chosen) - set(SECTIONS):
        parser.error(f"no such section: {unknown}; sections are {', '.join(SECTIONS)}")
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in chosen:
        print(f"\n{SECTIONS[name]}")
        _run(name, options)


def _run(name: str, options: list[str]) -> None:
    module = importlib.import_module(f"bench.{name.replace('-', '_')}")
    own = argparse.ArgumentParser(
        prog=f"python -m bench {name}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if hasattr(module, "add_options"):
        module.add_options(own)
    module.run(**vars(own.parse_args(options)))


if __name__ == "__main__":  # processes that a section starts import this file too
    main(sys.argv[1:])
