"""Checkpoints: everything a stage needs to go on, in a folder of files of at most 16 MB.

`learner.pt` holds the weights and their average, `optimizer.pt` the optimizer's moments, `past-N.pt` some past selves
each, `stage.json` the rest. Each file is written beside the old one and then renamed, `stage.json` last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import torch

from impera.analysis.whole_files import write_text
from impera.bots.network.features import FEATURES_VERSION
from impera.bots.network.weights import Training
from impera.errors import BadWeights
from impera.training.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from impera.training.learning import Learner
    from impera.training.past import PastSelves

STAGE = "stage.json"

# Past selves in one file: 2.3 MB each.
_SELVES_PER_FILE = 6


class Progress(msgspec.Struct, kw_only=True):
    """A stage, and how far it is."""

    settings: Settings
    before: tuple[Training, ...] = ()
    """What its first weights had gone through."""
    features_version: int = FEATURES_VERSION
    seconds: float = 0.0
    """Spent learning."""
    iterations: int = 0
    updates: int = 0
    decisions: int = 0
    """Learned from."""
    games: int = 0
    """Finished."""
    impossible: int = 0
    """Replies that were not possible."""

    @property
    def trained(self) -> tuple[Training, ...]:
        """What the weights have gone through so far."""
        mixture, seed = self.settings.mixture, self.settings.seed
        seconds = round(self.seconds, 1)
        done = {"decisions": self.decisions, "games": self.games}
        now = Training(mixture=mixture, seed=seed, seconds=seconds, rival=self.settings.rival, **done)
        return (*self.before, now)

    @property
    def is_over(self) -> bool:
        """Whether the stage has learned as long as it should."""
        return self.seconds >= self.settings.seconds


def save(folder: Path, progress: Progress, learner: Learner, past: PastSelves) -> None:
    """Write a checkpoint into a folder."""
    weights = {name: weight.detach() for name, weight in learner.weights.items()}
    _write(folder / "learner.pt", {"weights": weights, "average": learner.average})
    _write(folder / "optimizer.pt", learner.optimizer.state_dict())
    for first in range(0, len(past.selves), _SELVES_PER_FILE):
        _write(folder / f"past-{first // _SELVES_PER_FILE}.pt", past.selves[first : first + _SELVES_PER_FILE])
    write_text(folder / STAGE, msgspec.json.encode(progress).decode())


def find(folder: Path) -> Progress | None:
    """How far the stage in a folder has got, or None. Raises BadWeights if it learned other features."""
    if not (folder / STAGE).exists():
        return None
    progress = msgspec.json.decode((folder / STAGE).read_bytes(), type=Progress)
    if progress.features_version != FEATURES_VERSION:
        found, needed = progress.features_version, FEATURES_VERSION
        message = (
            f"the stage in {folder} learns version {found} of the features, but this impera computes version {needed}"
        )
        raise BadWeights(message)
    return progress


def load(folder: Path, learner: Learner, past: PastSelves, device: str) -> None:
    """Set a learner and its past selves to what a checkpoint holds."""
    found = _read(folder / "learner.pt", device)
    learner.take(found["weights"], found["average"])
    learner.optimizer.load_state_dict(_read(folder / "optimizer.pt", device))
    for file in sorted(folder.glob("past-*.pt")):
        past.selves += _read(file, device)


def _write(file: Path, content: Any) -> None:
    new = file.with_suffix(".new")
    torch.save(content, new)
    new.replace(file)


def _read(file: Path, device: str) -> Any:
    return torch.load(file, map_location=device, weights_only=True)
