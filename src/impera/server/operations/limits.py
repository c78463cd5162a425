"""Limits: how much each party may use. Each address is a party, and so is each holder of a token.

Everything that makes the server work has a price. It is paid from accounts that fill up over time: that of the address
it comes from and, if there is one, that of the token it comes with. Nothing is done for those who cannot pay.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_ACCOUNTS = 20_000
# What a token pays for the same thing: one person may use a quarter of what an address may, which many may share.
_TOKEN_PAYS = 4
# Everybody behind a router with IPv6 has at least this many bits of the address for themselves.
_OWN_BITS = 64

Work = Literal[
    "frame",
    "part",
    "connection",
    "message",
    "request",
    "look",
    "join",
    "entry",
    "told",
    "view",
    "phrase",
    "undo",
    "lobby",
    "deal",
    "threats",
    "plan",
    "lesson",
    "code",
    "moment",
    "move",
    "picture",
    "notice",
    "hint",
    "replay",
    "review",
]

COSTS: dict[Work, float] = {
    "frame": 0.03,
    "part": 0.05,  # each that a request comes in
    "connection": 1,  # with an answer that too much is asked for
    "message": 0.5,
    "request": 1,
    "look": 1,
    "join": 4,
    "entry": 0.1,  # each that a returning viewer is told again
    "told": 0.02,  # each viewer who is told a decision
    "view": 0.5,  # each view that some of them are told with it
    "phrase": 5,  # kept for good, like an undo, and sent to everyone
    "undo": 5,
    "lobby": 5,
    "deal": 10,
    "threats": 10,
    "plan": 10,
    "lesson": 10,
    "code": 10,  # codes cannot be tried one after another
    "moment": 30,
    "move": 200,
    "picture": 200,
    "notice": 200,  # it may send a mail
    "hint": 200,
    "replay": 300,
    "review": 2000,
}
"""The price of everything, in milliseconds of work on one core, rounded up."""


class Payer(NamedTuple):
    """Who pays: an address, and the digest of a token if there is one."""

    address: str
    token: str | None = None


def party_of(address: str) -> str:
    """Who is behind an address: for IPv6 the network of 64 bits, since one home or server has at least that."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # not from a network
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, _OWN_BITS), strict=False))


class Allowance:
    """An account for each party. The accounts that have been quiet longest are forgotten first: they are full."""

    def __init__(self, most: float, seconds: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        """An account holds `most` and is full again after `seconds`."""
        self._most = float(most)
        self._per_second = most / seconds
        self._clock = clock
        self._accounts: OrderedDict[str, _Account] = OrderedDict()

    def pays(self, payer: Payer, cost: float) -> bool:
        """Take the cost from the accounts of a payer; False if there is not enough, and nothing is taken.

        Nothing costs more than half of a full account, so that everybody can have everything now and then.
        """
        now, most = self._clock(), self._most / 2
        own = self._account(payer.address, now)
        price = min(most, cost)
        if payer.token is None:
            is_paid = own.level >= price
        else:
            token = self._account(payer.token, now)  # no digest looks like an address
            more = min(most, cost * _TOKEN_PAYS)
            is_paid = own.level >= price and token.level >= more
            if is_paid:
                token.level -= more
        if is_paid:
            own.level -= price
        return is_paid

    def _account(self, party: str, now: float) -> _Account:
        """The account of a party, as it is now."""
        account = self._accounts.get(party)
        if account is None:
            account = self._accounts[party] = _Account(self._most, now)
            while len(self._accounts) > MOST_ACCOUNTS:
                self._accounts.popitem(last=False)
        else:
            self._accounts.move_to_end(party)
            level = account.level + (now - account.since) * self._per_second
            account.level = min(self._most, level)
            account.since = now
        return account


@dataclass(slots=True)
class _Account:
    """What a party had at some time."""

    level: float
    since: float


class Crowd:
    """How many of something each party has at the same time."""

    def __init__(self, most: int) -> None:
        """At most this many for each party."""
        self._most = most
        self._here: dict[str, int] = {}

    def enters(self, party: str) -> bool:
        """Count one more; False if that is not allowed."""
        if self._here.get(party, 0) >= self._most:
            return False
        self._here[party] = self._here.get(party, 0) + 1
        return True

    def leaves(self, party: str) -> None:
        """Count one less."""
        self._here[party] -= 1
        if not self._here[party]:
            del self._here[party]

    def __len__(self) -> int:
        """The number over all parties."""
        return sum(self._here.values())
