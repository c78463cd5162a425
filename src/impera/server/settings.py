"""Settings of a server: defaults, then a file, then the environment, then the command line."""

from __future__ import annotations

import re
import tomllib
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from impera.errors import BadOptions
from impera.server.offers import read_offers
from impera.server.storage.database import address, is_shared

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PREFIX = "IMPERA_SERVER_"
_LOOPBACK = ("127.0.0.1", "::1", "localhost")

USUAL_UNDOS = 20
"""What a seat may take back in a turn, unless the settings say otherwise: more than anybody does who ponders."""

_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
# Up to the last @ of all, because hosts forget to escape those of a password; or among what follows a database's name.
_PASSWORD = re.compile(r"(://[^:/?@]*:).*(?=@)|([?&]password=)[^&]*")

Positive = Annotated[int, Meta(ge=1)]


class Retention(NamedTuple):
    """After how many days tables are deleted."""

    unbegun: int = 1
    """Where play has not begun and nobody was seen."""
    untouched: int = 365
    """Where nobody was seen and nothing happened, whether the game is over or not."""


USUAL_RETENTION = Retention()


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host can set. Each field is a key of the file and, in capitals after `IMPERA_SERVER_`, a variable."""

    host: str = "127.0.0.1"
    """The address to listen at; by default, only this machine can connect."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8421
    database: str
    """sqlite:///FILE or postgresql://USER@HOST/NAME."""
    database_seconds: Annotated[float, Meta(gt=0)] = 10.0
    """How long PostgreSQL may take for an answer before people are told that nothing is written."""
    workers: Positive = 1
    """Processes; more than one needs PostgreSQL."""
    address: str = ""
    """The address to use in links, such as https://play.example; if empty, the one people used."""
    base_path: str = ""
    """The path below which a proxy has this server, such as /impera; if empty, that of the address."""
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may open sockets, such as https://play.example."""
    hosts: tuple[str, ...] = ()
    """Names that requests may call this server by; if empty, those of this machine if only it can connect, else any."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to report the client's address."""
    message_bytes: Positive = 4096
    body_bytes: Positive = 16_384
    queue: Positive = 256
    """Messages that may wait for a viewer who does not read, before it is disconnected."""
    sockets_per_address: Positive = 200
    tables_per_hour: Positive = 120
    """Per address; rematches and branches are tables too."""
    work_per_second: Positive = 250
    """Milliseconds of work that one address may cause each second (`impera.server.operations.limits`)."""
    days_unbegun: Positive = USUAL_RETENTION.unbegun
    """Days after which a table is deleted where play has not begun and nobody was seen."""
    days_untouched: Positive = USUAL_RETENTION.untouched
    """Days after which any table is deleted where nobody was seen and nothing happened, finished or not."""
    undos_per_turn: Positive = USUAL_UNDOS
    """What a seat may take back in one turn."""
    thinkers: Positive = 2
    """Bots that think at the same time."""
    bots: tuple[str, ...] = ()
    """Bots to offer beside the roster: NAME=exec:COMMAND, or the name of a bot in a folder."""
    bot_seconds: Annotated[float, Meta(gt=0)] = 10.0
    """How long an offered bot may take for a decision; its first may take twice as long."""
    bot_megabytes: Positive = 2048
    """Memory for the program of an offered bot, where the system can limit it."""
    bot_programs: Positive = 8
    """Programs of offered bots that run at the same time, in each worker."""
    mail_server: str = ""
    """The mail server for notices, such as smtp://user:password@mail.example:587, or smtps://; without one, no mail."""
    mail_from: str = ""
    """The address that mail comes from; mail also needs the address of this server, for its links."""
    notice_seconds: Annotated[float, Meta(ge=0)] = 60.0
    """How long somebody may take for a turn before they are told that it is theirs."""
    notices_anywhere: bool = False
    """Whether notices may go to private addresses, and without https: whoever plays here could reach your network."""
    metrics: bool = True
    log: Literal["debug", "info", "warning", "error"] = "info"

    def checked(self) -> Settings:
        """The same settings; raises BadOptions if they contradict each other."""
        address(self.database)
        read_offers(self.bots)
        if self.workers > 1 and not is_shared(self.database):
            message = "several workers need PostgreSQL: an SQLite database is served by one process"
            raise BadOptions(message)
        for origin in (*self.origins, *([self.address] if self.address else [])):
            if not origin.startswith(("http://", "https://")) or origin.endswith("/"):
                message = f"an address begins with http:// or https:// and has no / at its end, not {origin!r}"
                raise BadOptions(message)
        for proxy in self.proxies:
            if not _is_network(proxy):
                message = f"a proxy is an address or a network, such as 127.0.0.1 or 172.30.8.0/24, not {proxy!r}"
                raise BadOptions(message)
        if self.mail_server and urlsplit(self.mail_server).scheme not in {"smtp", "smtps"}:
            message = "a mail server is an address such as smtp://user:password@mail.example:587"
            raise BadOptions(message)
        if self.mail_server and not (self.mail_from and self.address):
            message = "mail needs mail_from, and the address of this server for its links"
            raise BadOptions(message)
        if self.base_path and not _PATH.fullmatch(self.base_path):
            message = f"a base path begins with / and does not end with it, like /impera, not {self.base_path!r}"
            raise BadOptions(message)
        if self.base_path and self.address and self.base_path != urlsplit(self.address).path:
            message = f"the address {self.address!r} is not below the base path {self.base_path!r}"
            raise BadOptions(message)
        return self

    @property
    def path(self) -> str:
        """What all paths of this server begin with for people: nothing, or something like /impera."""
        return self.base_path or urlsplit(self.address).path

    @property
    def origin(self) -> str:
        """The origin of pages at the address, as browsers send it; empty without an address."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}" if self.address else ""

    @property
    def has_mail(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.mail_server)

    @property
    def is_private(self) -> bool:
        """Whether only this machine can connect."""
        return self.host in _LOOPBACK

    @property
    def retention(self) -> Retention:
        """After how many days tables are deleted."""
        return Retention(self.days_unbegun, self.days_untouched)

    def is_called(self, host: str | None) -> bool:
        """Whether a request that calls its server by this name, perhaps with a port, is meant for this one.

        A page of another site can make its own name lead here, and then read our answers as its own.
        """
        name = name_of(host or "")
        if not self.hosts and not self.is_private:
            return True
        known = (*(self.hosts or _LOOPBACK), urlsplit(self.address).hostname)
        return name is not None and name in known

    def as_toml(self) -> str:
        """The settings in the format of the file, without passwords."""
        addresses = {"database": self.database, "mail_server": self.mail_server}
        values = {**msgspec.structs.asdict(self), **{name: _masked(value) for name, value in addresses.items()}}
        return "\n".join(f"{name} = {_toml(value)}" for name, value in values.items())


def read_settings(
    file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any], database: str
) -> Settings:
    """The settings from all sources; raises BadOptions for unknown keys and invalid values, and OSError.

    `database` is used if no source names one.
    """
    values: dict[str, Any] = {"database": database}
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            message = f"{file} is not a settings file: {error}"
            raise BadOptions(message) from error
    values.update(_of_environment(environment))
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False).checked()
    except msgspec.ValidationError as error:
        message = f"the settings cannot be used: {error}"
        raise BadOptions(message) from error


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(f"{PREFIX}{field.name.upper()}")
        if text is not None:
            is_list = field.type == tuple[str, ...]
            found[field.name] = [part for part in text.split(",") if part] if is_list else text
    unknown = {
        name for name in environment if name.startswith(PREFIX) and name.removeprefix(PREFIX).lower() not in _NAMES
    }
    if unknown:
        message = f"no such setting: {', '.join(sorted(unknown))}"
        raise BadOptions(message)
    return found


_NAMES = frozenset(field.name for field in msgspec.structs.fields(Settings))


def _masked(address: str) -> str:
    """An address without its password."""
    return _PASSWORD.sub(lambda found: f"{found[1] or found[2]}***", address)


def _toml(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _is_network(proxy: str) -> bool:
    """Whether requests can come from there: the framework takes anything else for a name that no request has."""
    try:
        ip_network(proxy)
    except ValueError:
        return proxy == "*"
    return True


def is_loopback(host: str | None) -> bool:
    """Whether a name or address, perhaps with a port, is this machine's own for itself."""
    return host in _LOOPBACK or name_of(host or "") in _LOOPBACK


def name_of(host: str) -> str | None:
    """The name in a Host header, without its port; None if there is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
