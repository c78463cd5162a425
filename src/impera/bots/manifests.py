"""Bots in folders: each has a file `bot.json` with its name, its description and the command that starts it.

They lie in the folder `bots` of the user's data folder, or in the one named by `IMPERA_BOTS`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from impera.bots.roster import LEVELS, YARDSTICKS
from impera.errors import BadOptions
from impera.folders import data_folder

FILE = "bot.json"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a folder says about its bot."""

    name: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
    sentence: str
    command: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The program and its arguments; files of the folder need no path."""


def folder() -> Path:
    """Where bots are looked for."""
    named = os.environ.get("IMPERA_BOTS")
    return Path(named) if named else data_folder() / "bots"


class Manifests(NamedTuple):
    """What lies in the folders."""

    bots: dict[str, Manifest]
    """All bots, by name."""
    refused: dict[Path, BadOptions]
    """Manifests that describe no bot, and why not."""


def found() -> Manifests:
    """All bots in folders; a manifest that describes none keeps no other bot from being found."""
    bots: dict[str, Manifest] = {}
    files: dict[str, Path] = {}
    refused: dict[Path, BadOptions] = {}
    for path in sorted(folder().glob(f"*/{FILE}")):
        try:
            manifest = _read(path)
        except BadOptions as error:
            refused[path] = error
            continue
        first = files.setdefault(manifest.name, path)
        if first == path:
            bots[manifest.name] = manifest
        else:
            refused[path] = _refusal(path, f"the bot of {first} is called {manifest.name} already")
    return Manifests(bots, refused)


def named(name: str) -> Manifest | None:
    """The bot with this name, if there is one; raises BadOptions if its manifest describes no bot."""
    bots, refused = found()
    if name in bots:
        return bots[name]
    for path, error in refused.items():
        if name in (path.parent.name, _name_in(path)):
            raise error
    return None


def _read(path: Path) -> Manifest:
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _refusal(path, str(error)) from error
    except OSError as error:
        raise _refusal(path, error.strerror or str(error)) from error
    if manifest.name in LEVELS + YARDSTICKS:
        raise _refusal(path, f"impera has a bot called {manifest.name} already")
    command = tuple(str(path.parent / word) if (path.parent / word).is_file() else word for word in manifest.command)
    return msgspec.structs.replace(manifest, command=command)


class _Name(msgspec.Struct, frozen=True):
    name: str = ""


def _name_in(path: Path) -> str:
    """The name in a manifest that describes no bot; empty if none can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Name).name
    except (msgspec.DecodeError, UnicodeDecodeError, OSError):
        return ""


def _refusal(path: Path, reason: str) -> BadOptions:
    message = f"{path} describes no bot: {reason}"
    return BadOptions(message).told_by(key="error-bot-manifest", file=str(path), reason=reason)
