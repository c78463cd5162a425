"""The glossary's words are the words we use."""

import pytest

from tools import glossary

TABLE = """
| word | meaning | not |
|---|---|---|
| dog | It barks. | hound, guard dog |
| cat | It does not. | |
"""
REJECTED = {"hound": "dog", "guard dog": "dog"}


def test_the_last_column_holds_the_rejected_words():
    assert glossary.rejected_words(TABLE) == REJECTED


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A dog and a cat.", []),
        ("greyhound = 1", []),
        ("A dog.\nA Hound!", [(2, "hound")]),
        ("def feed_hound():", [(1, "hound")]),
        ("const guardDogs = 3;", [(1, "guard dog")]),
        ("class GuardDog:", [(1, "guard dog")]),
        ("a guard\ndog", []),
    ],
)
def test_a_rejected_word_is_found_in_prose_and_in_names(text, found):
    assert glossary.findings(text, REJECTED) == found


def test_the_glossary_lists_a_word_once():
    """Two lines for one word would be two ideas."""
    text = glossary.GLOSSARY.read_text(encoding="utf-8")
    words = [row["word"] for row in glossary._ROW.finditer(text) if row["rejected"].strip() != "not"]
    assert sorted(set(words)) == sorted(words)


def test_a_word_we_use_is_not_rejected():
    text = glossary.GLOSSARY.read_text(encoding="utf-8")
    words = {row["word"] for row in glossary._ROW.finditer(text)}
    assert words & set(glossary.rejected_words(text)) == set()


def test_no_rejected_word_is_used():
    assert glossary.main() == 0
