"""Builds the documentation into `site/`: all pages, the rulebook, the study, and a reference made from docstrings.

A broken link, a page that is missing from the menu (`docs/conf.py`) and a docstring that cannot be rendered are
errors. The site loads nothing from other hosts, so it also works offline and straight from the disk.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
REFERENCE = ROOT / "docs" / "reference"
"""Where the pages of the reference are written before the build; git ignores them."""

_NOT_IMPORTABLE = "impera.server.storage.migrations"
"""Alembic runs these scripts; they cannot be imported."""


class BuildFailed(Exception):  # noqa: N818 - reads as what happened
    """The site could not be built; the message says why."""


def modules(package: str) -> list[str]:
    """A package and every module below it, each package before its parts."""
    folders = getattr(importlib.import_module(package), "__path__", ())
    below = (found.name for found in pkgutil.walk_packages(folders, f"{package}."))
    return [package, *(name for name in below if not name.startswith(_NOT_IMPORTABLE))]


def public_names(package: str) -> list[str]:
    """The names a package exports from its modules, each as a link to the definition with its first line."""
    found = importlib.util.find_spec(package)
    if found is None or found.submodule_search_locations is None:
        return []
    loaded = importlib.import_module(package)
    exported = {name: getattr(loaded, name) for name in getattr(loaded, "__all__", ())}
    return [
        f"- :py:obj:`{package}.{name} <{value.__module__}.{value.__qualname__}>`: {_first_line(value)}"
        for name, value in exported.items()
        if (inspect.isclass(value) or inspect.isfunction(value)) and value.__module__ != package
    ]


def _first_line(value: object) -> str:
    return (inspect.getdoc(value) or "").partition("\n")[0]


def page(title: str, listed: list[str]) -> str:
    """A page of the reference that describes the listed modules."""
    lines = [title, "=" * len(title), ""]
    for module in listed:
        if module != title:
            lines += [module, "-" * len(module), ""]
        lines += [f".. automodule:: {module}", "   :members:", "   :ignore-module-all:", "", *public_names(module), ""]
    return "\n".join(lines)


def write_reference() -> None:
    """Write one page for `impera` itself and one for each package or module directly below it."""
    shutil.rmtree(REFERENCE, ignore_errors=True)
    REFERENCE.mkdir()
    packages = [found.name for found in pkgutil.iter_modules(importlib.import_module("impera").__path__, "impera.")]
    pages = {"impera": ["impera"], **{name: modules(name) for name in packages if name != "impera.__main__"}}
    for title, listed in pages.items():
        (REFERENCE / f"{title}.rst").write_text(page(title, listed), encoding="utf-8")


def build() -> None:
    """Build the whole site again."""
    if importlib.util.find_spec("sphinx") is None:
        message = "Sphinx is not installed; `make docs` installs it"
        raise BuildFailed(message)
    write_reference()
    shutil.rmtree(SITE, ignore_errors=True)
    options = ["--builder", "html", "--fail-on-warning", "--quiet", "--fresh-env", "--conf-dir", "docs"]
    command = [sys.executable, "-m", "sphinx", *options, "--doctree-dir", "build/doctrees", ".", "site"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:  # noqa: S603 - every word is ours
        message = "The site was not built; fix the warnings above."
        raise BuildFailed(message)
    shutil.copy(SITE / "README.html", SITE / "index.html")
    print("The site is in site/; open site/index.html.")


def main() -> int:
    """The exit status: 1 if the build failed, 130 after Ctrl-C."""
    try:
        build()
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped before the site was complete.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
