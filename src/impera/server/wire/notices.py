"""The bodies of requests and replies about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from impera.server.wire.bodies import Body, Reply
from impera.server.wire.bodies.base import DrawnName  # noqa: TC001 - msgspec reads the annotation

NoticeKind = Literal["push", "mail", "webhook"]


class NewNotice(Body, frozen=True):
    """How somebody wants to be told that it is their turn."""

    kind: NoticeKind
    target: Annotated[str, Meta(min_length=3, max_length=2000)]
    """A mail address, or a web address; for a browser, that of its push service."""
    language: Annotated[str, Meta(max_length=20)]
    p256dh: Annotated[str, Meta(max_length=200)] | None = None
    """The key of a browser."""
    auth: Annotated[str, Meta(max_length=60)] | None = None
    """The secret of a browser."""


class NoticeCode(Body, frozen=True):
    """What a mail said that asked whether its reader wants notices."""

    code: DrawnName


class NoticeSeen(Reply, frozen=True):
    """A notice that was chosen."""

    id: str
    kind: NoticeKind
    target: str
    """Where it goes; for a browser, only which push service."""
    is_confirmed: bool
    """Whether the recipient has confirmed it. Browsers and programs need not."""


class Notices(Reply, frozen=True):
    """Which notices this server can send, and which of them a person has chosen."""

    offered: tuple[NoticeKind, ...]
    push_key: str
    """What a browser has to know to listen to this server."""
    chosen: tuple[NoticeSeen, ...]


class NoticeEnded(Reply, frozen=True):
    """The notice was ended, now or before."""
