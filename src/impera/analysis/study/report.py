"""The report of a study: README.md, a CSV file for each table, a picture for each plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from impera.analysis.whole_files import write_csv, write_text
from impera.errors import MissingExtra

if TYPE_CHECKING:
    import os

    from impera.analysis.study.questions.answer import Answer, Drawing
    from impera.analysis.study.runner import Study

REPORT = "README.md"
NUMBERS = "study.json"


def write(study: Study, where: str | os.PathLike[str], command: str) -> list[str]:
    """Write all files to a folder and return their names; raises MissingExtra, last, if plots cannot be drawn."""
    folder = Path(where)
    names = [REPORT, NUMBERS]
    for answer in study.answers.values():
        for name, table in answer.tables.items():
            if table.rows:
                write_csv(folder / f"{name}.csv", table.head, table.rows)
                names.append(f"{name}.csv")
    write_text(folder / NUMBERS, json.dumps(to_json(study), indent=1) + "\n")
    write_text(folder / REPORT, "\n".join(_lines(study, command)))
    for answer in study.answers.values():
        for name, drawing in _plots(answer).items():
            _draw(drawing, folder / f"{name}.png")
            names.append(f"{name}.png")
    return names


def to_json(study: Study) -> dict[str, Any]:
    """The study as JSON-able data: every table of every question, row by row."""
    return {
        "seed": study.seed,
        "games": study.games,
        "seconds": sum(run.seconds for run in study.runs),
        "interrupted": study.interrupted,
        "questions": {
            question: {
                name: [dict(zip(table.head, row, strict=True)) for row in table.rows]
                for name, table in answer.tables.items()
            }
            for question, answer in study.answers.items()
        },
    }


_HEURISTIC = (
    "*Rules of thumb* are `tuned`, which looks at one decision at a time with weights tuned by playing (docs/bots.md)"
)
_BY_BOTH = (
    f"Two kinds of strong bots play. {_HEURISTIC}. *Network* is `network`, the strongest bot that can play thousands "
    "of games: it learned the game by playing and does not look ahead (docs/training.md). Where both agree, the "
    "result probably holds for the game. Where their intervals do not overlap, strength matters."
)
_BY_HEURISTIC = (
    f"{_HEURISTIC}. No games were played by the network, so tables, rows and pictures that need them are left out: "
    "whether stronger players find the same is not known from this page."
)
_BY_SEARCH = "*Search* is `consul`, with the simulations per decision that are named; it plays few games."
_ABOUT = (
    "Nobody has solved the game: all of this is about how these bots play. Brackets hold 95 % intervals. The CSV "
    "files beside this page have the numbers of all tables and pictures."
)


def _plots(answer: Answer) -> dict[str, Drawing]:
    """The pictures of an answer; none if there is nothing to draw."""
    return answer.plots if any(table.rows for table in answer.tables.values()) else {}


def _lines(study: Study, command: str) -> list[str]:
    played = f"Written by `{command}`: {study.games:,} games with the seed {study.seed}. {_runs(study)}"
    again = "The same command plays the same games again and gives the same numbers, except for thinking times."
    by = [_BY_BOTH if study.has_network else _BY_HEURISTIC, *([_BY_SEARCH] * study.searched), _ABOUT]
    lines = ["# What bots find out about the game", "", *_findings(study)]
    lines += [f"{played} {again}", "", " ".join(by), ""]
    for answer in study.answers.values():
        lines += [f"## {answer.title}", "", *answer.lines]
        lines += [line for name in _plots(answer) for line in (f"![{answer.title}]({name}.png)", "")]
    return lines


def _findings(study: Study) -> list[str]:
    """The findings of all answers, as a list; nothing if there are none."""
    found = [finding for answer in study.answers.values() for finding in answer.findings]
    return [*(f"{number}. {finding}" for number, finding in enumerate(found, 1)), ""] if found else []


def _runs(study: Study) -> str:
    if not study.runs:
        return ""
    cores = " and ".join(
        sorted({f"{run.cores} cores" + (" of a Ray cluster" * (run.on == "ray")) for run in study.runs})
    )
    return f"They took {sum(run.seconds for run in study.runs) / 60:.1f} minutes on {cores}."


def _draw(drawing: Drawing, path: Path) -> None:
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - slow to load, and an extra
    except ImportError as error:
        message = "plots need matplotlib: pip install 'impera[plots]'"
        raise MissingExtra(message) from error
    figure = Figure(figsize=(12, 6.5), layout="constrained")
    drawing(figure)
    figure.savefig(path, dpi=110)
