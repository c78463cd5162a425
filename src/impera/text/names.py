"""Names for the seats of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.notation.names import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from impera.text.language import Language

_BOT_NAMES = 4


def table_names(words: Language, players: int, given: Sequence[str] = ()) -> tuple[str, ...]:
    """A name for each seat: the given ones, and names of bots for seats without one."""
    names = [printable(name) for name in given[:players]]
    names += [""] * (players - len(names))
    taken = {name.casefold() for name in names}
    bots = (words.say(f"name-bot-{number}") for number in range(1, _BOT_NAMES + 1))
    spare = (name for name in bots if name.casefold() not in taken)
    return tuple(name or next(spare) for name in names)
