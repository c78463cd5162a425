"""Secrets that open seats and tables. Each is sent once, to its owner; only a digest is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 32  # 256 bits
_NAME_BYTES = 9


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_name() -> str:
    """A table's name. It is not secret, but no two tables ever get the same one."""
    return secrets.token_urlsafe(_NAME_BYTES).replace("-", "x").replace("_", "y")


def digest(secret: str) -> str:
    """The digest stored for a secret. Secrets are long and random, so one pass of a hash is enough."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def opens(secret: str | None, stored: str | None) -> bool:
    """Whether a secret is the one whose digest is stored."""
    if secret is None or stored is None:
        return False
    return hmac.compare_digest(digest(secret), stored)
