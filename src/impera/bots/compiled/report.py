"""A report: what was found out as one row of numbers, in the order in which it is declared, in the compiled subset.

Hints, threats and reviews are declared in `impera.analysis`. `make generate` makes their readers from the same
declarations, in Python and in TypeScript, by the rules of `impera.views.compiled.facts`. A chance is written in
billionths, which a number of 32 bits can hold.

`report` is a struct of arrays, `impera.bots.advice.Report`.
"""

from impera.rules.state import NOBODY

NOTHING = NOBODY
CHANCE = 1_000_000_000
"""How a chance of 1 is written."""


def put(report, number):
    """Add a number."""
    report.numbers[report.size[0]] = number
    report.size[0] += 1


def put_chance(report, chance):
    """Add a chance; one below 0 is not known."""
    if chance < 0.0:
        put(report, NOTHING)
    else:
        put(report, int(chance * CHANCE + 0.5))


def put_length(report):
    """Add the length of a list, which is 0 so far; returns where it is, to be counted up."""
    put(report, 0)
    return report.size[0] - 1
