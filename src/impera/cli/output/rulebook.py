"""Rulebook pages for the terminal: a clause, search results, or how to ask."""

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
    """The lines for a clause id or some words; without words, how to ask."""
    if not words.split():
        return contents(language)
    chapters = rulebook.chapter(words, language.code)
    if chapters:
        return [line for chapter in chapters for line in _chapter(chapter)]
    found = look_up(language, words)
    if not found:
        return [nothing(language, words)]
    first, *others = found
    lines = _page(language, first)
    if others:
        lines += ["", language.say("rules-more", number=len(others)), *(_listed(language, each) for each in others)]
    return lines


def look_up(language: Language, words: str) -> list[rulebook.Clause]:
    """The clauses of a chapter, or the clause with that id; otherwise the clauses that match the words."""
    clauses = rulebook.clauses(language.code)
    clause = clauses.get(words.strip().upper())
    if clause is not None:
        return [clause]
    chapters = rulebook.chapter(words, language.code)
    if chapters:
        return [clauses[name] for chapter in chapters for name in chapter.clauses]
    numbers = _see_also(language, words)
    answers = [clauses[name] for number in numbers for name in rulebook.chapter(number, language.code)[0].clauses]
    return [*answers, *(each for each in rulebook.find(words, language.code) if each not in answers)]


def nothing(language: Language, words: str) -> str:
    """Says that nothing was found, and suggests similar clause ids."""
    near = get_close_matches(words.strip().upper(), rulebook.clauses(), n=_MOST_NEAR, cutoff=0.6)
    return language.say("rules-nothing", words=words, number=len(near), near=language.row(near))


def contents(language: Language) -> list[str]:
    """The chapters with their clauses, and how to ask for one."""
    lines = [language.say("rules-contents")]
    for chapter in rulebook.chapters(language.code):
        indent = "  " * (len(chapter.headings) - 1)
        if chapter.clauses:
            lines.append(indent + _span(language, chapter))
        else:
            lines.append(f"{indent}{chapter.headings[-1]}")
    return lines


def _span(language: Language, chapter: rulebook.Chapter) -> str:
    """A chapter in the list: its first and last clause, or all of them if they are of several kinds."""
    heading, names = chapter.headings[-1], chapter.clauses
    if len({name[0] for name in names}) > 1:
        return language.say("rules-chapter-mixed", heading=heading, names=language.row(sorted(names)))
    return language.say("rules-chapter", heading=heading, first=names[0], last=names[-1], number=len(names))


def _see_also(language: Language, words: str) -> list[str]:
    """The chapters to see for a common search word."""
    asked = rulebook.keywords(words)
    for line in language.say("rules-see-also").splitlines():
        known, _, numbers = line.partition(":")
        if set(asked) <= set(known.split()):
            return numbers.split()
    return []


def _chapter(chapter: rulebook.Chapter) -> list[str]:
    """A whole chapter, its heading first."""
    return [chapter.headings[-1], *(f"  {line}" if line else "" for line in rulebook.read(chapter)), ""]


def _page(language: Language, clause: rulebook.Clause) -> list[str]:
    """A clause with its chapter, one line per paragraph."""
    head = language.say("rules-clause", name=clause.name, heading=clause.headings[-1])
    return [head, *(f"  {line}" for line in clause.text.splitlines() if line)]


def _listed(language: Language, clause: rulebook.Clause) -> str:
    """A clause in a list: its id, and its title or first words."""
    title = shorten(clause.title or clause.text, _TITLE, placeholder=" ...")
    return f"  {language.say('rules-title', name=clause.name, title=title)}"
