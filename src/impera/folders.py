"""Where impera keeps what belongs to the person who uses it."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder, or the one named by `IMPERA_DATA`."""
    import platformdirs  # noqa: PLC0415 - slow to load

    named = os.environ.get("IMPERA_DATA")
    return Path(named) if named else platformdirs.user_data_path("impera", appauthor=False)
