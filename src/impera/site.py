"""The static edition: the page and everything it needs as a folder, which any host of plain files can serve.

The page is the one that the server has. Two lines in its head tell it that there is no server, and where its data files
are. Each page of it has a folder, because a plain host knows no others. Files whose contents may change under the same
name are written last, so a folder that is being served has a whole edition at any time.
"""

from __future__ import annotations

import html
import json
from importlib.resources import files
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.json import encode

from impera import rulebook
from impera.bots.network import plain
from impera.errors import BadFolder
from impera.page_data import PUZZLES, digest, puzzles_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from importlib.resources.abc import Traversable
    from pathlib import Path

PAGE = files("impera").joinpath("web", "dist")
"""The built page."""
PAGES = (
    *("board", "daily", "deal", "hand", "history", "hosting", "join", "learn", "lobby", "move", "new", "proof"),
    *("notices", "puzzles", "replay", "rules", "settings", "table", "television"),
)
"""The first parts of the paths of all pages but the start page."""
LIST = "edition.json"
"""The file that names the version and all files, so that a later one replaces these and nothing else."""
WORKER = "worker.js"
_INDEX = "index.html"
_SOURCE = "offline/worker.js"
"""The service worker as it is built, without the list of files."""
_NOTICES = "notices/worker.js"
"""That of a server's notices."""
_BUILD = "build.txt"
"""Asked for to find out whether the host answers, so it is not kept on devices."""
_HERE = '="./'
"""How the built page names what lies beside it."""
_HEAD = "</title>"


PartName = Literal["page", "rulebooks", "network", "puzzles"]
"""The message `site-NAME` tells what a part is."""


class Part(NamedTuple):
    """Some files of the edition."""

    name: PartName
    files: dict[str, bytes]
    places: dict[str, str]
    """Where the data files among them are, by the names that the page knows."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return sum(map(len, self.files.values()))


class Written(NamedTuple):
    """What was written."""

    version: str
    files: int
    size: int


def write(folder: Path, told: Callable[[Part], object] = lambda _: None, page: Traversable | None = None) -> Written:
    """Write the edition into a folder that is new, empty, or holds an earlier edition; calls `told` for each part.

    `page` is another page than the one of this package. Raises BadFolder for any other folder, and if the page was not
    built.
    """
    page = page or PAGE
    former = _former(folder)
    if not page.joinpath(_INDEX).is_file():
        message = "the page of the browser game was not built: make page"
        raise BadFolder(message).told_by(key="error-site-no-page")
    parts = []
    for part in _parts(page):
        told(part)
        parts.append(part)
    version, contents = _edition(page, parts)
    for name, content in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    for name in former - contents.keys():
        (folder / name).unlink(missing_ok=True)
    return Written(version, len(contents), sum(map(len, contents.values())))


def _former(folder: Path) -> set[str]:
    """The files of an earlier edition in a folder."""
    if (folder / LIST).is_file():
        return {name for name in json.loads((folder / LIST).read_bytes())["files"] if _is_inside(name)}
    if folder.exists() and any(folder.iterdir()):
        message = f"{folder} is not empty, and holds no edition that could be replaced"
        raise BadFolder(message).told_by(key="error-site-not-empty", folder=str(folder))
    return set()


def _is_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts


def _parts(page: Traversable) -> Iterator[Part]:
    """Everything but the pages themselves, which name what is here."""
    yield Part(
        "page", {name: content for name, content in _contents(page) if name not in {_INDEX, _SOURCE, _NOTICES}}, {}
    )
    yield _data("rulebooks", {f"rules-{code}.json": encode(rulebook.book(code)) for code in rulebook.languages()})
    yield _data("network", {plain.FILE: plain.shipped()})
    yield _data("puzzles", {PUZZLES: puzzles_file()})


def _contents(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """Every file below a folder by its path, except hidden and packed files: hosts pack them as they like."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _contents(entry, f"{prefix}{entry.name}/")
        elif not entry.name.startswith(".") and not entry.name.endswith(".gz"):
            yield prefix + entry.name, entry.read_bytes()


def _data(name: PartName, contents: dict[str, bytes]) -> Part:
    """Data files, each at a place that changes with its contents: no page reads those of another version."""
    places = {file: f"data/{digest(content)}/{file}" for file, content in contents.items()}
    return Part(name, {places[file]: content for file, content in contents.items()}, places)


def _edition(page: Traversable, parts: list[Part]) -> tuple[str, dict[str, bytes]]:
    """The version of the edition, and all its files in the order in which they are written."""
    contents = {name: content for part in parts for name, content in part.files.items()}
    places = json.dumps({file: place for part in parts for file, place in part.places.items()})
    index, worker = (page.joinpath(name).read_text(encoding="utf-8") for name in (_INDEX, _SOURCE))
    version = digest(
        "\0".join([index, worker, places, *(f"{name} {digest(contents[name])}" for name in contents)]).encode()
    )
    pages = _pages(index, {"server": "none", "files": places, "version": version})
    kept = [name for name in contents if name != _BUILD] + [name.removesuffix(_INDEX) for name in pages]
    known = f"self.edition = {json.dumps({'version': version, 'files': kept})};\n"
    contents |= {**pages, WORKER: (known + worker).encode()}
    contents[LIST] = json.dumps({"version": version, "files": [*contents]}, indent=1).encode()
    return version, contents


def _pages(index: str, told: dict[str, str]) -> dict[str, bytes]:
    """The page of each folder, with what it is told in its head; the start page comes last."""
    lines = [f'<meta name="impera-{name}" content="{html.escape(content)}" />' for name, content in told.items()]
    start = index.replace(_HEAD, "\n    ".join([_HEAD, *lines]))
    below = start.replace(_HERE, '="../')
    return {f"{name}/{_INDEX}": below.encode() for name in PAGES} | {_INDEX: start.encode()}
