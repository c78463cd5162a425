"""A recipe of docs/recipes.md: what its page says, and the same followed to the letter in a copy of the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/recipes.md"
COPIED = ("src/impera", "tools", "frontend/src", "packages")
GENERATORS = ("each_field", "chosen", "places", "plain", "readers", "wire_types", "wording", "course", "page_lists")
"""The tools that `make generate` runs to write sources; it also writes golden files and a page of the documentation."""


class Edit(NamedTuple):
    """A piece of text that a file has once becomes another; a file that is new had none."""

    file: str
    old: str
    new: str

    @property
    def is_translation(self) -> bool:
        """Whether the file holds words of a language."""
        return "/locale/" in self.file or "/rulebook/" in self.file


def files(edits: tuple[Edit, ...]) -> set[str]:
    """The files that a recipe touches, without translations."""
    return {edit.file for edit in edits if not edit.is_translation}


def named(heading: str) -> set[str]:
    """The files and folders that the numbered list of a recipe names; not tests, nor what only some changes need."""
    recipe = PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    numbered = "\n".join(part for part in recipe.split("\n\n") if part.lstrip().startswith("1. "))
    always = re.sub(r"\bIf .*?\.(?=\s|$)", "", numbered, flags=re.DOTALL)
    paths = re.findall(r"`((?:\w+/)+(?:\w+\.\w+)?)`", always)
    return {f"src/impera/{path}" for path in paths if not path.startswith("tests/")}


def created(file: str, text: str) -> Edit:
    """A new file."""
    return Edit(file, "", text)


def added(file: str, after: str, text: str) -> Edit:
    """Adds text after a piece of text."""
    return Edit(file, after, after + text)


def in_every_language(file: str, message: str, text: str) -> tuple[Edit, ...]:
    """Adds messages before another one, in each language."""
    paths = sorted((ROOT / "src/impera/locale").glob(f"*/{file}"))
    old, new = f"\n{message} =", f"\n{text}{message} ="
    return tuple(Edit(path.relative_to(ROOT).as_posix(), old, new) for path in paths)


def in_place_of(file: str, old: str, new: str) -> tuple[Edit, ...]:
    """Renames a message, in each language."""
    paths = sorted((ROOT / "src/impera/locale").glob(f"*/{file}"))
    return tuple(Edit(path.relative_to(ROOT).as_posix(), f"\n{old} =", f"\n{new} =") for path in paths)


def followed(edits: tuple[Edit, ...], folder: Path) -> Path:
    """A copy of the sources after a recipe was followed and generated files were rewritten.

    Files keep their times, so that Python need not compile again what is not edited.
    """
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("web"))
    for edit in edits:
        path = folder / edit.file
        text = path.read_text(encoding="utf-8") if edit.old else ""
        assert not edit.old or text.count(edit.old) == 1, f"{edit.file} does not have this once: {edit.old!r}"
        path.write_text(text.replace(edit.old, edit.new), encoding="utf-8")
    for name in GENERATORS:
        run(folder, "-m", f"tools.{name}")
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What Python prints in the copy."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "LANGUAGE": "en"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
