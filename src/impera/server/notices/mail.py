"""Mail: a notice through the mail server of the host, to people who have said that they want it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from impera.server.notices.outside import BadTarget
from impera.server.notices.words import notice, page_of
from impera.text import language as language_of

if TYPE_CHECKING:
    from impera.server.notices.channels import Fate
    from impera.server.storage.notices import NoticeRow

SECONDS = 20.0
_PORTS = {"smtp": 587, "smtps": 465}
# Good enough for people; whether anybody reads it, only an answer tells.
_ADDRESS = re.compile(r"[^@\s<>,;:\"\\()\[\]]{1,64}@[\w-]+(\.[\w-]+)+", re.ASCII)
_LONGEST = 254
_FOREVER = 500
"""From this status on, a mail server says that it will never take a mail."""


class Mail:
    """People's mailboxes."""

    def __init__(self, server: str, sender: str) -> None:
        """The server is an address such as smtp://user:password@mail.example:587."""
        self._url = urlsplit(server)
        self._sender = sender
        # Of their own: a mail server that does not answer must not keep anything else waiting.
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="mail")

    async def check(self, target: str) -> None:
        """Raise BadTarget if this is no mail address."""
        if len(target) > _LONGEST or not _ADDRESS.fullmatch(target):
            raise BadTarget("no-mail")

    async def ask(self, row: NoticeRow) -> Fate:
        """Ask the recipient whether they want notices, since anybody may have typed their address."""
        words = language_of(row.language)
        text = [words.say("notice-ask"), f"{page_of(row)}#{row.code}", words.say("notice-ask-ignore")]
        return await self._deliver(self._written(row, words.say("notice-ask-title"), text))

    async def send(self, row: NoticeRow, table_id: str) -> Fate:
        """Say that it is somebody's turn."""
        told = notice(row, table_id)
        text = [told.text, f"{told.open}: {told.link}", f"{told.stop}: {told.end}"]
        written = self._written(row, told.title, text)
        # A program for mail offers to end the notices, and does it with one request (RFC 8058).
        written["List-Unsubscribe"] = f"<{row.site}/api/notices/{row.id}/end>"
        written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await self._deliver(written)

    def _written(self, row: NoticeRow, title: str, paragraphs: list[str]) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = row.target
        message["Subject"] = title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # so that no vacation message answers it (RFC 3834)
        message["Content-Language"] = row.language
        message.set_content("\n\n".join(paragraphs) + "\n")
        return message

    async def _deliver(self, message: EmailMessage) -> Fate:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hand_over, message)

    def _hand_over(self, message: EmailMessage) -> Fate:
        """Give a mail to the server; in a thread, because it takes its time."""
        url = self._url
        host, port, context = url.hostname or "", url.port or _PORTS[url.scheme], ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
                if url.scheme == "smtps"
                else smtplib.SMTP(host, port, timeout=SECONDS)
            ) as server:
                server.ehlo()
                if url.scheme == "smtp" and server.has_extn("starttls"):
                    server.starttls(context=context)
                    server.ehlo()
                if url.username:
                    server.login(unquote(url.username), unquote(url.password or ""))
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            return "lost" if all(code >= _FOREVER for code, _ in error.recipients.values()) else "later"
        except smtplib.SMTPResponseException as error:
            return "lost" if error.smtp_code >= _FOREVER else "later"
        except (OSError, smtplib.SMTPException):
            return "later"
        return "sent"
