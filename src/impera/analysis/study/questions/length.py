"""How long games are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.numbers import decisions, turns
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.analysis.study.questions.tables import both, by_heuristic, by_players, free_for_all, label

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals


def cells() -> list[Cell]:
    """Bots of equal strength in all seats."""
    return both()


def answer(totals: Totals) -> Answer:
    """Turns and decisions, their means and how they spread."""
    found = Answer("How long are games?")
    found.say(
        "Turns are counted over all players. The middle 90 % leaves out the shortest and the longest twentieth. Every "
        "answer of a player is a decision, even if only one was possible."
    )
    rows, csv = [], []
    for one in totals.among(both()):
        sums = totals[one]
        length, asked = turns(sums), decisions(sums)
        low, high = quantile(sums["finished"], 0.05), quantile(sums["finished"], 0.95)
        rows.append((*label(one), sums["games"], length.plain(), f"{low} to {high}", asked.plain()))
        csv.append((*label(one), sums["games"], *length.cells(), low, high, *asked.cells()))
    found.show(["players", "deal", "played by", "games", "turns", "middle 90 %", "decisions"], rows)
    lengths = [turns(totals[one]) for one in totals.among(free_for_all())]
    if lengths:
        found.findings = [
            f"A game takes {by_players([f'{each.value:.0f} turns' for each in lengths])}, of all together."
        ]
    numbers = [f"{what}{end}" for what in ("turns", "decisions") for end in ("", "_low", "_high")]
    numbers[3:3] = ["turns_of_5_percent", "turns_of_95_percent"]
    found.tables["length"] = CsvTable(("players", "deal", "played_by", "games", *numbers), csv)
    found.tables["length-turns"] = CsvTable(
        ("players", "deal", "played_by", "turns", "games"),
        [
            (*label(one), length, number)
            for one in totals.among(both())
            for length, number in enumerate(totals[one]["finished"])
            if number
        ],
    )
    found.plots["length"] = lambda figure: _draw(figure, totals)
    return found


def quantile(counts: list[int], part: float) -> int:
    """The least length that this fraction of the games does not exceed."""
    passed = 0
    for length, number in enumerate(counts):
        passed += number
        if passed >= part * sum(counts):
            return length
    return 0


def _draw(figure: Any, totals: Totals) -> None:
    """The number of games of each length."""
    axes = figure.subplots()
    for one in totals.among(by_heuristic()):
        counts = totals[one]["finished"]
        axes.plot([100 * number / sum(counts) for number in counts], label=" ".join(label(one)[:2]))
    axes.set(xlabel="turns", ylabel="games in percent", xlim=(0, 100))
    axes.legend(fontsize="small", title="rules of thumb")
    axes.grid(visible=True, alpha=0.3)
