"""Games between bots as a table of decisions, read back as arrays."""

import tempfile
from pathlib import Path

from impera.analysis import data

with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "games.parquet"
    rows = data.write(data.sample(4, bots=("senator", "tuned"), players=2, seed=1), path)
    for batch in data.batches(path):
        won = batch.shares == 1
        print(
            f"{rows} decisions, {won.mean():.0%} of them by the winner, tensors of {batch.observations.shape[1]} bytes"
        )
