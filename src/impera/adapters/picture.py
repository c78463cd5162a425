"""A view as an image array: one row for each seat, one column for each Domain, cards as bars.

Letters and digits are drawn with a built-in pixel font, so only NumPy is needed. No Domain is marked by colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from impera.notation.cards import DOMAIN_LETTERS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from impera.views import View
    from impera.views.view import SeatView

_WIDTH, _ROW, _COLUMN, _TOP, _SCALE = 560, 96, 72, 32, 2
_PAPER, _INK, _FAINT, _ACTIVE = (250, 248, 240), (40, 40, 40), (205, 200, 190), (225, 238, 250)
_DOMAIN_COLOURS = ((178, 58, 58), (220, 170, 60), (90, 130, 70), (60, 110, 170), (130, 80, 150), (90, 160, 160))

# Five rows of three pixels each, from the top; a 1 is ink.
_FONT = {
    "0": "111101101101111", "1": "010110010010111", "2": "111001111100111", "3": "111001111001111",
    "4": "101101111001001", "5": "111100111001111", "6": "111100111101111", "7": "111001010010010",
    "8": "111101111101111", "9": "111101111001111", "M": "101111111101101", "R": "110101110101101",
    "E": "111100110100111", "S": "011100010001110", "C": "011100100100011", "U": "101101101101111",
    "D": "110101101101110", "P": "110101110100100", "H": "101101111101101", "!": "010010010000010",
    "*": "101010111010101", " ": "000000000000000",
}  # fmt: skip


def draw(view: View) -> NDArray[np.uint8]:
    """The table as a picture: the deck and the discard pile above, then every seat with its hand size (H).

    Beside a Domain's letter stands its count, `*` for each democracy marker and `!` for each embargo. The row of the
    seat that decides is shaded.
    """
    image = np.full((_TOP + _ROW * len(view.seats), _WIDTH, 3), _PAPER, np.uint8)
    _write(image, 8, 8, f"D{view.deck.size}  P{len(view.discard)}")
    for place, seat in enumerate(view.seats):
        _draw_seat(image, _TOP + _ROW * place, seat, is_active=seat.seat == view.active and view.outcome is None)
    return image


def _draw_seat(image: NDArray[np.uint8], top: int, seat: SeatView, *, is_active: bool) -> None:
    if is_active:
        image[top : top + _ROW] = _ACTIVE
    image[top, :] = _FAINT
    _write(image, top + 8, 8, f"{seat.seat}")
    _write(image, top + 28, 8, f"H{seat.hand}")
    for place, domain in enumerate(seat.domains):
        left = 96 + _COLUMN * place
        marks = "*" * domain.democracy + "!" * sum(len(block.cards) for block in domain.embargo)
        _write(image, top + 8, left, f"{DOMAIN_LETTERS[place]}{domain.count}{marks}")
        for card in range(min(domain.count, 8)):
            bottom = top + _ROW - 6 - 8 * card
            image[bottom - 6 : bottom, left : left + 40] = _DOMAIN_COLOURS[place]


def _write(image: NDArray[np.uint8], top: int, left: int, text: str) -> None:
    """Write characters of the font, two image pixels for each font pixel; what does not fit is cut off."""
    for character in text:
        pixels = np.array([bit == "1" for bit in _FONT[character]]).reshape(5, 3)
        large = np.kron(pixels, np.ones((_SCALE, _SCALE), bool))
        area = image[top : top + large.shape[0], left : left + large.shape[1]]
        area[large[: area.shape[0], : area.shape[1]]] = _INK
        left += large.shape[1] + _SCALE
