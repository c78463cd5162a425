"""Pages of the rulebook for people: a clause, what words find, or how to ask."""

from __future__ import annotations

from difflib import get_close_matches
from textwrap import shorten
from typing import TYPE_CHECKING

from impera import rulebook

if TYPE_CHECKING:
    from impera.text import Language

_MOST_NEAR = 5
_TITLE = 56


def pages(language: Language, words: str) -> list[str]:
    """What the rulebook says about a clause's name or some words, as lines; without words how to ask."""
    if not words.split():
        return contents(language)
    found = look_up(words)
    if not found:
        return [nothing(language, words)]
    first, *others = found
    lines = _page(language, first)
    if others:
        lines += ["", language.say("rules-more", number=len(others)), *(_listed(language, each) for each in others)]
    return lines


def look_up(words: str) -> list[rulebook.Clause]:
    """The clause of that name; if there is none, those that hold the words."""
    clause = rulebook.clauses().get(words.strip().upper())
    return rulebook.find(words) if clause is None else [clause]


def nothing(language: Language, words: str) -> str:
    """A sentence that nothing was found, with names of clauses that are near."""
    near = get_close_matches(words.strip().upper(), rulebook.clauses(), n=_MOST_NEAR, cutoff=0.6)
    return language.say("rules-nothing", words=words, number=len(near), near=language.row(near))


def contents(language: Language) -> list[str]:
    """The chapters with their clauses, and how to ask for one."""
    lines = [language.say("rules-contents")]
    for chapter in rulebook.chapters():
        indent = "  " * (len(chapter.headings) - 1)
        if chapter.clauses:
            values = {"first": chapter.clauses[0], "last": chapter.clauses[-1], "number": len(chapter.clauses)}
            lines.append(indent + language.say("rules-chapter", heading=chapter.headings[-1], **values))
        else:
            lines.append(f"{indent}{chapter.headings[-1]}")
    return lines


def _page(language: Language, clause: rulebook.Clause) -> list[str]:
    """A clause with its chapter, one line per paragraph."""
    head = language.say("rules-clause", name=clause.name, heading=clause.headings[-1])
    return [head, *(f"  {line}" for line in clause.text.splitlines() if line)]


def _listed(language: Language, clause: rulebook.Clause) -> str:
    """A clause in a list: its name, and its title or how it begins."""
    title = shorten(clause.title or clause.text, _TITLE, placeholder=" ...")
    return f"  {language.say('rules-title', name=clause.name, title=title)}"
