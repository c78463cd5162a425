"""Logs: one JSON object per line on standard error. They never contain tokens, names or query strings."""

from __future__ import annotations

import json
import logging
import sys
import time


class Lines(logging.Formatter):
    """Formats a log record as a line; the contents of its `data` become keys."""

    def format(self, record: logging.LogRecord) -> str:
        """The line. For an error it gives the type and the location, not the message, which could contain secrets."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "data", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _places(record.exc_info[2])
        return json.dumps(line, default=str)  # in ASCII, because some readers break lines at other characters


def _places(traceback: object) -> list[str]:
    places = []
    while traceback is not None:
        code = traceback.tb_frame.f_code  # type: ignore[attr-defined]
        places.append(f"{code.co_filename.rpartition('/')[2]}:{traceback.tb_lineno}")  # type: ignore[attr-defined]
        traceback = traceback.tb_next  # type: ignore[attr-defined]
    return places


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a record is about our own fault; a frame that is not text is its sender's."""
    is_bad_text = record.exc_info is not None and record.exc_info[0] is UnicodeDecodeError
    return not (is_bad_text and record.name.startswith("uvicorn"))


def set_up(level: str) -> None:
    """Log what this server reports, and the errors of the libraries below it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(_is_ours)
    others = dict.fromkeys(("asyncio", "litestar", "uvicorn"), "WARNING")
    for name, least in {"impera.server": level.upper(), **others}.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
