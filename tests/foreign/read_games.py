"""Reads games that `impera export` wrote with pandas and Polars; fails unless both read what pyarrow reads.

By hand: `uv run --with pandas --with polars python -m tests.foreign.read_games`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import pandas as pd
import polars as pl

from impera.analysis import data
from impera.cli import main

COLUMNS = ("game", "seat", "action", "decision", "share")
"""Of every kind that a table has but lists, which the libraries hold in their own ways."""


def read(path):
    """How many rows there are, which all libraries must agree on; and on the rows."""
    ours = [tuple(row.values()) for row in data.open_file(path).read(columns=list(COLUMNS)).to_pylist()]
    with_pandas = [*pd.read_parquet(path)[[*COLUMNS]].itertuples(index=False, name=None)]
    with_polars = pl.read_parquet(path).select(COLUMNS).rows()
    assert with_pandas == ours
    assert with_polars == ours
    assert pl.read_parquet(path)["observation"].to_numpy().shape == (len(ours), 619)
    return len(ours)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        main(["export", str(path), "--sample", "4", "--players", "2", "--seed", "1"], standalone_mode=False)
        print(f"pandas {pd.__version__} and Polars {pl.__version__} read the same {read(path)} rows")  # noqa: T201
