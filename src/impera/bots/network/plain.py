"""A network as plain bytes, for programs that read no files of NumPy: what `packages/impera-js` fetches for the sage.

The first line is JSON: for each array its name, NumPy's code for its numbers, and its shape. The numbers follow, array
by array, least byte first. Weights are in half precision, as they are in the file they come from.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from impera.bots.network import weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FILE = "network.bin"
_STORED = {"f4": "f2"}


def plain(network: weights.Network) -> bytes:
    """The bytes of a network."""
    arrays = {name: _stored(array) for name, array in network._asdict().items()}
    heading = [(name, array.dtype.str[1:], array.shape) for name, array in arrays.items()]
    return msgspec.json.encode(heading) + b"\n" + b"".join(array.tobytes() for array in arrays.values())


@cache
def shipped() -> bytes:
    """The bytes of the network of this package."""
    return plain(weights.shipped())


def _stored(array: NDArray[np.generic]) -> NDArray[np.generic]:
    kind = array.dtype.str[1:]
    return array.astype(f"<{_STORED.get(kind, kind)}")
