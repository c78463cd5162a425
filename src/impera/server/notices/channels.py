"""The ways out of this server: browsers' push services, mail, and webhooks, as far as the host's settings allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from impera.server.notices.mail import Mail
from impera.server.notices.outside import Outside
from impera.server.notices.push import Push, new_secret
from impera.server.notices.webhook import Webhook
from impera.server.storage import keys

if TYPE_CHECKING:
    from impera.server.settings import Settings
    from impera.server.storage import Store
    from impera.server.storage.notices import NoticeRow
    from impera.server.wire.notices import NoticeKind

Fate = Literal["sent", "later", "lost", "gone"]
"""The fate of a notice: sent, to be tried later, impossible to send, or its recipient is gone."""

_PUSH = "push"
"""The name of the secret that this server signs with."""


class Channel(Protocol):
    """A way to tell somebody something."""

    async def check(self, target: str) -> None:
        """Raise BadTarget if a target is not one, or may not be reached."""

    async def send(self, row: NoticeRow, table_id: str) -> Fate:
        """Say that it is somebody's turn at a table."""


async def channels(settings: Settings, store: Store) -> dict[NoticeKind, Channel]:
    """The ways that work with these settings."""
    outside = Outside(anywhere=settings.notices_anywhere)
    push = Push(outside, await keys.secret(store, _PUSH, new_secret()), settings.mail_from)
    found: dict[NoticeKind, Channel] = {"push": push, "webhook": Webhook(outside)}
    if settings.has_mail:
        found["mail"] = Mail(settings.mail_server, settings.mail_from)
    return found
