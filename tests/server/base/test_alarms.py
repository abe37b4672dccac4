"""A fault hidden by a fallback raises an alarm: counted, reported by /health, logged once, failing any test."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gospoda.server.base import alarms
from gospoda.server.base.metrics import FAULTS
from gospoda.server.base.refusals import Refused, StorageFailure, refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.settings import Settings
from gospoda.server.workers.allowance import Allowance
from gospoda.server.workers.fair_queue import Share
from gospoda.server.workers.job_cache import JobCache
from gospoda.server.workers.workers import Overloaded, WorkerClosed, Workers, late
from tests import alarms as watching
from tests.server.server import PATIENCE, Guest, Server, children, commanded, request

ROOT = Path(__file__).parents[3]
SHARE = Share("quick", "g", "t")


def until(what: str, found: Any) -> Any:
    end = time.monotonic() + PATIENCE
    while not (value := found()):
        assert time.monotonic() < end, what
        time.sleep(0.05)
    return value


def count(kind: str, reason: str) -> float:
    return FAULTS.labels(kind, reason)._value.get()


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Server]:
    """A server where the bot `broken` fails."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log")
    server.module = "tests.server.base.serve_broken"
    server.start()
    yield server
    server.kill()


def test_both_sides_mean_the_same_file() -> None:
    assert watching.VARIABLE == alarms.VARIABLE


# ---- on a running server


@pytest.mark.alarms("bot")
def test_a_failing_bot_degrades_the_health_and_the_game_goes_on(broken: Server) -> None:
    assert broken.log is not None
    assert request("GET", broken.url + "/health").json()["status"] == "ok"
    guest = Guest(broken.url)
    table = guest.table("magpies", seats=[{"kind": "person"}, {"kind": "bot", "bot": "broken"}])
    for _ in range(2):
        until("no turn", lambda: guest.look(table)["position"]["legal"])
        guest.act(table)
    until("no answer for the bot", lambda: guest.look(table)["position"]["legal"])
    answer = request("GET", broken.url + "/health")
    assert answer.status_code == 200  # it serves: no need to restart it
    told = answer.json()
    assert told["status"] == "degraded"
    assert [(one["kind"], one["reason"]) for one in told["alarms"]] == [("bot", "error")]
    assert told["alarms"][0]["text"] == (
        "A bot gave no answer. Another bot may have moved for it. The log names the error."
    )
    assert abs(told["alarms"][0]["at"] - time.time()) < PATIENCE
    assert request("GET", broken.url + "/api/status").json()["alarms"] == told["alarms"]
    figures = request("GET", broken.url + "/metrics").text
    counted = re.search(r'^gospoda_faults_total\{kind="bot",reason="error"\} ([\d.]+)', figures, re.MULTILINE)
    assert counted is not None
    assert float(counted[1]) >= 3  # every attempt counts
    text = broken.log.read_text()
    assert text.count("alarm: bot, error") == 1, text  # but is logged only once
    assert "a fault of this bot" in text


@pytest.mark.alarms("worker", "answer")
def test_a_worker_that_dies_degrades_the_health(broken: Server) -> None:
    assert broken.process is not None
    pid = broken.process.pid
    guest = Guest(broken.url)
    table = guest.table("magpies", seats=[{"kind": "person"}] * 2, mode="hotseat")
    socket = guest.socket()
    socket.ask(type="hello", table=table)
    legal = guest.look(table, look=0)["position"]["legal"]
    ask = {"type": "preview", "seat": 0}
    assert socket.ask(**ask, move=legal[0]["move"])["type"] == "consequence"
    workers = [one for server in children(pid) if b"forkserver" in commanded(server) for one in children(server)]
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    until("they do not end", lambda: not any(commanded(worker) for worker in workers))
    socket.ask(**ask, move=legal[1]["move"])
    told = request("GET", broken.url + "/health").json()
    assert told["status"] == "degraded"
    assert ("worker", "died") in [(one["kind"], one["reason"]) for one in told["alarms"]]
    assert socket.ask(**ask, move=legal[2]["move"])["type"] == "consequence"


# ---- what is an alarm and what isn't


def test_what_happens_by_design_is_no_alarm() -> None:
    before = [count("answer", reason) for reason in ("error", "timeout", "died")]
    for problem in (
        refused("refused-busy"),
        StorageFailure("away"),
        asyncio.CancelledError(),
        Overloaded(),
        WorkerClosed(),
    ):
        alarms.sound("answer", problem, "nothing")
    assert [count("answer", reason) for reason in ("error", "timeout", "died")] == before


def test_a_busy_machine_is_told_from_work_that_hangs() -> None:
    """A process that spent most of the time waiting for a core had no chance to answer."""
    assert isinstance(late(10.0, 6.0), Overloaded)
    assert not isinstance(late(10.0, 1.0), Overloaded)
    assert alarms.reason_of(late(10.0, 1.0)) == "timeout"


def wait_for(path: str) -> None:
    """In a worker: reports that it has begun, and never ends."""
    Path(path).touch()
    threading.Event().wait()


def test_to_close_the_server_in_the_middle_of_work_is_no_alarm(tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def run() -> None:
        workers = Workers(1)
        task = asyncio.create_task(workers.run(SHARE, 600.0, wait_for, str(begun)))
        while not begun.exists():
            await asyncio.sleep(0.02)
        workers.close()
        for thread in workers.threads:
            await asyncio.to_thread(thread.shutdown)
        task.cancel()

    asyncio.run(run())


def test_an_asker_who_leaves_is_no_alarm() -> None:
    async def run() -> None:
        workers = Workers(1)
        job_cache = JobCache(workers, Allowance(Settings(limited=False)))
        asked = asyncio.create_task(job_cache.ask(Requester("g", "N"), "t", 1, len, "abc"))
        await asyncio.sleep(0)
        asked.cancel()
        assert await job_cache.ask(Requester("g", "N"), "t", 1, len, "abc") == 3
        workers.close()

    asyncio.run(run())


def stumble() -> None:
    """In a worker: fails."""
    raise LookupError("a fault of ours")


@pytest.mark.alarms("answer")
def test_an_answer_that_is_given_up_is_one_alarm_for_all_who_wait(caplog: pytest.LogCaptureFixture) -> None:
    before = count("answer", "error")

    async def run() -> None:
        workers = Workers(1)
        job_cache = JobCache(workers, Allowance(Settings(limited=False)))
        waiting = [job_cache.ask(Requester(f"g{n}", "N"), "t", 1, stumble) for n in range(3)]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [one.reason.id for one in found if isinstance(one, Refused)] == ["refused-fault"] * 3
        workers.close()

    with caplog.at_level(logging.ERROR, "gospoda.server"):
        asyncio.run(run())
    assert count("answer", "error") == before + 1
    assert "stumble was given up at table t" in caplog.text
    assert "in stumble" in caplog.text  # including the worker's traceback


# ---- the window, several processes


@pytest.mark.alarms("hint")
def test_after_the_window_all_is_well_again_and_a_cause_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    def kinds(later: float) -> list[str]:
        return [one.kind for one in alarms.recent(time.time() + later)]

    with caplog.at_level(logging.ERROR, "gospoda.server"):
        for n in range(20):
            alarms.sound("hint", "memory", f"at table {n}")
    assert [record.message for record in caplog.records] == ["alarm: hint, memory: at table 0"]
    assert "hint" in kinds(0)
    assert "hint" in kinds(alarms.WINDOW - 60)
    assert kinds(alarms.WINDOW + 1) == []


@pytest.mark.alarms("bot", "process")
def test_every_process_tells_of_the_alarms_of_all(tmp_path: Path) -> None:
    """One process raises an alarm and exits cleanly, another is killed; the third reports both."""
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def run(code: str) -> subprocess.CompletedProcess[str]:
        program = f"import os, signal\nfrom gospoda.server.base import alarms\n{code}"
        return subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
        )

    asked = "print([(one.kind, one.reason) for one in alarms.recent()])"
    assert run(f"alarms.present(); {asked}; alarms.absent()").stdout == "[]\n"
    assert run("alarms.present(); alarms.sound('bot', 'illegal', ''); alarms.absent()").returncode == 0
    assert run(asked).stdout == "[('bot', 'illegal')]\n"
    assert run("alarms.present(); os.kill(os.getpid(), signal.SIGKILL)").returncode == -signal.SIGKILL
    assert run(asked).stdout == "[('process', 'died'), ('bot', 'illegal')]\n"
    assert run(asked).stdout == "[('process', 'died'), ('bot', 'illegal')]\n"


# ---- in tests

UNEXPECTED = """
import subprocess, sys, pytest

SERVER = "from gospoda.server.base import alarms; alarms.sound('bot', 'illegal', 'far away')"

def test_unexpected():
    subprocess.run([sys.executable, "-c", SERVER], check=True)

@pytest.mark.alarms("bot")
def test_expected():
    subprocess.run([sys.executable, "-c", SERVER], check=True)

@pytest.mark.alarms("worker")
def test_another():
    subprocess.run([sys.executable, "-c", SERVER], check=True)

def test_none():
    pass
"""


def test_an_alarm_fails_the_test_in_which_it_happens(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(UNEXPECTED)
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "tests.conftest", "-c", str(ROOT / "pyproject.toml")]
    environment = {key: value for key, value in os.environ.items() if key != alarms.VARIABLE}
    told = subprocess.run(
        [*command, "--rootdir", str(tmp_path), "-rfE", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "4 passed, 2 errors" in told, told  # at teardown
    assert re.findall(r"^ERROR .*::(\w+)", told, re.MULTILINE) == ["test_unexpected", "test_another"], told
    assert "bot, illegal: far away" in told
