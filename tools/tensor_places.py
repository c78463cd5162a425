"""The places of the observation's fields as constants: `make generate` writes them for the compiled writer.

They come from the table in `impera.adapters.observation.layout`; a test fails when the file is stale.
"""

from __future__ import annotations

import runpy
from pathlib import Path

ADAPTERS = Path(__file__).resolve().parent.parent / "src" / "impera" / "adapters"
FILE = ADAPTERS / "compiled" / "places.py"
HEAD = '''\
"""Where each field of a tensor begins. Written by `make generate` from `observation/layout.py`; do not edit."""
'''


def source() -> str:
    """The whole file."""
    layout = runpy.run_path(str(ADAPTERS / "observation" / "layout.py"))  # its package imports what is written here
    places = {field.name.upper(): layout["place"](field.name) for field in layout["FIELDS"]}
    return "\n".join([HEAD, *(f"{name} = {at}" for name, at in {**places, "SIZE": layout["SIZE"]}.items())]) + "\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
