"""The English files and the code use the same keys."""

import ast
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import impera
from impera.analysis.reasons import AnyReason
from impera.bots.roster import LEVELS, YARDSTICKS
from impera.cli.commands.admin import command as admin
from impera.cli.commands.prepare import PARTS
from impera.notation.cards import DOMAIN_NAMES, EFFECT_NAMES
from impera.notation.decisions import QUESTION_NAMES
from impera.notation.options import OPTIONS
from impera.notation.outcome import REASON_NAMES
from impera.server.edge.check import Result
from impera.server.wire.messages import Code, NoUndoHere, Phrase
from impera.site import PartName
from impera.text.commands import COMMANDS
from impera.text.decisions import FILL
from impera.text.files import languages, source
from impera.training import RESPONSES
from impera.views import events
from impera.views.view import Why

ROOT = Path(impera.__file__).parent


@cache
def parsed(code):
    return FluentParser().parse(source(code)).body


def keys(code):
    """All keys of a language, parts included as `key.part`."""
    messages = [entry for entry in parsed(code) if isinstance(entry, ftl.Message)]
    own = {message.id.name for message in messages}
    return own | {f"{message.id.name}.{part.id.name}" for message in messages for part in message.attributes}


def event_tags():
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)]
    return {kind.__struct_config__.tag for kind in kinds if not kind.__subclasses__()}


def keys_made_in_code():
    """Keys that code builds from a prefix and a name, for all names."""
    families = {
        "domain-": [each + part for each in DOMAIN_NAMES for part in ("", ".letter")],
        "effect-": [each + part for each in EFFECT_NAMES for part in ("", ".does")],
        "age-": "123",
        "event-": event_tags(),
        "why-": get_args(Why),
        "question-": [name for name in QUESTION_NAMES if name != "nothing"],
        "decision-": [*FILL, *(f"{each}.then" for each in FILL if each.startswith(("play", "choose")))],
        "outcome-": REASON_NAMES,
        "simulate-": [*REASON_NAMES, "turns", "decisions"],
        "command-": [each + part for each in COMMANDS for part in ("", ".usage", ".does")],
        "help-option-": [name.replace("_", "-") for name in OPTIONS],
        "name-bot-": "1234",
        "phrase-": get_args(Phrase),
        "refused-": get_args(Code),
        "serve-check-": get_args(Result),
        "prepare-": PARTS,
        "exploit-": RESPONSES,
        "site-": get_args(PartName),
        "undo-": (*get_args(NoUndoHere), "done"),
        "help-admin-": admin.commands,
        "reason-": [kind.__struct_config__.tag for kind in get_args(AnyReason)],
        "bot-": [each + part for each in LEVELS + YARDSTICKS for part in ("", ".met")],
    }
    return {beginning + name for beginning, names in families.items() for name in names}


SPEAKING = ("analysis/league", "cli", "pictures", "server/notices", "text")
"""The packages whose code names messages."""


def strings_in_code():
    paths = [path for package in SPEAKING for path in (ROOT / package).rglob("*.py")] + [ROOT / "analysis/words.py"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def keys_of_errors():
    """The messages that errors name for players, in any package."""
    calls = [
        node
        for path in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "told_by"
    ]
    return {word.value.value for call in calls for word in call.keywords if word.arg == "key"}


def test_every_key_that_an_error_names_is_in_the_file():
    assert len(keys_of_errors()) >= 10
    assert keys_of_errors() - keys("en") == set()


def test_every_key_that_code_makes_is_in_the_file():
    assert keys_made_in_code() - keys("en") == set()


def test_every_key_in_the_file_is_used():
    inside = {"game", "standing-count", "standing-level"}  # referred to by another message
    assert keys("en") - keys_made_in_code() - keys_of_errors() - strings_in_code() - inside == set()


def test_every_key_written_out_in_code_is_in_the_file():
    calls = {"say", "plain", "Unclear"}
    written = set()
    for path in [path for package in SPEAKING for path in (ROOT / package).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                written |= {node.args[0].value} if name in calls else set()
    assert len(written) > 100
    assert written - keys("en") == set()


@pytest.mark.parametrize("code", languages())
def test_a_language_file_has_no_line_that_fluent_cannot_read(code):
    assert [entry.content for entry in parsed(code) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("code", languages())
def test_a_language_file_has_each_key_once(code):
    names = [entry.id.name for entry in parsed(code) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("code", languages())
def test_a_language_has_the_keys_of_english(code):
    assert keys(code) == keys("en")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("banned", ["DATETIME(", 'type: "'])
def test_a_language_file_avoids_what_python_and_the_browser_do_differently(code, banned):
    assert banned not in source(code)
