"""`impera play`: a person against bots, in the browser or as text."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera import Game
from impera.cli import browser, records
from impera.cli.commands.serve import MOST_PORT
from impera.cli.names import seated_names
from impera.cli.options import WholeNumber, chosen, game_options, language_option, seed_option
from impera.cli.output.screen import show
from impera.cli.text_game import saves
from impera.cli.text_game.conversation import TextGame
from impera.cli.text_game.inquiries import is_free
from impera.cli.text_game.session import Session, resume
from impera.notation.options import MOST_PLAYERS
from impera.notation.seeds import short_seed
from impera.text import language
from impera.text.files import plain

if TYPE_CHECKING:
    from impera import Record
    from impera.cli.text_game.saves import Save, Seating
    from impera.text import Language

# Options of the browser game, and those that both games share.
_BROWSER = frozenset({"has_browser", "host", "port", "database"})
_EITHER = frozenset({"text", "language"})


@click.command("play", help=plain("help-play"), epilog=f"\b\n{plain('help-play-examples')}")
@click.option("--text", is_flag=True, help=plain("help-play-text"))
@click.option("--browser/--no-browser", "has_browser", default=True, help=plain("help-play-browser"))
@click.option("--host", help=plain("help-serve-host"))
@click.option("--port", type=WholeNumber(0, MOST_PORT), help=plain("help-serve-port"))
@click.option("--database", help=plain("help-serve-database"))
@click.option("--seat", type=WholeNumber(0, MOST_PLAYERS - 1), help=plain("help-play-seat"))
@click.option("--name", help=plain("help-play-name"))
@click.option("--bots", help=plain("help-play-bots"))
@click.option("--auto", is_flag=True, help=plain("help-play-auto"))
@click.option("--aids/--no-aids", "has_aids", default=None, help=plain("help-play-aids"))
@click.option("--save", "file", type=click.Path(path_type=Path, dir_okay=False), help=plain("help-play-save"))
@click.option("--continue", "is_continued", is_flag=True, help=plain("help-play-continue"))
@click.option("--load", type=click.Path(path_type=Path, dir_okay=False), help=plain("help-play-load"))
@seed_option
@language_option
@game_options
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    """Play in the browser, or as text in this terminal."""
    words = language(given["language"])
    _refuse_strangers(ctx, words, is_text=given["text"])
    if given["text"]:
        _play_as_text(given, words)
    else:
        browser.play(given, words)


def _play_as_text(given: dict[str, Any], words: Language) -> None:
    session, save = _set_table(given, words)
    file = given["file"]
    if file is not None and not file.absolute().parent.is_dir():
        raise click.ClickException(words.say("error-no-folder", file=str(file)))
    if file is not None and not is_free(session, file):
        raise click.ClickException(words.say("save-exists", file=str(file)))
    game = TextGame(session, save, file=file, is_auto=given["auto"], has_aids=given["has_aids"] is not False)
    if not given["is_continued"] and given["load"] is None and saves.last() is not None:
        show(words.say("play-unfinished"), "")
    with closing(session):
        game.greet()
        game.run()


def _refuse_strangers(ctx: click.Context, words: Language, *, is_text: bool) -> None:
    """Refuse options of the text game in the browser, and vice versa."""
    named = [
        _flag(parameter)
        for parameter in ctx.command.params
        if parameter.name not in _EITHER
        and (parameter.name in _BROWSER) == is_text
        and ctx.get_parameter_source(str(parameter.name)) is click.core.ParameterSource.COMMANDLINE
    ]
    if named:
        key = "error-only-browser" if is_text else "error-only-text"
        raise click.UsageError(words.say(key, options=words.list(named)))


def _flag(parameter: click.Parameter) -> str:
    return max(parameter.opts, key=len)


def _set_table(given: dict[str, Any], words: Language) -> tuple[Session, Save]:
    """The game to play, new or resumed, and where it is saved."""
    if not given["is_continued"] and given["load"] is None:
        return _new_table(given, words)
    _refuse_others(given, words)
    if given["load"] is not None:
        record = _load(given["load"], words)
        save = saves.new(_seating(given, words, record.options.players, saves.remembered(record)))
    else:
        found = saves.last()
        if found is None:
            raise click.ClickException(words.say("error-nothing-to-continue"))
        save, record = found
    names = seated_names(words, record.options.players, save.seating.seat, given["name"], record.names)
    return resume(record, save.seating, names, words), save


def _new_table(given: dict[str, Any], words: Language) -> tuple[Session, Save]:
    seed = short_seed() if given["seed"] is None else given["seed"]
    game = Game.new(seed=seed, **chosen(given))
    seating = _seating(given, words, game.options.players)
    game.view(seating.seat)  # refuses a seat that does not exist here
    names = seated_names(words, game.options.players, seating.seat, given["name"])
    return Session(game, seating, names, words), saves.new(seating)


def _seating(given: dict[str, Any], words: Language, players: int, before: Seating | None = None) -> Seating:
    """Who sits where: as given, or as before, or by default."""
    from impera.bots.roster import USUAL_BOT  # noqa: PLC0415 - loads the bots

    kept = before or saves.Seating(0, USUAL_BOT)
    seat = kept.seat if given["seat"] is None else given["seat"]
    # In a different seat than before, it is unclear which bot should play the old one.
    bots = given["bots"] or (kept.bots if seat == kept.seat else USUAL_BOT)
    seating = saves.Seating(seat, bots)
    if len(seating.names) >= players:
        raise click.ClickException(words.say("error-too-many-bots", number=players - 1))
    return seating


def _refuse_others(given: dict[str, Any], words: Language) -> None:
    """Refuse options for a resumed game, which already has its options, cards and players."""
    option = "--continue" if given["is_continued"] else "--load"
    others = ["seed", *(("seat", "bots", "load") if given["is_continued"] else ())]
    named = [name for name in (*others, *chosen(given)) if given[name] is not None]
    if named:
        flags = words.list(f"--{name.replace('_', '-')}" for name in dict.fromkeys(named))
        raise click.UsageError(words.say("error-not-with", option=option, others=flags))


def _load(path: Path, words: Language) -> Record:
    record, _ = records.load(path, words)
    if record.outcome is not None:
        raise click.ClickException(words.say("error-game-is-over", file=str(path)))
    return record
