"""The network in PyTorch: weights by name, and the pass that uses them.

Weights are plain tensors in a dictionary, so that copies, averages and files of them are one line each. A residual
network: features, blocks of two layers, then a policy over replies and a value from -1 to 1. What plays has the same
pass without PyTorch (`impera.bots.compiled.forward`); a test holds both to the same results.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import torch
from torch.nn import functional

from impera.bots.compiled.replies import FIRST_REPLY, MOST_REPLIES, REPLIES
from impera.bots.network import weights as files
from impera.bots.network.features import FEATURES, QUANTITIES, bounds
from impera.bots.network.weights import BLOCKS, WIDTH, shapes
from impera.errors import BadWeights

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

Weights = dict[str, torch.Tensor]

# How many features of an observation are 1, about: what the first layer sums up.
_ACTIVE = 150

# What an impossible reply's logit is set to.
_NEVER = -1e9

_PLACES = [place for place, _ in bounds()]
_BOUNDS = [bound for _, bound in bounds()]
_TABLES: dict[str, tuple[torch.Tensor, ...]] = {}


def new_weights(seed: int, device: str, width: int = WIDTH) -> Weights:
    """Weights of a network that knows nothing: every block passes on what it gets, and all replies are alike."""
    generator = torch.Generator().manual_seed(seed)
    weights = {}
    for name, shape in shapes(FEATURES, width).items():
        if name.endswith(".b") or name in {f"block{block}b.w" for block in range(BLOCKS)}:
            weights[name] = torch.zeros(*shape)
        else:
            inputs = _ACTIVE if name == "in.w" else shape[1]
            scale = 0.01 if name == "policy.w" else 1.0
            weights[name] = torch.randn(*shape, generator=generator) * (scale / math.sqrt(inputs))
    return {name: weight.to(device) for name, weight in weights.items()}


def weights_of(layers: Mapping[str, NDArray[Any]], device: str) -> Weights:
    """The layers of a file as weights."""
    return {name: torch.tensor(layer, dtype=torch.float32, device=device) for name, layer in layers.items()}


def read_weights(path: Path | None, device: str) -> tuple[Weights, tuple[files.Training, ...]]:
    """The weights of a file, or of this package, and what they went through; raises BadWeights if they do not fit."""
    with files.file_or_shipped(path) as file:
        about, layers = files.read(file)
    if about.options != files.About.__struct_defaults__[1]:
        message = f"{path or files.FILE} was trained before an option was added, and cannot be trained further"
        raise BadWeights(message)
    return weights_of(layers, device), about.trained


def forward(weights: Weights, quantities: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Logits of all replies, and values, of rows of quantities."""

    def layer(name: str, x: torch.Tensor) -> Any:
        return functional.linear(x, weights[f"{name}.w"], weights[f"{name}.b"])

    with torch.autocast(quantities.device.type, torch.bfloat16, enabled=quantities.is_cuda):
        h = torch.relu(layer("in", features(quantities)))
        for i in range(BLOCKS):
            h = torch.relu(h + layer(f"block{i}b", torch.relu(layer(f"block{i}a", h))))
        value = layer("value_b", torch.relu(layer("value_a", h)))
        logits = layer("policy", h)
    return logits.float(), torch.tanh(value.float()).squeeze(-1)


def are_seen(without: str, device: str) -> torch.Tensor:
    """1 for each feature outside the named quantities, else 0."""
    names = without.split(",")
    seen = [float(each.name not in names) for each in QUANTITIES for _ in range(each.size * len(each.bounds))]
    return torch.tensor(seen, device=device)


def features(quantities: torch.Tensor) -> torch.Tensor:
    """Rows of quantities as features, 1 or 0."""
    places, least, _, _ = _tables(quantities.device)
    kind = torch.bfloat16 if quantities.is_cuda else torch.float32
    return (quantities.index_select(1, places) >= least).to(kind)


def without_impossible(logits: torch.Tensor, words: torch.Tensor, questions: torch.Tensor) -> torch.Tensor:
    """Logits in which only the replies of a set count."""
    _, _, firsts, replies = _tables(logits.device)
    i = replies[None, :] - firsts[questions.long()][:, None]
    possible = (i >= 0) & (i < MOST_REPLIES) & ((words[:, None] >> i.clamp(0, MOST_REPLIES)) & 1 == 1)
    return logits.masked_fill(~possible, _NEVER)


def sample(logits: torch.Tensor) -> torch.Tensor:
    """A reply of each row, drawn by its probability."""
    noise = torch.rand_like(logits).clamp_(1e-10, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)


def log_probability(logits: torch.Tensor, replies: torch.Tensor) -> torch.Tensor:
    """How probable a reply of each row is, as a logarithm."""
    return torch.log_softmax(logits, -1).gather(1, replies[:, None]).squeeze(1)


def _tables(device: torch.device) -> tuple[torch.Tensor, ...]:
    """Places and bounds of the features, the first reply of each question, and all replies, on a device."""
    if str(device) not in _TABLES:
        _TABLES[str(device)] = (
            torch.tensor(_PLACES, device=device),
            torch.tensor(_BOUNDS, dtype=torch.int8, device=device),
            torch.tensor(FIRST_REPLY, device=device),
            torch.arange(REPLIES, device=device),
        )
    return _TABLES[str(device)]
