"""Sets as integers. A set has fewer than 62 members, so that no engine reaches the sign bit."""


def count_bits(word):
    """How many members a set has."""
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


def lowest_bit(word):
    """The smallest member of a non-empty set."""
    return count_bits((word & -word) - 1)


def nth_bit(word, n):
    """The member that has `n` smaller ones in a set with more than `n` members."""
    while n > 0:
        word &= word - 1
        n -= 1
    return lowest_bit(word)
