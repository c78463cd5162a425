"""How strong thinking makes a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.cells import STRONG, cell, search
from impera.analysis.study.numbers import elo, role_rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.notation.options import PLAYER_COUNTS

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals

LADDER = (50, 100, 200, 400, 800, 1600)
AGAINST_HEURISTIC = (50, 200, 800)


def rung(simulations: int) -> Cell:
    """Two players, one of which thinks twice as long as the other."""
    return cell(2, search(simulations), search(simulations // 2))


def against(players: int, simulations: int) -> Cell:
    """One player thinks, the others play by rules of thumb."""
    return cell(players, search(simulations), STRONG)


def cells() -> list[Cell]:
    """The ladder, and the same bots against rules of thumb."""
    heuristics = [against(players, simulations) for players in PLAYER_COUNTS for simulations in AGAINST_HEURISTIC]
    return [rung(simulations) for simulations in LADDER] + heuristics


def answer(totals: Totals) -> Answer:
    """What twice the time is worth, and what thinking is worth against rules of thumb."""
    found = Answer("How strong does thinking make a player?")
    found.say(
        "The bot searches (`consul`, one thread) with a number of simulations per decision. Two players: one thinks "
        "twice as long as the other, and every deal is played from both seats. The times in milliseconds are from the "
        "machine the study ran on, for decisions with more than one legal answer."
    )
    rows, csv = [], []
    for simulations in LADDER:
        one = rung(simulations)
        if one in totals:
            won = role_rate(totals[one], one.seatings)
            time = _milliseconds(totals, one)
            rows.append((simulations, time, totals[one]["games"], won.percent(), elo(won).signed(0)))
            csv.append((simulations, 2, "half the simulations", totals[one]["games"], time, *won.cells()))
    found.show(["simulations", "ms per decision", "games", "wins against half as many", "Elo"], rows)
    found.say("The same bot against the rules of thumb by which it plays games out (`tuned`), one against all others:")
    others = []
    for players in PLAYER_COUNTS:
        for simulations in AGAINST_HEURISTIC:
            one = against(players, simulations)
            if one in totals:
                won = role_rate(totals[one], one.seatings)
                time = _milliseconds(totals, one)
                others.append(
                    (players, simulations, time, totals[one]["games"], won.percent(), f"{100 / players:.1f} %")
                )
                csv.append((simulations, players, STRONG, totals[one]["games"], time, *won.cells()))
    found.show(["players", "simulations", "ms per decision", "games", "wins", "fair share"], others)
    found.tables["thinking"] = CsvTable(
        ("simulations", "players", "against", "games", "milliseconds", "wins", "low", "high"), csv
    )
    found.plots["thinking"] = lambda figure: _draw(figure, totals)
    return found


def _milliseconds(totals: Totals, one: Cell) -> str:
    sums = totals[one]
    return f"{1000 * sums['thought_seconds'] / max(1, sums['thought_decisions']):.1f}"


def _draw(figure: Any, totals: Totals) -> None:
    """Strength by simulations: up the ladder, and against rules of thumb."""
    ladder = {"2 players": [(simulations, rung(simulations)) for simulations in LADDER]}
    heuristics = {
        f"{players} players": [(simulations, against(players, simulations)) for simulations in AGAINST_HEURISTIC]
        for players in PLAYER_COUNTS
    }
    groups = {"against half as many simulations": ladder, "against rules of thumb": heuristics}
    played = {
        title: lines
        for title, lines in groups.items()
        if any(one in totals for shown in lines.values() for _, one in shown)
    }
    panels = figure.subplots(1, len(played), squeeze=False)[0]
    for axes, (title, lines) in zip(panels, played.items(), strict=True):
        for name, shown in lines.items():
            _line(axes, totals, shown, name)
        axes.set_title(title, fontsize="medium")
        axes.legend(fontsize="small")
    panels[0].set_ylabel("wins in percent")


def _line(axes: Any, totals: Totals, shown: list[tuple[int, Cell]], name: str) -> None:
    there = [(simulations, role_rate(totals[one], one.seatings)) for simulations, one in shown if one in totals]
    axes.errorbar(
        [simulations for simulations, _ in there],
        [100 * won.value for _, won in there],
        [
            [100 * (won.value - won.low) for _, won in there],
            [100 * (won.high - won.value) for _, won in there],
        ],
        fmt="o-",
        capsize=3,
        label=name,
    )
    axes.set(xscale="log", xlabel="simulations per decision")
    axes.set_xticks([simulations for simulations, _ in shown], [str(simulations) for simulations, _ in shown])
    axes.set_xticks([], minor=True)
    axes.grid(visible=True, alpha=0.3)
