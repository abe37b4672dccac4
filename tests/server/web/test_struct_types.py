"""Threads that decode the same struct for the first time at once crash an unprepared process."""

from __future__ import annotations

import subprocess
import sys

import pytest

RACE = """
import sys, threading
from typing import Optional
import msgspec
from gospoda.server.web.struct_types import prepare_structs

KINDS = 300
fields = [(f"field_{i}", Optional[dict[str, list[int]]], None) for i in range(30)]
inner = [msgspec.defstruct(f"Inner{n}", fields) for n in range(KINDS)]
lists = [[(f"field_{i}", list[one], []) for i in range(20)] for one in inner]
kinds = [msgspec.defstruct(f"Outer{n}", fields) for n, fields in enumerate(lists)]
if sys.argv[1] == "prepared":
    assert prepare_structs() >= 2 * KINDS
sys.setswitchinterval(1e-6)
together = threading.Barrier(4)

def read():
    for kind in kinds:
        together.wait()
        msgspec.convert({"field_1": [{}]}, kind)

threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def race(how: str) -> int:
    """Returns the exit status of a process in which four threads decode the same structs."""
    return subprocess.run([sys.executable, "-c", RACE, how], capture_output=True, check=False).returncode


def test_threads_that_read_prepared_structs_go_on() -> None:
    assert race("prepared") == 0


def test_a_server_prepares_its_structs(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does so before anything else, because whatever the server opens next may decode in threads."""
    from gospoda.server.base.settings import Settings
    from gospoda.server.web import server as module

    class Prepared(Exception):
        pass

    def prepare() -> int:
        raise Prepared

    monkeypatch.setattr(module, "prepare_structs", prepare)
    with pytest.raises(Prepared):
        module.Server(Settings(database="sqlite:///:memory:"))
