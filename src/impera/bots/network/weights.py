"""Weights of a network as a file: layers in half precision, which features they fit, how they were trained, a checksum.

The package has one such file, `weights.npz`; `impera train` writes others. Nothing here knows how to train.
"""

from __future__ import annotations

import hashlib
import zipfile
from contextlib import nullcontext
from functools import cache, lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import msgspec
import numpy as np

from impera.bots.compiled.places import OPTIONS
from impera.bots.compiled.replies import REPLIES
from impera.bots.network.features import FEATURES_VERSION, bounds
from impera.errors import BadWeights
from impera.rules.state import CHOICES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from contextlib import AbstractContextManager
    from pathlib import Path

    from numpy.typing import NDArray

    Array = NDArray[Any]

FILE = "weights.npz"
WIDTH = 384
BLOCKS = 2
VALUE_WIDTH = 64

_ABOUT = "about"


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """One stage that the weights went through, in order."""

    mixture: str
    seed: int
    seconds: float
    decisions: int
    """Learned from."""
    games: int
    """Finished."""
    rival: str = ""
    """The bot it was trained against; empty if it played against itself."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says about its weights."""

    features_version: int = FEATURES_VERSION
    options: tuple[str, ...] = tuple(choice.name for choice in CHOICES)
    """The choices of the rules that the network sees, in their order."""
    trained: tuple[Training, ...]
    checksum: str
    """SHA-256 of the layers."""


class Network(NamedTuple):
    """Weights as `impera.bots.compiled.forward` uses them, one row for each input."""

    places: Array
    """Of each feature, where its quantity is."""
    bounds: Array
    """Of each feature, from where on it is 1."""
    first: Array
    first_bias: Array
    blocks: Array
    block_biases: Array
    policy: Array
    policy_bias: Array
    value_a: Array
    value_a_bias: Array
    value_b: Array
    value_b_bias: Array

    @classmethod
    def stored(cls) -> dict[str, tuple[Any, ...]]:
        """How each array is stored: the type of its numbers, and all sizes but the first."""
        rows = {"first": (WIDTH,), "blocks": (2, WIDTH, WIDTH), "block_biases": (2, WIDTH), "policy": (REPLIES,)}
        rows |= {"value_a": (VALUE_WIDTH,), "value_b": (1,)}
        kinds = {"places": "i8", "bounds": "i1"}
        return {name: (kinds.get(name, "f4"), *rows.get(name, ())) for name in cls._fields}


class Room(NamedTuple):
    """Scratch space for a pass, and what comes out of it."""

    x: Array
    y: Array
    z: Array
    v: Array
    logits: Array
    value: Array
    """One entry; its hyperbolic tangent is the expected reward, from -1 (lost) to 1 (won)."""

    @classmethod
    def make(cls) -> Self:
        """Empty arrays."""
        sizes = (WIDTH, WIDTH, WIDTH, VALUE_WIDTH, REPLIES, 1)
        return cls(*(np.zeros(size) for size in sizes))


def shapes(features: int, width: int = WIDTH) -> dict[str, tuple[int, ...]]:
    """Every layer with its shape, outputs first, for this many features."""
    layers = {"in": (width, features)}
    for block in range(BLOCKS):
        layers |= {f"block{block}a": (width, width), f"block{block}b": (width, width)}
    layers |= {"policy": (REPLIES, width), "value_a": (VALUE_WIDTH, width), "value_b": (1, VALUE_WIDTH)}
    weights: dict[str, tuple[int, ...]] = {f"{name}.w": shape for name, shape in layers.items()}
    return weights | {f"{name}.b": shape[:1] for name, shape in layers.items()}


def write(path: Path, layers: Mapping[str, Array], trained: tuple[Training, ...]) -> None:
    """Write weights and what is said about them."""
    halves = {name: np.asarray(layer, np.float16) for name, layer in layers.items()}
    about = About(trained=trained, checksum=_checksum(halves))
    content: dict[str, Any] = {**halves, _ABOUT: np.frombuffer(msgspec.json.encode(about), np.uint8)}
    with path.open("wb") as out:
        np.savez(out, **content)


class Read(NamedTuple):
    """The content of a file."""

    about: About
    layers: dict[str, Array]


def read(path: Path) -> Read:
    """What a file holds; raises BadWeights if it is damaged or does not fit what this impera computes."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            layers = {name: found[name] for name in found.files}
        about = msgspec.json.decode(layers.pop(_ABOUT).tobytes(), type=About)
    except OSError as error:
        raise _unreadable(path, error) from error
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        message = f"{path} holds no weights of a network; `impera train` writes such files"
        raise BadWeights(message) from error
    if _checksum(layers) != about.checksum:
        message = f"{path} is damaged: its checksum does not fit its weights"
        raise BadWeights(message)
    if about.features_version != FEATURES_VERSION:
        message = (
            f"{path} was trained on version {about.features_version} of the features, "
            f"but this impera computes version {FEATURES_VERSION}"
        )
        raise BadWeights(message)
    needed = shapes(len(_seen(path, about)))
    if {name: layer.shape for name, layer in layers.items()} != needed:
        message = f"{path} holds other layers than a network has here"
        raise BadWeights(message)
    return Read(about, layers)


def load(path: Path) -> Network:
    """The network of a file; raises BadWeights as `read` does."""
    about, layers = read(path)
    seen = _seen(path, about)

    def rows(*names: str) -> Array:
        return np.ascontiguousarray([layers[f"{name}.w"].T for name in names], np.float32)

    def biases(*names: str) -> Array:
        return np.ascontiguousarray([layers[f"{name}.b"] for name in names], np.float32)

    pairs = [f"block{block}{part}" for block in range(BLOCKS) for part in "ab"]
    return Network(
        places=np.array([place for place, _ in seen], np.int64),
        bounds=np.array([bound for _, bound in seen], np.int8),
        first=rows("in")[0],
        first_bias=biases("in")[0],
        blocks=rows(*pairs).reshape(BLOCKS, 2, WIDTH, WIDTH),
        block_biases=biases(*pairs).reshape(BLOCKS, 2, WIDTH),
        policy=rows("policy")[0],
        policy_bias=biases("policy")[0],
        value_a=rows("value_a")[0],
        value_a_bias=biases("value_a")[0],
        value_b=rows("value_b")[0],
        value_b_bias=biases("value_b")[0],
    )


def kept(path: Path) -> Network:
    """The same, read again only after the file has changed: an arena makes a bot for every game."""
    try:
        return _kept(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise _unreadable(path, error) from error


@lru_cache(maxsize=8)
def _kept(path: Path, modified: int) -> Network:  # noqa: ARG001 - a new time is another entry of the cache
    return load(path)


@cache
def shipped() -> Network:
    """The network of this package."""
    with file_or_shipped(None) as path:
        return load(path)


def file_or_shipped(path: Path | None) -> AbstractContextManager[Path]:
    """A file of weights, for as long as it is needed: the one given, or that of this package."""
    return as_file(files("impera.bots.network").joinpath(FILE)) if path is None else nullcontext(path)


def _unreadable(path: Path, error: OSError) -> BadWeights:
    return BadWeights(f"{path} cannot be read: {error.strerror or error}")


def _checksum(layers: Mapping[str, Array]) -> str:
    digest = hashlib.sha256()
    for name in sorted(layers):
        digest.update(name.encode() + np.ascontiguousarray(layers[name]).tobytes())
    return digest.hexdigest()


def _seen(path: Path, about: About) -> list[tuple[int, int]]:
    """The features that a network was trained on: all but the options that are newer than it."""
    now = [choice.name for choice in CHOICES]
    unseen = {OPTIONS + i for i, name in enumerate(now) if name not in about.options}
    if [name for name in now if name in about.options] != list(about.options):
        message = f"{path} was trained on options that this impera does not have: {', '.join(about.options)}"
        raise BadWeights(message)
    return [(place, bound) for place, bound in bounds() if place not in unseen]
