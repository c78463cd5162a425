"""Training a network by self-play: games on the GPU, proximal policy optimisation, matches, checkpoints.

The only package that knows PyTorch (extra `train`). What a network sees and says is declared in `impera.bots`, so that
the bots need no framework. `docs/training.md` explains the whole.
"""

from __future__ import annotations

from importlib.util import find_spec

from impera.errors import MissingExtra

DEVICES = ("cuda", "cpu")


def require() -> None:
    """Raise MissingExtra unless PyTorch is installed."""
    if find_spec("torch") is None:
        message = "training needs PyTorch: pip install 'impera[train]'"
        raise MissingExtra(message).told_by(key="error-no-torch")


def usual_device() -> str:
    """The GPU if there is one that PyTorch can use, otherwise the CPU."""
    import torch  # noqa: PLC0415 - an extra, and slow to load

    return "cuda" if torch.cuda.is_available() else "cpu"
