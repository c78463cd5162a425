"""Proofs of deals: the page must find that every step of them fits."""

from __future__ import annotations

import json

import msgspec

from impera import Game, Options
from impera.game.commitment import commit
from impera.game.proof import proof_of

# The last is the largest seed; most seeds of servers have more bits than a page's numbers.
DEALS = (
    (7, Options(players=2)),
    (0, Options(players=3)),
    (2**64 - 1, Options(players=4, deal="draft")),
)


def proofs() -> str:
    """The proof of each deal, as JSON."""
    made = []
    for seed, options in DEALS:
        record = Game.new(seed=seed, **msgspec.structs.asdict(options)).record()
        promised = msgspec.structs.replace(record, commitment=commit(seed, options, "salt"))
        made.append(msgspec.to_builtins(proof_of(promised)))
    return json.dumps(made, indent=1) + "\n"
