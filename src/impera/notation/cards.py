"""Cards as two characters (N-01), Domains and effects as words (N-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, get_args

from impera.rules.cards import AGES, KINDS, age_of, domain_of
from impera.rules.decisions import EFFECT_TABLE, INSPIRATION, PERMANENT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Domain = Literal["military", "religion", "economy", "science", "culture", "utopia"]
"""In the order of `impera.rules.cards`."""
DOMAIN_NAMES: tuple[Domain, ...] = get_args(Domain)
DOMAIN_LETTERS = tuple(name[0].upper() for name in DOMAIN_NAMES)

CARD_CODES = tuple(f"{DOMAIN_LETTERS[domain_of(kind)]}{age_of(kind) + 1}" for kind in range(KINDS))
KIND_OF_CODE = {code: kind for kind, code in enumerate(CARD_CODES)}
DOMAIN_OF_NAME: dict[str, int] = {name: domain for domain, name in enumerate(DOMAIN_NAMES)}

EFFECT_NAMES = tuple(effect.name for effect in EFFECT_TABLE)
EFFECT_OF_NAME = {name: effect for effect, name in enumerate(EFFECT_NAMES)}

CardCode = Annotated[str, CARD_CODES]
DomainName = Annotated[str, DOMAIN_NAMES]
EffectName = Annotated[str, EFFECT_NAMES]
"""Words by which views and events name what the rules number: a number is the place among them."""

EffectKind = Literal["level-1", "level-2", "discard", "inspiration"]
EFFECT_KIND_NAMES: tuple[EffectKind, ...] = get_args(EffectKind)


def _kind(effect: int) -> EffectKind:
    if effect == INSPIRATION:
        return "inspiration"
    if effect >= PERMANENT:
        return "discard"
    return "level-1" if effect % 2 == 0 else "level-2"


EFFECT_KINDS = tuple(_kind(effect) for effect in range(len(EFFECT_TABLE)))


def codes(counts: Sequence[int]) -> tuple[str, ...]:
    """A multiset of cards, given as a number per kind, as codes in the order of the kinds."""
    return tuple(code for code, number in zip(CARD_CODES, counts, strict=True) for _ in range(number))


def counts_by_age(kinds: Iterable[int]) -> tuple[int, ...]:
    """How many cards of each Age there are among some kinds."""
    ages = [0] * AGES
    for kind in kinds:
        ages[age_of(kind)] += 1
    return tuple(ages)
