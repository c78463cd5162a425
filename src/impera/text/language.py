"""A language: its messages by key, read once from its file and filled in with values."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from impera.errors import BadOptions, ImperaError
from impera.text.files import ENGLISH, languages, program, source

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime import FluentBundle

# Set in tests: a message that is missing or cannot be filled in is then an error, not a gap.
STRICT = "IMPERA_STRICT_TEXT"


class UnknownText(ImperaError, LookupError):  # noqa: N818 - named like the others of `impera.errors`
    """A message that a language does not have, or that lacks a value."""


class Language:
    """A language's messages. Missing ones are replaced by the English ones."""

    def __init__(self, code: str, *, strict: bool) -> None:
        """Read the language's file, and the English one if it differs; `strict` makes gaps errors."""
        self.code = code
        self._strict = strict
        self._bundles = tuple(_bundle(each) for each in dict.fromkeys((code, ENGLISH)))

    def say(self, key: str, /, **values: Any) -> str:
        """A message filled in with values and `$program`; `key.part` is a part (a Fluent attribute) of a message.

        >>> language("en").say("cards", number=2)
        '2 cards'
        """
        name, _, part = key.partition(".")
        for bundle in self._bundles[:1] if self._strict else self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(part) if part else message.value
                if pattern is not None:
                    text, gaps = bundle.format_pattern(pattern, {"program": program(), **values})
                    if gaps and self._strict:
                        problem = f"{key}: {gaps[0]!r}"
                        raise UnknownText(problem)
                    return str(text)
        if self._strict:
            problem = f"locale/{self.code} has no message {key}"
            raise UnknownText(problem)
        return key

    def list(self, items: Iterable[str]) -> str:
        """Several things in a row, as the language lists them in a sentence.

        >>> language("en").list(["Ada", "Bo"])
        'Ada and Bo'
        """
        from babel.lists import format_list  # noqa: PLC0415 - slow to load, and `--help` does not need it

        return format_list(list(items), locale=self.code.replace("-", "_"))

    @staticmethod
    def row(items: Iterable[str]) -> str:
        """Several measures in a row, without "and".

        Commas separate them in every language: Babel's own rows of measures have none in Russian, say "and" in
        Ukrainian and Portuguese, and fail in Greek.

        >>> language("en").row(["Ada 3", "Bo 2"])
        'Ada 3, Bo 2'
        """
        return ", ".join(items)


@cache
def language(code: str) -> Language:
    """The language with a code such as `en`; raises BadOptions if there is none."""
    if code not in languages():
        message = f"no such language: {code!r}; languages are {', '.join(languages())}"
        raise BadOptions(message)
    return Language(code, strict=bool(os.environ.get(STRICT)))


@cache
def _bundle(code: str) -> FluentBundle:
    """The parsed file of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to load

    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(source(code)))
    return bundle
