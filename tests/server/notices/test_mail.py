"""Mail goes through mail servers as hosts have them: by TLS, with a password. What they refuse is told apart."""

from __future__ import annotations

import asyncio
import socket
import ssl
from contextlib import contextmanager
from datetime import UTC, datetime
from ipaddress import ip_address

import pytest
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from impera.server.notices.mail import Mail
from impera.server.storage.notices import NoticeRow
from tests.server.notices.test_notices import AnyPort

NAME, PASSWORD = "ada", "se:cret"
LOGIN = "ada:se%3Acret"
ROW = NoticeRow(
    id="secret",
    person="ada",
    kind="mail",
    target="ada@home.example",
    language="en",
    site="https://play.example",
    created=0.0,
)


class MailServer:
    """A mail server that may refuse: what it takes, and whether that came by TLS from somebody with the password."""

    def __init__(self, refusal=None):
        self.taken = []
        self._refusal = refusal

    async def handle_RCPT(self, _, __, envelope, address, ___):  # noqa: N802 - as the library calls it
        envelope.rcpt_tos.append(address)
        return self._refusal or "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - as the library calls it
        by_tls = server.transport.get_extra_info("cipher") is not None
        self.taken.append((envelope.rcpt_tos, by_tls, bool(session.authenticated)))
        return "250 OK"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """A file with the certificate of this machine, and with its key."""
    key = ec.derive_private_key(1, ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    usage = dict.fromkeys(
        ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "crl_sign"), False
    )
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2120, 1, 1, tzinfo=UTC))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(
            x509.KeyUsage(
                digital_signature=True, key_cert_sign=True, encipher_only=False, decipher_only=False, **usage
            ),
            critical=True,
        )
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("certificate") / "machine.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return path


class ByTls(AnyPort):
    """A mail server that speaks TLS from the first byte."""

    def _trigger_server(self):
        self.port = self.server.sockets[0].getsockname()[1]
        anybody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE
        with socket.create_connection(("127.0.0.1", self.port)) as line, anybody.wrap_socket(line) as secret:
            secret.recv(1)


@contextmanager
def running(handler, kind=AnyPort, **how):
    """The port of a mail server."""
    controller = kind(handler, hostname="127.0.0.1", port=0, **how)
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def by_password(_, __, ___, ____, data):
    return AuthResult(success=(data.login.decode(), data.password.decode()) == (NAME, PASSWORD), handled=False)


@contextmanager
def secured(handler, certificate):
    """The port of a mail server that takes mail by TLS only, from those who have the password."""
    only = {"require_starttls": True, "auth_required": True, "authenticator": by_password}
    with running(handler, tls_context=identified(certificate), **only) as port:
        yield port


def identified(certificate):
    """What a server needs to say by TLS who it is."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def send(address):
    """Send a notice; returns its fate."""
    return asyncio.run(Mail(address, "table@play.example").send(ROW, "k3J"))


def test_a_server_that_wants_tls_and_a_password_gets_them(certificate, monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    server = MailServer()
    with secured(server, certificate) as port:
        assert send(f"smtp://{LOGIN}@127.0.0.1:{port}") == "sent"
    assert server.taken == [([ROW.target], True, True)]


def test_a_server_that_speaks_tls_from_the_first_byte_is_spoken_to_like_that(certificate, monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    server = MailServer()
    with running(server, ByTls, ssl_context=identified(certificate)) as port:
        assert send(f"smtps://127.0.0.1:{port}") == "sent"
    assert server.taken == [([ROW.target], True, False)]


def test_a_wrong_password_is_refused_for_good(certificate, monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    server = MailServer()
    with secured(server, certificate) as port:
        assert send(f"smtp://ada:wrong@127.0.0.1:{port}") == "lost"
    assert server.taken == []


def test_a_server_whose_certificate_nobody_vouches_for_gets_neither_mail_nor_password(certificate):
    server = MailServer()
    with secured(server, certificate) as port:
        assert send(f"smtp://{LOGIN}@127.0.0.1:{port}") == "later"
    assert server.taken == []


@pytest.mark.parametrize(("refusal", "fate"), [("550 nobody", "lost"), ("451 busy", "later")])
def test_what_a_server_answers_decides_what_becomes_of_a_mail(refusal, fate):
    server = MailServer(refusal)
    with running(server) as port:
        assert send(f"smtp://127.0.0.1:{port}") == fate
    assert server.taken == []
