"""Styles of playing by rules of thumb: what each consideration of `impera.bots.compiled.heuristic` weighs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Style(NamedTuple):
    """How much each consideration weighs."""

    lapse: int
    """In how many of 1000 decisions the player does anything legal."""
    grow: int
    """Per card that already lies in the Domain."""
    hold: int
    """Per card of the Domain in hand."""
    win: int
    """For the card that wins."""
    level: tuple[int, int, int, int, int, int]
    """For reaching a level, by Domain."""
    lead: int
    """For taking or sharing a lead, at the end of the deck."""
    hopeless: int
    """Subtracted where the remaining cards cannot make a hegemony."""
    block: int
    """How much a rival's danger counts."""
    spend: int
    """What a faceup card paid for a discard effect is worth by itself."""
    draw: int
    """Per card drawn by Religion."""
    renew: int
    """For Breakthrough."""
    spy: int
    """For Inquisition."""
    take: int
    """For a card from the discard pile, on top of its worth."""
    purge: int
    """For throwing hand cards away."""
    exchange: int
    """For exchanging a faceup card by Economy or Science, on top of what it brings."""


# Races, blocks and counts the deck; the weights are those a player would name.
STEADY = Style(
    lapse=0,
    grow=100,
    hold=80,
    win=1_000_000,
    level=(20, 250, 120, 120, 0, 150),
    lead=300,
    hopeless=200,
    block=120,
    spend=300,
    draw=80,
    renew=0,
    spy=0,
    take=50,
    purge=-50,
    exchange=50,
)

# The weights that won most games against STEADY and against themselves (docs/bots.md): exchange cards whenever
# possible, throw poor cards away to draw others, spend faceup cards only to block.
TUNED = Style(
    lapse=0,
    grow=39,
    hold=63,
    win=1_000_000,
    level=(-21, -74, 137, -29, 59, 154),
    lead=497,
    hopeless=295,
    block=90,
    spend=337,
    draw=64,
    renew=-63,
    spy=70,
    take=139,
    purge=222,
    exchange=98,
)

# Races, and is distracted now and then: what the rivals are about to do counts for nothing.
HASTY = STEADY._replace(block=0, lapse=200)

# The same, distracted in nearly half of the decisions.
CARELESS = HASTY._replace(lapse=450)

# The same, in seven of ten: it knows what wins, and that larger Domains are better.
DREAMY = HASTY._replace(lapse=700)

# How a search plays games out: now and then something unexpected happens.
PLAYOUT = TUNED._replace(lapse=30)

# A style as compiled code reads it: whole numbers by name.
RECORD = np.dtype([(name, np.int64, np.shape(weight)) for name, weight in STEADY._asdict().items()])


def records(*styles: Style) -> NDArray[Any]:
    """Styles as compiled code reads them, one entry for each."""
    return np.array([tuple(style) for style in styles], RECORD)
