"""Copies of the rules' functions that call each other instead of the originals.

A rule refers to other rules as globals of its module. For every module, `link` makes a second set of globals in which
each function is replaced by its twin: the same code object decorated by an engine's compiler, or a replacement
(an event recorder, a machine instruction). No source is rewritten, and line numbers stay correct.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import impera.rules
from impera.engines.compiled import redeal, uniform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def linked_modules() -> tuple[ModuleType, ...]:
    """Every module that each engine compiles."""
    rules = [
        importlib.import_module(f"impera.rules.{info.name}") for info in pkgutil.iter_modules(impera.rules.__path__)
    ]
    return (*rules, redeal, uniform)


def link(
    decorate: Callable[[FunctionType], Any],
    replace: Mapping[str, Any],
    extra: tuple[ModuleType, ...] = (),
    twins: dict[FunctionType, Any] | None = None,
) -> dict[str, Any]:
    """Twins of all functions of the linked modules and of `extra` ones, by name.

    `replace` gives ready-made twins for some names. Functions that have a twin in `twins` keep it, and new twins are
    added there: what several calls share is then compiled once.
    """
    modules = (*linked_modules(), *extra)
    twins = {} if twins is None else twins
    scopes: list[dict[str, Any]] = []
    for module in modules:
        scope = dict(vars(module))
        for function in _functions_of(module):
            if function not in twins:
                twins[function] = replace.get(function.__name__) or decorate(_twin(function, scope))
        scopes.append(scope)
    for scope in scopes:
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value in twins:
                scope[name] = twins[value]
    return {function.__name__: twins[function] for module in modules for function in _functions_of(module)}


def _functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines itself."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def _twin(function: FunctionType, scope: dict[str, Any]) -> FunctionType:
    """The same code with a different set of globals."""
    twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin
