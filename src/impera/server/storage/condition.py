"""Whether the database does its work. The log is told once when that ends, with the cause, and once when it is over."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

from impera.server.storage.failures import FAILURES, StorageFailed, failure

if TYPE_CHECKING:
    from collections.abc import Iterator

_LOG = logging.getLogger("impera.server")


class Condition:
    """How one kind of work goes: reading may go on while writing fails, as on a full disk."""

    def __init__(self, work: str) -> None:
        """All is well."""
        self._work = work
        self._is_well = True

    def fails(self, cause: StorageFailed) -> None:
        """It has failed."""
        if self._is_well:
            self._is_well = False
            _LOG.warning("the database fails", extra={"data": {"work": self._work, "why": str(cause)}})

    def works(self) -> None:
        """It was done."""
        if not self._is_well:
            self._is_well = True
            _LOG.warning("the database works again", extra={"data": {"work": self._work}})

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Turn every database error in this block into StorageFailed, and note how it went."""
        try:
            yield
        except FAILURES as error:
            cause = failure(error)
            self.fails(cause)
            raise cause from error
        self.works()
