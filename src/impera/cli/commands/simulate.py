"""`impera simulate`: many games of uniform random play."""

from __future__ import annotations

import csv
import json
from typing import IO, TYPE_CHECKING, Any

import click

from impera import Options
from impera.cli.options import WholeNumber, chosen, game_options, json_option, language_option, on_option, seed_option
from impera.cli.output import summary
from impera.cli.output.progress import progress_bar
from impera.cli.output.screen import show
from impera.cli.program import INTERRUPTED
from impera.engines import ENGINES
from impera.notation.outcome import REASON_NAMES
from impera.notation.seeds import short_seed
from impera.text import language
from impera.text.files import plain

if TYPE_CHECKING:
    from impera import Simulation


@click.command("simulate", help=plain("help-simulate"), epilog=f"\b\n{plain('help-simulate-examples')}")
@click.option("--games", type=WholeNumber(1), default=10_000, help=plain("help-simulate-games"))
@click.option("--engine", type=click.Choice(ENGINES), default="numba", help=plain("help-simulate-engine"))
@click.option("--workers", type=WholeNumber(1), help=plain("help-simulate-workers"))
@on_option
@click.option("--csv", "file", type=click.File("w", "utf-8", lazy=False), help=plain("help-simulate-csv"))
@seed_option
@json_option
@language_option
@game_options
def command(**given: Any) -> int:
    """Simulate and print the results; exits with 130 after Ctrl-C."""
    from impera import simulate  # noqa: PLC0415 - loads NumPy

    words = language(given["language"])
    options = Options.make(**chosen(given))
    asked = {name: given[name] for name in ("games", "engine", "seed")}
    if asked["seed"] is None:
        asked["seed"] = short_seed()
    engine = given["engine"] if given["on"] == "here" else None  # machines of a cluster compile for themselves
    with progress_bar(words, engine, given["games"]) as progress:
        is_ready = given["engine"] == "python" or given["on"] != "here"
        ready = None if is_ready else simulate(**{**asked, "games": 1}, workers=1, **chosen(given))
        if ready is not None and ready.interrupted:
            show(words.say("simulate-nothing"), err=True)
            return INTERRUPTED
        if progress is not None:
            progress(0, asked["games"])
        result = simulate(**asked, workers=given["workers"], on=given["on"], progress=progress, **chosen(given))
    numbers = {"asked": {**asked, **options.to_json()}, **summary.summary(result, options)}
    if ready is not None:
        numbers["ready_seconds"] = ready.elapsed
    if given["file"] is not None:
        _write(given["file"], result)
    if given["as_json"]:
        click.echo(json.dumps(numbers))
    else:
        show(*summary.lines(words, numbers))
    return INTERRUPTED if result.interrupted else 0


def _write(file: IO[str], result: Simulation) -> None:
    """One line per game."""
    seats = range(result.winners.shape[1])
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(("game", *(f"seat_{seat}_won" for seat in seats), "turns", "decisions", "reason", "fingerprint"))
    columns = (result.turns, result.decisions, result.reasons, result.fingerprints)
    for game, (winners, *numbers) in enumerate(zip(result.winners, *columns, strict=True)):
        turns, decisions, reason, fingerprint = map(int, numbers)
        rows.writerow((game, *map(int, winners), turns, decisions, REASON_NAMES[reason - 1], fingerprint))
