"""A commitment to the deal: a digest published before play, and what proves it afterwards.

The digest covers the options, the seed and a salt. The salt is long and secret, so nobody can find the seed by trial
and error. Anyone who is given the salt and the seed can check that the deal was fixed before the first decision.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from impera.notation.options import Options

VERSION = 1


class Commitment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The digest that was published, and the salt that was kept secret until the game was over."""

    digest: str
    salt: str

    def fits(self, seed: int, options: Options) -> bool:
        """Whether this seed and these options match the commitment."""
        return hmac.compare_digest(self.digest.encode(), commit(seed, options, self.salt).digest.encode())


def commit(seed: int, options: Options, salt: str) -> Commitment:
    """The commitment to a deal.

    >>> from impera import Options
    >>> commit(7, Options(), "salt").digest[:16]
    'ee1c52bfc9e01da7'
    """
    return Commitment(hashlib.sha256(promised_text(seed, options, salt).encode()).hexdigest(), salt)


def promised_text(seed: int, options: Options, salt: str) -> str:
    """The text that a commitment is the SHA-256 digest of."""
    promised = {"impera": "commitment", "version": VERSION, "options": options.to_json(), "seed": seed, "salt": salt}
    return json.dumps(promised, sort_keys=True, separators=(",", ":"))
