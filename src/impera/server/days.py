"""Days, and the deal of each. A day begins and ends at midnight UTC, so it is the same for everybody.

No side effects here; the caller says what time it is.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from datetime import UTC, date, datetime, timedelta

from impera.bots.roster import LEVELS

PLAYERS = 3
SEAT = 0
"""The player's seat in a deal that others play too. Who has the first turn follows from the deal."""
_WEEK = LEVELS[1:]
"""The opponents from Monday to Sunday: the week begins gently, and ends with the strongest."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


def day_of(seconds: float) -> str:
    """The day of a time, such as 2026-11-17.

    >>> day_of(1794873600), day_of(1794873599.9)
    ('2026-11-17', '2026-11-16')
    """
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day."""
    try:
        return _DAY.fullmatch(text) is not None and date.fromisoformat(text) > date.min
    except ValueError:
        return False


def before(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> float:
    """When a day is over, in seconds since 1970.

    >>> end_of("2026-11-16")
    1794873600.0
    """
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (midnight + timedelta(days=1)).timestamp()


def opponents_of(day: str) -> str:
    """The level of the bots of a day.

    >>> opponents_of("2026-11-16"), opponents_of("2026-11-22")
    ('shepherd', 'sage')
    """
    return _WEEK[date.fromisoformat(day).weekday()]


def chance_of(secret: str, day: str) -> tuple[int, str]:
    """The seed and the salt of a day's deal. Who does not know the secret learns nothing from those of other days."""

    def drawn(purpose: str) -> bytes:
        return hmac.digest(secret.encode(), f"{purpose} {day}".encode(), hashlib.sha256)

    return int.from_bytes(drawn("seed")[:8]), drawn("salt").hex()
