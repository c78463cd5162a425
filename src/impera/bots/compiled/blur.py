"""Choosing with a temperature, in the compiled subset: logits are blurred by chance, then the highest is taken.

With Gumbel's distribution as the noise, replies are chosen with the probabilities of the logits divided by the
temperature. Only the library's own logarithm is used, so that every machine draws the same.
"""

from impera.bots.compiled.logarithm import logarithm
from impera.bots.compiled.replies import MOST_REPLIES
from impera.rules.chance import next_word

_LARGEST = 1 << 31
_FINE = 1 << 24
_THOUSAND = 1000.0


def blur(logits, first, word, r, temperature):
    """Add noise from the stream `r` to the logits of a set of replies, counted from `first`.

    The temperature is in thousandths.
    """
    for i in range(min(MOST_REPLIES, len(logits) - first)):  # beyond, a shift by more than a word means nothing
        if (word >> i) & 1:
            noise = gumbel(r)
            logits[first + i] += temperature * noise / _THOUSAND


def gumbel(r):
    """A number drawn from Gumbel's distribution, less a constant."""
    drawn = next_word(r)
    waiting = logarithm(_LARGEST) - logarithm(1 + (drawn >> 1))
    return -logarithm(1 + int(waiting * _FINE))
