"""Matches of bots that play in the trainer's games, thousands at a time: networks in any manner, and rules of thumb.

    python -m bench matches --bot network:weights=fifth/weights.npz --rival network --games 8192 --device cuda

One bot plays one side, and copies of its rival play all others, at every kind of table that networks are measured at.
In these games everybody takes every hegemony in hand. Needs the extra `train`, and for a GPU the extra `cuda`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.timing import row

if TYPE_CHECKING:
    import argparse

SEED = 77


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bot", action="append", help="a bot as in an arena; several, as many as rivals")
    parser.add_argument("--rival", action="append", help="whom it plays against")
    parser.add_argument("--games", type=int, default=8_192, help="at each kind of table")
    parser.add_argument("--device", default="cuda", help="cuda or cpu")
    parser.add_argument("--seed", type=int, default=SEED, help="of the deals")


def run(
    bot: list[str] | None = None,
    rival: list[str] | None = None,
    games: int = 8_192,
    device: str = "cuda",
    seed: int = SEED,
) -> None:
    from impera.training.matches import Matches  # noqa: PLC0415 - needs PyTorch
    from impera.training.rivals import trained_against  # noqa: PLC0415
    from impera.training.tables import KINDS  # noqa: PLC0415

    matches = Matches(KINDS, games * len(KINDS), device)
    for one, other in zip(bot or ["network"], rival or ["tuned"], strict=True):
        for score in matches.meet(trained_against(one, device), trained_against(other, device), seed):
            row(
                f"{one} against {other}, {score.kind}",
                f"{100 * score.rate:.1f} % of {score.games} games",
                f"{100 * score.low:.1f} to {100 * score.high:.1f}, share {100 * score.share:.0f}",
            )
