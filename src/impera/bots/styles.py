"""Styles of playing by rules of thumb: rows of weights for `impera.bots.compiled.heuristic`, in its order."""

from __future__ import annotations

from impera.bots.compiled.heuristic import BLOCK, LAPSE

Style = tuple[int, ...]

# Races, blocks and counts the deck; the weights are those a player would name.
STEADY: Style = (
    *(0, 100, 80, 1_000_000),  # lapses, growing, holding, winning
    *(20, 250, 120, 120, 0, 150),  # reaching a level of each Domain
    *(300, 200),  # leads and hopeless Domains, at the end
    *(120, 300, 80, 0, 0, 50, -50, 50),  # blocking, spending, drawing, renewing, spying, taking, purging, changing
)

# The weights that won most games against STEADY and against themselves (docs/bots.md): exchange cards whenever it can
# be done, throw poor cards away to draw others, spend faceup cards only to block.
TUNED: Style = (
    *(0, 39, 63, 1_000_000),
    *(-21, -74, 137, -29, 59, 154),
    *(497, 295),
    *(90, 337, 64, -63, 70, 139, 222, 98),
)


def with_weight(style: Style, consideration: int, weight: int) -> Style:
    """A style in which one consideration weighs something else."""
    return (*style[:consideration], weight, *style[consideration + 1 :])


# Races, and is distracted now and then: what the rivals are about to do counts for nothing.
HASTY = with_weight(with_weight(STEADY, BLOCK, 0), LAPSE, 200)

# The same, distracted in nearly half of the decisions.
CARELESS = with_weight(HASTY, LAPSE, 450)

# How a search plays games out: now and then something unexpected happens.
PLAYOUT = with_weight(TUNED, LAPSE, 30)
