"""What a client of an earlier version sends is still understood: every message of its socket, every body by HTTP."""

import json

import msgspec
import pytest

from impera.server.wire import bodies
from impera.server.wire.messages import FromViewer
from tests.legacy.kept import VERSIONS, holds, plain

SENT = [
    pytest.param(name, text, id=f"{folder.name}-{name}")
    for folder in VERSIONS
    for name, text in json.loads((folder / "requests.json").read_text(encoding="utf-8")).items()
]


@pytest.mark.parametrize(("name", "text"), SENT)
def test_a_request_of_an_earlier_client_means_what_it_meant(name, text):
    """Every field that was sent is read, under its old name and with its value."""
    read = msgspec.json.decode(text, type=getattr(bodies, name) if name[0].isupper() else FromViewer)
    assert holds(plain(read), json.loads(text))
