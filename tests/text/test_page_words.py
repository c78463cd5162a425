"""The page and its language files have the same keys: no used one is missing, and none is unused."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import impera

ROOT = Path(impera.__file__).parent
PAGE = Path(__file__).parents[2] / "frontend" / "src"
ENGLISH = ROOT / "locale" / "en"
OWN = ("web.ftl", "pages.ftl", "reading.ftl")
"""The files that only the page reads. What Python says too has its own tests, and so do the lessons."""
LOOKS = ("theme-", "motion-", "text-")
"""Prefixes that the settings use too: the kind of a preference and its value."""

_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
_STRING = re.compile(r'"([^"\n]*)"')
_TEMPLATE = re.compile(r"`([^`$]*)\$\{[^`]*?\}([^`$]*)`")
_WORD = re.compile(r"[a-z0-9][a-z0-9_-]*", re.IGNORECASE)


@cache
def code():
    """The sources of the page, without comments and tests."""
    paths = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    assert len(paths) > 50
    return "\n".join(_COMMENT.sub("", path.read_text(encoding="utf-8")) for path in sorted(paths))


@cache
def keys(name):
    """The messages of an English file, and their parts as `key.part`."""
    messages = [
        entry
        for entry in FluentParser().parse((ENGLISH / name).read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    ]
    parts = {f"{message.id.name}.{part.id.name}" for message in messages for part in message.attributes}
    return parts | {message.id.name for message in messages}


def every_key():
    """What the page can say: all files but the terminal's and those of notices."""
    elsewhere = {"notices.ftl", "terminal.ftl"}
    return {key for path in ENGLISH.iterdir() if path.name not in elsewhere for key in keys(path.name)}


@cache
def names():
    """The parts that keys are built from: words of the page's code, and names that the server sends."""
    told = {
        node.value
        for room in ("server", "bots", "notation")
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return told | {word.replace("_", "-") for word in _WORD.findall(code())}


@cache
def strings():
    """Everything in quotation marks."""
    return frozenset(_STRING.findall(code()))


@cache
def templates():
    """The text before and after what a template fills in."""
    return tuple(_TEMPLATE.findall(code()))


def is_made(key):
    """Whether code builds a key: a prefix from a template, and one or two names."""
    for beginning, end in [*templates(), *((look, "") for look in LOOKS)]:
        if beginning.endswith("-") and key.startswith(beginning) and key.endswith(end):
            name = key[len(beginning) : len(key) - len(end)]
            if name in names() or any(name[:at] in names() and name[at + 1 :] in names() for at in hyphens(name)):
                return True
    return False


def hyphens(name):
    return [at for at, letter in enumerate(name) if letter == "-"]


def is_used(key):
    message, _, part = key.partition(".")
    if key in strings() or is_made(key):
        return True
    return bool(part) and f"}}.{part}`" in code() and is_used(message)


def asked_for():
    """The first argument of every `say(...)`: the text before its first comma or its end."""
    for match in re.finditer(r"(?:(?<![\w.])|speaker\.|language\.)say\(", code()):
        depth = 0
        for at in range(match.end(), len(code())):
            letter = code()[at]
            if depth == 0 and letter in ",)":
                yield code()[match.end() : at].strip()
                break
            depth += (letter in "([{") - (letter in ")]}")


def written():
    """The keys in a `say(...)`, without the condition of a choice."""
    keys_only = [re.sub(r"`[^`]*`|[!=]== *\"[^\"]*\"", "", argument) for argument in asked_for()]
    return {key for argument in keys_only for key in _STRING.findall(argument)}


@pytest.mark.parametrize("name", OWN)
def test_every_message_of_the_page_is_used(name):
    assert {key for key in keys(name) if not is_used(key)} == set()


def test_every_key_that_the_page_writes_out_is_in_a_file():
    assert len(written()) > 300
    assert written() - every_key() == set()


def test_every_key_that_the_page_puts_together_begins_one_in_a_file():
    made = {part for argument in asked_for() for part in _TEMPLATE.findall(argument) if part[0]}
    assert len(made) > 20
    lacking = [
        (beginning, end)
        for beginning, end in made
        if not any(key.startswith(beginning) and key.endswith(end) for key in every_key())
    ]
    assert lacking == []
