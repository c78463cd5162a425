"""How much is skill: the strongest bot against each level, and each level against the one below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from impera.analysis.study.cells import BEST, LANES, cell
from impera.analysis.study.numbers import role_rate
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.analysis.study.questions.tables import by_players
from impera.bots.roster import LEVELS
from impera.notation.options import PLAYER_COUNTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals

RIVALS = tuple(level for level in LEVELS if level in LANES)
"""The levels that can play thousands of games, weakest first."""


def against(players: int, level: str) -> Cell:
    """The strongest bot, and a level in all other seats."""
    return cell(players, BEST, level)


def step(players: int, level: str) -> Cell:
    """A level, and the one below it in all other seats."""
    return cell(players, level, RIVALS[RIVALS.index(level) - 1])


def cells() -> list[Cell]:
    """All of them, for each number of players."""
    best = [against(players, level) for players in PLAYER_COUNTS for level in RIVALS]
    return best + [step(players, level) for players in PLAYER_COUNTS for level in RIVALS[1:]]


def answer(totals: Totals) -> Answer:
    """What the strongest bot wins against each level, and each level against the one below."""
    found = Answer("How much is skill?")
    found.say(
        f"One `{BEST}` against copies of a level in all other seats, every deal from all seats. If skill did not "
        "matter, it would win its fair share; if only skill mattered, it would win every game against a weaker level."
    )
    csv: list[tuple[Any, ...]] = []
    rows = [(level, *(_told(totals, against(players, level)) for players in PLAYER_COUNTS)) for level in RIVALS]
    head = [f"{players} players, fair share {100 / players:.1f} %" for players in PLAYER_COUNTS]
    found.show(["against", *head], [row for row in rows if any(row[1:])])
    found.say("Each level against copies of the one below it, in the same way:")
    steps = [(level, *(_told(totals, step(players, level)) for players in PLAYER_COUNTS)) for level in RIVALS[1:]]
    found.show(["level", *head], [row for row in steps if any(row[1:])])
    for players in PLAYER_COUNTS:
        pairs = [(BEST, level, against(players, level)) for level in RIVALS]
        pairs += [(level, RIVALS[RIVALS.index(level) - 1], step(players, level)) for level in RIVALS[1:]]
        for bot, rival, one in pairs:
            if one in totals:
                won = role_rate(totals[one], one.seatings)
                csv.append((bot, rival, players, totals[one]["games"], *won.cells(), f"{1 / players:.6g}"))
    found.tables["skill"] = CsvTable(("bot", "against", "players", "games", "wins", "low", "high", "fair"), csv)
    found.findings = [*_findings(totals)]
    found.plots["skill"] = lambda figure: _draw(figure, totals)
    return found


def _findings(totals: Totals) -> Iterator[str]:
    """How much is skill: against rules of thumb that race and block, and against the next level."""
    for level in ("senator", RIVALS[-1]):
        there = totals.among([against(players, level) for players in PLAYER_COUNTS])
        if there:
            won = by_players([role_rate(totals[one], one.seatings).percent() for one in there])
            yield f"One {BEST} among copies of the {level} wins {won}."


def _told(totals: Totals, one: Cell) -> str:
    return role_rate(totals[one], one.seatings).percent() if one in totals else ""


def _draw(figure: Any, totals: Totals) -> None:
    """What the strongest bot wins against each level, by the number of players."""
    axes = figure.subplots()
    for players in PLAYER_COUNTS:
        there = [(place, against(players, level)) for place, level in enumerate(RIVALS)]
        shown = [(place, role_rate(totals[one], one.seatings)) for place, one in there if one in totals]
        axes.errorbar(
            [place for place, _ in shown],
            [100 * won.value for _, won in shown],
            [
                [100 * (won.value - won.low) for _, won in shown],
                [100 * (won.high - won.value) for _, won in shown],
            ],
            fmt="o-",
            capsize=3,
            label=f"{players} players",
        )
    axes.set_xticks(range(len(RIVALS)), RIVALS)
    axes.set_ylabel("wins in percent")
    axes.legend(fontsize="small")
    axes.grid(visible=True, alpha=0.3)
