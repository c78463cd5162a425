"""Chapter 1.17: the last round, which begins when the last card of the deck is drawn (R-LAST-01).

Step 3 needs no special case: the deck is empty, so nothing can be drawn (R-LAST-03).
"""

from impera.rules.state import NOBODY


def is_over_before(s, following):
    """Whether play stops instead of the turn of `following` (R-LAST-03).

    With equal turns that is the First Player; with option `others-once-more` the one who drew the last card.
    """
    if s.emptied_by == NOBODY:
        return False
    if s.once_more:
        return following == s.emptied_by
    return following == s.first
