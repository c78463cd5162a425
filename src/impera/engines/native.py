"""Compiled code as a library of machine code: loaded from a file, or made with a C compiler where there is one.

The compiler is the clang in the Python package `ziglang`, which compiles for every platform. A library needs nothing
from the system, not even C's own library, so one file serves every Linux of a kind.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from impera.engines import cache

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

_C = Path(__file__).parent / "c"

# -fwrapv: integers wrap around, as compiled by numba. -ffp-contract=off: fractions are rounded after every operation.
EXACT = ("-fwrapv", "-ffp-contract=off", "-fno-math-errno")
FAST = ("-O3", "-fno-sanitize=all", "-nostdlib")
_LIBRARY = (*FAST, "-shared", "-fPIC", "-fvisibility=hidden", "-Wl,-s")


class Target(NamedTuple):
    """A kind of machine: how its libraries are made and called."""

    flags: tuple[str, ...]
    suffix: str


# A library of macOS holds a name of its own; without one that is where it was made, and no two are equal.
_NAMED = "-Wl,-install_name,@rpath/impera.dylib"
# By what Python calls the system and the processor. Processors of 2009 and later count bits in one instruction.
TARGETS = {
    "Linux-x86_64": Target(("--target=x86_64-linux-musl", "-mcpu=x86_64_v2"), ".so"),
    "Linux-aarch64": Target(("--target=aarch64-linux-musl",), ".so"),
    "Darwin-x86_64": Target(("--target=x86_64-macos", "-mcpu=x86_64_v2", _NAMED), ".dylib"),
    "Darwin-arm64": Target(("--target=aarch64-macos", _NAMED), ".dylib"),
    "Windows-AMD64": Target(("--target=x86_64-windows-gnu", "-mcpu=x86_64_v2", "-Wl,--no-entry"), ".dll"),
}


def machine() -> str:
    """What kind of machine this is."""
    return f"{platform.system()}-{platform.machine()}"


def key(modules: Iterable[ModuleType]) -> str:
    """A key for the current sources of some modules, and of what translates and compiles them."""
    digest = hashlib.sha256()
    for file in sorted(_C.iterdir()):
        if file.is_file():
            digest.update(file.read_bytes())
    digest.update(Path(__file__).read_bytes())
    for module in modules:
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()[:16]


def has_compiler() -> bool:
    """Whether libraries can be made here."""
    return importlib.util.find_spec("ziglang") is not None


def compiled(text: str, *flags: str) -> bytes:
    """What the compiler makes of a C program; raises CalledProcessError if that fails."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "impera.c"), Path(folder, "impera")
        source.write_text(text, encoding="utf-8")
        words = [sys.executable, "-m", "ziglang", "cc", *EXACT, *flags, "-o", str(made), str(source)]
        subprocess.run(words, check=True, cwd=folder)  # noqa: S603 - our own compiler
        return made.read_bytes()


def library(text: str, target: Target) -> bytes:
    """A C program as a library for a kind of machine."""
    return compiled(text, *_LIBRARY, *target.flags)


def cached(name: str) -> Path:
    """Where the library with this key is, once it was made on this machine."""
    return cache.folder_for(name) / f"impera{_target().suffix}"


def made(name: str, program: Callable[[], str]) -> Path:
    """The library of a program, by the key of its sources; it is made if it is not in the cache."""
    file = cached(name)
    if not file.exists():
        unfinished = file.with_name(f"{file.name}.{os.getpid()}")
        unfinished.write_bytes(library(program(), _target()))
        unfinished.replace(file)
    cache.use(file.parent)
    return file


def _target() -> Target:
    """The kind of this machine; for one without a name here, whatever the compiler takes it for."""
    return TARGETS.get(machine(), Target((), ".so"))


class Library:
    """A loaded library: its entries by name, which take arrays like functions compiled by numba do.

    Python's other threads run during a call.
    """

    def __init__(self, file: Path) -> None:
        """Loads the file; raises OSError if this machine cannot."""
        self._loaded = ctypes.CDLL(str(file))
        self._entries: dict[str, Callable[..., Any]] = {}

    def __getitem__(self, name: str) -> Callable[..., Any]:
        """An entry; whole numbers come back as such, and anything else means nothing."""
        if name not in self._entries:
            self._entries[name] = self._entry(name)
        return self._entries[name]

    def _entry(self, name: str) -> Callable[..., Any]:
        function = self._loaded[f"entry_{name}"]
        function.restype = ctypes.c_int64

        def call(*arguments: Any) -> int:
            given: list[Any] = []
            for argument in arguments:
                for part in argument if isinstance(argument, tuple) else (argument,):
                    if isinstance(part, np.ndarray):
                        given += (ctypes.c_void_p(part.ctypes.data), ctypes.c_int64(len(part)))
                    else:
                        given.append(ctypes.c_int64(part))
            result: int = function(*given)
            return result

        return call
