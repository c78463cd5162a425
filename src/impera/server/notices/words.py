"""What a notice says, in the language of its recipient: that it is their turn, where, and how to end notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from impera.text import language as language_of

if TYPE_CHECKING:
    from impera.server.storage.notices import NoticeRow


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A notice as browsers and webhooks get it."""

    title: str
    text: str
    open: str
    """What the link to the table is called."""
    link: str
    stop: str
    """What the link that ends the notices is called."""
    end: str


def notice(row: NoticeRow, table_id: str) -> Notice:
    """The notice that it is somebody's turn at a table."""
    words = language_of(row.language)
    return Notice(
        title=words.say("notice-title"),
        text=words.say("notice-text"),
        open=words.say("notice-open"),
        link=f"{row.site}/table/{table_id}",
        stop=words.say("notice-stop"),
        end=page_of(row),
    )


def page_of(row: NoticeRow) -> str:
    """The page where a notice can be ended."""
    return f"{row.site}/notices/{row.id}"
