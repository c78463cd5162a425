"""`impera replay`: shows a recorded game turn by turn, or only checks it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from impera.cli import records
from impera.cli.options import WholeNumber, json_option, language_option
from impera.cli.output.screen import show
from impera.cli.text_game.saves import last_finished
from impera.notation.options import MOST_PLAYERS
from impera.pictures.themes import THEMES
from impera.text import Speaker, language
from impera.text.events import tell_by_turn
from impera.text.files import plain
from impera.text.names import table_names
from impera.text.outcome import ending_in_words

if TYPE_CHECKING:
    from impera import Game, Record
    from impera.pictures import Appearance
    from impera.text import Language
    from impera.views.events import Viewer


_PICTURE = click.Path(path_type=Path, dir_okay=False)


@click.command("replay", help=plain("help-replay"), epilog=f"\b\n{plain('help-replay-examples')}")
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--verify", is_flag=True, help=plain("help-replay-verify"))
@click.option("--seat", type=WholeNumber(0, MOST_PLAYERS - 1), help=plain("help-replay-seat"))
@click.option("--spectator", is_flag=True, help=plain("help-replay-spectator"))
@click.option("--everything", is_flag=True, help=plain("help-replay-everything"))
@click.option("--until", type=WholeNumber(0), help=plain("help-replay-until"))
@click.option("--svg", type=_PICTURE, help=plain("help-replay-svg"))
@click.option("--animated-svg", type=_PICTURE, help=plain("help-replay-animated-svg"))
@click.option("--theme", type=click.Choice(THEMES), default=THEMES[0], help=plain("help-replay-theme"))
@click.option("--commitment", help=plain("help-replay-commitment"))
@json_option
@language_option
def command(**given: Any) -> None:
    """Replay a record, which also checks it, and print what happened."""
    words = language(given["language"])
    if sum((given["seat"] is not None, given["spectator"], given["everything"])) > 1:
        raise click.UsageError(words.say("error-one-viewer"))
    path = given["file"]
    if path is None:
        path = last_finished()
        if not path.exists():
            raise click.ClickException(words.say("error-no-last-game"))
    record, game = records.load(path, words)
    if given["commitment"] is not None and not _is_promised(record, given["commitment"]):
        raise click.ClickException(words.say("error-not-promised", file=str(path)))
    if given["until"] is not None:
        game = record.replay(min(given["until"], len(record.decisions)))
    viewer: Viewer = "everything"
    if given["seat"] is not None or given["spectator"]:
        viewer = given["seat"]
    if given["svg"] is not None or given["animated_svg"] is not None:
        _draw(words, game.record(record.names), viewer, given)
    elif given["as_json"]:
        click.echo(json.dumps(_data(record, game, viewer), ensure_ascii=False))
    else:
        _tell(words, record, game, viewer, is_brief=given["verify"])


def _is_promised(record: Record, digest: str) -> bool:
    """Whether the deal matches the published digest; the record's own commitment is checked anyway."""
    return record.commitment is not None and record.commitment.digest == digest.strip().lower()


def _draw(words: Language, record: Record, viewer: Viewer, given: dict[str, Any]) -> None:
    """Write the pictures that are wanted."""
    appearance: Appearance = {"language": words.code, "theme": given["theme"]}
    if given["svg"] is not None:
        given["svg"].write_text(record.svg(viewer=viewer, **appearance), encoding="utf-8")
        show(words.say("replay-drawn", file=str(given["svg"])))
    if given["animated_svg"] is not None:
        given["animated_svg"].write_text(record.animated_svg(viewer, **appearance), encoding="utf-8")
        show(words.say("replay-drawn", file=str(given["animated_svg"])))


def _data(record: Record, game: Game, viewer: Viewer) -> dict[str, Any]:
    """The replay as JSON-able data; a replay that fails never gets here."""
    return {
        "verified": True,
        "options": record.options.to_json(),
        "names": record.names,
        "commitment": record.commitment.digest if record.commitment else None,
        "decisions": len(game.decisions),
        "outcome": msgspec.to_builtins(game.outcome),
        "events": msgspec.to_builtins(game.events(viewer)),
    }


def _tell(words: Language, record: Record, game: Game, viewer: Viewer, *, is_brief: bool) -> None:
    seat = viewer if isinstance(viewer, int) else None
    speaker = Speaker(words, table_names(words, record.options.players, record.names), seat)
    if not is_brief:
        show(*tell_by_turn(speaker, game.events(viewer)), "")
    show(*ending_in_words(speaker, game.view(seat)))
    if len(game.decisions) < len(record.decisions):
        show(words.say("replay-until", number=len(game.decisions)))
    show(words.say("replay-verified", number=len(record.decisions)))
    if record.commitment is not None:
        show(words.say("replay-promised"), record.commitment.digest)
