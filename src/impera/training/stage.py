"""A stage of training: from its beginning, or from where it stopped, to its end or a limit of time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import torch

from impera.bots.network import weights as files
from impera.bots.network.weights import WIDTH
from impera.errors import BadOptions
from impera.training import checkpoints, rivals, tables
from impera.training.checkpoints import Progress
from impera.training.curves import Curve, write_scores
from impera.training.games import Games
from impera.training.learning import Learner
from impera.training.matches import Matches, Score
from impera.training.network import new_weights, read_weights
from impera.training.past import PastSelves
from impera.training.rollout import Rollout

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from impera.notation.options import Options
    from impera.training.settings import Settings

CURVE, SCORES = "curve.csv", "scores.csv"

# Matches on the way and at the end are dealt from other seeds than the games that are learned from.
_MEASURE_SEED, _FINAL_SEED = 987, 4321


class Stage:
    """What a stage consists of, ready to run. Everything it writes is in one folder."""

    def __init__(self, folder: Path, settings: Settings, device: str, first: Path | None = None) -> None:
        """Go on with the stage in the folder, or begin one, with the weights of a file or with new ones.

        Raises BadWeights if these do not fit, and BadOptions if its rival cannot be trained against or its width is
        not theirs.
        """
        torch.manual_seed(settings.seed)
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.settings, self.device = folder, settings, device
        self.learner = Learner(new_weights(settings.seed, device, settings.width), settings)
        self.past = PastSelves(settings.past_selves, settings.seed)
        self._rival = rivals.trained_against(settings.rival, device) if settings.rival else None
        found = checkpoints.find(folder)
        self.progress = found or Progress(settings=settings)
        if found is not None:
            checkpoints.load(folder, self.learner, self.past, device)
            self.learner.iterations, self.learner.updates = found.iterations, found.updates
        elif first is not None:
            self._begin_with(first)
        self._curve = Curve(folder / CURVE)
        self._timer = dict.fromkeys(("playing", "learning", "measuring"), 0.0)

    def run(
        self, limit: float, told: Callable[[Progress], object], measured: Callable[[Sequence[Score]], object]
    ) -> None:
        """Learn until the stage is over, or for `limit` seconds, or until Ctrl-C, then save.

        `told` is called after every iteration, `measured` with the scores of every measurement on the way.
        """
        settings, progress = self.settings, self.progress
        drawn = tables.draw(tables.MIXTURES[settings.mixture], settings.tables, settings.seed)
        seed = settings.seed * 1_000_003 + progress.iterations  # a stage that goes on is dealt other games
        rollout = Rollout(Games(drawn, games=settings.games, seed=seed, device=self.device), settings)
        matches = Matches(self._kinds(), settings.measure_games, self.device)
        before, start = progress.seconds, time.monotonic()
        next_past, next_measure = 0.0, settings.measure_every / 4
        try:
            while not progress.is_over and progress.seconds - before < limit:
                facts = self._iterate(rollout)
                elapsed = time.monotonic() - start
                progress.seconds = before + elapsed
                told(progress)
                if self._rival is None and elapsed >= next_past:
                    self.past.add(self.learner.average)
                    next_past = elapsed + settings.past_every
                if elapsed >= next_measure:
                    measured(self._measure(matches, facts))
                    next_measure = elapsed + settings.measure_every
        finally:
            self._save()

    def measure_at_the_end(self) -> list[Score]:
        """Matches at all kinds of table and of all editions, with many games, in `scores.csv`."""
        matches = Matches(tables.KINDS | tables.EDITION_KINDS, self.settings.final_games, self.device)
        scores = self._scores(matches, _FINAL_SEED)
        write_scores(self.folder / SCORES, scores)
        return scores

    def export(self) -> Path:
        """Write the average of the weights as a file that a bot can play by."""
        path = self.folder / files.FILE
        layers = {name: weight.cpu().numpy() for name, weight in self.learner.average.items()}
        files.write(path, layers, self.progress.trained)
        return path

    def _begin_with(self, first: Path) -> None:
        if self.settings.width != WIDTH:
            message = f"{first} holds a network {WIDTH} wide; one of another width begins with new weights"
            raise BadOptions(message)
        weights, self.progress.before = read_weights(first, self.device)
        self.learner.take(weights, weights)

    def _iterate(self, rollout: Rollout) -> dict[str, float]:
        began = time.monotonic()
        past = rivals.Network("past", self.past.choose(self.learner.average))
        rollout.play(self.learner.weights, self._rival or past)
        games = int((rollout.asked.ended[1:] == 1).sum())
        self.progress.impossible += int(rollout.asked.impossible[1:].sum(dtype=torch.int64))
        played = time.monotonic()
        facts = self.learner.learn(rollout, min(1.0, self.progress.seconds / self.settings.seconds))
        rollout.go_on()
        self._timer["playing"] += played - began
        self._timer["learning"] += time.monotonic() - played
        self.progress.iterations, self.progress.updates = self.learner.iterations, self.learner.updates
        self.progress.decisions += int(facts.pop("decisions"))
        self.progress.games += games
        return facts

    def _measure(self, matches: Matches, facts: dict[str, float]) -> list[Score]:
        began = time.monotonic()
        scores = self._scores(matches, _MEASURE_SEED)
        self._timer["measuring"] += time.monotonic() - began
        done = {
            "seconds": self.progress.seconds,
            "iterations": self.progress.iterations,
            "million_decisions": self.progress.decisions / 1e6,
            "million_games": self.progress.games / 1e6,
        }
        self._curve.add(done | facts | self._timer, scores)
        self._save()
        return scores

    def _scores(self, matches: Matches, seed: int) -> list[Score]:
        """Against rules of thumb and a rival; one that plays against its rival alone is measured against it alone."""
        alone = self._rival is not None and self.settings.against_past == 1
        against: list[rivals.Rival] = [] if alone else [*rivals.HEURISTICS]
        against += [] if self._rival is None else [self._rival]
        return [score for rival in against for score in matches.play(self.learner.average, rival, seed)]

    def _kinds(self) -> dict[str, Options]:
        """The kinds of table to be measured at: the only one that is played at, or all."""
        mixture = self.settings.mixture
        return {mixture: tables.KINDS[mixture]} if mixture in tables.KINDS else tables.KINDS

    def _save(self) -> None:
        checkpoints.save(self.folder, self.progress, self.learner, self.past)
