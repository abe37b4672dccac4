"""Alarms for faults that a fallback hides from players: counted, logged once per cause, and listed at `/health`.

Designed behaviour raises no alarm: refusals, an unreachable database (`/health` reports that itself), cancelled
work, and a machine so busy that a process gets no CPU time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct
from prometheus_client.multiprocess import MultiProcessCollector

from gospoda.core.words import Words, resource
from gospoda.server.base.metrics import FAULT_TIME, FAULTS, FOLDER, alive
from gospoda.server.base.refusals import Refused, StorageFailure

log = logging.getLogger("gospoda.server")
WINDOW = 900.0  # seconds for which an alarm degrades the health and its cause isn't logged again
VARIABLE = "GOSPODA_ALARM_FILE"  # file to which every alarm is appended as a line of JSON
CAUSES = 500  # causes that are remembered
PRESENT = "process_"  # files with this prefix mark the processes that serve

Kind = Literal[
    "bot", "worker", "answer", "hint", "analysis", "request", "news", "table", "clock", "notice", "task", "process"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
BY_DESIGN = (Refused, StorageFailure, asyncio.CancelledError)

_logged: dict[tuple[str, ...], float] = {}  # when each cause was last logged


class Alarm(Struct, frozen=True):
    """A recent fault that a fallback hid from players."""

    kind: str
    """What failed: `bot`, `worker`, `answer`, `hint`, `analysis`, `request`, `news`, `table`, `clock`, `notice`,
    `task` or `process`."""
    reason: str
    """Why: `error`, `timeout`, `died`, `memory` or `illegal`."""
    at: float
    """When it last happened, in seconds since 1970."""
    text: str
    """The message for whoever runs the server, in English."""


def by_design(problem: BaseException) -> bool:
    """Whether a problem is part of normal operation and needs no alarm."""
    return isinstance(problem, BY_DESIGN) or bool(getattr(problem, "by_design", False))


def reason_of(problem: BaseException) -> str:
    """Returns the class of a problem. There are few enough classes to use as a metric label."""
    if named := getattr(problem, "alarm_reason", ""):
        return str(named)
    if isinstance(problem, MemoryError):
        return "memory"
    if isinstance(problem, TimeoutError):
        return "timeout"
    return "died" if isinstance(problem, EOFError) else "error"


def sound(kind: Kind, problem: BaseException | str, about: str) -> None:
    """Raises an alarm unless the problem is by design; `about` goes to the log and must not contain secrets."""
    if isinstance(problem, BaseException) and by_design(problem):
        return
    reason = problem if isinstance(problem, str) else reason_of(problem)
    now = time.time()
    FAULTS.labels(kind, reason).inc()
    FAULT_TIME.labels(kind, reason).set(now)
    _append(kind, reason, about, now)
    cause = (kind, reason, type(problem).__name__, _place(problem))
    if now - _logged.get(cause, -WINDOW) < WINDOW:
        return
    _logged.pop(cause, None)
    if len(_logged) >= CAUSES:
        _logged.pop(next(iter(_logged)))
    _logged[cause] = now
    trace = problem if isinstance(problem, BaseException) else None
    log.error("alarm: %s, %s: %s", kind, reason, about, exc_info=trace, stacklevel=2)


def _place(problem: BaseException | str) -> str:
    """Returns where a problem arose, with the notes that a worker adds."""
    if isinstance(problem, str):
        return ""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    line = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return line + "".join(getattr(problem, "__notes__", []))


def _append(kind: str, reason: str, about: str, now: float) -> None:
    """Appends an alarm in one write, because several processes may append to the same file."""
    if path := os.environ.get(VARIABLE):
        line = {"time": now, "pid": os.getpid(), "kind": kind, "reason": reason, "about": about}
        with Path(path).open("ab", buffering=0) as file:
            file.write(json.dumps(line).encode() + b"\n")


# ---- what /health shows


def recent(now: float | None = None) -> list[Alarm]:
    """Returns the alarms of the last minutes from all processes of this server, latest first."""
    folder = os.environ.get(FOLDER)
    if folder:
        _miss_the_dead(Path(folder))
        files = [str(path) for path in Path(folder).glob("gauge_max_*.db")]
        found: Any = MultiProcessCollector.merge(files)  # type: ignore[no-untyped-call,unused-ignore]
    else:
        found = FAULT_TIME.collect()
    since = (time.time() if now is None else now) - WINDOW
    samples = [one for metric in found if metric.name == FAULT_TIME._name for one in metric.samples]
    alarms = [
        Alarm(one.labels["kind"], one.labels["reason"], one.value, text_of(one.labels["kind"], one.labels["reason"]))
        for one in samples
        if one.value > since
    ]
    return sorted(alarms, key=lambda alarm: -alarm.at)


@cache
def _words() -> Words:
    words = Words(None, "en")
    words.bundle.add_resource(resource(str(files("gospoda.server") / "locale" / "en.ftl")), allow_overrides=True)
    return words


def text_of(kind: str, reason: str) -> str:
    """Returns an alarm as two English sentences."""
    return f"{_words().text(f'alarm-{kind}')} {_words().text(f'alarm-because-{reason}')}"


# ---- the processes of one server


def present() -> None:
    """Marks this process as serving, so that the other processes notice if it dies."""
    if folder := os.environ.get(FOLDER):
        (Path(folder) / f"{PRESENT}{os.getpid()}").touch()


def absent() -> None:
    """Removes the mark when this process ends in good order."""
    if folder := os.environ.get(FOLDER):
        (Path(folder) / f"{PRESENT}{os.getpid()}").unlink(missing_ok=True)


def _miss_the_dead(folder: Path) -> None:
    """Raises an alarm for each process that died while serving. Only the process that removes its file does so."""
    for file in folder.glob(f"{PRESENT}*"):
        if not alive(int(file.name.removeprefix(PRESENT))):
            try:
                file.unlink()
            except FileNotFoundError:
                continue
            sound("process", "died", "a process of the server has died; another one takes its place")
