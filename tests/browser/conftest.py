"""A real server, a real Chromium, and people using it. Without a browser nothing here is collected; see chromium.py."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from impera import site
from impera.server.edge.pages import Pages
from tests.browser import chance, chromium
from tests.browser.devices import Devices
from tests.browser.static_host import host, keep
from tests.browser.windows import windows
from tests.server.process import Server

HERE = Path(__file__).parent

if chromium.is_left_out():
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server that many tests share, each with its own tables."""
    assert Pages().are_built, "build the page first: make page"
    folder = tmp_path_factory.mktemp("browser")
    running = Server(f"sqlite:///{folder / 'tables.sqlite'}", folder)
    yield running
    running.close()


@pytest.fixture
def mortal(tmp_path):
    """A server for one test only, which may kill it."""
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path)
    yield running
    running.close()


# Playwright keeps an event loop running as long as it lives, and other tests start theirs. In every order the tests of
# a file follow each other, so it ends with the file where others are run too. (Folders of tests are not packages: a
# package's fixture would never end.)
def _how_long(fixture_name, config):
    asked = [Path(argument.partition("::")[0]).resolve() for argument in config.args]
    return "session" if all(path.is_relative_to(HERE) for path in asked) else "module"


@pytest.fixture(scope=_how_long)
def browser():
    """Chromium, without a screen."""
    path = chromium.find()
    assert path, chromium.MISSING
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS])
        yield running
        running.close()


@pytest.fixture(scope=_how_long)
def devices(browser, server):
    """Devices that tests hand on to each other."""
    return Devices(browser, server.address)


@pytest.fixture
def open_window(browser, devices, server):
    """Opens windows; see `windows.py`."""
    with windows(browser, devices, server) as window:
        yield window


@pytest.fixture
def person(open_window):
    """A person with a wide screen."""
    return open_window()


# The static edition.


@pytest.fixture(scope="session")
def edition(tmp_path_factory):
    """The edition in a folder, for tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("edition")
    site.write(folder)
    return folder


@pytest.fixture
def hosted(edition):
    with host(edition) as running:
        yield running


@pytest.fixture
def visit(browser):
    """Opens windows at a static host; no server of ours runs."""
    with windows(browser, None, None) as window:
        yield window


@pytest.fixture(scope=_how_long)
def left(browser, edition):
    """A host that somebody has visited once, and their device. Nobody answers there any more."""
    with host(edition) as hosted:
        devices = Devices(browser, hosted.address)
        with windows(browser, devices, hosted) as window:
            keep(window().go("/"))
    return hosted, devices


@pytest.fixture
def alone(browser, left):
    """Somebody who has been at a static host before. Nobody answers there any more."""
    hosted, devices = left
    with windows(browser, devices, hosted) as window:
        person = window()
        person.page.add_init_script(chance.noon())
        yield person
