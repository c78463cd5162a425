"""Python as TypeScript: for the small part of the language in which the wording of the game is written.

It has functions with annotated parameters, names that are bound once, `if` and `for`, comprehensions, named tuples and
tables of functions. Anything else is an error that names the line. Where the same text means different things in the
two languages, as with the truth of an empty list or an index out of range, the translation calls a helper.
"""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_TYPES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "never"}
_LISTS = {"list": "{}[]", "Sequence": "readonly {}[]"}
_SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Mod: "%",
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Is: "===",
    ast.IsNot: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
}
_CALLS = {
    "len": "{}.length",
    "int": "Number({})",
    "floor": "Math.floor({})",
    "min": "Math.min({})",
    "max": "Math.max({})",
    "enumerate": "[...{}.entries()]",
}
_METHOD_NAMES = {"index": "indexOf", "replace": "replaceAll", "startswith": "startsWith"}
_METHODS = {"split": '{}.split(" ")', "items": "Object.entries({})"}
_TESTS = {"any": "some", "all": "every"}
_HELPERS = ("range", "sum", "zip")
# Keyword arguments that only Python needs.
_LEFT_OUT = ("strict",)
_WIDTH = 100


class Untranslatable(Exception):  # noqa: N818 - reads as what happened
    """Python that has no translation; the message says where."""


class Translator:
    """Translates the declarations of one module, and notes which helpers they call."""

    def __init__(self, renamed: dict[str, str]) -> None:
        """`renamed` are types that have another name in TypeScript."""
        self.helpers: set[str] = set()
        self._renamed = renamed
        self._shapes: dict[str, list[tuple[ast.expr, ast.expr]]] = {}
        """The fields of each shape that are the same in all its values, such as its kind."""

    def declaration(self, node: ast.stmt) -> list[str]:
        """A declaration of the module: a type, a shape, a constant or a function. Imports are not declarations."""
        match node:
            case ast.ImportFrom():
                return []
            case ast.If(test=ast.Name("TYPE_CHECKING"), body=body):
                return [f"type {self._alias(each)};" for each in body if not isinstance(each, ast.ImportFrom)]
            case ast.ClassDef(name=name, bases=[ast.Name("NamedTuple")], body=[ast.Expr() as doc, *fields]):
                self._shapes[name] = [pair for field in fields for pair in _settled(field)]
                lines = "\n".join(f"readonly {self._field(field)};" for field in fields)
                return [_indented(f"{_comment(doc)}export interface {name} {{\n{lines}\n}}")]
            case ast.FunctionDef():
                return [_indented(self._function(node))]
        return [_indented(self._statement(node))]

    def _alias(self, node: ast.stmt) -> str:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                return f"{name} = {self._type(value)}"
        raise _untranslatable(node)

    def _field(self, node: ast.stmt) -> str:
        match node:
            case ast.AnnAssign(target=ast.Name(name), annotation=kind):
                return f"{name}: {self._type(kind)}"
        raise _untranslatable(node)

    def _function(self, node: ast.FunctionDef) -> str:
        documented = ast.get_docstring(node) is not None
        text, body = (_comment(node.body[0]), node.body[1:]) if documented else ("", node.body)
        parameters = [f"{camel(each.arg)}: {self._type(each.annotation)}" for each in node.args.args]
        if node.args.vararg:
            parameters.append(f"...{camel(node.args.vararg.arg)}: {self._type(node.args.vararg.annotation)}[]")
        export = "" if node.name.startswith("_") else "export "
        head = f"{export}function {camel(node.name)}({', '.join(parameters)}): {self._type(node.returns)}"
        return f"{text}{head} {self._block(body)}"

    def _type(self, node: ast.expr | None) -> str:  # noqa: PLR0911 - one return for each kind
        match node:
            case ast.Name(name):
                return _TYPES.get(name) or self._renamed.get(name, name)
            case ast.Constant(None):
                return "null"
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._type(left)} | {self._type(right)}"
            case ast.Subscript(ast.Name("Literal"), ast.Constant(str() as word)):
                return json.dumps(word)
            case ast.Subscript(ast.Name("dict"), ast.Tuple([key, value])):
                return f"Record<{self._type(key)}, {self._type(value)}>"
            case ast.Subscript(ast.Name("Callable"), ast.Tuple([ast.List(parts), result])):
                return f"(...words: [{', '.join(map(self._type, parts))}]) => {self._type(result)}"
            case ast.Subscript(ast.Name(name), item) if name in _LISTS:
                return _LISTS[name].format(self._type(item))
        raise _untranslatable(node)

    def _block(self, body: list[ast.stmt]) -> str:
        return "{\n" + "\n".join(map(self._statement, body)) + "\n}"

    def _statement(self, node: ast.stmt) -> str:
        match node:
            case ast.If(test=test, body=body, orelse=other):
                text = f"if ({self._condition(test)}) {self._block(body)}"
                if len(other) == 1 and isinstance(other[0], ast.If):
                    return f"{text} else {self._statement(other[0])}"
                return f"{text} else {self._block(other)}" if other else text
            case ast.For(target=target, iter=source, body=body, orelse=[]):
                return f"for (const {self._target(target)} of {self._expression(source)}) {self._block(body)}"
        return f"{self._line(node)};"

    def _line(self, node: ast.stmt) -> str:  # noqa: PLR0911 - one return for each kind
        """A statement without a block."""
        match node:
            case ast.Return(value=ast.expr() as value):
                return f"return {self._expression(value)}"
            case ast.Continue():
                return "continue"
            case ast.Assign(targets=[target], value=value):
                return f"const {self._target(target)} = {self._expression(value)}"
            case ast.AnnAssign(target=target, annotation=kind, value=ast.expr() as value):
                return f"const {self._target(target)}: {self._type(kind)} = {self._expression(value)}"
            case ast.AugAssign(target=target, op=ast.Add(), value=value):
                return f"{self._expression(target)}.push(...{self._operand(value)})"
            case ast.AugAssign(target=target, op=ast.BitOr(), value=value):
                return f"Object.assign({self._expression(target)}, {self._expression(value)})"
            case ast.Expr(ast.Call(ast.Attribute(value=target, attr="append"), args=[value])):
                return f"{self._expression(target)}.push({self._expression(value)})"
        raise _untranslatable(node)

    def _target(self, node: ast.expr) -> str:
        match node:
            case ast.Name(name):
                return camel(name)
            case ast.Starred(ast.Name(name)):
                return f"...{camel(name)}"
            case ast.Tuple(parts):
                return f"[{', '.join(map(self._target, parts))}]"
        raise _untranslatable(node)

    def _condition(self, node: ast.expr) -> str:
        """An expression as a condition. Empty values are false in Python, even lists."""
        match node:
            case ast.Compare() | ast.Call():
                return self._expression(node)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self._grouped(operand)}"
            case ast.BoolOp(op=op, values=values):
                return f" {_SIGNS[type(op)]} ".join(map(self._grouped, values))
        return f"{self._helper('holds')}({self._expression(node)})"

    def _grouped(self, node: ast.expr) -> str:
        text = self._condition(node)
        return f"({text})" if isinstance(node, ast.BoolOp | ast.Compare) else text

    def _expression(self, node: ast.expr) -> str:  # noqa: C901, PLR0911, PLR0912 - one return for each kind
        match node:
            case ast.Constant(None):
                return "null"
            case ast.Constant(bool() | int() | float() | str() as value):
                return json.dumps(value, ensure_ascii=False)
            case ast.Name(name):
                return camel(name)
            case ast.Attribute(value=value, attr=name):
                return f"{self._operand(value)}.{name}"
            case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=None)):
                ends = [self._expression(lower) if lower else "0", *([self._expression(upper)] if upper else [])]
                return f"{self._operand(value)}.slice({', '.join(ends)})"
            case ast.Subscript(value=value, slice=index):
                return f"{self._helper('at')}({self._expression(value)}, {self._expression(index)})"
            case ast.Compare(left=left, ops=[ast.In()], comparators=[right]):
                return f"{self._helper('isIn')}({self._expression(left)}, {self._expression(right)})"
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _SIGNS:
                return f"{self._operand(left)} {_SIGNS[type(op)]} {self._operand(right)}"
            case ast.Compare(left=left, ops=[op, *ops], comparators=[ast.Name() as middle, *others]) if ops:
                first, last = ast.Compare(left, [op], [middle]), ast.Compare(middle, ops, others)
                return f"{self._expression(first)} && {self._expression(last)}"
            case ast.BoolOp(op=ast.Or(), values=[*values, ast.Constant(0) | ast.Tuple([]) as empty]):
                return " || ".join([*map(self._operand, values), self._expression(empty)])
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return self._condition(node)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{self._operand(operand)}"
            case ast.IfExp(test=test, body=body, orelse=other):
                return f"{self._condition(test)} ? {self._expression(body)} : {self._expression(other)}"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.floor({self._operand(left)} / {self._operand(right)})"
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _SIGNS:
                return f"{self._operand(left)} {_SIGNS[type(op)]} {self._operand(right)}"
            case ast.JoinedStr(values=parts):
                return f"`{''.join(map(self._part, parts))}`"
            case ast.List(parts) | ast.Tuple(parts):
                return f"[{', '.join(map(self._item, parts))}]"
            case ast.Dict(keys=keys, values=values):
                return self._object(zip(keys, values, strict=True))
            case ast.ListComp(elt=element, generators=generators):
                return self._comprehension(element, generators)
            case ast.Lambda(args=parameters, body=body):
                return f"{_arrow(each.arg for each in parameters.args)} {self._body(body)}"
            case ast.Call():
                return self._call(node)
        raise _untranslatable(node)

    def _operand(self, node: ast.expr) -> str:
        """An expression next to an operator or a dot."""
        text = self._expression(node)
        return f"({text})" if isinstance(node, ast.BinOp | ast.BoolOp | ast.IfExp | ast.Compare) else text

    def _item(self, node: ast.expr) -> str:
        return f"...{self._operand(node.value)}" if isinstance(node, ast.Starred) else self._expression(node)

    def _part(self, node: ast.expr) -> str:
        """A part of an f-string."""
        match node:
            case ast.Constant(str() as text) if not set(text) & set("`$\\"):
                return text
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                return f"${{{self._expression(value)}}}"
        raise _untranslatable(node)

    def _object(self, items: Iterable[tuple[ast.expr | None, ast.expr]]) -> str:
        """A dict; an item without a key is another dict, spread into it."""
        pairs = [self._pair(key, value) for key, value in items]
        if sum(map(len, pairs)) > _WIDTH:
            return "{\n" + "".join(f"{pair},\n" for pair in pairs) + "}"
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"

    def _pair(self, key: ast.expr | None, value: ast.expr) -> str:
        match key:
            case None:
                return f"...{self._operand(value)}"
            case ast.Constant(str() as name):
                return f"{name if name.isidentifier() else json.dumps(name)}: {self._expression(value)}"
        return f"[{self._expression(key)}]: {self._expression(value)}"

    def _comprehension(self, element: ast.expr, generators: list[ast.comprehension]) -> str:
        first, *others = generators
        source, target = self._operand(first.iter), self._target(first.target)
        arrow = _arrow([target])
        for test in first.ifs:
            source += f".filter({arrow} {self._condition(test)})"
        if others:
            return f"{source}.flatMap({arrow} {self._comprehension(element, others)})"
        return source if self._expression(element) == target else f"{source}.map({arrow} {self._body(element)})"

    def _body(self, node: ast.expr) -> str:
        """The body of an arrow function; a bare brace would begin a block."""
        text = self._expression(node)
        return f"({text})" if text.startswith("{") else text

    def _call(self, node: ast.Call) -> str:  # noqa: PLR0911 - one return for each kind
        match node:
            case ast.Call(ast.Name("any" | "all" as name), [ast.GeneratorExp(elt=element, generators=[each])]) if (
                not each.ifs
            ):
                arrow = _arrow([self._target(each.target)])
                return f"{self._operand(each.iter)}.{_TESTS[name]}({arrow} {self._condition(element)})"
            case ast.Call(ast.Name("next"), [ast.GeneratorExp(elt=element, generators=generators)]):
                return f"{self._helper('at')}({self._comprehension(element, generators)}, 0)"
            case ast.Call(ast.Name("max" | "min" as name), [numbers]):
                return _CALLS[name].format(f"...{self._operand(numbers)}")
            case ast.Call(ast.Name(name), args) if name in _CALLS:
                return _CALLS[name].format(", ".join(self._operand(each) for each in args))
            case ast.Call(ast.Name(name), [], keywords) if name in self._shapes:
                given: list[tuple[ast.expr | None, ast.expr]] = [
                    (ast.Constant(word.arg), word.value) for word in keywords
                ]
                return self._object([*given, *self._shapes[name]])
            case ast.Call(ast.Attribute(value=separator, attr="join"), [parts]):
                return f"{self._operand(parts)}.join({self._expression(separator)})"
            case ast.Call(ast.Attribute(value=value, attr=name), [], []) if name in _METHODS:
                return _METHODS[name].format(self._operand(value))
            case ast.Call(ast.Attribute(value=value, attr=name), args) if name in _METHOD_NAMES:
                return f"{self._operand(value)}.{_METHOD_NAMES[name]}({', '.join(map(self._expression, args))})"
            case ast.Call(ast.Name(name)) if name in _HELPERS:
                self._helper(name)
        return f"{self._operand(node.func)}({', '.join(self._arguments(node))})"

    def _arguments(self, node: ast.Call) -> list[str]:
        """The arguments of a call, those with names as one object."""
        named = [word for word in node.keywords if word.arg not in _LEFT_OUT]
        items = [(None if word.arg is None else ast.Constant(word.arg), word.value) for word in named]
        return [*map(self._item, node.args), *([self._object(items)] if items else [])]

    def _helper(self, name: str) -> str:
        self.helpers.add(name)
        return name


def camel(name: str) -> str:
    """A name as TypeScript spells it: `name_of` is `nameOf`, while constants keep their names."""
    bare = name.lstrip("_")
    if bare.isupper():
        return name
    first, *others = bare.split("_")
    return name[: len(name) - len(bare)] + first + "".join(word.capitalize() for word in others)


def _settled(field: ast.stmt) -> list[tuple[ast.expr, ast.expr]]:
    """A field of a shape that has its value already, with that value."""
    match field:
        case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
            return [(ast.Constant(name), value)]
    return []


def _arrow(parameters: Iterable[str]) -> str:
    """The head of an arrow function, without unused trailing parameters."""
    names = [camel(name) for name in parameters]
    while names and not names[-1].strip("_"):
        names.pop()
    return f"({', '.join(names)}) =>"


def _comment(node: ast.stmt) -> str:
    """A docstring as a comment."""
    match node:
        case ast.Expr(ast.Constant(str() as text)):
            lines = [line.strip() for line in text.strip().splitlines()]
            return f"/** {' '.join(line for line in lines if line)} */\n"
    raise _untranslatable(node)


def _indented(text: str) -> str:
    """Lines indented one step more than the line that opened their brackets."""
    lines: list[str] = []
    opened: list[int] = []
    for line in text.splitlines():
        lines.append("  " * (len(opened) - line.startswith("}")) + line)
        balance = sum(line.count(each) for each in "({[") - sum(line.count(each) for each in ")}]")
        if balance > 0:
            opened.append(balance)
        elif balance < 0:
            opened.pop()
    return "\n".join(lines)


def _untranslatable(node: ast.AST | None) -> Untranslatable:
    where = "nowhere" if node is None else f"line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}"
    message = f"no translation for {where}"
    return Untranslatable(message)
