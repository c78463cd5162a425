"""A push service and the browser behind it, as the standards describe them; and any other program that takes requests.

What it checks is written from RFC 8291 and RFC 8292, and shares nothing with the server but the library of ciphers.
"""

from __future__ import annotations

import base64
import itertools
import json
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def written(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def read(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


_numbers = itertools.count(1)


class Browser:
    """A browser that listens: it has a key that no other browser of a test has."""

    def __init__(self, private=None, auth=None):
        number = next(_numbers)
        self._private = private or ec.derive_private_key(number, ec.SECP256R1())
        self.auth = auth or number.to_bytes(16, "big")
        self.public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self):
        return {"p256dh": written(self.public), "auth": written(self.auth)}

    def decrypt(self, body):
        """The text of a message, by sections 3.4 of RFC 8291 and 2 of RFC 8188."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + self.public + sender + b"\x01"
        secret = _mac(_mac(self.auth, shared), info)
        pseudo = _mac(salt, secret)
        key = _mac(pseudo, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _mac(pseudo, b"Content-Encoding: nonce\x00\x01")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1] == 2  # the last record
        return text[:-1]


def _mac(key, text):
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


def check_signature(authorization, key, audience):
    """Check that a server with this public key signed a request for this push service; returns what it claims."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    assert kind == "vapid"
    assert parts["k"] == key
    assert json.loads(read(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = read(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    public.verify(signed, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(read(body))
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] <= time.time() + 86_400
    return claims


@contextmanager
def requests_taken(status=201):
    """A program that takes requests: its address, what was asked as (path, headers, body), and what it answers."""
    taken, answer = [], {"status": status}

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            taken.append((self.path, dict(self.headers), body))
            self.send_response(answer["status"])
            self.end_headers()

        def log_message(self, *_):
            """Nothing is printed."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Taker) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{listening.server_address[1]}", taken, answer
        listening.shutdown()
