"""`impera verify`: shows step by step how a recorded deal follows from the commitment published before play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from impera.cli import records
from impera.cli.options import json_option, language_option
from impera.cli.output.screen import show
from impera.text import Speaker, language
from impera.text.files import plain
from impera.text.names import table_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from impera.game.proof import Proof


@click.command("verify", help=plain("help-verify"), epilog=f"\b\n{plain('help-verify-examples')}")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--commitment", help=plain("help-replay-commitment"))
@json_option
@language_option
def command(**given: Any) -> None:
    """Prove the deal of a record, or fail with what does not fit."""
    from impera.game.proof import proof_of  # noqa: PLC0415 - loads the rules

    words, path = language(given["language"]), given["file"]
    record, _ = records.load(path, words)
    if record.commitment is None:
        raise click.ClickException(words.say("error-no-promise", file=str(path)))
    proof = proof_of(record)
    wanted = given["commitment"]
    if wanted is not None and wanted.strip().lower() != proof.digest:
        raise click.ClickException(words.say("error-not-promised", file=str(path)))
    if given["as_json"]:
        click.echo(msgspec.json.encode(proof).decode())
        return
    speaker = Speaker(words, table_names(words, record.options.players, record.names), None)
    for number, step in enumerate(_steps(speaker, proof), 1):
        show(words.say("verify-step", number=number), *step, "")
    show(words.say("proof-kept"))
    if wanted is None:
        show(words.say("verify-compare"))


def _steps(speaker: Speaker, proof: Proof) -> Iterator[list[str]]:
    """What is proved, step by step, in words."""
    say = speaker.language.say
    yield [say("proof-promise"), proof.digest]
    yield [say("proof-text"), proof.text]
    yield [say("proof-first", seed=proof.seed, name=speaker.player(proof.first))]
    for shuffle in proof.shuffles:
        yield [
            say("proof-age", age=say(f"age-{shuffle.age}"), number=len(shuffle.cards), box=len(shuffle.box)),
            say("proof-before", cards=_row(shuffle.cards)),
            say("proof-draws", numbers=_row(shuffle.draws)),
            say("proof-after", cards=_row(shuffle.order)),
            say("proof-box", cards=_row(shuffle.box)),
        ]
    yield [say("proof-dealt", name=speaker.player(seat), cards=_row(hand)) for seat, hand in enumerate(proof.dealt)]
    yield [say("proof-played", number=proof.decisions)]


def _row(parts: Iterable[object]) -> str:
    return " ".join(map(str, parts))
