"""The compiled subset: the folders that hold it, and the settings that name them."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def test_the_type_checker_knows_every_folder_of_the_compiled_subset():
    """mypy accepts no patterns there, so each folder is in a list."""
    folders = ["rules", *(path.relative_to(SOURCE / "impera") for path in SOURCE.rglob("compiled") if path.is_dir())]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = settings["tool"]["mypy"]["untyped_calls_exclude"]
    assert sorted(named) == sorted(".".join(("impera", *Path(folder).parts)) for folder in folders)
