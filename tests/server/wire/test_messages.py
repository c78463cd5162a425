"""Messages on the wire are typed once; types for other languages are generated from them."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from impera.server.wire.messages import FromViewer, ToViewer
from impera.views import events


def test_every_event_can_be_told():
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)]
    assert set(get_args(events.AnyEvent)) == {kind for kind in kinds if not kind.__subclasses__()}


def test_messages_are_told_apart_by_their_type():
    for direction in (FromViewer, ToViewer):
        tags = [kind.__struct_config__.tag for kind in get_args(direction)]
        assert len(set(tags)) == len(tags)


def test_what_the_server_sends_can_be_read_by_its_types():
    message = msgspec.json.decode(b'{"type": "bye", "reason": "restart", "wait": 1.0}', type=ToViewer)
    assert message.reason == "restart"


def test_a_viewer_sends_nothing_beside_what_is_described():
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type": "look", "everything": true}', type=FromViewer)
