"""Log lines on standard error: as text for people, or all as JSON for programs."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from types import TracebackType
from typing import Any

import msgspec

from gospoda.server.base.log_limits import OfOneCause

PLAIN = "%(asctime)s %(levelname)s %(message)s"
FOREIGN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


class JsonLines(logging.Formatter):
    """Formats log lines as JSON for programs; secrets and contents of messages are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the record as one line of JSON."""
        data: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(data).decode()


def set_up_logs(as_json: bool) -> None:
    """Sends logs to standard error, including warnings and the logs and faults of other libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(PLAIN))
    handler.addFilter(OfOneCause())
    logging.getLogger("gospoda").setLevel(os.environ.get("GOSPODA_LOG", "INFO").upper())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    logging.captureWarnings(True)
    if as_json:
        sys.excepthook = log_fault
        threading.excepthook = lambda args: log_fault(args.exc_type, args.exc_value, args.exc_traceback)


def log_fault(kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
    """Logs an uncaught exception as a line like any other."""
    if fault is not None and not issubclass(kind, KeyboardInterrupt | SystemExit):
        logging.getLogger("gospoda").critical("a fault that nobody has caught", exc_info=(kind, fault, trace))
