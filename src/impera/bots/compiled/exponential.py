"""The chance that a value of a network stands for, in the compiled subset.

As with the logarithm, the functions of C libraries differ in the last bit, which is enough to name another decision as
the best. This one uses only operations that IEEE 754 defines exactly, so that chances are the same everywhere.
"""

# 1 / ln 2, and ln 2 in two parts: multiplied by a small whole number, the first is exact.
_PER_LN_2 = 1.44269504088896338700
_LN_2 = 6.93147180369123816490e-01
_LN_2_REST = 1.90821492927058770002e-10
# Beyond this the chance is 0 or 1 to all digits that are ever told.
_FARTHEST = 40.0


def chance_of(value):
    """The chance to win for a value of the network, whose hyperbolic tangent is the expected reward from -1 to 1."""
    return 1.0 / (1.0 + exponential(-2.0 * min(max(value, -_FARTHEST), _FARTHEST)))


def exponential(number):
    """The exponential function of a number from -90 to 90, right to the last two bits.

    `number` is `power * ln 2` and a rest of at most half of ln 2, whose exponential is the sum of a series.
    """
    power = int(abs_of(number) * _PER_LN_2 + 0.5)
    if number < 0.0:
        power = -power
    rest = number - power * _LN_2 - power * _LN_2_REST
    series = 1.0
    for i in range(14):
        series = 1.0 + series * rest / (14 - i)
    while power > 30:
        series *= 1073741824.0
        power -= 30
    while power < -30:
        series = series / 1073741824.0
        power += 30
    if power < 0:
        return series / (1 << -power)
    return series * (1 << power)


def abs_of(number):
    """A number without its sign."""
    return max(number, -number)
