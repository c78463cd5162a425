"""Web Push: what is sent can be read by one browser only, and comes from this server."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from impera.server.notices.outside import BadTarget, Outside
from impera.server.notices.push import Push, Subscription, encoded, encrypted
from impera.server.storage.notices import NoticeRow
from tests.server.notices.push_service import Browser, check_signature, read, requests_taken, written

# The example of appendix A of RFC 8291.
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SIGNING_KEY = encoded(bytes(range(1, 33)))
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text):
    return ec.derive_private_key(int.from_bytes(read(text), "big"), ec.SECP256R1())


def row(browser, endpoint, **changes):
    target = msgspec.json.encode(Subscription(endpoint, written(browser.public), written(browser.auth))).decode()
    values = {"person": "ada", "kind": "push", "language": "en", "site": "https://play.example", "created": 0.0}
    return NoticeRow(id="secret", target=target, **{**values, **changes})


def test_the_example_of_the_standard_is_encrypted_to_the_same_bytes():
    """RFC 8291, appendix A."""
    browser = Browser(private(BROWSER), read(AUTH))
    assert written(encrypted(TEXT, browser.public, browser.auth, private(SERVER), read(SALT))) == MESSAGE
    assert browser.decrypt(read(MESSAGE)) == TEXT


def test_a_push_service_finds_a_signature_for_itself_and_a_browser_reads_the_notice():
    browser = Browser()

    async def scene(address):
        push = Push(Outside(anywhere=True), SIGNING_KEY, "host@play.example")
        return push.key, await push.send(row(browser, f"{address}/for/ada?key=1"), "k3J")

    with requests_taken() as (address, taken, _):
        key, fate = asyncio.run(scene(address))
    ((path, headers, body),) = taken
    assert (fate, path) == ("sent", "/for/ada?key=1")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    assert check_signature(headers["Authorization"], key, address)["sub"] == "mailto:host@play.example"
    assert json.loads(browser.decrypt(body)) == {
        "title": "Your turn",
        "text": "It’s your turn at a table of Carta Impera Victoria.",
        "open": "Open the table",
        "link": "https://play.example/table/k3J",
        "stop": "No more of these notices",
        "end": "https://play.example/notices/secret",
    }


@pytest.mark.parametrize(
    ("status", "fate"), [(201, "sent"), (404, "gone"), (410, "gone"), (429, "later"), (503, "later")]
)
def test_what_a_push_service_answers_decides_what_becomes_of_a_notice(status, fate):
    with requests_taken(status) as (address, _, _):
        push = Push(Outside(anywhere=True), SIGNING_KEY, "")
        assert asyncio.run(push.send(row(Browser(), address), "k3J")) == fate


@pytest.mark.parametrize(
    "target",
    [
        "",
        "{}",
        '{"endpoint": "https://push.example", "p256dh": "AAAA", "auth": "AAAA"}',
        f'{{"endpoint": "https://push.example", "p256dh": "{written(bytes(65))}", "auth": "{AUTH}"}}',
    ],
)
def test_what_no_browser_gives_is_refused(target):
    with pytest.raises(BadTarget):
        asyncio.run(Push(Outside(), SIGNING_KEY, "").check(target))
