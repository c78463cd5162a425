"""Hooks of the package's build: the page of the browser game, and what an index of packages shows.

The page is built when it is not there or not fresh. Node is asked for only then, so an installation from a source
archive, which holds the built page, never fetches it. `IMPERA_PAGE=skip` leaves the page as it is, for those who need
none.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import index_page

import frontend


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs for source archives, wheels and editable installations."""

    def dependencies(self) -> list[str]:
        """What building needs beside hatchling: Node, if there is something to build."""
        return [] if _is_done() else [frontend.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build. A working copy without the page is still of use, a wheel for others is not."""
        if _is_done():
            return
        try:
            frontend.build()
        except frontend.BuildFailed as failure:
            if version != "editable":
                raise
            self.app.display_warning(f"The page of the browser game was not built:\n{failure}")


class CustomMetadataHook(MetadataHookInterface):
    """Runs for everything that is built."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the addresses of the project."""
        home, version = index_page.home(), metadata["version"]
        readme = (index_page.ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": index_page.page(readme, home, version)}
        metadata["urls"] = index_page.addresses(home, version)


def _is_done() -> bool:
    return os.environ.get("IMPERA_PAGE") == "skip" or frontend.is_fresh()
