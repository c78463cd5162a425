"""Pictures of a table as SVG, in the art of the page.

A picture is drawn from a view and from nothing else, so it shows what that viewer may see. `Game.svg`, `View.svg` and
`Record.svg` are how to get one.
"""

from impera.pictures.drawing import Appearance, animation, image, picture, text
from impera.pictures.themes import Theme

__all__ = ["Appearance", "Theme", "animation", "image", "picture", "text"]
