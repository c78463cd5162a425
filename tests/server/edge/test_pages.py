"""The page: files with their caching, addresses that are pages, and answers of the interface that stay answers."""

import asyncio
import gzip

import pytest

from impera.page_data import DATA
from impera.server.edge.pages import IS_MISNAMED, Pages

SCRIPT = b"export const answer = 42;" * 40


@pytest.fixture
def pages(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "build.txt").write_bytes(b"abc")
    (tmp_path / ".digest").write_bytes(b"abc")
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return Pages(tmp_path)


def get(pages, path, method="GET", headers=()):
    """The headers and the body of an answer."""
    sent = []

    async def send(message):
        sent.append(message)

    asyncio.run(pages({"method": method, "path": path, "headers": headers}, None, send))
    return dict(sent[0]["headers"]), sent[1]["body"]


@pytest.mark.parametrize("path", ["/", "/new", "/table/k3J", "/replay", "/learn/blocking"])
def test_every_page_has_an_address(pages, path):
    assert pages.know("GET", path)
    assert get(pages, path)[1] == b"<!doctype html>"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),
        ("GET", "/api/nothing"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/assets/gone-0000.js"),
        ("GET", "/.digest"),
        ("GET", "/missing.png"),
        ("POST", "/new"),
    ],
)
def test_what_is_no_page_is_left_to_the_interface(pages, method, path):
    assert not pages.know(method, path)


def test_files_whose_name_holds_a_digest_are_kept_by_browsers_and_the_page_is_not(pages):
    assert get(pages, "/assets/app-1a2b.js")[0][b"cache-control"] == b"public, max-age=31536000, immutable"
    assert get(pages, "/build.txt")[0][b"cache-control"] == b"no-cache"
    assert get(pages, "/table/k3J")[0][b"cache-control"] == b"no-cache"


def test_files_are_sent_packed_to_those_who_can_unpack(pages):
    headers, body = get(pages, "/assets/app-1a2b.js", headers=[(b"accept-encoding", b"gzip, br")])
    assert headers[b"content-encoding"] == b"gzip"
    assert gzip.decompress(body) == SCRIPT
    headers, body = get(pages, "/assets/app-1a2b.js")
    assert b"content-encoding" not in headers
    assert body == SCRIPT


def test_a_question_for_the_headers_gets_no_body(pages):
    headers, body = get(pages, "/", method="HEAD")
    assert (headers[b"content-length"], body) == (b"15", b"")


def test_without_a_built_page_nothing_is_known(tmp_path):
    pages = Pages(tmp_path / "nowhere")
    assert not pages.are_built
    assert not pages.know("GET", "/")


def test_the_page_asks_for_its_files_below_the_base_path(tmp_path):
    """From any address of the page, however deep: hence whole paths."""
    (tmp_path / "index.html").write_bytes(b'<script src="./assets/app-1a2b.js">')
    assert get(Pages(tmp_path), "/table/k3J")[1] == b'<script src="/assets/app-1a2b.js">'
    below = Pages(tmp_path, "/impera")
    assert get(below, "/table/k3J")[1] == b'<script src="/impera/assets/app-1a2b.js">'
    packed = get(below, "/table/k3J", headers=[(b"accept-encoding", b"gzip")])[1]
    assert gzip.decompress(packed) == b'<script src="/impera/assets/app-1a2b.js">'


def test_a_page_that_is_called_by_another_name_is_told_the_address(tmp_path):
    """It says so beside its invitations, since the server's links lead there."""
    (tmp_path / "index.html").write_bytes(b"<!doctype html><head></head>")
    pages = Pages(tmp_path, address='https://wrong.example/"')
    told = b'<!doctype html><head><meta name="impera-address" content="https://wrong.example/&quot;" />'
    sent = []

    async def send(message):
        sent.append(message)

    asyncio.run(pages({"method": "GET", "path": "/new", "headers": [], IS_MISNAMED: True}, None, send))
    assert sent[1]["body"].startswith(told)
    assert b"wrong.example" not in get(pages, "/new")[1]


def test_the_page_is_told_where_its_data_files_are_and_browsers_keep_them(tmp_path):
    """They are made when somebody first asks: for a bot or a hint on the device, or for the puzzles."""
    (tmp_path / "index.html").write_bytes(b"<!doctype html><head></head>")
    pages = Pages(tmp_path)
    for file in DATA:
        assert file.place.encode() in get(pages, "/")[1]
        assert pages.know("GET", f"/{file.place}")
        for _ in range(2):
            headers, body = get(pages, f"/{file.place}")
            assert body == file.content()
            assert headers[b"cache-control"] == b"public, max-age=31536000, immutable"
    assert not pages.know("GET", f"/data/000000000000/{DATA[0].name}")
