"""Decisions as one line of text each, and their stable numbers (N-03)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from impera.notation.cards import CARD_CODES, DOMAIN_NAMES, EFFECT_NAMES
from impera.rules.cards import SEATS
from impera.rules.decisions import COPY, FIRST, PERMANENT, QUESTION_TABLE, WIDTH

QUESTION_NAMES = tuple(question.name for question in QUESTION_TABLE)
QUESTION_OF_NAME = {name: ask for ask, name in enumerate(QUESTION_NAMES)}

TEXTS = (
    *(f"{verb} {code}" for verb in ("keep", "claim", "play", "discard", "take", "give") for code in CARD_CODES),
    *(f"choose {domain}" for domain in DOMAIN_NAMES),
    *(f"choose {seat}" for seat in range(SEATS)),
    *(f"choose {seat} {domain}" for seat in range(SEATS) for domain in DOMAIN_NAMES),
    *(f"use {effect}" for effect in EFFECT_NAMES[:COPY]),
    *(f"copy {effect} {seat}" for seat in range(SEATS) for effect in EFFECT_NAMES[:PERMANENT]),
    "end",
)
QuestionName = Annotated[str, QUESTION_NAMES]
DecisionText = Annotated[str, TEXTS]
NUMBER_OF_TEXT = {text: number for number, text in enumerate(TEXTS)}


def answers_in(word: int) -> tuple[int, ...]:
    """The answers that are the members of a set, the smallest first."""
    found = []
    while word:
        lowest = word & -word
        found.append(lowest.bit_length() - 1)
        word ^= lowest
    return tuple(found)


@lru_cache(4096)
def texts(ask: int, word: int) -> tuple[str, ...]:
    """The decisions whose answers to the question `ask` are the members of a set, in the order of their numbers."""
    first = FIRST[ask]
    return tuple(TEXTS[first + answer] for answer in answers_in(word))


def text_of(ask: int, answer: int) -> str:
    """The decision that an answer to the question `ask` stands for."""
    return TEXTS[FIRST[ask] + answer]


def number_of(text: object) -> int | None:
    """The number of a decision; None for a text that is not a decision."""
    return NUMBER_OF_TEXT.get(text) if isinstance(text, str) else None


def answer_to(ask: int, text: object) -> int | None:
    """The answer that a text gives to the question `ask`; None if it gives none."""
    number = number_of(text)
    if number is None:
        return None
    answer = number - FIRST[ask]
    return answer if 0 <= answer < WIDTH[ask] else None
