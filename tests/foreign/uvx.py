"""Runs `uvx 'impera[server]'`, as the README has it, and plays a game on the server that it starts.

    python -m tests.foreign.uvx

The wheel is the one that `make dist` builds; uv finds it in that folder as it would in a registry, and everything else
where it is configured to. Nothing of this repository is on the path of what runs. What failed is said, and the exit
status is 1 then.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from tests.foreign.playing import ROOT, play, run
from tests.foreign.proxies import free_port

README = ROOT / "README.md"


def command():
    """The words of the README, with the uvx of this machine or of tools/uv."""
    _, package = re.search(r"`(uvx) '(\S+)'` plays", README.read_text("utf-8")).groups()
    found = shutil.which("uvx") or ROOT / ".tools" / "bin" / "uvx"
    return [str(found), "--refresh-package", "impera", package]


@contextmanager
def started(folder):
    """The server that the command starts in an empty folder, once it says its address; ends as Ctrl-C does."""
    names = ("VIRTUAL_ENV", "PYTHONPATH", "DISPLAY", "WAYLAND_DISPLAY")
    ours = {name: value for name, value in os.environ.items() if name not in names}
    given = {"UV_FIND_LINKS": str(ROOT / "dist"), "UV_PYTHON": sys._base_executable, "IMPERA_DATA": str(folder)}
    process = subprocess.Popen(
        command(),
        cwd=folder,
        env={**ours, **given, "IMPERA_SERVER_PORT": str(free_port())},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # uvx starts the program, and both are ended
    )
    said = ""
    try:
        for line in process.stdout:
            said += line
            if found := re.search(r"http://\S+", line):
                yield found.group()
                return
        raise ChildProcessError(said)
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate()


def main():
    try:
        run("make", "dist")
        with tempfile.TemporaryDirectory() as folder, started(Path(folder)) as address:
            print(f"uvx 'impera[server]': starts, and a game is played ({play(address)})", flush=True)  # noqa: T201
    except (ChildProcessError, URLError) as problem:
        print(f"uvx 'impera[server]': {problem}", flush=True)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
