"""Playing in the browser: starts a private server on this machine and opens its page."""

from __future__ import annotations

import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Any

import click
import msgspec

from impera.cli.commands.serve import settings_from
from impera.cli.output.screen import show
from impera.errors import BadOptions

if TYPE_CHECKING:
    import socket

    from impera.server.settings import Settings
    from impera.text import Language

_PATIENCE = 2.0
_QUIET = "warning"
"""A player does not read a log of requests."""


def play(given: dict[str, Any], words: Language) -> None:
    """Serve tables on this machine until Ctrl-C, and open the page; uses a server that is already running."""
    settings = msgspec.structs.replace(settings_from(given), log=_QUIET)
    from impera.server.edge.pages import Pages  # noqa: PLC0415 - the text game needs no server

    if not Pages().are_built:
        raise click.ClickException(words.say("error-no-page"))
    from impera.server.edge.addresses import own_address  # noqa: PLC0415
    from impera.server.edge.run import serve  # noqa: PLC0415 - loads the web framework

    if given["port"] is None and given["database"] is None and _is_running(own_address(settings, settings.port)):
        show(words.say("browser-already"))
        _open(own_address(settings, settings.port), words, has_browser=given["has_browser"])
        return
    listening = _listen(settings, is_chosen=given["port"] is not None)
    address = own_address(settings, listening.getsockname()[1])
    serve(settings, listening, ready=lambda: _greet(address, words, has_browser=given["has_browser"]))


def _listen(settings: Settings, *, is_chosen: bool) -> socket.socket:
    """A socket at the port; at any free port if it is taken and was not requested."""
    from impera.server.edge.run import listen  # noqa: PLC0415

    try:
        return listen(settings)
    except BadOptions:
        if is_chosen:
            raise
    return listen(msgspec.structs.replace(settings, port=0))


def _greet(address: str, words: Language, *, has_browser: bool) -> None:
    _open(address, words, has_browser=has_browser)
    show(words.say("serve-stop"))


def _open(address: str, words: Language, *, has_browser: bool) -> None:
    """Print the address, and open it where there is a screen, without waiting for the browser."""
    show(words.say("browser-address"), f"  {address}")
    if has_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser would be visible: always on desktop systems, elsewhere only with a display."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _is_running(address: str) -> bool:
    """Whether one of our servers answers there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=_PATIENCE) as answer:  # noqa: S310 - our own address
            healthy: bool = msgspec.json.decode(answer.read()) == {"status": "ok"}
    except (OSError, urllib.error.URLError, msgspec.DecodeError):
        return False
    return healthy
