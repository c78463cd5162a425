"""A change of a table before it is written. If another worker was first, it is made again from what that one wrote."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from impera.server.entries import Content
    from impera.server.storage import SeatRow


@dataclass(slots=True)
class Proposal:
    """What will be written together: entries without numbers, the new state of seats, and statements."""

    contents: list[Content]
    seats: list[SeatRow] = field(default_factory=list)
    changes: list[tuple[Any, Any]] = field(default_factory=list)
