"""Entries that compile in a moment."""

from impera.rules.bits import count_bits


def count_at(words, i):
    """How many bits of word i are set."""
    return count_bits(words[i])


def has_even_count_at(words, i):
    """Whether an even number of bits of word i is set."""
    return count_bits(words[i]) % 2 == 0
