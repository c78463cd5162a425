"""A position that draws itself, as games, views and records do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from impera.views.events import EVERYTHING

if TYPE_CHECKING:
    from impera.game.game import Game
    from impera.pictures import Appearance
    from impera.views.events import Viewer


class Position(dict[str, Any]):
    """A dict of the keys of N-06, and equal to any dict that has the same."""

    def svg(self, viewer: Viewer = EVERYTHING, **appearance: Unpack[Appearance]) -> str:
        """The table as a picture, as `Game.svg` draws it; BadPosition if it was changed to what no game reaches."""
        return self._game().svg(viewer, **appearance)

    def _repr_html_(self) -> str:
        """The picture with all hands open, for notebooks."""
        return self._game()._repr_html_()

    def _game(self) -> Game:
        from impera.game.game import Game  # noqa: PLC0415 - games are made of positions

        return Game.from_position(self)
