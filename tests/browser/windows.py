"""Windows for a test: each on its own device, with a person in front of it."""

from __future__ import annotations

from contextlib import contextmanager

from tests.browser import chance
from tests.browser.devices import WIDE, Device
from tests.browser.drawing import UNDRAWN
from tests.browser.person import Person
from tests.browser.reviews import show_review
from tests.valid import validator


@contextmanager
def windows(browser, devices, server, *, drawn=False):
    """Opens windows. At the end nothing may have failed in them or come from another host.

    What the page has sent over its sockets is as `impera schema viewer-sent` says.

    With the address of a server, the device is new, with nothing loaded on it; `beside` is somebody whose device has
    one more window now. Others play at once, unless a test is about their pace, and the person has played before,
    unless a test is about the first game. At a static host, where the page decides what day it is, it is always the
    same one. Pages are drawn only if somebody is to look at them.
    """
    people, used, new = [], [], []
    noon = chance.noon()

    def window(address=None, code="en", viewport=WIDE, beside=None, **wanted):
        remembered = {"pace": wanted.pop("pace", "off"), "hasPlayed": wanted.pop("has_played", True)}
        settings = {"reduced_motion": "reduce", "locale": code, **wanted}
        if beside is not None:
            page = beside.page.context.new_page()
        elif address is None:
            used.append(device := devices.borrow(**settings))
            page = device.new_page(viewport)
        else:
            new.append(device := Device(browser, address, settings))
            page = device.new_page(viewport)
        if not drawn:
            page.add_init_script(UNDRAWN)
        if server is None:
            page.add_init_script(noon)
        people.append(Person(page, address or server.address, code).remember(**remembered))
        show_review(people[-1])
        return people[-1]

    yield window
    for device in new:
        device.close()
    for device in used:
        devices.give_back(device)
    failures = [failure for person in people for failure in person.failures]
    assert not failures, failures
    assert [person.foreign for person in people] == [[] for _ in people]
    for message in (message for person in people for message in person.sent):
        validator("viewer-sent").validate(message)
