"""The proof of a deal: how it follows from the commitment published before play, step by step.

Every step is spelled out, so that anyone can repeat it with other means: the text whose digest was published, the
numbers that the seed draws, what each shuffle did, and what everybody was dealt.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from impera.engines.interpreter import recording
from impera.errors import BadRecord
from impera.game.commitment import promised_text
from impera.game.game import deal_stream
from impera.notation.cards import CARD_CODES
from impera.notation.options import new_state
from impera.rules.cards import AGE_SIZES, AGES, COPIES, KINDS, age_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from impera.game.game import Game
    from impera.game.record import Record
    from impera.notation.options import Options
    from impera.rules.state import State


class Shuffle(msgspec.Struct, frozen=True, kw_only=True):
    """How the cards of one Age were shuffled (R-SETUP-02, R-SETUP-03)."""

    age: int
    cards: tuple[str, ...]
    """In the order they lay in before, from the bottom."""
    draws: tuple[int, ...]
    """For each place, from the bottom: how many places above it the card lay that it was exchanged with."""
    order: tuple[str, ...]
    """As they lie in the deck afterwards, from the bottom."""
    box: tuple[str, ...]
    """The cards that no place was left for; their order means nothing."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal follows from its commitment."""

    digest: str
    """What was published before play."""
    text: str
    """What it is the SHA-256 digest of."""
    seed: str
    players: int
    first: int
    """The First Player: the first number that the seed draws."""
    shuffles: tuple[Shuffle, ...]
    """Age III, then II on top of it, then I (R-SETUP-04)."""
    dealt: tuple[tuple[str, ...], ...]
    """By seat, the hand, or the first packet of a draft, in the order of the kinds."""
    decisions: int
    """How many were replayed from there; all of them follow the rules."""


def proof_of(record: Record) -> Proof:
    """The proof of a record's deal; raises BadRecord if none was promised, or if the promise was not kept."""
    promise, seed = record.commitment, record.origin.seed
    if promise is None or seed is None:
        message = "nothing was promised before play: the record has no commitment"
        raise BadRecord(message)
    record.replay()
    first, state = _stacked(record.options, seed)
    return Proof(
        digest=promise.digest,
        text=promised_text(seed, record.options, promise.salt),
        seed=str(seed),
        players=record.options.players,
        first=first,
        shuffles=tuple(_shuffles(state, record.options, seed)),
        dealt=_dealt(record.replay(0)),
        decisions=len(record.decisions),
    )


def _stacked(options: Options, seed: int) -> tuple[int, State]:
    """The First Player that a seed draws, and a table with the deck it stacks, before the deal."""
    rules, state, stream = recording(), new_state(options), deal_stream(seed)
    first: int = rules.below(stream, options.players)
    rules.stack_deck(state, stream)
    return first, state


def _shuffles(state: State, options: Options, seed: int) -> Iterator[Shuffle]:
    """The shuffles, from the deck they led to and from the numbers that were drawn for them."""
    below, stream = recording().below, deal_stream(seed)
    below(stream, options.players)  # the First Player
    bottom = 0
    for age in reversed(range(AGES)):
        size, kept = AGE_SIZES[age], AGE_SIZES[age] - state.removed
        order = _codes(state.deck[bottom : bottom + kept])
        cards = _codes([kind for kind in range(KINDS) if age_of(kind) == age for _ in range(COPIES[kind])])
        yield Shuffle(
            age=age + 1,
            cards=cards,
            draws=tuple(below(stream, size - place) for place in range(kept)),
            order=order,
            box=tuple((Counter(cards) - Counter(order)).elements()),
        )
        bottom += kept


def _dealt(game: Game) -> tuple[tuple[str, ...], ...]:
    position = game.position()
    hands = position["draft"]["packets"] if game.turn == 0 else [seat["hand"] for seat in position["seats"]]
    return tuple(tuple(sorted(hand, key=CARD_CODES.index)) for hand in hands)


def _codes(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(CARD_CODES[kind] for kind in kinds)
