"""Parts of the compiled advice, each asked for alone."""

from __future__ import annotations

from typing import NamedTuple

from impera.analysis import readers
from impera.bots import library
from impera.bots.advice import Desk, Report
from impera.bots.compiled.winning import SEARCHES
from impera.bots.network import weights
from impera.bots.network.foresight import Round
from impera.bots.redeals import Redeals
from impera.bots.winning import Turn


class Compared(NamedTuple):
    """What was found out about an answer: its chance, and in how many redeals it was compared."""

    chance: float
    redeals: int


def compare(seen, hidden, answers, *, passes, seed):
    """The chance of each answer of the seat that decides."""
    deals, desk, number = Redeals.empty(), Desk.empty(), len(answers)
    deals.begin(seen, hidden, seed, 0)
    desk.answers[:number] = answers
    given = (deals, Round.empty(1), weights.shipped(), weights.Room.make(), desk, number)
    library.functions()["compare_at"](*given, passes, seed, 0)
    found = zip(desk.chances[:number].tolist(), desk.redeals[:number].tolist(), strict=True)
    return {answer: Compared(*each) for answer, each in zip(answers, found, strict=True)}


def reason_for(seen, hidden, answer):
    """Why an answer of the seat that decides is good."""
    return reason_and_searches(seen, hidden, answer)[0]


def reason_and_searches(seen, hidden, answer):
    """The same, and how many turns were searched for it."""
    deals, turn, report = Redeals.empty(), Turn.empty(), Report.empty()
    deals.begin(seen, hidden, 0, 0)
    library.functions()["reason_at"](deals, turn, Desk.empty(), report, answer)
    return readers.read_any_reason(report.reader()), int(turn.sizes[SEARCHES])
