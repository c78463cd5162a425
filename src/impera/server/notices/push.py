"""Web Push: a notice for a browser, which only that browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import os
import secrets
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from impera.server.notices.outside import BadTarget
from impera.server.notices.words import notice

if TYPE_CHECKING:
    from impera.server.notices.channels import Fate
    from impera.server.notices.outside import Outside
    from impera.server.storage.notices import NoticeRow

_CURVE = ec.SECP256R1()
_POINT, _AUTH, _SALT, _KEY, _NONCE = 65, 16, 16, 16, 12
_RECORD = 4096
_SIGNED_FOR = 12 * 3600
_KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a notice for a device that is off."""
_GONE = (404, 410)
_BUSY = 429
_FAILED = 500


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives: where to send, and the keys that only it can undo."""

    endpoint: str
    p256dh: str
    auth: str


class Push:
    """Browsers, by way of their push services."""

    def __init__(self, outside: Outside, secret: str, contact: str) -> None:
        """The secret is what this server signs with; the contact is a mail address that push services can write to."""
        self._outside = outside
        self._vapid = Vapid02.from_raw(secret.encode())
        self._contact = contact

    @property
    def key(self) -> str:
        """What browsers have to know to listen to this server and to no other."""
        return encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def check(self, target: str) -> None:
        """Raise BadTarget if this is not what a browser gives."""
        found = _read(target)
        try:
            await self._outside.place(found.endpoint)
        except OSError as error:
            raise BadTarget("unknown") from error

    async def send(self, row: NoticeRow, table_id: str) -> Fate:
        """Say that it is somebody's turn."""
        to = _read(row.target)
        body = encrypted(msgspec.json.encode(notice(row, table_id)), decoded(to.p256dh), decoded(to.auth))
        headers = {
            **self._signed(to.endpoint, row.site),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_FOR),
            "Urgency": "normal",
        }
        try:
            status = await self._outside.post(to.endpoint, body, headers)
        except BadTarget:
            return "lost"
        except OSError:
            return "later"
        return "gone" if status in _GONE else "later" if status == _BUSY or status >= _FAILED else "sent"

    def _signed(self, endpoint: str, site: str) -> dict[str, str]:
        url = urlsplit(endpoint)
        # Push services want to know whom to write to, should this server misbehave.
        contact = f"mailto:{self._contact}" if self._contact else site if site.startswith("https://") else _NOBODY
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + _SIGNED_FOR, "sub": contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


_NOBODY = "mailto:nobody@localhost"


def new_secret() -> str:
    """A new key to sign with."""
    return encoded(secrets.token_bytes(32))


def encrypted(
    text: bytes, browser: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A text that only a browser with this public key can read (RFC 8291); tests give the key and the salt."""
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(_SALT)
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", _KEY)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", _NONCE)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)  # the last record ends with a two


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _read(target: str) -> Subscription:
    try:
        found = msgspec.json.decode(target, type=Subscription)
        point, auth = decoded(found.p256dh), decoded(found.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except (msgspec.DecodeError, ValueError, InvalidKey) as error:
        raise BadTarget("no-browser") from error
    if len(point) != _POINT or len(auth) != _AUTH:
        raise BadTarget("no-browser")
    return found


def encoded(data: bytes) -> str:
    """Bytes as base64url without padding, as everything about Web Push is written."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of such a text; raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
