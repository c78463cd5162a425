"""How Sphinx builds the site that `make docs` writes.

The source folder is the root of the repository: the pages stay where readers of the files look for them, and a link
that works there works on the site too.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import impera

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "impera"
version = release = impera.__version__
html_show_copyright = False  # LICENSE says it

extensions = ["myst_parser", "sphinx.ext.autodoc"]

root_doc = "README"
include_patterns = ["*.md", "docs/**", "bench/results.md", "packages/*/README.md", "src/impera/rulebook/*.md"]

# The menu. A page that is in none of these lists fails the build.
MENU = {
    "Play and host": ["/docs/every-day", "/docs/hosting", "/docs/static", "/SECURITY", "/CHANGELOG"],
    "Rulebook": [
        "English </src/impera/rulebook/en>",
        "Ελληνικά </src/impera/rulebook/el>",
        "Português (Brasil) </src/impera/rulebook/pt-BR>",
        "Русский </src/impera/rulebook/ru>",
        "Українська </src/impera/rulebook/uk>",
    ],
    "Library": [
        "/docs/game",
        "/docs/view",
        "/docs/record",
        "/docs/position",
        "/docs/pictures",
        "/docs/wire",
        "/packages/impera-js/README",
    ],
    "Bots": ["/docs/bots", "/docs/arena", "/docs/external-bots", "/docs/hints", "/docs/training", "/docs/exploit"],
    "Research": [
        "/docs/adapters",
        "/docs/observation",
        "/docs/openspiel",
        "/docs/data",
        "/docs/studies",
        "/docs/puzzles",
        "/docs/study/README",
        "/docs/scale",
        "/bench/results",
    ],
    "Development": ["/ARCHITECTURE", "/CONTRIBUTING", "/docs/recipes", "/docs/testing", "/docs/glossary"],
    "Reference": ["/docs/reference/*"],
}

myst_enable_extensions = ["html_image"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
# The extras `cuda` and `train`: gigabytes, and their functions can be described without them.
autodoc_mock_imports = ["numba_cuda", "torch"]
default_role = "code"
suppress_warnings = ["ref.python"]  # annotations name types without their module, and some names are used twice

logging.getLogger("alembic").setLevel(logging.WARNING)  # it announces its plugins when the server is imported

html_theme = "furo"
html_title = "impera"
html_copy_source = False
html_show_sphinx = False


def add_menu(app: Sphinx, docname: str, source: list[str]) -> None:
    """Append the menu to the first page, where the README itself has no use for it."""
    if docname == app.config.root_doc:
        for caption, pages in MENU.items():
            listed = "\n".join(pages)
            source[0] += f"\n```{{toctree}}\n:hidden:\n:glob:\n:caption: {caption}\n\n{listed}\n```\n"


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", add_menu)
