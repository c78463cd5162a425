"""Choosing how to be told, saying so again by mail, and ending it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from impera.server.notices.mail import Mail
from impera.server.notices.outside import BadTarget
from impera.server.notices.push import Push, Subscription
from impera.server.storage import notices
from impera.server.storage.notices import NoticeRow
from impera.server.wire import tokens
from impera.server.wire.notices import Notices, NoticeSeen
from impera.server.wire.refusals import Denied
from impera.text.files import ENGLISH, languages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from impera.server.notices.channels import Channel
    from impera.server.storage import Store
    from impera.server.wire.notices import NewNotice, NoticeKind

_DAY = 86_400.0
_MOST_ASKED = 3
"""How often a day one address is asked by mail whether it wants notices, no matter who typed it."""


async def chosen(store: Store, channels: Mapping[NoticeKind, Channel], key: str | None) -> Notices:
    """Which notices there are, and which of them the person with this key has chosen."""
    push = channels["push"]
    chosen = [] if key is None else await notices.notices_of(store, tokens.digest(key))
    return Notices(
        offered=tuple(sorted(channels)),
        push_key=push.key if isinstance(push, Push) else "",
        chosen=tuple(map(seen, chosen)),
    )


async def choose(
    store: Store, channels: Mapping[NoticeKind, Channel], key: str | None, wanted: NewNotice, site: str
) -> NoticeSeen:
    """Keep how a person wants to be told; raises Denied. Choosing the same again changes nothing."""
    channel = channels.get(wanted.kind)
    if key is None or channel is None:
        raise Denied(422, "no-such-notice", "this server cannot send such notices")
    person, target = tokens.digest(key), _target(wanted)
    try:
        await channel.check(target)
    except BadTarget as error:
        raise Denied(422, "bad-target", str(error)) from error
    before = await notices.notices_of(store, person)
    same = next((row for row in before if (row.kind, row.target) == (wanted.kind, target)), None)
    if same is not None:
        return seen(same)
    if len(before) >= notices.MOST_NOTICES:
        raise Denied(409, "many-notices", "that is enough; end another one first")
    row = NoticeRow(
        id=tokens.new_secret(),
        person=person,
        kind=wanted.kind,
        target=target,
        language=wanted.language if wanted.language in languages() else ENGLISH,
        site=site,
        created=time.time(),
        code=tokens.new_secret() if isinstance(channel, Mail) else None,
    )
    if isinstance(channel, Mail):
        await _ask(store, channel, row)
    await notices.begin(store, row)
    return seen(row)


async def _ask(store: Store, mail: Mail, row: NoticeRow) -> None:
    """Ask by mail whether its reader wants notices; raises Denied."""
    if await notices.asked_about(store, row.kind, row.target, row.created - _DAY) >= _MOST_ASKED:
        raise Denied(429, "too-fast", "this address was asked often enough today")
    if await mail.ask(row) != "sent":
        raise Denied(409, "no-mail", "the mail could not be sent")


async def find(store: Store, notice: str) -> NoticeSeen:
    """A notice by its id, which only those know who chose it or get it; raises Denied."""
    row = await notices.find(store, notice)
    if row is None:
        raise Denied(404, "no-notice", "there is no such notice, or it was ended")
    return seen(row)


async def confirm(store: Store, notice: str, code: str) -> NoticeSeen:
    """The reader of a mail wants notices; raises Denied if it said another code."""
    await notices.confirm(store, notice, code)
    found = await find(store, notice)
    if not found.is_confirmed:
        raise Denied(404, "no-notice", "this is not what the mail said")
    return found


def seen(row: NoticeRow) -> NoticeSeen:
    """What somebody who knows a notice may see of it."""
    target = row.target
    if row.kind == "push":
        target = urlsplit(msgspec.json.decode(row.target, type=Subscription).endpoint).hostname or ""
    return NoticeSeen(id=row.id, kind=row.kind, target=target, is_confirmed=row.code is None)


def _target(wanted: NewNotice) -> str:
    if wanted.kind != "push":
        return wanted.target.strip()
    given = Subscription(wanted.target, wanted.p256dh or "", wanted.auth or "")
    return msgspec.json.encode(given).decode()
