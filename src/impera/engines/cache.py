"""The cache of compiled code: one folder per version of the sources, removed when it is no longer used."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path

KEPT_DAYS = 30
"""How long an unused cache folder is kept."""
_DAY = 24 * 60 * 60
_OURS = re.compile(r"numba-[0-9a-f]{16}")


def folder_for(key: str) -> Path:
    """The folder for a key of 16 hexadecimal digits, created if needed; a temporary one without a writable cache."""
    folder = _cache() / f"numba-{key}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="impera-"))
    return folder


def use(folder: Path) -> None:
    """Mark a folder as used, and remove its siblings that have not been used for a month.

    Only real folders in the cache with names from `folder_for` are removed, never links.
    """
    with suppress(OSError):  # a cache that only others can write is used as is
        os.utime(folder)
    if folder.parent != _cache():
        return
    long_ago = time.time() - KEPT_DAYS * _DAY
    for other in folder.parent.iterdir():
        if other != folder and _OURS.fullmatch(other.name) and other.is_dir() and not other.is_symlink():
            with suppress(OSError):  # another process may have removed it
                if other.stat().st_mtime < long_ago:
                    shutil.rmtree(other, ignore_errors=True)


def _cache() -> Path:
    """The user's cache folder, or the one named by `IMPERA_CACHE`."""
    named = os.environ.get("IMPERA_CACHE")
    if named:
        return Path(named)
    import platformdirs  # noqa: PLC0415 - not needed where the folder is named

    return platformdirs.user_cache_path("impera")
