"""Bodies about people: whom they block, and how they come back or move to another device."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from impera.server.wire.bodies.base import Body, DrawnName, Reply
from impera.server.wire.messages import Key, Secret

MOST_PACKED = 200
"""Maximum number of places that a person takes to another device at once."""
MOST_LUGGAGE = 400_000
"""Maximum length of what a device sends along when a person moves to another one, in characters."""


class Blocked(Reply, frozen=True):
    """A person is blocked; the block's name is needed to lift it."""

    block: str


class LiftBlock(Body, frozen=True):
    """Which block is lifted."""

    block: DrawnName


class Lifted(Reply, frozen=True):
    """The block is lifted, if there was one."""


class CodeMade(Reply, frozen=True):
    """A code, which only this reply contains. It replaces any earlier one."""

    code: str


class UseCode(Body, frozen=True):
    """A code, and new secrets of the device that gets the seats. If no answer arrives, the request can be repeated."""

    code: Annotated[str, Meta(max_length=40)]
    token: Key
    """What opens the seats from now on."""
    person: Key
    """The key of this device."""


class PlaceMoved(Reply, frozen=True):
    """A table that the token opens now: seats there, or only the right to host it."""

    table: str
    seats: tuple[int, ...]
    is_over: bool


class PlacesMoved(Reply, frozen=True):
    """All that a code has given, the newest tables first."""

    places: tuple[PlaceMoved, ...]


class PackedPlace(Body, frozen=True):
    """A table, and the token that opens seats there."""

    table: DrawnName
    token: Secret


class Pack(Body, frozen=True):
    """What a person takes to another device: places at tables, and what only their device knows."""

    places: Annotated[tuple[PackedPlace, ...], Meta(max_length=MOST_PACKED)]
    luggage: Annotated[str, Meta(max_length=MOST_LUGGAGE, pattern=r"^[^\0]*$")] = ""


class MoveBegun(Reply, frozen=True):
    """A code that takes everything to another device, once, within this many seconds."""

    code: str
    seconds: int


class MoveCode(Body, frozen=True):
    """The code of a move; spaces, hyphens and small letters do not matter."""

    code: Annotated[str, Meta(max_length=40)]


MoveState = Literal["waiting", "taken", "gone"]


class MoveSeen(Reply, frozen=True):
    """Whether a move waits for its taker, has one, or is not known (any more)."""

    state: MoveState


class Unpack(MoveCode, frozen=True):
    """The code, and the token that the new device has chosen: 43 letters and digits that nobody can guess."""

    token: Annotated[str, Meta(min_length=43, max_length=100)]
    person: Key | None = None
    """The key of the new device."""


class MovedSeat(Reply, frozen=True):
    """A seat that the new device's token opens."""

    table: str
    seat: int
    deal: str | None
    """The deal that is played there and that others play too; the new token is the key to it now."""
    is_over: bool


class Moving(Reply, frozen=True):
    """The seats that were moved, and what the old device sent along."""

    seats: tuple[MovedSeat, ...]
    luggage: str
