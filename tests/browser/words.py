"""The words of the page, so that a test names a button as the person who presses it reads it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from impera.text.files import languages

_LOCALE = files("impera").joinpath("locale")
_ELSEWHERE = ("notices.ftl", "terminal.ftl")

LANGUAGES = languages()


@cache
def _bundle(code):
    bundle = FluentBundle([code], use_isolating=False)
    for entry in sorted(_LOCALE.joinpath(code).iterdir(), key=lambda entry: entry.name):
        if entry.name not in _ELSEWHERE:
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def say(key, code="en", **values):
    """A message of the page; `key.part` is a part of a message. Missing messages are in English."""
    name, _, part = key.partition(".")
    bundle = _bundle(code if _bundle(code).has_message(name) else "en")
    message = bundle.get_message(name)
    text, errors = bundle.format_pattern(message.attributes[part] if part else message.value, values)
    assert not errors, (key, errors)
    return text
