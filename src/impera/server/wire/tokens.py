"""Secrets that open seats and tables. Each is sent once, to its owner; only a digest is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 32  # 256 bits
_NAME_BYTES = 9
# Letters that people copy by hand: no I, L, O or U, which look like others or make words.
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("ILO", "110")
CODE_LENGTH = 16
"""Letters of a code, of 5 bits each. A thousand guesses a second find one of a million codes in 38 million years."""
_GROUP = 4


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A secret that people can write down: `ABCD-EFGH-JKMN-PQRS`."""
    return _grouped("".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH)))


def read_code(given: str) -> str | None:
    """A code as it was made, however it was typed; None if it cannot be one.

    >>> read_code(" abcd efgh jkmn pqrs ")
    'ABCD-EFGH-JKMN-PQRS'
    """
    letters = "".join(letter for letter in given.upper().translate(_MISREAD) if letter.isalnum())
    is_code = len(letters) == CODE_LENGTH and set(letters) <= set(_LETTERS)
    return _grouped(letters) if is_code else None


def _grouped(letters: str) -> str:
    return "-".join(letters[place : place + _GROUP] for place in range(0, len(letters), _GROUP))


def new_table_name() -> str:
    """A table's name. It is not secret, but no two tables ever get the same one."""
    return secrets.token_urlsafe(_NAME_BYTES).replace("-", "x").replace("_", "y")


def digest(secret: str) -> str:
    """The digest stored for a secret. Secrets are long and random, so one pass of a hash is enough."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def party_digest(party: str, salt: str) -> str:
    """What is stored of somebody's address: enough to know it again where the salt is the same, and nothing else."""
    return digest(f"{party} {salt}")


def opens(secret: str | None, stored: str | None) -> bool:
    """Whether a secret is the one whose digest is stored."""
    if secret is None or stored is None:
        return False
    return hmac.compare_digest(digest(secret), stored)
