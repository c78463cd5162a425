"""All functions that some entries reach, as one C program."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from impera.engines.c.expression import Code, Refused, Signature
from impera.engines.c.function import Translation
from impera.engines.c.types import INT, NOTHING, Array, Bundle, Cell, Row, Type, declaration, made_of, named
from impera.rules.cards import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType

    Replacement = Signature | Callable[..., Any]

HERE = Path(__file__).parent

# What instructions.h does instead of the function in Python.
INSTRUCTIONS: Mapping[str, Signature] = {
    "count_bits": Signature("count_bits", INT, changes=False),
    "lowest_bit": Signature("lowest_bit", INT, changes=False),
    "copy_row": Signature("copy_row", NOTHING, changes=True),
    "take_cards": Signature("take_cards", NOTHING, changes=True),
    "kinds_among": Signature("kinds_among", INT, changes=False),
}


class CProgram:
    """The functions of some modules in the compiled subset, as far as the entries reach them."""

    def __init__(self, modules: tuple[ModuleType, ...], replaced: Mapping[str, Replacement] = INSTRUCTIONS) -> None:
        """Nothing yet; `replaced` functions are in instructions.h, or others of the subset take their places."""
        self._modules = {module.__name__ for module in modules}
        self._replaced = replaced
        self._signatures: dict[tuple[FunctionType, tuple[Type, ...]], Signature] = {}
        self._names: dict[str, int] = {}
        self._begun: set[FunctionType] = set()
        self._declared: dict[Type, str] = {}
        self._tables: dict[tuple[Any, ...], str] = {}
        self._functions: list[str] = []

    def function(self, function: object, types: tuple[Type, ...]) -> Signature | None:
        """The C function for these argument types; None if the program has no such function, or is within it."""
        if not isinstance(function, FunctionType) or function.__module__ not in self._modules:
            return None
        replaced = self._replaced.get(function.__name__)
        if isinstance(replaced, Signature):
            return replaced
        if isinstance(replaced, FunctionType):
            function = replaced
        if function in self._begun:  # it calls itself
            return None
        if (function, types) not in self._signatures:
            self._begun.add(function)
            number = self._names[function.__name__] = self._names.get(function.__name__, 0) + 1
            signature, text = Translation(self, function, named(function.__name__, number), types).translate()
            self._signatures[function, types] = signature
            self._begun.remove(function)
            self._functions.append(text)
        return self._signatures[function, types]

    def table(self, values: tuple[Any, ...]) -> Code:
        """A constant table of whole numbers, of one dimension or two."""
        if values not in self._tables:
            self._tables[values] = f"table_{len(self._tables)}"
        inner = (len(values[0]),) if isinstance(values[0], tuple) else ()
        return Code(self._tables[values], Row(Cell("i64"), inner, len(values)))

    def use(self, type_: Type) -> str:
        """The C name of a type, which is declared together with what it is made of."""
        if type_ not in self._declared:
            for part in made_of(type_):
                self.use(part)
            self._declared[type_] = declaration(type_)
        return type_.c

    def entry(self, function: FunctionType, types: tuple[Type, ...]) -> None:
        """Let a function be called from outside, where an array is an address and a length."""
        signature = self.function(function, types)
        if signature is None:
            message = f"{function.__name__} is not in the modules of the program"
            raise Refused(message)
        parameters: list[str] = []
        arguments: list[str] = []
        for name, type_ in zip(inspect.signature(function).parameters, types, strict=True):
            given, argument = self._from_outside(named(name), type_)
            parameters += given
            arguments.append(argument)
        back = "" if signature.result == NOTHING else "return "
        name = function.__name__
        self._functions.append(
            f"EXPORT({name}) {self.use(signature.result)} entry_{name}({', '.join(parameters)}) "
            f"{{ {back}{signature.name}({', '.join(arguments)}); }}\n"
        )

    def _from_outside(self, name: str, type_: Type) -> tuple[list[str], str]:
        """The parameters of an entry for one argument, and the argument made of them."""
        match type_:
            case Array(row=row):
                size = f"size_of_{name}"
                made = f"({self.use(type_)}){{ {name}, {size} }}"
                return [f"{self.use(row)} {name}", f"i64 {size}"], made
            case Bundle(fields=fields):
                self.use(type_)
                parts = [self._from_outside(f"{name}_{named(key)}", array) for key, array in fields]
                made = ", ".join(argument for _, argument in parts)
                return [each for given, _ in parts for each in given], f"&({type_.name}){{ {made} }}"
        return [f"{self.use(type_)} {name}"], name

    def text(self) -> str:
        """The whole program."""
        has_instructions = any(isinstance(each, Signature) for each in self._replaced.values())
        headers = ["python.h", *(["instructions.h"] if has_instructions else [])]
        return "\n".join(
            [
                f"enum {{ KINDS = {KINDS} }};",
                *((HERE / name).read_text(encoding="utf-8") for name in headers),
                "".join(_unique(self._declared.values())),
                "".join(_table(name, values) for values, name in self._tables.items()),
                *self._functions,
            ]
        )


def _unique(texts: Any) -> list[str]:
    return list(dict.fromkeys(texts))


def _table(name: str, values: tuple[Any, ...]) -> str:
    is_nested = isinstance(values[0], tuple)
    rows = [f"{{ {', '.join(map(str, row))} }}" for row in values] if is_nested else [str(value) for value in values]
    inner = f"[{len(values[0])}]" if is_nested else ""
    return f"static const i64 {name}[{len(values)}]{inner} = {{ {', '.join(rows)} }};\n"
