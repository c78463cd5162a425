"""The options as keywords, for editors and type checkers. Written by `make generate`; do not edit."""

from typing import Literal, TypedDict


class Chosen(TypedDict, total=False):
    """The options that are chosen for a game, by name; the edition settles the others (`impera.Options`)."""

    players: int
    deal: Literal["basic", "draft"]
    teams: bool
    edition: Literal["en", "ru", "uk", "pt", "el"]
    last_round: Literal["equal-turns", "others-once-more"]
    religion: Literal["on-apply", "at-draw"]
    copy_owned: bool
    copy_slot: Literal["domain", "effect"]
    self_target: bool
    democracy_needs_card: bool
    centre: Literal["counterclockwise", "clockwise"]
    max_turns: int
