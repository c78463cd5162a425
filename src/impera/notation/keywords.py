"""Options in the signatures of the functions that take them, for whoever asks at run time: `help`, notebooks, editors.

Type checkers read them from the source, where they stand as `**options: Unpack[Chosen]`.
"""

from __future__ import annotations

from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Callable

Function = TypeVar("Function", bound="Callable[..., Any]")


class _LeftOut:
    """What stands in a signature for an option that is not given: the edition may settle it."""

    def __repr__(self) -> str:
        """As in stubs."""
        return "..."


_LEFT_OUT = _LeftOut()


def spelled_out(keywords: type) -> Callable[[Function], Function]:
    """Let a function name each of these keywords in its signature, in place of `**options`.

    >>> from impera.notation.chosen import Chosen
    >>> @spelled_out(Chosen)
    ... def play(*, seed=0, **options):
    ...     return options
    >>> list(signature(play).parameters)[:3]
    ['seed', 'players', 'deal']
    """

    def name_them(function: Function) -> Function:
        own = signature(function)
        kept = [each for each in own.parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
        more = [
            Parameter(name, Parameter.KEYWORD_ONLY, default=_LEFT_OUT, annotation=kind)
            for name, kind in get_type_hints(keywords).items()
        ]
        public: Any = function
        public.__signature__ = own.replace(parameters=[*kept, *more])
        return function

    return name_them
