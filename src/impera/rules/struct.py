"""Structs for the interpreter: a class with given fields, as plain integers and nested lists."""

from typing import TYPE_CHECKING, Any, Self


def zeros(shape):
    """A number, or nested lists of them."""
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [zeros(shape[1:]) for _ in range(shape[0])]


class Struct:
    """Base of the structs. A class names its fields, each with its shape, in `FIELDS`, and has a slot for each."""

    __slots__ = ()
    FIELDS: tuple[tuple[str, tuple[int, ...]], ...] = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The fields."""

        def __setattr__(self, name: str, value: Any) -> None:
            """The fields."""

    def __init__(self) -> None:
        """All fields zero."""
        for name, shape in self.FIELDS:
            setattr(self, name, zeros(shape))

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__class__.__new__(self.__class__)
        for name, shape in self.FIELDS:
            value = getattr(self, name)
            if len(shape) == 1:
                value = value[:]
            elif len(shape) == 2:
                value = [row[:] for row in value]
            elif shape:
                value = [[cell[:] for cell in row] for row in value]
            setattr(twin, name, value)
        return twin
