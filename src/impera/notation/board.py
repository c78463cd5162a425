"""The reference board: what is printed on it, as data (R-COMP-03). Packages that show it add the words."""

from __future__ import annotations

from typing import NamedTuple

from impera.notation.cards import DOMAIN_NAMES, EFFECT_KINDS, EffectKind
from impera.rules.cards import COPIES_BY_DOMAIN
from impera.rules.decisions import EFFECT_TABLE
from impera.rules.parameters import PARAMETERS


class BoardEffect(NamedTuple):
    """An effect, and where it stands in the rulebook."""

    effect: str
    clause: str
    kind: EffectKind


class BoardDomain(NamedTuple):
    """A Domain: how many cards of each Age it has, and its effects."""

    domain: str
    copies: tuple[int, ...]
    effects: tuple[BoardEffect, ...]


class Thresholds(NamedTuple):
    """What follows from the number of players (R-PARAM-01)."""

    players: int
    removed: int
    """Cards of each Age that are out of the game."""
    level1: int
    level2: int
    hegemony: int


BOARD = tuple(
    BoardDomain(
        name,
        COPIES_BY_DOMAIN[domain],
        tuple(
            BoardEffect(effect.name, effect.clause, kind)
            for effect, kind in zip(EFFECT_TABLE, EFFECT_KINDS, strict=True)
            if effect.domain == domain
        ),
    )
    for domain, name in enumerate(DOMAIN_NAMES)
)
THRESHOLDS = tuple(Thresholds(players, *parameters) for players, parameters in PARAMETERS.items())
