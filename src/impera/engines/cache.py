"""Where compiled code is kept, and how long: a folder for each state of the sources, gone when nobody uses it."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path

KEPT_DAYS = 30
"""For so long a folder of other sources, or of another version of the compiler, is kept unused."""
_DAY = 24 * 60 * 60
_OURS = re.compile(r"numba-[0-9a-f]{16}")


def folder_for(key: str) -> Path:
    """The folder of a key of 16 hexadecimal digits, made if need be; a temporary one if no cache can be written."""
    folder = _cache() / f"numba-{key}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="impera-"))
    return folder


def use(folder: Path) -> None:
    """Note that a folder is used now, and remove those beside it that nobody has used for a month.

    Only folders are removed that are named as `folder_for` names them and lie in the cache, no links.
    """
    with suppress(OSError):  # a cache that only others can write is used as it is
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
    """The user's cache folder, or the one that IMPERA_CACHE names."""
    named = os.environ.get("IMPERA_CACHE")
    if named:
        return Path(named)
    import platformdirs  # noqa: PLC0415 - not needed where the folder is named

    return platformdirs.user_cache_path("impera")
