"""The natural logarithm, in the compiled subset.

The logarithms of C libraries differ in the last bit, which is enough to make a search decide otherwise on another
machine. This one uses only operations that IEEE 754 defines exactly, so that trees are the same everywhere.
"""

from impera.rules.bits import count_bits

_SQRT_2 = 1.4142135623730951
# ln 2 in two parts: multiplied by a small whole number, the first is exact.
_LN_2 = 6.93147180369123816490e-01
_LN_2_REST = 1.90821492927058770002e-10


def logarithm(number):
    """The natural logarithm of a whole number from 1 to 2**31, right to the last two bits.

    `number` is `part * 2**power` with a part near 1, whose logarithm is twice the area tangent of (part - 1) / (part +
    1): a series in that fraction, and here a polynomial of least error for it.
    """
    below = number | (number >> 1)
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    power = count_bits(below) - 1
    part = number / (1 << power)
    if part > _SQRT_2:
        part *= 0.5
        power += 1
    over = part - 1.0
    fraction = over / (2.0 + over)
    square = fraction * fraction
    fourth = square * square
    odd = fourth * (0.3999999999940941908 + fourth * (0.2222219843214978396 + fourth * 0.1531383769920937332))
    even = square * (
        0.6666666666666735130
        + fourth * (0.2857142874366239149 + fourth * (0.1818357216161805012 + fourth * 0.1479819860511658591))
    )
    half = 0.5 * over * over
    return fraction * (half + odd + even) + power * _LN_2_REST - half + over + power * _LN_2
