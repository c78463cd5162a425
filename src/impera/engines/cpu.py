"""The rules compiled for the CPU by numba.

Compiling takes some seconds, once: machine code is cached in the user's cache folder under a key made from all the
sources that went into it (`impera.engines.cache`), because numba itself watches only the file of the cached function.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import threading
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from impera.errors import MissingExtra

try:
    import numba
except ImportError as error:
    message = "compiled games need numba: pip install numba"
    raise MissingExtra(message).told_by(key="error-no-compiler") from error

from impera.engines import cache, compiling, instructions
from impera.engines.compiled import batch
from impera.engines.link import link, linked_modules

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FunctionType

# Modules to compile beside the rules; the last one holds the entries.
Modules = tuple[ModuleType, ...]
RULES: Modules = (batch,)

# Functions with less bytecode than this are merged into their callers before type inference, which halves the compile
# time. LLVM inlines the other rules, which doubles the speed of play; modules beside the rules are better left alone.
SMALL = 250

# numba reads the cache folder from a global setting while functions are linked: one thread at a time.
_LINKING = threading.Lock()

# The rules are most of what each set of modules compiles, so all sets share their twins. Only entries are cached on
# disk, and no two sets share those.
_TWINS: dict[FunctionType, Any] = {}

# Nothing here allocates, so reference counting is off; it took a tenth of a step's time.
_FLAGS = {"nogil": True, "error_model": "numpy", "_nrt": False}
_INNER = {**_FLAGS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def source_key(modules: Modules) -> str:
    """A key for the current sources of all compiled functions, their location, and the compiler."""
    digest = hashlib.sha256(f"numba {numba.__version__} {Path(__file__).parent}".encode())
    for module in (*linked_modules(), *modules):
        digest.update(inspect.getsource(module).encode())
    for file in (__file__, instructions.__file__):
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(modules: Modules = RULES) -> Path:
    """Where the machine code of the current sources is cached; a temporary folder if the cache is not writable."""
    return cache.folder_for(source_key(modules))


def is_compiled(entry: str = "play_games", modules: Modules = RULES) -> bool:
    """Whether an entry can run at once, because its machine code is cached."""
    return any(cache_folder(modules).rglob(f"*.{entry}-*.nbc"))


def functions(modules: Modules = RULES) -> dict[str, Callable[..., Any]]:
    """All functions of the rules, the engines and further modules in the compiled subset, compiled on first call.

    The last module holds the entries: the only functions that Python calls, with arrays, and that are cached on disk.
    """
    with _LINKING:
        return _linked(modules)


@functools.cache
def _linked(modules: Modules) -> dict[str, Callable[..., Any]]:
    before = numba.config.CACHE_DIR
    folder = cache_folder(modules)
    cache.use(folder)
    compiling.watch()
    numba.config.CACHE_DIR = str(folder)
    entries = modules[-1].__name__
    try:
        return link(lambda function: _compile(function, entries), instructions.REPLACED, modules, _TWINS)
    finally:
        numba.config.CACHE_DIR = before


def _compile(function: FunctionType, entries: str) -> Any:
    if function.__module__ == entries:
        return numba.njit(cache=True, **_FLAGS)(function)
    if len(function.__code__.co_code) < SMALL:
        return numba.njit(inline="always", **_INNER)(function)
    is_rule = function.__module__ in {module.__name__ for module in linked_modules()}
    return numba.njit(forceinline=is_rule, **_INNER)(function)
