"""`python -m bench [section ...]` runs the named sections, or all that this machine can run."""

from __future__ import annotations

import argparse
import importlib
import platform

SECTIONS = {
    "play": "random play against OpenSpiel, one and two threads, interpreted, copying a state",
    "startup": "importing, the first compiled game, compiling from nothing",
    "memory": "ten million games",
    "search": "simulations of the search beside OpenSpiel's",
    "bots": "how strong the bots are (takes hours)",
    "tune": "finding the weights of the rules of thumb (takes minutes)",
    "server": "the table server under load: 500 tables, 2000 sockets",
    "rival": "the table server beside boardgame.io's",
    "adapters": "the environments beside PettingZoo's own and pgx",
    "vector-gpu": "the vector environment on a GPU",
    "gpu": "random play on a GPU, compared game by game with the CPU",
}

# Sections that take long, or need what few machines have.
LONG = ("bots", "tune", "rival", "vector-gpu", "gpu")


def main() -> None:
    listing = "\n".join(f"  {name:11}{what}" for name, what in SECTIONS.items())
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=f"{__doc__}\n\nsections:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("sections", nargs="*", help=f"default: all but {', '.join(LONG)}")
    chosen = parser.parse_args().sections or [name for name in SECTIONS if name not in LONG]
    for unknown in set(chosen) - set(SECTIONS):
        parser.error(f"no such section: {unknown}; sections are {', '.join(SECTIONS)}")
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in chosen:
        print(f"\n{SECTIONS[name]}")
        importlib.import_module(f"bench.{name.replace('-', '_')}").run()


main()
