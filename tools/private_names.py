"""No file may name a package registry's host or a path of one machine.

Such names make the repository work only in one place: behind one mirror, in one folder. Prints each finding as
`file:line: name` and exits with 1 if there is any.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Made by tools, never committed (.gitignore).
MADE = re.compile(
    r"\.git|\.venv|\.tools|\.hypothesis|\..*_cache|__pycache__|node_modules|build|dist|site|static|uv\.lock|\.coverage.*"
)

# Written as patterns, so that this file passes its own check.
HOSTS = r"(?:pypi|pythonhosted|npmjs|crates)\.(?:org|com|io)|yarnpkg\.com"
FOLDERS = r"work|root|opt|mnt|home/\w+|Users/\w+"
NAMES = re.compile(rf"\b(?:{HOSTS})\b|(?<![\w.)}}\]-])/(?:{FOLDERS})\b")


def files(folder: Path) -> list[Path]:
    """Every file below a folder that tools did not make, in order."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()):
        if MADE.fullmatch(path.name):
            continue
        if path.is_dir():
            found += files(path)
        else:
            found.append(path)
    return found


def findings(path: Path) -> list[str]:
    """The private names in a file; none in one that is not text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return []
    return [
        f"{path.relative_to(ROOT)}:{number}: {match.group()}"
        for number, line in enumerate(text.splitlines(), start=1)
        for match in NAMES.finditer(line)
    ]


def main() -> int:
    """The exit status: 1 if any file has a private name."""
    found = [finding for path in files(ROOT) for finding in findings(path)]
    print("\n".join(found) or "No private names.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
