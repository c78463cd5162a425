"""Functions of the rules as a few CPU instructions each, which numba would not find on its own.

A row of cards is a few bytes. A compiled loop copies it byte by byte, because the compiler must assume that source and
target may overlap. Here it is copied as two vectors, the second of which ends where the row does.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import errors, types
from numba.extending import intrinsic

from impera.rules.cards import KINDS

_BYTE, _WORD = ir.IntType(8), ir.IntType(64)


@intrinsic  # type: ignore[untyped-decorator]
def _count_bits(_typing: Any, _word: Any) -> Any:
    """`count_bits` as one machine instruction."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.call(builder.module.declare_intrinsic("llvm.ctpop", [_WORD]), arguments)

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[untyped-decorator]
def _lowest_bit(_typing: Any, _word: Any) -> Any:
    """`lowest_bit` as one machine instruction."""

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[untyped-decorator]
def _tell(_typing: Any, s: Any, _what: Any, _seat: Any, _first: Any, _second: Any) -> Any:
    """`tell` as a no-op, which would otherwise be compiled once per event."""

    def emit(context: Any, _builder: Any, _signature: Any, _arguments: Any) -> Any:
        return context.get_dummy_value()

    return types.void(s, types.int64, types.int64, types.int64, types.int64), emit


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _copy_row(_typing: Any, row: Any, size: Any, target: Any, _place: Any) -> Any:
    """`copy_row` of bytes; the size must be a constant."""
    _check(row, target)

    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        source = _start(context, builder, row, arguments[0])
        goal = builder.gep(_start(context, builder, target, arguments[2]), [arguments[3]])
        values = _read(builder, _vectors(builder, source, size.literal_value))
        _write(builder, values, _vectors(builder, goal, size.literal_value))
        return context.get_dummy_value()

    return types.void(row, size, target, types.intp), emit


@intrinsic  # type: ignore[untyped-decorator]
def _take_cards(_typing: Any, cards: Any, pool: Any) -> Any:
    """`take_cards` of bytes."""
    _check(cards, pool)

    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        taken = _read(builder, _vectors(builder, _start(context, builder, cards, arguments[0]), KINDS))
        vectors = _vectors(builder, _start(context, builder, pool, arguments[1]), KINDS)
        left = [builder.sub(there, gone) for there, gone in zip(_read(builder, vectors), taken, strict=True)]
        _write(builder, left, vectors)
        return context.get_dummy_value()

    return types.void(cards, pool), emit


@intrinsic  # type: ignore[untyped-decorator]
def _kinds_among(_typing: Any, cards: Any) -> Any:
    """`kinds_among` of bytes."""
    _check(cards)

    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kinds = ir.Constant(_WORD, 0)
        read = _read(builder, _vectors(builder, _start(context, builder, cards, arguments[0]), KINDS))
        for numbers, offset in zip(read, _offsets(KINDS), strict=True):
            has_any = builder.icmp_signed(">", numbers, ir.Constant(numbers.type, None))
            found = builder.zext(builder.bitcast(has_any, ir.IntType(numbers.type.count)), _WORD)
            kinds = builder.or_(kinds, builder.shl(found, ir.Constant(_WORD, offset)))
        return kinds

    return types.int64(cards), emit


def _check(*rows: Any) -> None:
    """Raise TypingError unless these are contiguous rows of bytes; with others, the wrong bytes would be copied."""
    for row in rows:
        if not isinstance(row, types.Array) or (row.dtype, row.ndim, row.layout) != (types.int8, 1, "C"):
            message = f"a row is an array of bytes in one piece, not {row}"
            raise errors.TypingError(message)


def _width(size: int) -> int:
    """The size of a row's vectors in bytes: the greatest power of two that fits."""
    return 1 << (size.bit_length() - 1)


def _offsets(size: int) -> tuple[int, ...]:
    """Where the vectors that cover a row begin; the last one ends with the row and may overlap the one before."""
    return tuple(dict.fromkeys((0, size - _width(size))))


def _start(context: Any, builder: Any, array: Any, value: Any) -> Any:
    """A pointer to the first byte of an array."""
    return context.make_array(array)(context, builder, value).data


def _vectors(builder: Any, start: Any, size: int) -> list[Any]:
    """Pointers to the vectors of a row."""
    vector = ir.VectorType(_BYTE, _width(size)).as_pointer()
    return [builder.bitcast(builder.gep(start, [ir.Constant(_WORD, at)]), vector) for at in _offsets(size)]


def _read(builder: Any, vectors: list[Any]) -> list[Any]:
    return [builder.load(each, align=1) for each in vectors]


def _write(builder: Any, values: list[Any], vectors: list[Any]) -> None:
    for value, pointer in zip(values, vectors, strict=True):
        builder.store(value, pointer, align=1)


REPLACED = {
    "count_bits": _count_bits,
    "lowest_bit": _lowest_bit,
    "tell": _tell,
    "copy_row": _copy_row,
    "take_cards": _take_cards,
    "kinds_among": _kinds_among,
}
