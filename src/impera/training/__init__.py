"""Training a network by self-play: games on the GPU, proximal policy optimisation, matches, checkpoints.

The only package that knows PyTorch (extra `train`). What a network sees and says is declared in `impera.bots`, so that
the bots need no framework. `docs/training.md` explains the whole.
"""

from __future__ import annotations

from importlib.util import find_spec

from impera.errors import BadOptions, MissingExtra

DEVICES = ("cuda", "cpu")
RESPONSES = ("new", "own", "search")
"""To a bot: a network trained from nothing, one trained from the bot's own weights, a search that knows its network."""


def require() -> None:
    """Raise MissingExtra unless PyTorch is installed."""
    if find_spec("torch") is None:
        message = "training needs PyTorch: pip install 'impera[train]'"
        raise MissingExtra(message).told_by(key="error-no-torch")


def cannot_be_trained_against(bot: str) -> BadOptions:
    """What is raised where a bot cannot play in the games of a trainer."""
    message = f"{bot} cannot be trained against: it plays neither by rules of thumb nor by a network alone"
    return BadOptions(message).told_by(key="error-exploit-untrained", bot=bot)


def usual_device() -> str:
    """The GPU if there is one that PyTorch can use, otherwise the CPU."""
    import torch  # noqa: PLC0415 - an extra, and slow to load

    return "cuda" if torch.cuda.is_available() else "cpu"
