"""Reads the codes for cameras that our page draws, as a camera would."""

from __future__ import annotations

_EDGE = 4
# A code as rows of 0 and 1, read from the squares it draws.
READ_CODE = """svg => {
    const size = svg.viewBox.baseVal.width;
    const rows = Array.from({ length: size }, () => Array(size).fill(0));
    const drawn = svg.querySelector("path").getAttribute("d");
    for (const [, x, y] of drawn.matchAll(/M(\\d+) (\\d+)h1v1h-1z/g)) rows[y][x] = 1;
    return rows;
}"""
# Which squares a mask turns over, by row and column (ISO/IEC 18004, 7.8.2).
_MASKS = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _: y % 2 == 0,
    lambda _, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def read_code(person):
    """The text of the code on the page, once there is one; it is a short text, of at most 42 bytes."""
    squares = person.page.locator("svg.qr")
    return text_of(person.wait(lambda: squares.evaluate(READ_CODE)))


def text_of(rows):
    """The text of a code of one block: its squares in pairs of columns, up and down in turn, without the mask."""
    rows = [row[_EDGE:-_EDGE] for row in rows[_EDGE:-_EDGE]]
    size = len(rows)
    mask = _MASKS[int("".join(str(rows[8][x]) for x in (2, 3, 4)), 2) ^ 0b101]
    bits, up = [], True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            bits += [rows[y][x] ^ mask(y, x) for x in (right, right - 1) if not _is_fixed(size, y, x)]
        up = not up
    word = "".join(str(int(bit)) for bit in bits)
    assert word[:4] == "0100", "the text is written as bytes"
    length = int(word[4:12], 2)
    return bytes(int(word[12 + 8 * each : 20 + 8 * each], 2) for each in range(length)).decode()


def _is_fixed(size, y, x):
    """Whether a square holds no data: the three corners with the format, the two lines, and the small square."""
    far = size - 8
    corner = (y < 9 and x < 9) or (y < 9 and x >= far) or (y >= far and x < 9)
    small = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or 6 in (y, x) or small
