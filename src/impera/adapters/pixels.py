"""A picture of a table as an image array: the SVG that views draw, turned into pixels (`impera.pictures.raster`)."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import numpy as np

from impera.errors import MissingExtra

try:
    from PIL import Image, ImageOps

    from impera.pictures.raster import png
except (ImportError, MissingExtra) as error:
    message = "pictures as arrays need resvg and Pillow: pip install 'impera[rl]'"
    raise MissingExtra(message) from error

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from impera.views import View

WIDTH, HEIGHT = 960, 720
"""Of every array, so that the frames of a game make a film."""


def pixels(view: View, names: Sequence[str], language: str) -> NDArray[np.uint8]:
    """The table of a view by day, as rows of pixels of red, green and blue."""
    svg = view.svg(names=names, language=language, theme="light")
    drawn = Image.open(io.BytesIO(png(svg, WIDTH))).convert("RGB")
    red, green, blue = np.asarray(drawn)[-1, 0].tolist()
    return np.asarray(ImageOps.pad(drawn, (WIDTH, HEIGHT), color=(red, green, blue)))
