"""A refusal as a page for people, in a language that their browser asks for.

Otherwise the server sends codes, and the page finds the words. Here there is no page, so its file of words is read.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from impera.server.finished.sharing import spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

_LOCALE = files("impera").joinpath("locale")
_PROBLEM = re.compile(r"^problem-([a-z-]+) = (.+)$", re.MULTILINE)
_PAGE = """<!doctype html>
<html lang="{code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Carta Impera Victoria</title>
  </head>
  <body>
    <h1>Carta Impera Victoria</h1>
    <p>{words}</p>
  </body>
</html>
"""


def wants_page(method: str, headers: Mapping[bytes, str]) -> bool:
    """Whether a browser asks for a document to show; requests of scripts take anything or JSON."""
    return method == "GET" and "text/html" in headers.get(b"accept", "")


def refusal_page(problem: str, headers: Mapping[bytes, str]) -> bytes:
    """The page about the problem with a code."""
    code = spoken(headers.get(b"accept-language", ""))
    return _PAGE.format(code=code, words=escape(problems_in(code)[problem])).encode()


@cache
def problems_in(code: str) -> dict[str, str]:
    """What a language says about each problem, by its code."""
    return dict(_PROBLEM.findall(_LOCALE.joinpath(code, "pages.ftl").read_text(encoding="utf-8")))
