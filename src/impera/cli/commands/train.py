"""`impera train`: a network learns by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera.cli.options import WholeNumber, language_option
from impera.cli.output import training
from impera.cli.output.screen import show
from impera.cli.output.training_bar import training_bar
from impera.cli.program import INTERRUPTED
from impera.errors import BadOptions
from impera.text import language
from impera.text.files import plain
from impera.training import DEVICES, require, usual_device
from impera.training.tables import MIXTURES

if TYPE_CHECKING:
    from impera.text import Language
    from impera.training.settings import Settings
    from impera.training.stage import Stage


@click.command("train", help=plain("help-train"), epilog=f"\b\n{plain('help-train-examples')}")
@click.argument("folder", metavar="FOLDER", type=click.Path(path_type=Path, file_okay=False))
@click.option("--seconds", type=WholeNumber(1), help=plain("help-train-seconds"))
@click.option("--mixture", type=click.Choice(list(MIXTURES)), help=plain("help-train-mixture"))
@click.option(
    "--from", "first", type=click.Path(path_type=Path, exists=True, dir_okay=False), help=plain("help-train-from")
)
@click.option("--limit", type=WholeNumber(1), help=plain("help-train-limit"))
@click.option("--device", type=click.Choice(DEVICES), help=plain("help-train-device"))
@click.option("--seed", type=WholeNumber(0), help=plain("help-train-seed"))
@click.option("--set", "others", multiple=True, metavar="NAME=NUMBER", help=plain("help-train-set"))
@language_option
def command(**given: Any) -> int:
    """Learn, measure and export; exits with 130 after Ctrl-C."""
    require()
    from impera.training.stage import Stage  # noqa: PLC0415 - needs PyTorch

    words = language(given["language"])
    settings = _settings(given)
    show(words.say("train-ready"), err=True)
    stage = Stage(given["folder"], settings, given["device"] or usual_device(), given["first"])
    with training_bar(words, settings.seconds) as told:
        try:
            stage.run(given["limit"] or float("inf"), told, lambda scores: training.tell_rates(words, stage, scores))
        except KeyboardInterrupt:
            show(words.say("train-interrupted"), err=True)
            return INTERRUPTED
    if not stage.progress.is_over:
        show(words.say("train-limited"), err=True)
        return 0
    for score in stage.measure_at_the_end():
        rates = {name: 100 * rate for name, rate in score._asdict().items() if name in ("rate", "low", "high", "share")}
        show(words.say("train-score", kind=score.kind, bot=score.against, **rates))
    show(words.say("arena-written", folder=str(stage.folder), files=words.list(_files(words, stage))))
    return 0


def _settings(given: dict[str, Any]) -> Settings:
    """The settings of the stage in the folder, or of a new one; raises BadOptions if those given are others."""
    from impera.training import checkpoints  # noqa: PLC0415 - needs PyTorch
    from impera.training.settings import Settings  # noqa: PLC0415

    asked = {name: given[name] for name in ("seconds", "mixture", "seed") if given[name] is not None}
    asked |= dict(each.partition("=")[::2] for each in given["others"])
    found = checkpoints.find(given["folder"])
    if found is None:
        return Settings.make(asked)
    kept = {name: getattr(found.settings, name) for name in found.settings.__struct_fields__}
    if Settings.make({**kept, **asked}) != found.settings:
        message = f"{given['folder']} holds a stage with other settings; choose another folder, or give none"
        raise BadOptions(message).told_by(key="error-train-other", folder=str(given["folder"]))
    return found.settings


def _files(words: Language, stage: Stage) -> list[str]:
    """Write the weights and draw the curve; returns the names of all files for people."""
    from impera.training.stage import SCORES  # noqa: PLC0415 - needs PyTorch

    return [stage.export().name, SCORES, *training.draw_curve(words, stage.folder)]
