"""The address to give to people: for this machine, and for phones on the same network as text and as a QR code."""

from __future__ import annotations

import io
import socket
from typing import TYPE_CHECKING

import segno

if TYPE_CHECKING:
    from impera.server.settings import Settings

_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with, never bound
# Nothing is sent there: connecting a datagram socket reveals which of our addresses would be used.
_ELSEWHERE = ("192.0.2.1", 9)


def own_address(settings: Settings, port: int) -> str:
    """The address for a browser on this machine, or the one the settings name."""
    if settings.address:
        return settings.address
    host = "127.0.0.1" if settings.host in _EVERYWHERE else settings.host
    return f"http://{_bracketed(host)}:{port}{settings.path}"


def address_for_others(settings: Settings, port: int) -> str | None:
    """The address for other machines on the network; None if they cannot connect."""
    if settings.address:
        return settings.address
    if settings.is_private:
        return None
    host = _network_address() if settings.host in _EVERYWHERE else settings.host
    return None if host is None else f"http://{_bracketed(host)}:{port}{settings.path}"


def code_of(address: str) -> str:
    """An address as a QR code drawn in characters, for a terminal."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(out=drawn, compact=True)
    return drawn.getvalue()


def _network_address() -> str | None:
    """The address of this machine on its network; None if it has no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if host.startswith("127.") else host


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
