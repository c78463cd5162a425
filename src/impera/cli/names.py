"""Names at the table of a text game: the person's, the bots', and those in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.names import printable
from impera.text.names import table_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.text import Language


def seated_names(
    words: Language, players: int, seat: int, own: str | None, given: Sequence[str] = ()
) -> tuple[str, ...]:
    """Names for a game against bots; the person may have chosen one."""
    names = list(given) if len(given) == players else [""] * players
    names[seat] = printable(own or "") or names[seat] or words.say("name-person")
    return table_names(words, players, names)
