"""Checks that everything a page points to exists: files, headings, and source files named in backticks.

A page may name a source file by the end of its path: `rules/decide.py` means any file whose path ends like that. `*`,
`CODE` and `NAME` stand for anything. Prints each
broken link as `page:line: target` and exits with 1 if there is one.
"""

from __future__ import annotations

import fnmatch
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("*.md", "docs/*.md", "docs/study/*.md", "bench/*.md", "packages/*/*.md")
SOURCES = (".ci", "bench", "docs", "examples", "frontend/eslint", "frontend/src", "packages", "src", "tests", "tools")

LINK = re.compile(r"\]\(([^()\s]+)\)|<img[^>]* src=\"([^\"]+)\"")
PLACEHOLDER = re.compile(r"CODE|NAME")
NAMED = re.compile(r"`([\w*./-]+\.(?:ftl|md|py|svelte|ts))`")
_ELSEWHERE = re.compile(r"[a-z]+:")
_FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


def prose(text: str) -> str:
    """A page without its code blocks; every line keeps its number."""
    return _FENCE.sub(lambda block: "\n" * block.group().count("\n"), text)


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub and the site give to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", prose(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def is_broken(link: str, page: Path) -> bool:
    """Whether a link leads nowhere. Links to other hosts are not followed."""
    if _ELSEWHERE.match(link):
        return False
    name, _, anchor = link.partition("#")
    target = page.parent / name if name else page
    return not target.exists() or (bool(anchor) and anchor not in anchors(target))


def source_files(root: Path) -> list[str]:
    """The path of every file that a page may name, from the root, with a slash before it."""
    below = [path for folder in SOURCES for path in (root / folder).rglob("*")]
    return [f"/{path.relative_to(root).as_posix()}" for path in [*root.glob("*"), *below] if path.is_file()]


def findings(page: Path, files: list[str]) -> Iterator[tuple[int, str]]:
    """Each line of a page that points to nothing, with what it points to."""
    for number, line in enumerate(prose(page.read_text(encoding="utf-8")).splitlines(), start=1):
        for link in ("".join(found) for found in LINK.findall(line)):
            if is_broken(link, page):
                yield number, link
        for name in NAMED.findall(line):
            if not fnmatch.filter(files, f"*/{PLACEHOLDER.sub('*', name)}"):
                yield number, name


def main() -> int:
    """The exit status: 1 if any page points to nothing."""
    files = source_files(ROOT)
    pages = sorted(page for pattern in PAGES for page in ROOT.glob(pattern))
    found = [f"{page.relative_to(ROOT)}:{line}: {target}" for page in pages for line, target in findings(page, files)]
    print("\n".join(found) or "Every link leads somewhere.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
