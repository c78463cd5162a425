"""The expressions of a function in the compiled subset as C expressions, with their types.

What has no exact meaning in C is refused, with file, line and reason.
"""

from __future__ import annotations

import ast
import math
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from impera.engines.c.types import FLOAT, INT, Array, Bundle, Cell, Number, Row, Struct, Type, named

if TYPE_CHECKING:
    from types import FunctionType

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.RShift: ">>",
}
# Where Python and C differ, a function of python.h does it.
FUNCTIONS: dict[type[ast.operator], str] = {ast.Mod: "modulo", ast.FloorDiv: "quotient", ast.LShift: "shifted"}
OF_FLOATS = (ast.Add, ast.Sub, ast.Mult, ast.Div)
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_WIDEST_PLAIN = 1 << 31
"""Literals from here on need a suffix in C."""
_WIDEST = (1 << 63) - 1
"""The greatest literal."""


class Refused(Exception):  # noqa: N818 - reads as what happened
    """A function uses something that has no exact meaning in C."""


class Code(NamedTuple):
    """An expression in C, and its type."""

    text: str
    type: Type


class Signature(NamedTuple):
    """A function in C: its name, what it returns, and whether it changes anything in memory."""

    name: str
    result: Type
    changes: bool


class Program(Protocol):
    """What a function needs to know about the program it becomes part of."""

    def function(self, function: object, types: tuple[Type, ...]) -> Signature | None:
        """The C function for these argument types; None if the program has no such function."""

    def table(self, values: tuple[Any, ...]) -> Code:
        """A constant table."""

    def use(self, type_: Type) -> str:
        """The C name of a type, which is declared."""


class Expressions:
    """The expressions of one function, as far as the types of its variables are known."""

    def __init__(self, program: Program, function: FunctionType) -> None:
        """No variable is known yet."""
        self._program = program
        self._function = function
        self._variables: dict[str, Type] = {}
        self._changes = False
        self._changing: set[ast.AST] = set()
        """Calls that change something in memory."""

    def _refused(self, node: ast.AST, why: str) -> Refused:
        line = self._function.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1
        return Refused(f"{self._function.__code__.co_filename}:{line}: {why}: {ast.unparse(node).splitlines()[0]}")

    def _known(self, name: str) -> Any:
        """What the module knows by this name; None if it is a variable of the function."""
        return None if name in self._variables else self._function.__globals__.get(name)

    def _is_builtin(self, name: str) -> bool:
        """Whether a name means what it does in Python: neither the function nor its module has given it to anything."""
        return name not in self._variables and name not in self._function.__globals__

    def _constant(self, node: ast.expr) -> Any:
        """The value of a constant of the program; None if it is not one."""
        match node:
            case ast.Constant(value=int() | float() as value):
                return value
            case ast.Name(id=name):
                known = self._known(name)
                return known if isinstance(known, int | float | tuple) else None
            case ast.Tuple(elts=elements):
                values = tuple(self._constant(each) for each in elements)
                return None if None in values else values
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                positive = self._constant(operand)
                return None if positive is None else -positive
        return None

    def _number(self, node: ast.expr) -> Code:
        code = self._expression(node)
        if not isinstance(code.type, Number):
            raise self._refused(node, "a number is needed here")
        return code

    def _expression(self, node: ast.expr) -> Code:  # noqa: PLR0911, PLR0912, C901 - one rung for each kind
        value = self._constant(node)
        if isinstance(value, float):
            return Code(repr(value), FLOAT)
        if isinstance(value, int):
            if abs(value) > _WIDEST:
                raise self._refused(node, "it needs more than 64 bits")
            return Code(f"{int(value)}{'' if abs(value) < _WIDEST_PLAIN else 'LL'}", INT)
        if isinstance(value, tuple):
            if not is_row(value) and not (all(map(is_row, value)) and len(set(map(len, value))) == 1):
                raise self._refused(node, "a table is of whole numbers, in rows of one length")
            return self._program.table(value)
        match node:
            case ast.Name(id=name) if name in self._variables:
                return Code(named(name), self._variables[name])
            case ast.Attribute() | ast.Subscript():
                code = self._place(node)
                if isinstance(code.type, Cell):
                    wide = code.type.wide
                    return Code(code.text if code.type.c == wide.c else f"({wide.c}){code.text}", wide)
                return code
            case ast.BinOp():
                return self._binary(node)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Code(f"(i64)!{self._number(operand).text}", INT)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                code = self._number(operand)
                return Code(f"(-{code.text})", code.type)
            case ast.UnaryOp(op=ast.Invert(), operand=operand):
                return Code(f"(~{self._integer(operand)})", INT)
            case ast.BoolOp(op=op, values=values):
                return self._logical(op, [self._integer(each) for each in values])
            case ast.Compare():
                return self._compared(node)
            case ast.IfExp(test=test, body=body, orelse=other):
                then, otherwise = self._number(body), self._number(other)
                text = f"({self._number(test).text} ? {then.text} : {otherwise.text})"
                return Code(text, self._joined(then.type, otherwise.type, node))
            case ast.Call():
                return self._call(node)
        raise self._refused(node, "no such expression in the subset")

    def _integer(self, node: ast.expr) -> str:
        code = self._number(node)
        if code.type != INT:
            raise self._refused(node, "a whole number is needed here")
        return code.text

    @staticmethod
    def _logical(op: ast.boolop, parts: list[str]) -> Code:
        """`or` and `and` have the value of one of their parts, as in Python."""
        if isinstance(op, ast.Or):
            return Code(f"({' ?: '.join(parts)})", INT)
        text = parts[-1]
        for part in reversed(parts[:-1]):
            text = f"({part} ? {text} : 0)"
        return Code(text, INT)

    def _binary(self, node: ast.BinOp) -> Code:
        left, right = self._number(node.left), self._number(node.right)
        self._check_order(node, [node.left, node.right])
        op = type(node.op)
        if op is ast.Div:
            return Code(f"((f64){left.text} / (f64){right.text})", FLOAT)
        if FLOAT in {left.type, right.type}:
            if op not in OF_FLOATS:
                raise self._refused(node, "no such operator of fractions in the subset")
            return Code(f"((f64){left.text} {OPERATORS[op]} (f64){right.text})", FLOAT)
        if op in FUNCTIONS:
            return Code(f"{FUNCTIONS[op]}({left.text}, {right.text})", INT)
        if op not in OPERATORS:
            raise self._refused(node, "no such operator in the subset")
        return Code(f"({left.text} {OPERATORS[op]} {right.text})", INT)

    def _compared(self, node: ast.Compare) -> Code:
        sides = [node.left, *node.comparators]
        self._check_order(node, sides)
        if any(self._has_change(each) for each in sides[1:-1]):  # those in the middle appear twice
            raise self._refused(node, "what is compared twice would be changed twice")
        parts = []
        for left, op, right in zip(sides, node.ops, node.comparators, strict=False):
            if type(op) not in _COMPARISONS:
                raise self._refused(node, "no such comparison in the subset")
            parts.append(f"({self._number(left).text} {_COMPARISONS[type(op)]} {self._number(right).text})")
        return Code(f"(i64)({' && '.join(parts)})", INT)

    def _place(self, node: ast.expr) -> Code:
        """A place in memory, and what is there."""
        match node:
            case ast.Attribute(value=value, attr=key):
                return self._field(node, self._expression(value), key)
            case ast.Subscript(value=value, slice=index):
                place = self._constant(index)
                if isinstance(place, int) and place < 0:
                    raise self._refused(node, "places are counted from the beginning")
                code = self._element(node, self._expression(value), self._integer(index))
                self._check_order(node, _looked_up(node))
                return code
        raise self._refused(node, "nothing is stored there")

    def _field(self, node: ast.expr, owner: Code, key: str) -> Code:
        text = f"{owner.text}->{named(key)}"
        match owner.type:
            case Struct(fields=fields):
                for name, cell, shape in fields:
                    if name == key:
                        return Code(text, Row(cell, shape[1:], shape[0]) if shape else cell)
            case Bundle(fields=arrays) if key in dict(arrays):
                return Code(text, dict(arrays)[key])
        raise self._refused(node, "there is no such field")

    def _element(self, node: ast.expr, owner: Code, index: str) -> Code:
        match owner.type:
            case Array(row=row):
                text = f"{owner.text}.at[place({index}, {owner.text}.size)]"
            case Row(size=size) as row:
                text = f"{owner.text}[place({index}, {size})]"
            case _:
                raise self._refused(node, "only rows have places")
        if row.inner:
            return Code(text, Row(row.of, row.inner[1:], row.inner[0]))
        return Code(f"(&{text})", row.of) if isinstance(row.of, Struct) else Code(text, row.of)

    def _call(self, node: ast.Call) -> Code:
        if node.keywords:
            raise self._refused(node, "calls have no keywords")
        given = [self._expression(each) for each in node.args]
        self._check_order(node, node.args)
        match node.func:
            case ast.Attribute(value=ast.Name(id=name), attr="sqrt") if len(given) == 1 and self._known(name) is math:
                return Code(f"__builtin_sqrt((f64){given[0].text})", FLOAT)
            case ast.Name(id="len") if len(given) == 1 and self._is_builtin("len"):
                return self._length(node, given[0])
            case ast.Name(id="int") if len(given) == 1 and given[0].type == FLOAT and self._is_builtin("int"):
                return Code(f"(i64){given[0].text}", INT)  # both cut towards 0
            case ast.Name(id="min" | "max" as name) if len(given) == 2 and self._is_builtin(name):  # noqa: PLR2004 - of two
                type_ = self._joined(given[0].type, given[1].type, node)
                word = "least" if name == "min" else "greatest"
                return Code(f"{word}_{type_.c}({given[0].text}, {given[1].text})", type_)
            case ast.Name(id=name):
                called = self._program.function(self._known(name), tuple(code.type for code in given))
                if called is not None:
                    if called.changes:
                        self._changing.add(node)
                        self._changes = True
                    return Code(f"{called.name}({', '.join(code.text for code in given)})", called.result)
        raise self._refused(node, "no such function in the subset")

    def _length(self, node: ast.Call, of: Code) -> Code:
        match of.type:
            case Array():
                return Code(f"{of.text}.size", INT)
            case Row(size=int() as size):
                return Code(str(size), INT)
        raise self._refused(node, "its length is not known")

    # ----------------------------------------------------------------------------------------------------------- types

    def _joined(self, one: Type, other: Type, node: ast.AST) -> Type:
        """The type of something that is sometimes this and sometimes that."""
        if one == other:
            return one
        match one, other:
            case Number(), Number():
                return FLOAT
            case Row(), Row() if (one.of, one.inner) == (other.of, other.inner):
                raise self._refused(node, "a row has the same length in every case")
        raise self._refused(node, f"it is {one.c} here and {other.c} there")

    # ----------------------------------------------------------------------------------------------------------- order

    def _has_change(self, node: ast.AST) -> bool:
        return any(part in self._changing for part in ast.walk(node))

    def _check_order(self, node: ast.AST, siblings: list[ast.expr]) -> None:
        """Refuse operands whose order matters, because C does not say which comes first.

        A call changes only what it is given, so operands that look at different things do not disturb each other.
        """
        for changing in siblings:
            if self._has_change(changing):
                others = [each for each in siblings if each is not changing and not isinstance(each, ast.Name)]
                looked_at = [type_ for each in others for type_ in self._looked_at(each)]
                if any(_may_overlap(one, other) for one in self._looked_at(changing) for other in looked_at):
                    raise self._refused(node, "one operand changes what another may read")

    def _looked_at(self, node: ast.AST) -> list[Type]:
        """The types of the variables through which an expression reads or changes memory."""
        names = (part.id for part in ast.walk(node) if isinstance(part, ast.Name))
        types = (self._variables[name] for name in names if name in self._variables)
        return [type_ for type_ in types if not isinstance(type_, Number)]


def _looked_up(place: ast.expr) -> list[ast.expr]:
    """What is computed to find a place: its indices, and what is neither a field nor an element."""
    match place:
        case ast.Subscript(value=value, slice=index):
            return [*_looked_up(value), index]
        case ast.Attribute(value=value):
            return _looked_up(value)
        case ast.Name():
            return []
    return [place]


def _may_overlap(one: Type, other: Type) -> bool:
    """Whether two addresses of these types can lead to the same memory; a row may be part of any struct."""
    return one == other or not (isinstance(one, Struct) and isinstance(other, Struct))


def is_row(values: Any) -> bool:
    """Whether a constant is a row of whole numbers."""
    return isinstance(values, tuple) and bool(values) and all(isinstance(each, int) for each in values)
