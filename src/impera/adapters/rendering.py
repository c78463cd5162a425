"""How an environment shows its table: as text, as an image array, or printed."""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, NamedTuple, get_args

from impera.adapters.settings import RenderMode
from impera.errors import BadOptions
from impera.text import Speaker, language
from impera.text.table import table_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from impera.views import View

RENDER_MODES = get_args(RenderMode)


class Rendering(NamedTuple):
    """What `render` shows: in which mode, and in which language of the game."""

    mode: RenderMode | None
    language: str

    def check(self) -> None:
        """Raise BadOptions for a mode that does not exist, MissingExtra for one that needs what is not installed."""
        one_of("render_mode", self.mode, (*RENDER_MODES, None))
        if self.mode == "rgb_array":
            importlib.import_module("impera.adapters.pixels")

    def show(self, view: View, names: Sequence[str]) -> NDArray[np.uint8] | str | None:
        """The table of a view, with these names for the seats; raises BadOptions without a mode."""
        if self.mode is None:
            message = f"render needs a render_mode: {', '.join(RENDER_MODES)}"
            raise BadOptions(message)
        if self.mode == "rgb_array":
            from impera.adapters.pixels import pixels  # noqa: PLC0415 - an extra

            return pixels(view, names, self.language)
        speaker = Speaker(language(self.language), tuple(names), view.seat)
        text = "\n".join(table_in_words(speaker, view))
        if self.mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None


def one_of(name: str, value: object, allowed: Sequence[object]) -> None:
    """Raise BadOptions unless a setting has one of its values."""
    if value not in allowed:
        message = f"{name} must be one of {', '.join(map(str, allowed))}, not {value!r}"
        raise BadOptions(message)
