"""The shape of a puzzle, and of the line of JSON that it is kept as."""

from __future__ import annotations

import hashlib
import re
from itertools import groupby
from typing import Any, Literal

import msgspec

Goal = Literal["win", "stop"]
"""To win this turn, or to rule out that the next player wins on theirs."""

_CARDS = ("deck", "discard", "hand", "area")
_SEATS = ("by", "seat")  # seat 0 is a seat
_RUN = re.compile(r"(\d*)([A-Z]\d)")  # how many, if several, and the card (N-01)


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position in which seat 0 decides, and there is exactly one way to the goal.

    That way reaches it in every redeal, and no other does. Ways that come to the same count as one: those that differ
    in cards of one Domain, in what is paid or given away, in an order that changes nothing, or by what is superfluous.
    To win: without any card that the way plays and any effect that it uses, no redeal is won. To stop a loss: with the
    way, the next player can win in no redeal; without any part of it they win with the cards they hold.
    """

    goal: Goal
    position: dict[str, Any]
    """As N-06 has it."""
    solution: tuple[str, ...]
    """A shortest line of decisions that ends the turn with the goal reached."""
    tried: int
    """How many moments of the turn were tried to know that there is no other way."""
    domain: str | None = None
    """To stop a loss: the Domain in which the next player would win."""
    grade: int = 0
    """How hard it is, from 1 to 5; 0 if it was not graded."""

    @property
    def name(self) -> str:
        """A short name that follows from the position."""
        text = msgspec.json.encode(_packed(self.position), order="deterministic")
        return hashlib.blake2s(text, digest_size=4).hexdigest()

    @property
    def players(self) -> int:
        """How many players there are."""
        players: int = self.position["players"]
        return players

    @property
    def effects(self) -> tuple[str, ...]:
        """The effects that the solution uses, in order; one that is copied comes after Inspiration."""
        used: list[str] = []
        for decision in self.solution:
            verb, *words = decision.split()
            if verb == "copy":
                used.append("inspiration")
            if verb in ("copy", "use"):
                used.append(words[0])
        return tuple(used)

    def line(self) -> bytes:
        """The puzzle as a line of JSON; cards that lie together are one word."""
        return msgspec.json.encode({**msgspec.to_builtins(self), "position": _packed(self.position)}) + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Puzzle:
        """The puzzle of a line."""
        data = msgspec.json.decode(line)
        return msgspec.convert({**data, "position": _unpacked(data["position"])}, cls)


def _packed(data: dict[str, Any]) -> dict[str, Any]:
    """A position without what is empty or zero, its cards as words: `2M1S2` for two M1 and an S2."""
    packed: dict[str, Any] = {}
    for key, value in data.items():
        if key in _CARDS:
            packed[key] = "".join(_run(code, len(list(run))) for code, run in groupby(value))
        elif isinstance(value, dict):
            packed[key] = _packed(value)
        elif key == "seats":
            packed[key] = [_packed(seat) for seat in value]
        else:
            packed[key] = value
    return {key: value for key, value in packed.items() if value or (value == 0 and key in _SEATS)}


def _run(code: str, number: int) -> str:
    return f"{number}{code}" if number > 1 else code


def _unpacked(data: dict[str, Any]) -> dict[str, Any]:
    """A position from its packed form; what is left out is empty or zero (N-06)."""
    unpacked: dict[str, Any] = {}
    for key, value in data.items():
        if key in _CARDS:
            unpacked[key] = [code for number, code in _RUN.findall(value) for _ in range(int(number or 1))]
        elif isinstance(value, dict):
            unpacked[key] = _unpacked(value)
        elif key == "seats":
            unpacked[key] = [_unpacked(seat) for seat in value]
        else:
            unpacked[key] = value
    return unpacked
