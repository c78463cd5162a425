"""Bots that a host offers beside the roster, as the settings name them: programs of somebody's own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from impera.analysis.arena.entrants import entrant
from impera.bots import manifests
from impera.bots.roster import LEVELS, YARDSTICKS
from impera.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")


class Offer(NamedTuple):
    """A bot that people may choose."""

    name: str
    sentence: str
    """What the host says about it, in any language; empty if nothing."""
    command: tuple[str, ...]


def read_offers(texts: Sequence[str]) -> dict[str, Offer]:
    """Bots by name, from texts such as `mine=exec:./mybot.py` or the name of a bot in a folder; raises BadOptions."""
    offers: dict[str, Offer] = {}
    for text in texts:
        offer = _offer(text)
        if offer.name in offers:
            raise _refusal(text)
        offers[offer.name] = offer
    return offers


def _offer(text: str) -> Offer:
    found = entrant(text)
    is_new = _NAME.fullmatch(found.label) is not None and found.label not in LEVELS + YARDSTICKS
    if not found.command or not is_new:
        raise _refusal(text)
    found.check()
    manifest = manifests.named(found.spec)
    return Offer(found.label, "" if manifest is None else manifest.sentence, found.command)


def _refusal(text: str) -> BadOptions:
    message = (
        f"{text!r} cannot be offered: write NAME=exec:COMMAND, with a new name in lowercase letters, digits and "
        "hyphens, or the name of a bot in a folder"
    )
    return BadOptions(message).told_by(key="error-bot-offer", text=text)
