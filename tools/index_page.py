"""What an index of packages shows: the README with links that lead somewhere from there, and the project's addresses.

Where the repository is kept is written nowhere in it. A release says it in `IMPERA_HOME`, such as
https://example.org/somebody/impera, and a source archive remembers it. Without it, links to files are plain words, and
there are no pictures.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_ELSEWHERE = r"(?!https?://|#)"
_LINK = re.compile(rf"\[([^\]]+)\]\({_ELSEWHERE}([^)]+)\)")
_PICTURE = re.compile(rf'<img src="{_ELSEWHERE}([^"]+)"([^>]*)>\n?')
_REMEMBERED = re.compile(r"^Project-URL: Repository, (\S+)$", re.MULTILINE)


def home() -> str:
    """The address of the repository, without a slash at its end; empty if nobody said it."""
    archive = ROOT / "PKG-INFO"
    remembered = _REMEMBERED.search(archive.read_text(encoding="utf-8")) if archive.is_file() else None
    return os.environ.get("IMPERA_HOME", "").rstrip("/") or (remembered[1] if remembered else "")


def page(readme: str, home: str, version: str) -> str:
    """The README for an index: what it links to is that of the version.

    >>> page("See [the rules](docs/rules.md).", "", "1.0")
    'See the rules.'
    >>> page("See [the rules](docs/rules.md).", "https://example.org/impera", "1.0")
    'See [the rules](https://example.org/impera/blob/v1.0/docs/rules.md).'
    """
    if not home:
        return _LINK.sub(r"\1", _PICTURE.sub("", readme))
    linked = _LINK.sub(rf"[\1]({home}/blob/v{version}/\2)", readme)
    return _PICTURE.sub(rf'<img src="{home}/raw/v{version}/\1"\2>\n', linked)


def addresses(home: str, version: str) -> dict[str, str]:
    """The addresses of the project, by what is there."""
    if not home:
        return {}
    return {
        "Repository": home,
        "Documentation": f"{home}/tree/v{version}/docs",
        "Changelog": f"{home}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }
