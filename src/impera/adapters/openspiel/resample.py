"""Another game that agrees with one seat's ledger, drawn uniformly from all such games.

`impera.engines.compiled.redeal` makes it from what `impera.rules.observe` lets the seat know, without looking at the
hidden cards. It has no history. What the other seats were told before is unknown, so their information begins with
their view of the resampled game.

The ledger (`impera.rules.knowledge`) has no joint knowledge: after an Inquisition between two others, a bystander may
know that a card is in one of their hands, and a resampled game may have it in neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera.adapters.openspiel.lazy_game import UNDRAWN, LazyGame
from impera.engines.compiled.redeal import Urns
from impera.engines.interpreter import plain
from impera.rules.cards import AGES, KINDS, age_of
from impera.rules.chance import REDEAL
from impera.rules.draft import PICKS
from impera.rules.knowledge import SPECTATOR, VIEWERS, Memory
from impera.rules.state import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.rules.state import State


def resample(game: LazyGame, viewer: int, sampler: Callable[[], float]) -> LazyGame:
    """A game with the same view for `viewer` as this one; `sampler` gives numbers from 0 to 1."""
    rules = plain()
    stream, urns = Stream(), Urns()
    rules.start_stream(stream, int(sampler() * 2**32), int(sampler() * 2**32), REDEAL, 0)
    state, hidden = game.observed(viewer)
    ages = [age_of(game.state.deck[game.state.deck_n - 1 - place]) for place in range(game.revealed)]
    own = [game.is_chance and game.receiver(place) == viewer for place in range(game.revealed)]
    cards = [game.state.deck[game.state.deck_n - 1 - place] if mine else None for place, mine in enumerate(own)]
    for card in cards:
        if card is not None:
            hidden.pool[card] -= 1
    state.deck_n -= game.revealed
    rules.fill_urns(hidden, urns)
    rules.redeal(state, hidden, urns, stream)
    pool = _left(state, urns)
    for place, age in enumerate(ages):
        if cards[place] is None:
            cards[place] = _draw(pool, age, stream)
    twin = game.copy()
    twin.state, twin.memory, twin.pool = state, _memory(game, viewer), pool
    _put_deck(twin, cards)
    for seat in range(game.options.players):
        if seat != viewer:
            twin.heads[seat], twin.logs[seat] = "", []
            twin.heads[seat] = msgspec.json.encode(twin.view(seat)).decode()
    return twin


def _left(state: State, urns: Urns) -> list[int]:
    """The cards that nobody holds: those of the deck, and what is left in the urns."""
    pool = [0] * KINDS
    for place in range(state.deck_n):
        pool[state.deck[place]] += 1
    for age in range(AGES):
        for place in range(urns.drawn[age], urns.size[age]):
            pool[urns.cards[age][place]] += 1
    return pool


def _draw(pool: list[int], age: int, stream: Stream) -> int:
    """Take one card of an Age out of the pool, each with the same chance."""
    kinds = sum(1 << kind for kind in range(KINDS) if age_of(kind) == age)
    kind: int = plain().draw_from(pool, stream, kinds)
    return kind


def _put_deck(game: LazyGame, revealed: list[int | None]) -> None:
    """Fill the deck with Ages again, and on top the cards that chance has already sampled."""
    state = game.state
    state.deck[: state.deck_n] = [UNDRAWN[age_of(state.deck[place])] for place in range(state.deck_n)]
    for card in reversed(revealed):
        state.deck[state.deck_n] = card
        state.deck_n += 1


def _memory(game: LazyGame, viewer: int) -> Memory:
    """What the viewer knows of other hands; for everyone else, only what is common knowledge."""
    memory, true = Memory(), game.memory
    for row in range(VIEWERS):
        source = row if row == viewer else SPECTATOR
        memory.known[row] = [cards[:] for cards in true.known[source]]
        memory.merged[row] = true.merged[source][:]
    memory.kept_age = [row[:] for row in true.kept_age]
    for pick in range(PICKS - 1):
        memory.passed[pick][viewer] = true.passed[pick][viewer][:]
    return memory
