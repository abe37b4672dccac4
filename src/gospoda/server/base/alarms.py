"""Alarms: a fault that a fallback hides from players is counted, logged once per cause, and told at `/health`.

What the program does by design is no alarm: a refusal, a database that is away (`/health` says so itself), work that
was cancelled, and a machine so busy that a process gets no time.
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
WINDOW = 900.0  # seconds: so long an alarm degrades the health, and its cause is not logged again
VARIABLE = "GOSPODA_ALARM_FILE"  # a file to which every alarm is appended as a line of JSON
CAUSES = 500  # that are remembered
PRESENT = "process_"  # files of this name say which processes serve

Kind = Literal[
    "bot", "worker", "answer", "hint", "analysis", "request", "news", "table", "clock", "notice", "task", "process"
]
KINDS: tuple[Kind, ...] = get_args(Kind)
BY_DESIGN = (Refused, StorageFailure, asyncio.CancelledError)

_logged: dict[tuple[str, ...], float] = {}  # when a cause was last logged


class Alarm(Struct, frozen=True):
    """Something that went wrong lately and was hidden by a fallback."""

    kind: str
    """What failed: `bot`, `worker`, `answer`, `hint`, `analysis`, `request`, `news`, `table`, `clock`, `notice`,
    `task` or `process`."""
    reason: str
    """Why: `error`, `timeout`, `died`, `memory` or `illegal`."""
    at: float
    """When it happened last, in seconds since 1970."""
    text: str
    """In English, for whoever runs the server."""


def by_design(problem: BaseException) -> bool:
    """Whether the program answers as it should, so that nobody has to be alarmed."""
    return isinstance(problem, BY_DESIGN) or bool(getattr(problem, "by_design", False))


def reason_of(problem: BaseException) -> str:
    """The class of a problem: few enough for a label."""
    if named := getattr(problem, "alarm_reason", ""):
        return str(named)
    if isinstance(problem, MemoryError):
        return "memory"
    if isinstance(problem, TimeoutError):
        return "timeout"
    return "died" if isinstance(problem, EOFError) else "error"


def sound(kind: Kind, problem: BaseException | str, about: str) -> None:
    """Raise an alarm, unless the problem is by design; `about` is for the log and names no secret."""
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
    """Where a problem arose; the note that a worker adds says it too."""
    if isinstance(problem, str):
        return ""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    line = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return line + "".join(getattr(problem, "__notes__", []))


def _append(kind: str, reason: str, about: str, now: float) -> None:
    """One write for each alarm: several processes may append to the same file."""
    if path := os.environ.get(VARIABLE):
        line = {"time": now, "pid": os.getpid(), "kind": kind, "reason": reason, "about": about}
        with Path(path).open("ab", buffering=0) as file:
            file.write(json.dumps(line).encode() + b"\n")


# ---- what /health tells


def recent(now: float | None = None) -> list[Alarm]:
    """The alarms of the last minutes, the latest first, of all processes of this server."""
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
    """An alarm as two English sentences."""
    return f"{_words().text(f'alarm-{kind}')} {_words().text(f'alarm-because-{reason}')}"


# ---- processes of one server


def present() -> None:
    """This process serves; where several do, the others miss it when it dies."""
    if folder := os.environ.get(FOLDER):
        (Path(folder) / f"{PRESENT}{os.getpid()}").touch()


def absent() -> None:
    """This process ends in good order."""
    if folder := os.environ.get(FOLDER):
        (Path(folder) / f"{PRESENT}{os.getpid()}").unlink(missing_ok=True)


def _miss_the_dead(folder: Path) -> None:
    """Raise an alarm for a process that served and has died; whoever takes its file away does so."""
    for file in folder.glob(f"{PRESENT}*"):
        if not alive(int(file.name.removeprefix(PRESENT))):
            try:
                file.unlink()
            except FileNotFoundError:
                continue
            sound("process", "died", "a process of the server has died; another one takes its place")
