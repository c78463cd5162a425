"""Entries that compile in a moment."""

from impera.rules.bits import count_bits


def count_at(words, i):
    """How many bits of word i are set."""
    return count_bits(words[i])
