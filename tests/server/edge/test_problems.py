"""Whatever the server refuses over HTTP, the page explains in the person's language: each code has its message."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from impera import server
from impera.text.files import languages

ROOM = Path(server.__file__).parent
LOCALE = files("impera").joinpath("locale")
_BEGINNING = "problem-"

# What the page finds out itself: nobody answers, a file is too large to send, and everything unexpected; and of tables
# on the device, that a bot does not load, and that they are not saved.
OF_THE_PAGE = {"offline", "too-large", "other", "no-bot", "unsaved", "push-refused"}


def codes():
    """The codes written out where a request is refused. The others belong to sockets and have their own messages."""
    found = set()
    for path in ROOM.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                named = [word.value for word in node.keywords if word.arg == "code"]
                given = node.args[1:2] if node.func.id in {"Denied", "problem"} else named
                if node.func.id in {"Denied", "problem", "Problem"}:
                    found |= {each.value for each in given if isinstance(each, ast.Constant)}
    return found


def told(code):
    """The codes that a language has a message for."""
    names = []
    for name in ("pages.ftl", "game.ftl"):
        text = LOCALE.joinpath(code, name).read_text(encoding="utf-8")
        names += [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    own = {name.removeprefix(_BEGINNING) for name in names if name.startswith(_BEGINNING)}
    return own, {name.removeprefix("refused-") for name in names if name.startswith("refused-")}


def test_the_codes_are_found():
    assert {"no-table", "busy", "in-a-pick", "http", "failed", "too-fast"} <= codes()


@pytest.mark.parametrize("code", languages())
def test_every_code_is_told_in_every_language(code):
    own, refused = told(code)
    assert codes() - own - refused == set()


@pytest.mark.parametrize("code", languages())
def test_no_message_is_about_a_code_that_nobody_sends(code):
    own, _ = told(code)
    assert own - codes() - OF_THE_PAGE == set()
