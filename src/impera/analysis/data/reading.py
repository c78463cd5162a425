"""Reads tables of decisions, as arrays for training."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from impera.adapters import observation
from impera.analysis.data.schema import COLUMNS, DATA_VERSION, arrow
from impera.errors import BadRecord

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from numpy.typing import NDArray


class Batch(NamedTuple):
    """Some decisions: arrays with one entry or row per decision."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    shares: NDArray[np.float32]
    games: NDArray[np.int64]
    seats: NDArray[np.int8]


def open_file(path: str | os.PathLike[str]) -> Any:
    """The file as a `pyarrow.parquet.ParquetFile`; raises BadRecord if it is not ours or has another version."""
    pa, parquet = arrow()
    try:
        file = parquet.ParquetFile(path)
    except pa.ArrowInvalid as error:
        message = f"{path} is not a Parquet file: {error}"
        raise BadRecord(message) from error
    said = file.schema_arrow.metadata or {}
    versions = tuple(said.get(key, b"").decode() for key in (b"impera.data", b"impera.observation"))
    wanted = str(DATA_VERSION), str(observation.OBSERVATION_VERSION)
    if versions != wanted:
        message = f"{path} has the versions {versions}, not {wanted}: it is not a table of decisions of this program"
        raise BadRecord(message)
    return file


def batches(path: str | os.PathLike[str], *, rows: int = 8192) -> Iterator[Batch]:
    """The decisions of a file in order, at most `rows` at a time; only those are in memory."""
    names = [column.name for column in COLUMNS if column.name in _USED]
    for part in open_file(path).iter_batches(batch_size=rows, columns=names):
        columns = {name: part.column(name) for name in names}
        tensors = columns["observation"].flatten().to_numpy().reshape(-1, observation.SIZE)
        yield Batch(
            observations=tensors,
            masks=_masks(columns["legal"]),
            actions=columns["action"].to_numpy().astype(np.int64),
            shares=columns["share"].to_numpy(),
            games=columns["game"].to_numpy(),
            seats=columns["seat"].to_numpy(),
        )


_USED = {"observation", "legal", "action", "share", "game", "seat"}


def _masks(lists: Any) -> NDArray[np.int8]:
    """Lists of legal actions as a mask for each decision."""
    masks = np.zeros((len(lists), observation.ACTIONS), np.int8)
    lengths = np.diff(lists.offsets.to_numpy())
    masks[np.repeat(np.arange(len(lists)), lengths), lists.flatten().to_numpy()] = 1
    return masks
