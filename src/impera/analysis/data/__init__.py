"""Games as tables: Parquet files with one row per decision. Needs the extra `impera[data]`.

For example::

    from impera.analysis import data
    data.write([game.record()], "games.parquet")
    for batch in data.batches("games.parquet"):
        batch.observations, batch.actions, batch.shares       # NumPy arrays

docs/data.md describes the columns.
"""

from impera.analysis.data.reading import Batch, batches, open_file
from impera.analysis.data.sample import sample
from impera.analysis.data.writing import write

__all__ = ["Batch", "batches", "open_file", "sample", "write"]
