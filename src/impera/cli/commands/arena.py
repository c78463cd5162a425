"""`impera arena`: bots against each other."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera.cli.options import WholeNumber, chosen, game_options, json_option, language_option, on_option, seed_option
from impera.cli.output import standings
from impera.cli.output.screen import show
from impera.cli.output.standing_bar import standing_bar
from impera.cli.program import INTERRUPTED
from impera.compiling import NOTICE
from impera.errors import MissingExtra
from impera.text import language
from impera.text.files import plain, preferred

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.analysis.arena import Result
    from impera.text import Language

_GAMES = 100
_GAMES_UNTIL_DECIDED = 10_000


class Seconds(click.ParamType[float]):
    """A number of seconds above 0."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number; errors are in the preferred language."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < float("inf"):
            self.fail(language(preferred()).say("error-seconds", value=str(value)), param, ctx)
        return seconds


class OnFailure(click.ParamType[str]):
    """What the arena does when a bot fails."""

    name = "choice"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """All choices."""
        return _on_failure().get_metavar(param, ctx)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The choice."""
        return _on_failure().convert(value, param, ctx)


def _on_failure() -> click.Choice[str]:
    from impera.analysis.arena.settings import ON_FAILURE  # noqa: PLC0415 - loads the bots

    return click.Choice(ON_FAILURE)


@click.command("arena", help=plain("help-arena"), epilog=f"\b\n{plain('help-arena-examples')}")
@click.argument("bots", metavar="BOT BOT...", nargs=-1)
@click.option("--games", type=WholeNumber(1), help=plain("help-arena-games"))
@click.option("--until-decided", is_flag=True, help=plain("help-arena-until-decided"))
@click.option("--workers", type=WholeNumber(1), help=plain("help-arena-workers"))
@on_option
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help=plain("help-arena-out"))
@click.option("--records", is_flag=True, help=plain("help-arena-records"))
@click.option("--league", type=click.Path(path_type=Path, file_okay=False), help=plain("help-arena-league"))
@click.option("--leave", metavar="LABEL", multiple=True, help=plain("help-arena-leave"))
@click.option("--on-failure", type=OnFailure(), default="forfeit", help=plain("help-arena-on-failure"))
@click.option("--replacement", help=plain("help-arena-replacement"))
@click.option("--decision-limit", type=Seconds(), default=10, help=plain("help-arena-decision-limit"))
@click.option("--start-limit", type=Seconds(), default=10, help=plain("help-arena-start-limit"))
@seed_option
@json_option
@language_option
@partial(game_options, players="help-arena-players")
def command(**given: Any) -> int:
    """Play and print the standings; exits with 130 after Ctrl-C, and with 1 if a bot or process failed."""
    words = language(given["language"])
    _check(words, given)
    _announce(words, given)
    with standing_bar(words) as progress:
        result = _play(given, progress)
    _tell(words, result, given)
    if result.stopped_by is not None:
        lost = result.stop == "lost"
        show(words.say("arena-lost" if lost else "arena-failed", problem=result.stopped_by.rstrip(".")), err=True)
        return 1
    return INTERRUPTED if result.stop == "interrupted" else 0


def _check(words: Language, given: dict[str, Any]) -> None:
    """Refuse what is missing, and options that do not go together."""
    if not given["bots"] and given["league"] is None:
        raise click.MissingParameter(param_hint="'BOT BOT...'", param_type="argument")
    if (given["on_failure"] == "replace") != (given["replacement"] is not None):
        raise click.UsageError(words.say("error-no-replacement"))
    if given["records"] and given["out"] is None and given["league"] is None:
        raise click.UsageError(words.say("error-no-out"))
    if given["league"] is not None and (given["out"] or given["records"] or given["until_decided"]):
        raise click.UsageError(words.say("error-league-alone"))
    if given["leave"] and given["league"] is None:
        raise click.UsageError(words.say("error-leave-alone"))


def _play(given: dict[str, Any], progress: Callable[[Result], object] | None) -> Result:
    """Play the arena, or the league, that the options describe."""
    from impera.analysis import arena, league  # noqa: PLC0415 - loads the bots
    from impera.analysis.arena.settings import Limits  # noqa: PLC0415

    shared = {
        "limits": Limits(given["decision_limit"], given["start_limit"]),
        "progress": progress,
        **{name: given[name] for name in ("workers", "on", "on_failure", "replacement", "seed")},
        **chosen(given),
    }
    if given["league"] is not None:
        games = given["games"] or _GAMES
        spoken = {"leave": given["leave"], "language": given["language"]}
        return league.run(given["league"], given["bots"], games=games, **spoken, **shared)
    games = given["games"] or (_GAMES_UNTIL_DECIDED if given["until_decided"] else _GAMES)
    kept = {"folder": given["out"], "keep_records": given["records"], "until_decided": given["until_decided"]}
    return arena.run(given["bots"], games=games, **kept, **shared)


def _announce(words: Language, given: dict[str, Any]) -> None:
    """If the search must be compiled first, say so, even if nobody is watching."""
    from impera.analysis.arena.entrants import entrant, entrants  # noqa: PLC0415 - loads the bots
    from impera.bots import searches  # noqa: PLC0415
    from impera.bots.library import is_ready  # noqa: PLC0415

    found = entrants(given["bots"]) if given["league"] is None else map(entrant, given["bots"])
    names = [each.bot for each in found] + [given["replacement"]]
    if any(map(searches, names)) and not is_ready():
        show(words.say("hint-compiling"), err=True)
        NOTICE.is_due = False


def _tell(words: Language, result: Result, given: dict[str, Any]) -> None:
    """Print the result, and the files it was written to."""
    folder = given["out"] or given["league"]
    if given["as_json"]:
        click.echo(json.dumps(result.to_json()))
    else:
        standings.tell(words, result)
        show(*standings.stop(words, result, is_kept=folder is not None, should_decide=given["until_decided"]))
    if folder is not None:
        files = _files(words, result, folder, has_page=given["league"] is not None)
        if not given["as_json"]:
            show(words.say("arena-written", folder=str(folder), files=words.list(files)))


def _files(words: Language, result: Result, folder: Path, *, has_page: bool) -> list[str]:
    """Draw the plot; returns the names of all files of the arena."""
    from impera.analysis import journal  # noqa: PLC0415 - loads the bots
    from impera.analysis.arena import files, plot  # noqa: PLC0415
    from impera.analysis.league import page  # noqa: PLC0415

    written = [*([page.PAGE] if has_page else []), journal.NAME, files.RESULTS, files.GAMES, files.RATINGS]
    if result.counted:
        try:
            plot.draw(result, folder / plot.PLOT, standings.plot_words(words, result))
            written.append(plot.PLOT)
        except MissingExtra:
            show(words.say("error-no-plot"), err=True)
    return written
