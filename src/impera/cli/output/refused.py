"""Warnings about folders that should have a bot in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from impera.cli.output.screen import show

if TYPE_CHECKING:
    from impera.bots.manifests import Manifests
    from impera.text import Language


def tell_refused(words: Language, found: Manifests) -> None:
    """Say on standard error which manifests describe no bot, and why not."""
    show(*(words.say(error.key, **error.values) for error in found.refused.values()), err=True)
