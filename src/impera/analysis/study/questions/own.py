"""How bots of somebody's own play: among themselves, and against rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from impera.analysis.arena.entrants import entrant
from impera.analysis.study.cells import STRONG, cell
from impera.analysis.study.numbers import place_rate, rate, role_rate, turns
from impera.analysis.study.questions.answer import Answer, CsvTable
from impera.notation.options import PLAYER_COUNTS
from impera.notation.outcome import REASON_NAMES

if TYPE_CHECKING:
    from impera.analysis.study.cells import Cell
    from impera.analysis.study.questions.answer import Totals

NAME = "own"


class Own(NamedTuple):
    """The question about some bots, written as in an arena."""

    bots: tuple[str, ...]

    def cells(self) -> list[Cell]:
        """Each bot among copies of itself, and one of it against rules of thumb."""
        return [one for _, _, *both in self._tables() for one in both]

    def answer(self, totals: Totals) -> Answer:
        """How often each wins, and what its own games are like."""
        found = Answer("How do these bots play?")
        found.say(f"One bot against rules of thumb (`{STRONG}`) in all other seats, every deal from each seat:")
        self._strength(found, totals)
        found.say("Each bot in all seats:")
        self._games(found, totals)
        return found

    def _tables(self) -> list[tuple[str, int, Cell, Cell]]:
        """Each bot at each number of players: its label, the players, alone against others, and among itself."""
        return [
            (entrant(bot).label, players, cell(players, bot, STRONG), cell(players, bot))
            for bot in self.bots
            for players in PLAYER_COUNTS
        ]

    def _strength(self, found: Answer, totals: Totals) -> None:
        rows, csv = [], []
        for label, players, one, _ in self._tables():
            if one in totals:
                games, won = totals[one]["games"], role_rate(totals[one], one.seatings)
                rows.append((label, players, games, won.percent(), f"{100 / players:.1f} %"))
                csv.append((label, players, games, *won.cells(), f"{1 / players:.6g}"))
        found.show(["bot", "players", "games", "wins", "fair share"], rows)
        found.tables["own-strength"] = CsvTable(("bot", "players", "games", "wins", "low", "high", "fair"), csv)

    def _games(self, found: Answer, totals: Totals) -> None:
        rows, csv = [], []
        for label, players, _, one in self._tables():
            if one in totals:
                sums = totals[one]
                first, length = place_rate(sums, 0), turns(sums)
                ends = [rate(sums["reasons"][number + 1], sums["games"]) for number in range(len(REASON_NAMES))]
                shown = (first.percent(), *(end.percent() for end in ends), length.plain())
                rows.append((label, players, sums["games"], *shown))
                numbers = (number for each in (first, *ends, length) for number in each.cells())
                csv.append((label, players, sums["games"], *numbers))
        found.show(["bot", "players", "games", "First Player wins", *REASON_NAMES, "turns"], rows)
        heads = [f"{of}{end}" for of in ("first", *REASON_NAMES, "turns") for end in ("", "_low", "_high")]
        found.tables["own-games"] = CsvTable(("bot", "players", "games", *heads), csv)
