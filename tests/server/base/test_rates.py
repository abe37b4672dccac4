"""Rate limits for everything that anyone may request."""

from __future__ import annotations

import threading
from pathlib import Path

from gospoda.server.base.rates import FEW, Counts, per_minute, per_second
from gospoda.server.base.security import Limits
from gospoda.server.base.settings import Settings
from tests.server.server import Guest, running


class Clock:
    """A clock set by the test."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_spell_begins_with_the_first_and_then_begins_anew() -> None:
    clock = Clock()
    counts, rate = Counts(clock), per_second(2)
    assert [counts.add("ania", rate) for _ in range(3)] == [True, True, False]
    assert counts.add("bob", rate)
    clock.now += 0.75
    assert not counts.has_room("ania", rate)
    assert counts.has_room("bob", rate)
    assert counts.room_in("ania") == 0.25
    clock.now += 0.25
    assert counts.has_room("ania", rate)
    assert counts.add("ania", rate)


def test_cost_counts_as_often_as_it_is() -> None:
    counts, rate = Counts(Clock()), per_minute(10)
    assert counts.add("ania", rate, 10)
    assert not counts.has_room("ania", rate)
    assert not counts.add("ania", rate, 1)


def test_what_is_over_is_forgotten() -> None:
    clock = Clock()
    counts = Counts(clock)
    for n in range(3 * FEW):
        counts.add(n, per_second(1))
        clock.now += 0.01
    assert len(counts.spells) <= FEW


def test_counting_starts_no_thread() -> None:
    """The event loop would wait for it and delay everybody's moves."""
    limits = Limits(Settings())
    before = set(threading.enumerate())  # some of them may end meanwhile
    for _ in range(30):
        limits.check("ask", "ania")
        assert set(threading.enumerate()) <= before


def test_a_socket_that_asks_for_too_much_is_not_heard_for_a_while(tmp_path: Path) -> None:
    """Few messages of a burst are refused; the rest waits and is answered when the budget allows."""
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        guest = Guest(server.url)
        socket = guest.socket()
        socket.ask(type="hello", table=guest.table("magpies", seats=[{"kind": "person"}, {"kind": "open"}]))
        sent = {socket.send(type="ping") for _ in range(200)}
        answers: dict[str, str] = {}
        while len(answers) < len(sent):
            answer = socket.receive()
            answers |= {answer["id"]: answer["type"]} if "id" in answer else {}
    assert answers.keys() == sent
    assert list(answers.values()).count("refuse") <= 12, "three seconds' worth, two in each second and some to spare"
