"""Plays many games with the package impera-js and replays them in Python: all records must be the same bytes.

python -m tests.packages.agreement --games 500
"""

from __future__ import annotations

import argparse

from impera.game.record import Record
from impera.testing import every_option
from tests.packages.test_conformance import running


def is_equal(text):
    """Whether the record of a game leads to the outcome it names, and Python writes the same record."""
    record = Record.parse(text)
    return record.replay().outcome is not None and record.text() == text


def chosen(options):
    """Options as somebody chooses them: games are played by today's reading of the rules."""
    return {name: value for name, value in options.to_json().items() if name != "revision"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    each = -(-parser.parse_args().games // len(every_option()))
    unequal = 0
    with running() as package:
        for options in every_option():
            unequal += sum(not is_equal(package(options=chosen(options), seed=seed)) for seed in range(each))
    print(f"{each * len(every_option())} games played by impera-js and replayed by Python, {unequal} of them unequal")  # noqa: T201
    return 1 if unequal else 0


if __name__ == "__main__":
    raise SystemExit(main())
