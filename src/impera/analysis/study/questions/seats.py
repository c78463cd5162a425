"""Whether it helps to play first, by the number of players and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.cells import BEST, cell
from impera.analysis.study.numbers import Estimate, place_rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.analysis.study.questions.tables import both, by_players, free_for_all, label, played_groups

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals


def cells() -> list[Cell]:
    """Bots of equal strength in all seats."""
    return both()


def answer(totals: Totals) -> Answer:
    """How often each place wins, beside its fair share."""
    found = Answer("Does it help to play first?")
    found.say(
        "Bots of equal strength sit in all seats. Place 1 is the First Player, place 2 the next clockwise. The fair "
        "share is what a place would win if places did not matter."
    )
    rows, csv = [], []
    for one in totals.among(both()):
        rates = [place_rate(totals[one], place) for place in range(one.options.players)]
        edge = rates[0].value - 1 / one.sides
        rows.append((*label(one), totals[one]["games"], *_padded(rates), f"{100 * edge:+.1f}"))
        csv += [
            (*label(one), totals[one]["games"], place + 1, *each.cells(), f"{1 / one.sides:.6g}")
            for place, each in enumerate(rates)
        ]
    found.findings = [*_findings(totals)]
    places = [f"place {place}" for place in (1, 2, 3, 4)]
    found.show(["players", "deal", "played by", "games", *places, "First Player over fair share"], rows)
    found.tables["seats"] = CsvTable(
        ("players", "deal", "played_by", "games", "place", "wins", "low", "high", "fair"), csv
    )
    found.plots["seats"] = lambda figure: _draw(figure, totals)
    return found


def _findings(totals: Totals) -> Iterator[str]:
    """What the First Player wins, and the First Player's team."""
    won = [place_rate(totals[one], 0).percent() for one in totals.among(free_for_all())]
    if won:
        yield f"The First Player wins {by_players(won)}, where 50.0, 33.3 and 25.0 % would be fair."
    for one in totals.among([cell("teams", BEST)]):
        yield f"In teams the First Player's side wins {place_rate(totals[one], 0).percent()}, where half would be fair."


def _padded(rates: list[Estimate]) -> list[str]:
    return [rate.percent() for rate in rates] + [""] * (4 - len(rates))


def _draw(figure: Any, totals: Totals) -> None:
    """What each place wins over its fair share."""
    groups = played_groups(totals)
    panels = figure.subplots(1, len(groups), sharey=True, squeeze=False)[0]
    for axes, (title, there) in zip(panels, groups.items(), strict=True):
        for place in range(4):
            shown = [(spot, one) for spot, one in enumerate(there) if place < one.options.players]
            rates = [place_rate(totals[one], place) for _, one in shown]
            fair = [1 / one.sides for _, one in shown]
            axes.errorbar(
                [spot + (place - 1.5) * 0.15 for spot, _ in shown],
                [100 * (rate.value - part) for rate, part in zip(rates, fair, strict=True)],
                [
                    [100 * (rate.value - rate.low) for rate in rates],
                    [100 * (rate.high - rate.value) for rate in rates],
                ],
                fmt="o",
                capsize=3,
                label=f"place {place + 1}",
            )
        axes.axhline(0, color="#9a9a9a", linewidth=1)
        axes.set_xticks(range(len(there)), ["\n".join(label(one)[:2]) for one in there], fontsize="small")
        axes.set_title(title, fontsize="medium")
        axes.grid(visible=True, axis="y", alpha=0.3)
    panels[0].set_ylabel("wins over the fair share, in percentage points")
    panels[0].legend(fontsize="small")
