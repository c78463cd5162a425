"""How games end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.numbers import rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.analysis.study.questions.tables import both, by_players, free_for_all, label
from impera.notation.outcome import REASON_NAMES
from impera.rules.state import HEGEMONY

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals


def cells() -> list[Cell]:
    """Bots of equal strength in all seats."""
    return both()


def answer(totals: Totals) -> Answer:
    """The reasons of all ends."""
    found = Answer("How do games end?")
    found.say(
        "A hegemony ends a game at once; otherwise the deck runs out and the majority counts. The turn limit is "
        "that of the program (N-08). A victory is shared when all tie-breaks are equal (R-TIE-03)."
    )
    rows, csv = [], []
    for one in totals.among(both()):
        sums = totals[one]
        games = sums["games"]
        rates = [rate(sums["reasons"][number + 1], games) for number in range(len(REASON_NAMES))]
        shared = rate(sums["shared"], games)
        rows.append((*label(one), games, *(each.percent() for each in (*rates, shared))))
        csv += [
            (*label(one), games, name, *each.cells())
            for name, each in zip((*REASON_NAMES, "shared"), (*rates, shared), strict=True)
        ]
    ends = [rate(totals[one]["reasons"][HEGEMONY], totals[one]["games"]) for one in totals.among(free_for_all())]
    if ends:
        told = by_players([end.percent() for end in ends])
        found.findings = [f"Of all games, a hegemony ends {told}; the majority decides nearly all others."]
    found.show(["players", "deal", "played by", "games", *REASON_NAMES, "shared"], rows)
    found.tables["endings"] = CsvTable(("players", "deal", "played_by", "games", "end", "rate", "low", "high"), csv)
    found.plots["endings"] = lambda figure: _draw(figure, totals)
    return found


def _draw(figure: Any, totals: Totals) -> None:
    """A bar for each kind of table."""
    axes = figure.subplots()
    there = totals.among(both())
    bottom = [0.0] * len(there)
    for number, name in enumerate(REASON_NAMES):
        heights = [100 * totals[one]["reasons"][number + 1] / totals[one]["games"] for one in there]
        axes.bar(range(len(there)), heights, bottom=bottom, label=name)
        bottom = [below + height for below, height in zip(bottom, heights, strict=True)]
    axes.set_xticks(range(len(there)), ["\n".join(label(one)) for one in there], fontsize="x-small")
    axes.set_ylabel("games in percent")
    axes.legend(fontsize="small", loc="lower right")
