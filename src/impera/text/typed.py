"""How a line that somebody typed is read: its words, bare. The page has the same by hand."""

from __future__ import annotations

import re
from unicodedata import combining, normalize


def bare(text: str) -> str:
    """Text without capitals, accents and apostrophes, since people often type without them: `mão` as `mao`.

    >>> bare("Mão"), bare("ΧΈΡΙ"), bare("Bo’s")
    ('mao', 'χερι', 'bos')
    """
    return "".join(each for each in normalize("NFD", text.casefold()) if not combining(each) and each not in "'’")


def typed_words(line: str) -> list[str]:
    """The bare words of a line, as they were separated by spaces.

    >>> typed_words("  use Holy-War! ")
    ['use', 'holy-war!']
    """
    return bare(line).split()


def words_in(text: str) -> list[str]:
    """The bare words of a sentence, without punctuation.

    >>> words_in("Use Attack (twice).")
    ['use', 'attack', 'twice']
    """
    return re.findall(r"[\w-]+", bare(text))


def after_first_word(line: str) -> str:
    """What follows the first word, as it was typed.

    >>> after_first_word(" save  My game.jsonl ")
    'My game.jsonl'
    """
    return "".join(line.split(maxsplit=1)[1:]).strip()


def typed_number(word: str, most_digits: int) -> int | None:
    """The number that is written, with or without a dot after it; -1 if it has too many digits, None if it is none.

    >>> typed_number("12.", 4), typed_number("99999", 4), typed_number("M1", 4)
    (12, -1, None)
    """
    digits = word.rstrip(".")
    if re.fullmatch("[0-9]+", digits) is None:
        return None
    return int(digits) if len(digits) <= most_digits else -1
