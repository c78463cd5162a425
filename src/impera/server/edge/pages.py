"""The page of the browser game: its files, kept in memory and served beside the application.

A plain ASGI application. Files with a digest in their name never change, so browsers may cache them; the page itself is
requested each time. Any path that is not a file is answered with the page, which does its own routing. Its files are
therefore requested by whole paths, which begin with the path that a proxy has this server below. Its data files are
made when somebody first asks for them.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

import msgspec

from impera.page_data import DATA

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_BUILT = files("impera").joinpath("web", "dist")
_INDEX = "/index.html"
_HERE = b'="./'
"""How the built page names what lies beside it: its files are built for any path."""
_HEAD = b"<head>"
IS_MISNAMED = "impera.is_misnamed"
"""The key of a request's scope that says that people call the server by another name than its address."""
HEAD = "impera.head"
"""The key of a request's scope that says more in the head of the page."""
_HASHED = ("/assets/", "/data/")
_FOREVER = b"public, max-age=31536000, immutable"
_ASK_AGAIN = b"no-cache"
_METHODS = ("GET", "HEAD")
# The server's own paths: a missing one is a 404, not the page.
_OTHERS = ("/api", "/healthz", "/metrics")
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".txt": "text/plain"}


@dataclass(frozen=True, slots=True)
class _File:
    kind: bytes
    plain: bytes
    packed: bytes | None


class Pages:
    """The files of the built page; none if no page was built."""

    def __init__(self, folder: Traversable = _BUILT, path: str = "", address: str = "") -> None:
        """Read the files of a folder; `path` is what people's paths begin with, `address` where links lead."""
        contents = dict(_contents(folder)) if folder.is_dir() else {}
        if _INDEX in contents:
            page = contents[_INDEX].replace(_HERE, f'="{path}/'.encode()).replace(_HEAD, _meta("files", _places()), 1)
            contents |= {_INDEX: page, f"{_INDEX}.gz": gzip.compress(page, mtime=0)}
        self._files = {
            name: _File(_type(name), content, contents.get(f"{name}.gz"))
            for name, content in contents.items()
            if not name.endswith(".gz")
        }
        page = contents.get(_INDEX, b"").replace(_HEAD, _meta("address", address), 1)
        self._misnamed = _File(_type(_INDEX), page, gzip.compress(page, mtime=0))
        self._data = {f"/{each.place}": each for each in DATA} if self.are_built else {}

    def has_file(self, path: str) -> bool:
        """Whether a path is that of a file, and not of a page."""
        return path in self._files or path in self._data

    @property
    def are_built(self) -> bool:
        """Whether there is a page to serve."""
        return _INDEX in self._files

    def know(self, method: str, path: str) -> bool:
        """Whether a request is for the page or one of its files."""
        is_known = path in self._files or path in self._data or _looks_like_page(path)
        return self.are_built and method in _METHODS and is_known

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002 - an ASGI application
        """Answer a request that `know` knows. Its scope may say what the head of the page has to say."""
        path = scope["path"]
        if path in self._data:
            await self._make(path)
        file = self._files.get(path) or (self._misnamed if scope.get(IS_MISNAMED) else self._files[_INDEX])
        if path not in self._files and scope.get(HEAD):
            file = _File(file.kind, file.plain.replace(_HEAD, _HEAD + scope[HEAD], 1), None)
        is_packed = file.packed is not None and _takes_gzip(scope["headers"])
        body = file.packed if is_packed and file.packed is not None else file.plain
        headers = [
            (b"content-type", file.kind),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", _FOREVER if path.startswith(_HASHED) else _ASK_AGAIN),
            (b"vary", b"accept-encoding"),
        ]
        if is_packed:
            headers.append((b"content-encoding", b"gzip"))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def _make(self, path: str) -> None:
        """Make a data file, unless it was asked for before."""
        if path not in self._files:
            content = await asyncio.to_thread(self._data[path].content)
            packed = await asyncio.to_thread(gzip.compress, content, mtime=0)
            self._files[path] = _File(_type(path), content, packed)


def _meta(name: str, content: str) -> bytes:
    """The beginning of the page's head, with a value that the page reads there."""
    return f'{_HEAD.decode()}<meta name="impera-{name}" content="{escape(content)}" />'.encode()


def _places() -> str:
    """Where the data files are, by name, as JSON."""
    return msgspec.json.encode({each.name: each.place for each in DATA}).decode()


def _contents(folder: Traversable, prefix: str = "/") -> list[tuple[str, bytes]]:
    """Every file below a folder by its path, except hidden files."""
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _contents(entry, f"{prefix}{entry.name}/")
        elif not entry.name.startswith("."):
            found.append((prefix + entry.name, entry.read_bytes()))
    return found


def _type(name: str) -> bytes:
    suffix = PurePosixPath(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind.endswith(("+json", "+xml"))
    return f"{kind}; charset=utf-8".encode() if is_text else kind.encode()


def _looks_like_page(path: str) -> bool:
    first = "/" + path.removeprefix("/").partition("/")[0]
    return first not in _OTHERS and not path.startswith(_HASHED) and "." not in path


def _takes_gzip(headers: Any) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in headers)
