"""Builds the image of deploy/Containerfile for real, and plays a game on its server; then with those of compose.yaml.

    python -m tests.foreign.container

No registry of images is needed: the base image is made of Debian's packages, with the Python that the file names.
podman builds, with or without the rights of root. bubblewrap runs what was built as the image says: its command, its
user, its variables, and nothing to write to but /tmp and the volume. For the compose file it runs so once more, with
the command and the variables that the file gives it, between a real PostgreSQL and a real Caddy: only names, ports and
certificates are replaced. A program that is not installed is named, and so is what failed; the exit status is 1 then.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from tests.foreign.playing import ROOT, play, run
from tests.foreign.proxies import caddy, free_port, running
from tests.patience import wait_until
from tests.server.postgres import running_postgres

NEEDS = ("mmdebstrap", "podman", "bwrap", "caddy")
BASE, SUITE = "docker.io/library/python:3.13-slim", "trixie"
PACKAGES = "python3,python3-venv,python-is-python3,ca-certificates"
# Networks that look into https have a certificate of their own.
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"


def build(folder):
    """Build the image; returns its files in a folder, and what it says about itself."""
    podman = ("podman", "--root", folder / "storage", "--runroot", folder / "run")
    run("mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, folder / "base.tar")
    run(*podman, "import", folder / "base.tar", BASE)
    run("make", "dist")
    where = ("--pull=never", "--isolation=chroot", "--network=host", "--volume", f"{CERTIFICATES}:{CERTIFICATES}:ro")
    run(*podman, "build", "--format", "docker", *where, "--file", "deploy/Containerfile", "--tag", "impera", ".")
    (about,) = json.loads(run(*podman, "image", "inspect", "impera"))
    run(*podman, "create", "--name", "built", "--cgroups=disabled", "impera")
    run(*podman, "export", "--output", folder / "built.tar", "built")
    run(*podman, "rm", "built")
    run(*podman, "rmi", "--all", "--force")
    files = folder / "files"
    files.mkdir()
    run("tar", "--extract", "--file", folder / "built.tar", "--directory", files, "--no-same-owner", "--exclude=dev/*")
    return files, about


def inside(files, about, data, port, *places, **given):
    """The words that run a command in the image, which follows them; `places` are the host's that it sees too."""
    own = dict(each.split("=", 1) for each in about["Config"]["Env"])
    variables = {**own, **given, "IMPERA_SERVER_PORT": str(port)}
    return [
        *("bwrap", "--die-with-parent", "--unshare-user", "--unshare-pid", "--uid", about["Config"]["User"]),
        *("--ro-bind", files, "/", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--bind", data, "/data"),  # noqa: S108
        *(word for place in places for word in ("--bind", place, place)),
        *("--clearenv", *(word for name, value in variables.items() for word in ("--setenv", name, value))),
    ]


def is_healthy(asked):
    """Whether the health check of the image, run as it says, passes."""
    return subprocess.run(asked, check=False, capture_output=True).returncode == 0


@contextmanager
def serving(command, folder, is_ready):
    """The server of the image, once its own health check passes."""
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)

    def answers():
        if process.poll() is not None:
            raise ChildProcessError((folder / "server.log").read_text())
        return is_ready()

    try:
        wait_until(answers)
        yield
    finally:
        process.terminate()
        process.wait()


def service(public, database):
    """The command and the variables that the compose file gives the server, with addresses of this machine."""
    text = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    own = text.partition("\n  impera:\n")[2].partition("\n  proxy:\n")[0]
    command = json.loads(re.sub(r"([\w.-]+)(?=[,\]])", r'"\1"', re.search(r"command: (.*)", own)[1].replace('"', "")))
    given = dict(re.findall(r"^      (IMPERA_SERVER_\w+): (.+)$", own, re.MULTILINE))
    named = {key: re.sub(r"\$\{IMPERA_NAME[^}]*\}", "localhost", value) for key, value in given.items()}
    address = {"IMPERA_SERVER_ADDRESS": public, "IMPERA_SERVER_DATABASE": database}
    assert set(address) <= set(named)
    return command, {**named, **address, "IMPERA_SERVER_PROXIES": "127.0.0.1"}


def compose(files, about, folder):
    """Run what the compose file names, and play through all of it; returns what was found, in words."""
    data, port, outside = folder / "composed", free_port(), free_port()
    data.mkdir()
    with running_postgres() as postgres:
        place = Path(postgres.get_uri().partition("host=")[2])
        place.chmod(0o711)  # its socket is there, and the user of the image is none of PostgreSQL's
        command, given = service(f"https://localhost:{outside}", postgres.get_uri())
        here = inside(files, about, data, port, place, **given)
        _, *test = about["Healthcheck"]["Test"]
        asked = [*here, *(word.replace("8421", str(port)) for word in test)]
        proxy = caddy(folder, outside, port)
        begins = [*here, *about["Config"]["Entrypoint"], *command]
        with serving(begins, folder, lambda: is_healthy(asked)), running(proxy, folder, outside):
            ended = play(f"https://localhost:{outside}", folder / "own.pem")
    return f"{' '.join(command)} on PostgreSQL behind Caddy is healthy and plays a game ({ended})"


def check(files, about, folder):
    """Run the image and play; returns what was found, in words."""
    size = int(run("du", "--summarize", "--block-size=1000000", files / "srv").split()[0])
    data, port = folder / "data", free_port()
    data.mkdir()
    here = inside(files, about, data, port)
    _, *test = about["Healthcheck"]["Test"]
    asked = [*here, *(word.replace("8421", str(port)) for word in test)]
    begins = [*here, *about["Config"]["Entrypoint"], *about["Config"]["Cmd"]]
    with serving(begins, folder, lambda: is_healthy(asked)):
        ended = play(f"http://127.0.0.1:{port}")
    return (
        f"builds, is healthy and plays a game ({ended}) as user {about['Config']['User']}, read-only; /srv is {size} MB"
    )


def main():
    missing = [name for name in NEEDS if shutil.which(name) is None]
    if missing:
        print(f"Containerfile: not installed: {', '.join(missing)}")  # noqa: T201 - a program
        return 1
    with tempfile.TemporaryDirectory() as folder:
        file = "Containerfile"
        try:
            built = build(Path(folder))
            print(f"{file}: {check(*built, Path(folder))}", flush=True)  # noqa: T201
            file = "compose.yaml"
            print(f"{file}: {compose(*built, Path(folder))}", flush=True)  # noqa: T201
        except (ChildProcessError, URLError) as problem:
            print(f"{file}: {problem}", flush=True)  # noqa: T201
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
