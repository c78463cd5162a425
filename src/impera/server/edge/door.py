"""The door: what every connection passes before anything is read, and where it pays for what it brings.

Requests are paid for at the gate (`gate.py`) and messages by the visit. What comes before them is paid for here: the
connection itself, and each part that a request comes in. Whoever cannot pay is cut off, because that is cheaper than
any answer.
"""

from __future__ import annotations

import asyncio
import functools
import socket
import struct
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, cast

from impera.server.edge.protocols import Requests
from impera.server.operations.limits import COSTS, Payer, party_of
from impera.server.settings import is_loopback

if TYPE_CHECKING:
    from collections.abc import Callable

    from impera.server.operations.limits import Allowance
    from impera.server.operations.metrics import Metrics

# Close at once, without keeping anything of the connection for later.
_AT_ONCE = struct.pack("ii", 1, 0)


class Door:
    """Who may come in. Proxies that are trusted, and this machine, bring others: those pay, not they."""

    def __init__(self, allowance: Allowance, metrics: Metrics, proxies: tuple[str, ...]) -> None:
        """Whatever comes is paid from the allowance, but for what proxies bring."""
        self._allowance = allowance
        self._metrics = metrics
        self._trusts_all = "*" in proxies
        self._proxies = [ip_network(proxy) for proxy in proxies if proxy != "*"]

    def entrance(self, **values: Any) -> asyncio.Protocol:
        """The protocol of a new connection; the values are uvicorn's."""
        return Entrance(self, functools.partial(Requests, pays=self.pays, **values))

    def payer_at(self, address: str) -> Payer | None:
        """Who pays for a connection from an address; None if it brings others."""
        party = party_of(address)
        is_free = self._trusts_all or is_loopback(address) or is_loopback(party) or self._is_proxy(address)
        return None if is_free else Payer(party)

    def pays(self, payer: Payer | None, cost: float) -> bool:
        """Whether something is paid for; nobody pays for what brings others."""
        is_paid = payer is None or self._allowance.pays(payer, cost)
        if not is_paid:
            self._metrics.count("too_fast")
        return is_paid

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False  # not from a network
        return any(found in network for network in self._proxies)


class Entrance(asyncio.Protocol):
    """A connection of which nothing is known but where it comes from: it takes less than one that may stay."""

    def __init__(self, door: Door, make: Callable[..., Requests]) -> None:
        """`make` makes the protocol of a connection that may stay, given who pays for it."""
        self._door = door
        self._make = make

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or cut it off."""
        made = cast("asyncio.Transport", transport)
        place = made.get_extra_info("peername")
        payer = self._door.payer_at(str(place[0]) if place else "?")
        if self._door.pays(payer, COSTS["connection"]):
            protocol = self._make(payer=payer)
            made.set_protocol(protocol)
            protocol.connection_made(made)
        else:
            made.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
            made.abort()
