"""`impera study`: questions about the game, answered by playing."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera.cli.options import WholeNumber, json_option, language_option, on_option, seed_option
from impera.cli.output.progress import part_done
from impera.cli.output.screen import show
from impera.cli.program import INTERRUPTED
from impera.compiling import NOTICE
from impera.errors import MissingExtra
from impera.text import language
from impera.text.files import plain, program

if TYPE_CHECKING:
    from impera.analysis.study import Study
    from impera.text import Language


@click.command("study", help=plain("help-study"), epilog=f"\b\n{plain('help-study-examples')}")
@click.option("--questions", help=plain("help-study-questions"))
@click.option("--bot", "bots", multiple=True, metavar="BOT", help=plain("help-study-bot"))
@click.option("--games", type=WholeNumber(0), default=200_000, help=plain("help-study-games"))
@click.option("--network-games", type=WholeNumber(0), help=plain("help-study-network-games"))
@click.option("--search-games", type=WholeNumber(0), default=200, help=plain("help-study-search-games"))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), default="study", help=plain("help-study-out"))
@click.option("--report", "only_report", is_flag=True, help=plain("help-study-report"))
@click.option("--workers", type=WholeNumber(1), help=plain("help-study-workers"))
@on_option
@seed_option
@json_option
@language_option
def command(**given: Any) -> int:
    """Play, answer, and write the report; exits with 130 after Ctrl-C."""
    from impera.analysis import study  # noqa: PLC0415 - loads the bots

    words = language(given["language"])
    named = given["questions"]
    questions = None if named is None else tuple(part.strip() for part in named.split(","))
    if given["only_report"]:
        found = study.read(given["out"], study.QUESTIONS if questions is None else questions)
    else:
        is_known = set(questions or ()) <= set(study.QUESTIONS)
        plays_lanes = given["on"] == "here" and given["games"] and is_known and (questions or not given["bots"])
        if plays_lanes and not study.is_ready(network=_plays_network(given)):
            NOTICE.give()
        with part_done(words.say("study-playing")) as progress:
            kept = {
                name: given[name]
                for name in ("bots", "games", "network_games", "search_games", "seed", "workers", "on")
            }
            found = study.run(given["out"], questions=questions, progress=progress, **kept)
    files = _write(words, found, given)
    if given["as_json"]:
        click.echo(json.dumps(study.to_json(found)))
    else:
        _tell(words, found)
        show(words.say("study-written", folder=str(given["out"]), files=words.list(files)))
    return INTERRUPTED if found.interrupted else 0


def _plays_network(given: dict[str, Any]) -> bool:
    """Whether games by the network are asked for."""
    number = given["search_games"] if given["network_games"] is None else given["network_games"]
    return bool(number)


def _write(words: Language, found: Study, given: dict[str, Any]) -> list[str]:
    """Write the report; returns the names of its files, without pictures if matplotlib is missing."""
    from impera.analysis.study import report  # noqa: PLC0415

    try:
        return report.write(found, given["out"], _command(found))
    except MissingExtra:
        show(words.say("error-no-plot"), err=True)
        return [report.REPORT, report.NUMBERS, "*.csv"]


def _command(found: Study) -> str:
    """The command that repeats this study."""
    from impera.analysis import study  # noqa: PLC0415

    command = f"{program()} study --seed {found.seed}"
    for run in found.runs[-1:]:
        command += f" --games {run.games} --network-games {run.network_games} --search-games {run.search_games}"
        asked = tuple(name for name in study.QUESTIONS if any(name in each.questions for each in found.runs))
        if asked not in {(), study.QUESTIONS}:
            command += f" --questions {','.join(asked)}"
        command += "".join(f" --bot {shlex.quote(bot)}" for bot in run.bots)
    return command


def _tell(words: Language, found: Study) -> None:
    """Print the questions and where the answers are."""
    show(words.say("study-games", games=found.games, seed=str(found.seed)))
    show(*(f"  {name}: {answer.title}" for name, answer in found.answers.items()))
    if found.interrupted:
        show(words.say("study-interrupted"))
