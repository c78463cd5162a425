"""Runs deploy/impera.service for real: systemd starts it on a copy of this machine, and a game is played there.

    python -m tests.foreign.service

systemd is the first process of namespaces of its own, over a layer that takes all writes, so nothing outside them
changes. The commands at the head of the unit install the wheel and enable the service; only the port and what is
installed are replaced. Then it is reloaded, killed and stopped. That needs the rights of root (by sudo, if it asks for
no password), and the system's own Python with venv. What is missing is named, and so is what failed; the exit status is
1 then.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from tests.foreign.playing import ROOT, play, run
from tests.foreign.proxies import free_port
from tests.patience import wait_until

UNIT = ROOT / "deploy" / "impera.service"
SYSTEMD = "/lib/systemd/systemd"
AS_ROOT = () if os.geteuid() == 0 else ("sudo", "--non-interactive")
NEEDS = (*AS_ROOT[:1], "unshare", "nsenter", "findmnt", SYSTEMD)
BOOT = """
set -eu
read -r own _ < /proc/self/stat
echo "$own" > {folder}/pid
mount --make-rprivate /
mount -t tmpfs tmpfs {folder}/layer
mkdir {folder}/layer/written {folder}/layer/work {folder}/layer/root
cd {folder}/layer
mount -t overlay -o lowerdir=/,upperdir=written,workdir=work overlay root
cd root
mkdir -p srv etc/impera
cp {wheel} {unit} srv
echo 'port = {port}' > etc/impera/impera.toml
rm -rf etc/systemd/system/*.wants
: > etc/machine-id
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs dev
for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
mkdir dev/shm dev/pts
mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
chroot . sh -euc {install}
exec env --ignore-environment container=other PATH=$PATH chroot . {systemd} --system --unit=basic.target
"""


def commands(wheel):
    """The two lines of the unit's head: what installs the package, here from a wheel, and what enables the service."""
    install, enable = re.findall(r"^#     (.+)$", UNIT.read_text("utf-8"), re.MULTILINE)
    asked = "'impera[server]'"
    assert asked in install
    return install.replace(asked, f"'impera[server] @ file:///srv/{wheel.name}'"), enable


class Machine:
    """The copy of this machine: its first process is systemd."""

    def __init__(self, folder):
        self._folder = folder

    @property
    def pid(self):
        return (self._folder / "pid").read_text().strip()

    def inside(self, *command):
        """What a command prints there; raises ChildProcessError."""
        spaces = ("--mount", "--pid", "--uts", "--ipc", "--cgroup", "--root", "--wd")
        return run(*AS_ROOT, "nsenter", "--target", self.pid, *spaces, *command)

    def asked(self, name):
        """A property of the service, as systemd tells it."""
        return self.inside("systemctl", "show", "--value", "--property", name, "impera").strip()

    def answers(self):
        """Whether systemd answers by now."""
        try:
            self.inside("systemctl", "is-active", "basic.target")
        except ChildProcessError:
            return False
        return True

    def is_ready(self, times):
        """Whether the service has begun so often; raises ChildProcessError with its log if it has given up."""
        said = self.inside("journalctl", "--unit=impera")
        if self.asked("ActiveState") == "failed":
            raise ChildProcessError(said[-2000:])
        return said.count('"what": "ready"') == times


@contextmanager
def booted(folder, port, wheel):
    """A machine whose systemd answers, with the package installed."""
    install, _ = commands(wheel)
    (folder / "layer").mkdir()
    boot = folder / "boot.sh"
    given = {"folder": folder, "wheel": wheel, "unit": UNIT, "port": port, "systemd": SYSTEMD}
    boot.write_text(BOOT.format(install=shlex.quote(install), **given))
    group = Path(run("findmnt", "--noheadings", "--output", "TARGET", "--types", "cgroup2").split()[0], folder.name)
    run(*AS_ROOT, "mkdir", group)
    spaces = "--pid --mount --uts --ipc --cgroup"
    alone = f"echo $$ > {group}/cgroup.procs; exec unshare --fork --kill-child {spaces} sh {boot}"
    log = folder / "boot.log"
    with log.open("wb") as said:
        process = subprocess.Popen([*AS_ROOT, "sh", "-c", alone], stdout=said, stderr=said)
    machine = Machine(folder)

    def begins():
        if process.poll() is not None:
            raise ChildProcessError(log.read_text()[-2000:])
        return (folder / "pid").exists() and machine.answers()

    try:
        wait_until(begins)
        yield machine
    finally:
        if process.poll() is None:
            run(*AS_ROOT, "kill", "-KILL", machine.pid)
        process.wait()
        run(*AS_ROOT, "find", group, "-depth", "-type", "d", "-exec", "rmdir", "{}", ";")


def check(machine, port, wheel):
    """Use the service as a host would; returns what was found, in words."""
    _, enable = commands(wheel)
    ended = []
    for times, command in enumerate(
        (f"cd /srv; {enable}", "systemctl reload impera", "systemctl kill -s KILL impera"), 1
    ):
        machine.inside("sh", "-euc", command)
        wait_until(lambda times=times: machine.is_ready(times))
        ended.append(play(f"http://127.0.0.1:{port}"))
    user = machine.inside("stat", "--format", "%u", f"/proc/{machine.asked('MainPID')}").strip()
    machine.inside("systemctl", "stop", "impera")
    found = {name: machine.asked(name) for name in ("ActiveState", "Result", "NRestarts")}
    if user == "0" or found != {"ActiveState": "inactive", "Result": "success", "NRestarts": "1"}:
        message = f"user {user}, {found}"
        raise ChildProcessError(message)
    return f"starts as user {user}, is reloaded, killed and stopped; games end by {', '.join(ended)}"


def main():
    missing = [name for name in NEEDS if shutil.which(name) is None]
    if missing:
        print(f"{UNIT.name}: not installed: {', '.join(missing)}")  # noqa: T201 - a program
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        try:
            run("make", "dist")
            (wheel,) = (ROOT / "dist").glob("impera-*.whl")
            with booted(folder, port, wheel) as machine:
                print(f"{UNIT.name}: {check(machine, port, wheel)}", flush=True)  # noqa: T201
        except (ChildProcessError, URLError) as problem:
            print(f"{UNIT.name}: {problem}", flush=True)  # noqa: T201
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
