"""What the writer of the kept files and the tests that read them agree on. Knows files and JSON, no game.

A later version may send more than an earlier one did: a new field makes nothing unreadable. So `holds` compares what is
sent now with what was sent then, and events are digested by the fields they had then.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import msgspec
import pytest

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "records.json.gz").exists())
"""One folder for each version that has written files."""


def each_version():
    """Runs a test once for the folder of each version."""
    return pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)


def each(file, is_wanted=lambda _: True):
    """Runs a test once for each member of a file, or the wanted ones: the folder, the name, what is expected."""
    found = [(folder, *member) for folder in VERSIONS for member in read(folder / file).items()]
    cases = [
        pytest.param(folder, name, then, id=f"{folder.name}-{name}") for folder, name, then in found if is_wanted(then)
    ]
    return pytest.mark.parametrize(("folder", "name", "then"), cases)


def read(path):
    """The data of a JSON file that was compressed."""
    return json.loads(gzip.decompress(path.read_bytes()))


def write(path, data):
    """Keep data as compressed JSON, with a line for each of its members."""
    body = ",\n".join(f"{line(name)}: {line(value)}" for name, value in data.items())
    path.write_bytes(gzip.compress(f"{{\n{body}\n}}\n".encode(), mtime=0))


def line(data):
    """Data as one line of JSON."""
    return json.dumps(msgspec.to_builtins(data), ensure_ascii=False, separators=(",", ":"))


def plain(data):
    """Data as a reader of JSON gets it."""
    return json.loads(line(data))


def holds(now, then):
    """Whether what is sent now contains everything that was sent then, unchanged."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and holds(now[name], then[name]) for name in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return now == then and type(now) is type(then)


def fields(events):
    """The fields of each type of event."""
    found = {}
    for event in plain(events):
        found.setdefault(event["event"], set()).update(event)
    return {kind: sorted(names) for kind, names in sorted(found.items())}


def digest(events, known):
    """A digest of events by the fields that are known of each type."""
    told = [{name: event[name] for name in known[event["event"]] if name in event} for event in plain(events)]
    return hashlib.sha256(line(told).encode()).hexdigest()
