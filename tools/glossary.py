"""Checks that nobody uses a word that the glossary rejects: in code, tests, pages or English messages.

The glossary's column *not* lists the rejected words. Identifiers count too: `next_card` and `nextCard` are two words.
Prints each finding as `file:line: word` and exits with 1 if there is one.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
FILES = (
    "*.md",
    ".ci/*",
    "Makefile",
    "pyproject.toml",
    "bench/**/*.py",
    "bench/*.md",
    "docs/*.md",
    "docs/conf.py",
    "docs/study/*.md",
    "examples/**/*.py",
    "frontend/eslint/*",
    "frontend/eslint.config.js",
    "frontend/src/**/*.svelte",
    "frontend/src/**/*.ts",
    "packages/**/*.md",
    "packages/**/*.ts",
    "src/impera/**/*.py",
    "src/impera/locale/en/*.ftl",
    "src/impera/rulebook/en.md",
    "tests/**/*.py",
    "tools/*.py",
)

_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ROW = re.compile(r"^\| (?P<word>[^|]+) \| (?P<meaning>[^|]+) \| (?P<rejected>[^|]*)\|$", re.MULTILINE)


def rejected_words(glossary: str) -> dict[str, str]:
    """Every rejected word, with the word to use instead.

    >>> rejected_words("| dog | It barks. | hound, cur |")
    {'hound': 'dog', 'cur': 'dog'}
    """
    rows = [row for row in _ROW.finditer(glossary) if row["rejected"].strip() != "not"]
    return {word.strip(): row["word"] for row in rows for word in row["rejected"].split(",") if word.strip()}


def plain(text: str) -> str:
    """The lowercase words of every line, with identifiers split into words.

    >>> plain("def nextCard(top_card):")
    'def next card top card '
    """
    return re.sub(r"[^a-z0-9\n]+", " ", _CAMEL.sub(" ", text).lower())


def findings(text: str, rejected: dict[str, str]) -> list[tuple[int, str]]:
    """The number of each line that uses a rejected word or its plural, with that word."""
    words = re.compile(rf"\b({'|'.join(map(re.escape, rejected))})s?\b")
    text = plain(text)
    return [(text.count("\n", 0, found.start()) + 1, found[1]) for found in words.finditer(text)]


def main() -> int:
    """The exit status: 1 if a rejected word is used."""
    rejected = rejected_words(GLOSSARY.read_text(encoding="utf-8"))
    paths = sorted({path for pattern in FILES for path in ROOT.glob(pattern)} - {GLOSSARY})
    found = [
        f"{path.relative_to(ROOT)}:{number}: say {rejected[word]!r} instead of {word!r}"
        for path in paths
        for number, word in findings(path.read_text(encoding="utf-8"), rejected)
    ]
    print("\n".join(found) or "No word that the glossary rejects.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
