"""What the start page and a table begin with needs no word that is loaded later (`frontend/vite.config.ts`)."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.text.test_page_words import ENGLISH, PAGE

LOCALE = ENGLISH.parent
LATER = ("lessons.ftl", "reading.ftl")
FROM_HERE_ON = re.compile(r"^### From here on: .*\n", re.MULTILINE)
REPLAYS = {"area-heading", "column-leads-other", "draft-packet-of"}
"""Said by parts of the table that replays show too, of somebody who is not the reader."""
BEGINNINGS = ("main.ts", "table/SharedDevice.svelte")

_IMPORT = re.compile(r'^\s*(?:import|export) (?!type )(?:[^;]*? from )?"(\.[^"?]+)";', re.MULTILINE)
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def later_keys(code):
    """The messages of a language that come later."""
    texts = [(LOCALE / code / name).read_text(encoding="utf-8") for name in LATER]
    _, pages = FROM_HERE_ON.split((LOCALE / code / "pages.ftl").read_text(encoding="utf-8"))
    return {key for text in (*texts, pages) for key in _KEY.findall(text)}


def source(path):
    """The file that an import names."""
    named = [path.with_name(path.name + end) for end in ("", ".ts")]
    return next(each for each in named if each.is_file())


@cache
def begun_with():
    """The sources of what is loaded first: what it imports, but not what it imports when that is needed."""
    found, coming = {}, [PAGE / name for name in BEGINNINGS]
    while coming:
        path = coming.pop().resolve()
        if path in found or path.suffix not in {".ts", ".svelte"}:
            continue
        found[path] = path.read_text(encoding="utf-8")
        coming += [source(path.parent / named) for named in _IMPORT.findall(found[path]) if "impera-js" not in named]
    return found


def test_what_is_loaded_first_is_found():
    names = {path.name for path in begun_with()}
    assert {"Home.svelte", "Prompt.svelte", "game.svelte.ts"} <= names
    assert "Ending.svelte" not in names


def test_what_is_loaded_first_says_nothing_that_comes_later():
    code, later = "\n".join(begun_with().values()), later_keys("en")
    begun = tuple(set(re.findall(r"`([a-z][a-z-]*-)\$\{", code)))
    assert later & set(re.findall(r'"([a-z][\w-]*)"', code)) == REPLAYS
    assert {key for key in later if key.startswith(begun)} == set()


@pytest.mark.parametrize("code", sorted(path.name for path in LOCALE.iterdir() if path.is_dir()))
def test_all_languages_are_divided_alike(code):
    assert later_keys(code) == later_keys("en")
