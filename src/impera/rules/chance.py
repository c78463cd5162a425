"""The only source of randomness: streams of 32-bit numbers, equal on every engine and every machine.

The generator is Chris Doty-Humphrey's sfc32 (three words and a counter). A stream record `r` has the fields `a`, `b`,
`c` and `n`. Words are kept in signed 64-bit fields and masked by hand, because all engines agree on that arithmetic.
Every consumer owns a stream, identified by a 64-bit seed, a purpose and an index, so no consumer can disturb another.
"""

WORD = 0xFFFFFFFF

# Purposes of streams.
DEAL, PLAY, GAMES, BOT, REDEAL = range(5)


def next_word(r):
    """The next number of the stream, 0 to 2**32 - 1."""
    out = (r.a + r.b + r.n) & WORD
    r.n = (r.n + 1) & WORD
    r.a = r.b ^ (r.b >> 9)
    r.b = (r.c + (r.c << 3)) & WORD
    r.c = (((r.c << 21) | (r.c >> 11)) + out) & WORD
    return out


def below(r, n):
    """A number from 0 to n - 1. For the n of a card game the bias of the multiplication is under 1 in 40 million."""
    return (next_word(r) * n) >> 32


def start_stream(r, low, high, purpose, index):
    """Set `r` to the beginning of a stream; `low` and `high` are the halves of the seed."""
    r.a = low & WORD
    r.b = high & WORD
    r.c = index & WORD
    r.n = (purpose << 24) + ((index >> 32) & 0xFFFFFF) + 1
    for _ in range(16):
        next_word(r)
