"""`impera bots`: the roster."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
import msgspec

from impera.cli.options import json_option, language_option
from impera.cli.output.refused import tell_refused
from impera.cli.output.screen import show
from impera.text import language as language_of
from impera.text.files import plain

if TYPE_CHECKING:
    from impera.text import Language


@click.command("bots", help=plain("help-bots"), epilog=f"\b\n{plain('help-bots-examples')}")
@json_option
@language_option
def command(*, as_json: bool, language: str) -> None:
    """Each bot, how it plays and how strong it is, weakest first; then the yardsticks, and the person's own."""
    from impera.bots import manifests  # noqa: PLC0415
    from impera.bots.ratings import ratings  # noqa: PLC0415 - loads the bots
    from impera.bots.roster import LEVELS, YARDSTICKS  # noqa: PLC0415

    words = language_of(language)
    levels = [_about(words, name, level) for level, name in enumerate(LEVELS, 1)]
    yardsticks = [_about(words, name, None) for name in YARDSTICKS]
    found = manifests.found()
    own = [
        {"level": None, "name": each.name, "description": each.sentence, "rating": None} for each in found.bots.values()
    ]
    tell_refused(words, found)
    if as_json:
        click.echo(json.dumps(levels + yardsticks + own))
        return
    show(*(_told(words, bot) for bot in levels), "", words.say("bots-yardsticks"))
    show(*(_told(words, bot) for bot in yardsticks), "")
    if own:
        show(words.say("bots-own"), *(f"{bot['name']}: {bot['description']}" for bot in own), "")
    show(words.say("bots-ratings", games=ratings().games, players=ratings().players))


def _about(words: Language, name: str, level: int | None) -> dict[str, Any]:
    from impera.bots.ratings import ratings  # noqa: PLC0415

    rating = msgspec.to_builtins(ratings().bots.get(name))
    return {"level": level, "name": name, "description": words.say(f"bot-{name}"), "rating": rating}


def _told(words: Language, bot: dict[str, Any]) -> str:
    """The line about one bot; one that was not measured yet has no rating."""
    level, rating = bot["level"], bot["rating"]
    line = f"{bot['name']}: {bot['description']}"
    if level is not None:
        line = words.say("bots-line", level=level, name=bot["name"], description=bot["description"])
    if rating is None:
        return line
    return f"{line} {words.say('bots-rating', rating=rating['mean'], half=rating['uncertainty'])}"
