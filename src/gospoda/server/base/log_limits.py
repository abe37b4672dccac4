"""Limits log lines per cause, so that an attack floods neither the disk nor the operator."""

from __future__ import annotations

import logging
import time
from typing import Any

WINDOW = 60.0  # seconds
MOST = 5  # lines of one cause per window
CAUSES = 500  # causes that are remembered


class OfOneCause(logging.Filter):
    """Passes a few lines of each cause per minute; the next line after that says how many were dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[Any, ...], list[float]] = {}  # by cause: start of its window, lines in it

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if record.levelno <= logging.INFO:
            return True
        now = time.monotonic()
        cause = cause_of(record)
        window = self.seen.get(cause)
        if window is None or now - window[0] >= WINDOW:
            left_out = 0 if window is None else int(window[1]) - MOST
            self._remember(cause, now)
            if left_out > 0:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more of this kind before)", ()
            return True
        window[1] += 1
        return window[1] <= MOST

    def _remember(self, cause: tuple[Any, ...], now: float) -> None:
        self.seen.pop(cause, None)
        if len(self.seen) >= CAUSES:
            self.seen.pop(next(iter(self.seen)))
        self.seen[cause] = [now, 1.0]


def cause_of(record: logging.LogRecord) -> tuple[Any, ...]:
    """Returns where a line is logged and what went wrong there, but not the table or guest it names."""
    if not record.exc_info or record.exc_info[0] is None:
        return (record.pathname, record.lineno, record.levelno)
    trace = record.exc_info[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (record.pathname, record.lineno, record.exc_info[0], None if trace is None else trace.tb_lineno)
