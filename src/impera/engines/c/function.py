"""One function of the compiled subset, for one tuple of argument types, as a C function.

The types of its variables and of its result follow from those of its arguments, as with numba. What has no exact
meaning in C is refused, with file, line and reason.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from typing import TYPE_CHECKING

from impera.engines.c.expression import (
    FUNCTIONS,
    OF_FLOATS,
    OPERATORS,
    Code,
    Expressions,
    Program,
    Signature,
    is_row,
)
from impera.engines.c.types import FLOAT, INT, NOTHING, Cell, Number, Results, Type, named

if TYPE_CHECKING:
    from types import FunctionType


class Translation(Expressions):
    """A function on its way to C."""

    def __init__(self, program: Program, function: FunctionType, name: str, types: tuple[Type, ...]) -> None:
        """Reads the function's source."""
        super().__init__(program, function)
        self._name = name
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        if not isinstance(tree, ast.FunctionDef) or tree.decorator_list or function.__closure__:
            raise self._refused(tree, "it is not a plain function")
        self._tree = tree
        self._parameters = [argument.arg for argument in tree.args.args]
        given = tree.args
        is_more = given.posonlyargs or given.defaults or given.kwonlyargs or given.vararg or given.kwarg
        if len(self._parameters) != len(types) or is_more:
            raise self._refused(tree, "arguments are plain, and all are given")
        self._variables.update(zip(self._parameters, types, strict=True))
        self._result: Type | None = None
        self._made = 0
        """How many names were made up."""

    def translate(self) -> tuple[Signature, str]:
        """The function's signature and its C."""
        known = None
        while known != (self._variables, self._result):  # a type may follow from a later line, as in a loop
            known = (dict(self._variables), self._result)
            self._made = 0
            body = self._block(self._tree.body, 1)
        result = self._result or NOTHING
        if result != NOTHING and not _returns(self._tree.body):
            raise self._refused(self._tree, "it may end without its result")
        use = self._program.use
        parameters = ", ".join(f"{use(self._variables[name])} {named(name)}" for name in self._parameters)
        own = {name: type_ for name, type_ in self._variables.items() if name not in self._parameters}
        variables = "".join(
            f"  {use(type_)} {named(name)}{' = 0' if isinstance(type_, Number) else ''};\n"
            for name, type_ in own.items()
        )
        head = f"static {use(result)} {self._name}({parameters or 'void'})"
        return Signature(self._name, result, self._changes), f"{head} {{\n{variables}{body}}}\n"

    def _new_name(self) -> str:
        self._made += 1
        return f"made_{self._made}"

    # ------------------------------------------------------------------------------------------------------ statements

    def _block(self, body: list[ast.stmt], depth: int) -> str:
        return "".join(self._statement(each, depth) for each in body)

    def _statement(self, node: ast.stmt, depth: int) -> str:  # noqa: PLR0911, C901 - one rung for each kind
        pad = "  " * depth
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                return ""
            case ast.Expr(value=ast.Call() as call):
                return f"{pad}{self._call(call).text};\n"
            case ast.Return():
                return f"{pad}{self._return(node)};\n"
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                return self._unpacked(node, targets, value, pad)
            case ast.Assign(targets=[target], value=value):
                return self._assigned(target, value, pad)
            case ast.AugAssign():
                return f"{pad}{self._augmented(node)};\n"
            case ast.If(test=test, body=body, orelse=other):
                then = f"{pad}if ({self._number(test).text}) {{\n{self._block(body, depth + 1)}{pad}}}"
                return f"{then} else {{\n{self._block(other, depth + 1)}{pad}}}\n" if other else f"{then}\n"
            case ast.While(test=test, body=body, orelse=[]):
                return f"{pad}while ({self._number(test).text}) {{\n{self._block(body, depth + 1)}{pad}}}\n"
            case ast.For(target=ast.Name(id=name), iter=over, body=body, orelse=[]):
                return self._loop(name, over, body, depth)
            case ast.Break():
                return f"{pad}break;\n"
            case ast.Continue():
                return f"{pad}continue;\n"
        raise self._refused(node, "no such statement in the subset")

    def _return(self, node: ast.Return) -> str:
        match node.value:
            case None:
                code = Code("", NOTHING)
            case ast.Tuple(elts=elements):
                parts = [self._number(each) for each in elements]
                self._check_order(node.value, elements)
                type_ = Results(tuple(part.type for part in parts if isinstance(part.type, Number)))
                code = Code(f"({self._program.use(type_)}){{ {', '.join(part.text for part in parts)} }}", type_)
            case value:
                code = self._expression(value)
        self._result = code.type if self._result is None else self._joined(self._result, code.type, node)
        return f"return {code.text}".rstrip()

    def _unpacked(self, node: ast.Assign, targets: list[ast.expr], value: ast.expr, pad: str) -> str:
        code = self._expression(value)
        if not isinstance(code.type, Results) or len(code.type.parts) != len(targets):
            raise self._refused(node, "only the results of a function are taken apart")
        made = self._new_name()
        lines = [f"{self._program.use(code.type)} {made} = {code.text};"]
        lines += [
            f"{self._target(target, part)} = {made}.r{i};"
            for i, (target, part) in enumerate(zip(targets, code.type.parts, strict=True))
        ]
        return f"{pad}{{ {' '.join(lines)} }}\n"

    def _assigned(self, target: ast.expr, value: ast.expr, pad: str) -> str:
        code = self._expression(value)
        goal = self._target(target, code.type)
        if self._has_change(value) and not isinstance(target, ast.Name):  # Python looks at the target last
            made = self._new_name()
            return f"{pad}{{ {self._program.use(code.type)} {made} = {code.text}; {goal} = {made}; }}\n"
        self._check_order(target, [target, value])
        return f"{pad}{goal} = {code.text};\n"

    def _augmented(self, node: ast.AugAssign) -> str:
        value = self._number(node.value)
        old = self._number(node.target)
        if type(node.op) not in {*OPERATORS, *FUNCTIONS}:
            raise self._refused(node, "no such operator in the subset")
        if FLOAT in {old.type, value.type} and type(node.op) not in OF_FLOATS:
            raise self._refused(node, "no such operator of fractions in the subset")
        self._check_order(node, [node.target, node.value])
        goal = self._target(node.target, self._joined(old.type, value.type, node))
        if type(node.op) in OPERATORS:
            return f"{goal} {OPERATORS[type(node.op)]}= {value.text}"
        if self._has_change(node.target):  # it appears twice
            raise self._refused(node, "what is changed would be looked up twice")
        return f"{goal} = {FUNCTIONS[type(node.op)]}({old.text}, {value.text})"

    def _target(self, target: ast.expr, type_: Type) -> str:
        """Where something is assigned to."""
        if isinstance(target, ast.Name):
            old = self._variables.get(target.id)
            self._variables[target.id] = type_ if old is None else self._joined(old, type_, target)
            return named(target.id)
        self._changes = True
        code = self._place(target)
        if not isinstance(code.type, Cell) or not isinstance(type_, Number):
            raise self._refused(target, "only numbers are stored")
        if type_ == FLOAT and code.type.wide == INT:
            raise self._refused(target, "a fraction would be cut")
        return code.text

    def _loop(self, name: str, over: ast.expr, body: list[ast.stmt], depth: int) -> str:
        pad = "  " * depth
        self._target(ast.Name(name), INT)
        i, end = self._new_name(), self._new_name()
        match over:
            case ast.Call(func=ast.Name(id="range"), args=[_] | [_, _] as bounds, keywords=[]) if self._is_builtin(
                "range"
            ):
                self._check_order(over, bounds)
                start, stop = ("0", *(self._integer(each) for each in bounds))[-2:]
                value = i
            case _:
                table = self._constant(over)
                if not is_row(table):
                    raise self._refused(over, "loops go over a range or a constant tuple")
                start, stop = "0", str(len(table))
                value = f"{self._program.table(table).text}[{i}]"
        head = f"{pad}for (i64 {i} = {start}, {end} = {stop}; {i} < {end}; {i}++) {{\n{pad}  {named(name)} = {value};\n"
        return f"{head}{self._block(body, depth + 1)}{pad}}}\n"


def _returns(body: list[ast.stmt]) -> bool:
    """Whether some statements always end with a return."""
    match body[-1]:
        case ast.Return():
            return True
        case ast.If(body=then, orelse=other):
            return bool(other) and _returns(then) and _returns(other)
        case ast.While(test=ast.Constant(value=True)) as loop:
            return not any(isinstance(each, ast.Break) for each in ast.walk(loop))
    return False
