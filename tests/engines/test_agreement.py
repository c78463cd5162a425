"""The readings of A-29 and D-16, in all combinations, on the compiled engine."""

from tests.engines import agreement


def test_games_by_every_reading_are_the_interpreted_ones():
    """A-29, D-16: the options of copying and of the hand size go together in every way."""
    found = agreement.compare("numba", games=2_000, sample=200)
    assert (found.compared, found.unequal) == (256, 0)
    assert found.otherwise > 0
