"""`impera puzzles`: positions with exactly one way, found in games between bots."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import click

from impera.cli.options import WholeNumber, json_option, language_option, seed_option
from impera.cli.output.progress import part_done
from impera.cli.output.screen import show
from impera.cli.program import INTERRUPTED
from impera.text import language
from impera.text.files import plain


@click.command("puzzles", help=plain("help-puzzles"), epilog=f"\b\n{plain('help-puzzles-examples')}")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--games", type=WholeNumber(1), default=100, help=plain("help-puzzles-games"))
@click.option("--most", type=WholeNumber(1), default=400, help=plain("help-puzzles-most"))
@click.option("--level", "levels", multiple=True, help=plain("help-puzzles-level"))
@click.option("--effect", "effects", multiple=True, help=plain("help-puzzles-effect"))
@click.option("--workers", type=WholeNumber(1), help=plain("help-puzzles-workers"))
@seed_option
@json_option
@language_option
def command(**given: Any) -> int:
    """Find puzzles and write them; exits with 130 after Ctrl-C."""
    from impera.puzzles import runner  # noqa: PLC0415 - loads the bots
    from impera.puzzles.finding import SEED, Search  # noqa: PLC0415

    words = language(given["language"])
    seed = SEED if given["seed"] is None else given["seed"]
    search = Search.make(seed=seed, levels=given["levels"], effects=given["effects"])
    given["file"].open("ab").close()  # whether it can be written is not found out after hours
    with part_done(words.say("puzzles-playing")) as progress:
        found = runner.run(
            search, games=given["games"], most=given["most"], workers=given["workers"], progress=progress
        )
    written = b"".join(puzzle.line() for puzzle in found.puzzles)
    given["file"].write_bytes(written)
    if given["as_json"]:
        counted = Counter(effect for puzzle in found.puzzles for effect in set(puzzle.effects))
        told = {"file": str(given["file"]), "puzzles": len(found.puzzles), "games": found.games, "bytes": len(written)}
        click.echo(json.dumps({**told, "effects": dict(counted.most_common())}))
    else:
        if found.interrupted:
            show(words.say("puzzles-interrupted"))
        counts = {"puzzles": len(found.puzzles), "games": found.games, "kilobytes": len(written) / 1e3}
        show(words.say("puzzles-written", file=str(given["file"]), **counts))
    return INTERRUPTED if found.interrupted else 0
