"""What a value of the compiled subset is in C, and how numba's types become C types.

Python has one kind of integer, so every integer that is not stored is 64 bits wide. In memory numbers are as narrow as
NumPy stores them, and become wide when they are read. Structs are passed by address.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_STORED = {"i1": "i8", "u1": "u8", "i4": "i32", "i8": "i64", "f4": "f32", "f8": "f64"}
"""Numbers in memory, by NumPy's code for them."""


@dataclass(frozen=True)
class Number:
    """A number that is not stored: INT or FLOAT."""

    c: str


@dataclass(frozen=True)
class Nothing:
    """What a function without a result returns."""

    c: str = "void"


INT, FLOAT, NOTHING = Number("i64"), Number("f64"), Nothing()


@dataclass(frozen=True)
class Cell:
    """A number in memory."""

    c: str

    @property
    def wide(self) -> Number:
        """What it is once it is read."""
        return FLOAT if self.c.startswith("f") else INT


@dataclass(frozen=True)
class Results:
    """Several results of one function."""

    parts: tuple[Number, ...]

    @property
    def c(self) -> str:
        """A struct of them."""
        return "Results_" + "_".join(part.c for part in self.parts)


@dataclass(frozen=True)
class Struct:
    """A struct of numbers and rows of numbers, by address."""

    name: str
    fields: tuple[tuple[str, Cell, tuple[int, ...]], ...]
    """Name, what it is made of, and its shape."""

    @property
    def c(self) -> str:
        """A pointer to its struct."""
        return f"{self.name} *"


@dataclass(frozen=True)
class Row:
    """The address of the first of several cells, structs or inner rows; its length, unless an array has it."""

    of: Cell | Struct
    inner: tuple[int, ...] = ()
    size: int | None = None

    @property
    def base(self) -> str:
        """What it consists of in the end."""
        return self.of.c if isinstance(self.of, Cell) else self.of.name

    @property
    def c(self) -> str:
        """A pointer to what it consists of."""
        return f"Rows_{self.base}{_shape(self.inner)}" if self.inner else f"{self.base} *"


@dataclass(frozen=True)
class Array:
    """A row that comes from outside with its length."""

    row: Row

    @property
    def c(self) -> str:
        """A struct of address and length."""
        return f"Array_{self.row.base}{_shape(self.row.inner)}"


@dataclass(frozen=True)
class Bundle:
    """Arrays that are passed together, by address: a named tuple in Python."""

    name: str
    fields: tuple[tuple[str, Array], ...]

    @property
    def c(self) -> str:
        """A pointer to its struct."""
        return f"{self.name} *"


Type = Number | Nothing | Results | Cell | Struct | Row | Array | Bundle


def struct_of(name: str, dtype: Any) -> Struct:
    """The struct that C knows by this name, with the fields of a NumPy type."""
    fields = ((key, Cell(_STORED[dtype[key].base.str[1:]]), dtype[key].shape) for key in dtype.names)
    return Struct(name, tuple(fields))


def array_of(of: Struct | str, *inner: int) -> Array:
    """An array of structs, or of numbers by NumPy's code; of rows, with inner dimensions."""
    return Array(Row(of if isinstance(of, Struct) else Cell(_STORED[of]), inner))


def bundle_of(name: str, fields: Mapping[str, Array]) -> Bundle:
    """Named arrays that are passed together."""
    return Bundle(name, tuple(fields.items()))


def named(name: str, number: int = 1) -> str:
    """A name of Python in C, and those after the first that have it.

    Nothing else in C begins like this: no word of the language or a compiler, nothing in our headers, nothing invented.
    """
    return f"py{number if number > 1 else ''}_{name}"


def declaration(type_: Type) -> str:
    """The C declaration of a type by its name; empty for those that C knows by itself."""
    match type_:
        case Results(parts=parts):
            return f"typedef struct {{ {' '.join(f'{part.c} r{i};' for i, part in enumerate(parts))} }} {type_.c};\n"
        case Struct(name=name, fields=fields):
            lines = "".join(f"  {cell.c} {named(key)}{_brackets(shape)};\n" for key, cell, shape in fields)
            return f"typedef struct {{\n{lines}}} {name};\n"
        case Row(inner=inner, base=base) if inner:
            return f"typedef {base} (*{type_.c}){_brackets(inner)};\n"
        case Array(row=row):
            return f"typedef struct {{ {row.c} at; i64 size; }} {type_.c};\n"
        case Bundle(name=name, fields=fields):
            return f"typedef struct {{ {' '.join(f'{array.c} {named(key)};' for key, array in fields)} }} {name};\n"
    return ""


def made_of(type_: Type) -> tuple[Type, ...]:
    """The types that must be declared before this one."""
    match type_:
        case Results(parts=parts):
            return parts
        case Row(of=of):
            return (of,)
        case Array(row=row):
            return (row,)
        case Bundle(fields=fields):
            return tuple(array for _, array in fields)
    return ()


def _shape(sizes: tuple[int, ...]) -> str:
    return "".join(f"_{size}" for size in sizes)


def _brackets(sizes: tuple[int, ...]) -> str:
    return "".join(f"[{size}]" for size in sizes)
