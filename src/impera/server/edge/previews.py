"""The document of a shared game: the page, with words and a picture for those who show links before they are opened."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from impera.server.edge.socket import payer_of
from impera.server.finished.sharing import preview, spoken
from impera.server.operations.limits import COSTS
from impera.server.storage import StorageFailed
from impera.server.tables.seating import may_read
from impera.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from impera.server.edge.gate import Scope
    from impera.server.services import Services

_PATH = re.compile(r"/replay/([A-Za-z0-9]{1,40})(/[0-9]{1,7})?")


def asked_language(query: str, accepted: str) -> str:
    """The language that an address names, or else the first that its reader accepts."""
    named = parse_qs(query).get("language")
    return spoken(named[0] if named else accepted)


async def head_of(scope: Scope, services: Services) -> bytes:
    """What the head of a document says about the game in its address; nothing unless anybody may read it."""
    path = _PATH.fullmatch(scope["path"])
    if path is None or not services.work.pays(payer_of(scope), COSTS["join"]):
        return b""
    try:
        room = await services.hub.room(path[1])
    except (Refusal, StorageFailed):
        return b""  # the page says so itself
    if room is None or not may_read(room, None):
        return b""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    language = asked_language(scope["query_string"].decode("latin-1"), headers.get(b"accept-language", ""))
    try:
        seen = await room.seen_by(None)
    except Refusal:
        return b""
    found = preview(seen.state, seen.seats, language)
    if found is None:
        return b""
    address = _address(scope, headers.get(b"host", ""), services.settings.address, services.settings.path)
    image = f"{address}/api/tables/{path[1]}/picture?language={language}"
    tags = {
        "og:type": "website",
        "og:site_name": "Carta Impera Victoria",
        "og:locale": language.replace("-", "_"),
        "og:title": found.title,
        "og:description": found.description,
        "og:url": f"{address}/replay/{path[1]}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:alt": found.description,
    }
    named = {"description": found.description, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    lines += [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
    return "".join(lines).encode()


def _address(scope: Scope, host: str, public: str, path: str) -> str:
    """What the address of this server begins with, for people."""
    return public or f"{scope.get('scheme', 'http')}://{host}{path}"
