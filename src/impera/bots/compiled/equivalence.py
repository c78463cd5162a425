"""Which answers come to the same by the rules: only one of them is compared with others. In the compiled subset."""

from impera.bots.compiled.answers import narrow
from impera.rules.bits import lowest_bit
from impera.rules.decisions import CHOOSE_PLACE


def representative(s, answer, word):
    """The answer in a set that is equivalent to this one; this one, if there is none."""
    while word:
        other = lowest_bit(word)
        if is_equivalent(s, answer, other):
            return other
        word &= word - 1
    return answer


def is_equivalent(s, one, two):
    """Whether a search would try only one of two answers: cards of one Domain, or one effect, own or copied.

    Of places for a marker it leaves out those that are pointless, which are not equivalent to the others.
    """
    both = (1 << one) | (1 << two)
    return one == two or (s.ask != CHOOSE_PLACE and narrow(s, both) != both)
