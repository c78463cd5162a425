"""Renews the files of exact versions in `versions/`: what `make play`, `make test` and the container install.

All files follow from one resolution of pyproject.toml for every platform and Python, so they agree. They hold versions
and hashes and no address: whoever installs chooses where packages come from.

    python tools/versions.py          # the newest versions that pyproject.toml allows
    python tools/versions.py --keep   # only what a change of pyproject.toml asks for; the rest stays
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "versions"
SETS = {
    "server": ("--no-dev", "--extra", "server"),
    "dev": ("--group", "dev", "--group", "docs"),
    "uv": ("--only-group", "uv"),
}
"""Each file, and what it is for: playing and hosting, working on impera, and fetching uv itself."""
_PLAIN = ("--frozen", "--no-emit-project", "--no-header", "--no-annotate", "--format", "requirements.txt")
_HEADER = "# Written by `make versions`.\n"


def pins() -> list[str]:
    """Every version of the files, as a requirement: `numpy==2.4.6`, with its marker if it has one."""
    lines = [line for name in SETS for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()]
    return sorted({line.removesuffix("\\").strip() for line in lines if "==" in line})


def renew(*, keeps: bool) -> None:
    """Resolve in a folder of its own, because what uv writes there names addresses."""
    held = pins() if keeps else []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        bounds = f"\n[tool.uv]\nconstraint-dependencies = {json.dumps(held)}\n"
        (folder / "pyproject.toml").write_text(project + bounds, encoding="utf-8")
        _uv(folder, "lock")
        for file, chosen in SETS.items():
            listed = _uv(folder, "export", *_PLAIN, *chosen)
            (FOLDER / f"{file}.txt").write_text(_HEADER + listed, encoding="utf-8")


def _uv(folder: Path, *words: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own tool
        [str(ROOT / "tools" / "uv"), *words], cwd=folder, check=False, stdout=subprocess.PIPE, encoding="utf-8"
    )
    if done.returncode:
        sys.exit(done.returncode)  # uv has said why
    return done.stdout


def main() -> None:
    asked = argparse.ArgumentParser(description="Renew versions/.")
    asked.add_argument("--keep", action="store_true", help="change only what pyproject.toml asks for")
    os.environ.pop("VIRTUAL_ENV", None)  # uv would warn that it is not the folder's own
    renew(keeps=asked.parse_args().keep)


if __name__ == "__main__":
    main()
