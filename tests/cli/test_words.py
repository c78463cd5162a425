"""The text client contains no words: what it prints comes from the language files."""

import ast
import re
from pathlib import Path

import impera.cli

ROOM = Path(impera.cli.__file__).parent
SAYING = {"show", "echo", "secho", "print", "prompt", "confirm", "ClickException", "UsageError", "BadParameter"}
_LETTERS = re.compile(r"[^\W\d_]")


def name_of(call):
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def words_in(node):
    """The literal words in what is printed; those returned by other functions, such as `say`, do not count."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) and _LETTERS.search(node.value) else []
    if isinstance(node, ast.Subscript) or (isinstance(node, ast.Call) and name_of(node) not in {"join", "format"}):
        return []
    if isinstance(node, ast.FormattedValue):  # without its format
        return words_in(node.value)
    if isinstance(node, ast.IfExp):  # without its condition
        return words_in(node.body) + words_in(node.orelse)
    return [word for child in ast.iter_child_nodes(node) for word in words_in(child)]


def plain_words(source):
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and name_of(node) in SAYING]
    said = [argument for call in calls for argument in (*call.args, *(word.value for word in call.keywords))]
    return [word for argument in said for word in words_in(argument)]


def test_no_plain_words_are_printed():
    paths = sorted(ROOM.rglob("*.py"))
    assert sum(path.read_text(encoding="utf-8").count("show(") for path in paths) > 50
    found = {path.name: plain_words(path.read_text(encoding="utf-8")) for path in paths}
    assert {name: words for name, words in found.items() if words} == {}


def test_plain_words_would_be_found():
    """What this file finds, and what it allows."""
    assert plain_words('show("Hello", f"you have {number:d} cards")') == ["Hello", "you have ", " cards"]
    assert plain_words('show("a" if lost else "b")') == ["a", "b"]
    assert plain_words('raise click.UsageError("no such file")') == ["no such file"]
    assert plain_words("show(say('hello'), f'  {say(key)}: {given[0]}', *lines(words), '', err=True)") == []
