"""Requests that call a server by another name than its address: they are served, and the host is told once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from impera.server.settings import is_loopback, name_of

if TYPE_CHECKING:
    from impera.server.settings import Settings

_LOG = logging.getLogger("impera.server")
# Clients choose the names they send, so the log is limited to this many.
_MOST = 20
_LONGEST = 100


class OtherNames:
    """The names that are neither in the address nor in the setting `hosts`, and which of them the log has."""

    def __init__(self, settings: Settings) -> None:
        """Without an address, every name is right."""
        self._address = settings.address
        self._known = (urlsplit(settings.address).hostname, *settings.hosts)
        self._told: set[str] = set()

    def is_other(self, host: str | None) -> bool:
        """Whether people who call the server so are given links to somewhere else; logged once for each name."""
        name = name_of(host or "")
        if not self._address or name is None or name in self._known or is_loopback(name):
            return False
        self._tell(name[:_LONGEST])
        return True

    def _tell(self, name: str) -> None:
        if name in self._told or len(self._told) >= _MOST:
            return
        self._told.add(name)
        detail = "links lead to the setting address, but people use another name; if both are right, add it to hosts"
        data = {"code": "other-origin", "detail": detail, "host": name, "address": self._address}
        _LOG.warning("another name", extra={"data": data})
