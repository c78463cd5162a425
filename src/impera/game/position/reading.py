"""A state and its ledger from a position, or BadPosition with the reason why it is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from impera.engines.interpreter import recording
from impera.errors import BadOptions, BadPosition
from impera.game.compiled import draft, hearing, plain, problems, table, turn
from impera.game.position.numbers import numbers_of, problem_of
from impera.game.position.shape import PositionShape
from impera.notation.options import Options, new_state
from impera.rules.knowledge import Memory
from impera.views.compiled import facts

if TYPE_CHECKING:
    from impera.rules.state import State

MODULES = (facts, problems, hearing, plain, draft, turn, table)
"""What reads the numbers of a position, in the compiled subset."""

_OF_OPTIONS = Options.__struct_fields__
"""The keys of a position that are its options; all others are its shape."""


def read(data: Any) -> tuple[State, Memory, Options]:
    """A state, its ledger and its options from a position, ready for the next decision; raises BadPosition."""
    try:
        options = _read_options(data)
        shape = msgspec.convert({key: value for key, value in data.items() if key not in _OF_OPTIONS}, PositionShape)
    except (msgspec.ValidationError, BadOptions) as error:
        raise BadPosition(str(error)) from error
    s, m, n = new_state(options), Memory(), facts.Facts()
    numbers = numbers_of(shape)
    n.numbers[: len(numbers)] = numbers
    if recording(*MODULES).refuses_position(n, s, m):
        raise BadPosition(problem_of(n.numbers[: n.size]))
    return s, m, options


def _read_options(data: Any) -> Options:
    if not isinstance(data, dict):
        message = f"a position is an object with keys, not {type(data).__name__}"
        raise BadPosition(message)
    if "players" not in data:
        message = "a position says how many players there are"
        raise BadPosition(message)
    return Options.from_json({name: data[name] for name in _OF_OPTIONS if name in data})
