"""Hints and analyses at a table: who gets them, that they reveal no secret, and that they survive killed workers."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gospoda.bots import Report
from gospoda.core.codec import state_to_json
from gospoda.core.registry import game
from gospoda.core.state import State
from gospoda.server.base.refusals import Refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.signals import Signal
from gospoda.server.history import analyst
from gospoda.server.history.bodies import Analysis
from gospoda.server.jobs import bots as table_bots
from gospoda.server.jobs import hints
from gospoda.server.tables.protocol import AskHint
from gospoda.server.tables.room import Room
from gospoda.server.workers import cpu_priority
from gospoda.server.workers.fair_queue import Share
from gospoda.server.workers.workers import Workers
from tests.server.server import PATIENCE, Guest, Server, children, commanded, new_id, running
from tests.server.tables.test_play import HOTSEAT, OPEN, play_out, two
from tests.server.tables.test_protocol import room_with

SHARE = Share("slow", "g0", "t")
BOT = {"kind": "bot", "bot": "random"}


def finished(guest: Guest, title: str = "magpies") -> str:
    """A hot-seat table whose game is over."""
    table = guest.table(title, seats=HOTSEAT, mode="hotseat")
    play_out(guest, table, 2)
    return table


def analysed(guest: Guest, table: str) -> Any:
    """Waits for an analysis and restarts it if the server has forgotten it."""
    end = time.monotonic() + 600
    while time.monotonic() < end:
        told = guest.post(f"/api/tables/{table}/analysis")
        if told["status"] == "ready":
            return told
        time.sleep(0.1)
    raise AssertionError("the analysis does not come")


def thinking(server: int) -> list[int]:
    """Returns a server's worker processes, which all fork from one."""
    return [pid for one in children(server) if b"forkserver" in commanded(one) for pid in children(one)]


@pytest.mark.parametrize(
    ("seats", "mode", "asked", "allowed"),
    [
        ([{"kind": "person"}, BOT], "online", {}, True),
        (HOTSEAT, "hotseat", {}, True),
        (OPEN, "online", {}, False),
        (OPEN, "online", {"hints": True}, True),
        (HOTSEAT, "hotseat", {"hints": False}, False),
    ],
)
def test_who_plays_decides_unless_the_host_does(
    server: Server, seats: list[Any], mode: str, asked: dict[str, Any], allowed: bool
) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=seats, mode=mode, **asked)
    assert host.look(table)["table"]["hints"] is allowed
    again = host.table("magpies", seats=seats, mode=mode, **asked)
    assert host.look(again)["table"]["hints"] is allowed


def test_a_hint_over_http_and_over_the_socket(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "person"}, BOT], seed="hint")
    while (shown := host.look(table))["table"]["seats"][1]["waiting"]:
        time.sleep(0.05)  # until the bot has chosen: nothing changes by itself after that
    told = host.post(f"/api/tables/{table}/hint", {"id": "h", "seat": 0})
    assert told["v"] == shown["v"]
    legal = {move["move"]: move for move in shown["position"]["legal"]}
    assert 1 < len(told["moves"]) <= 8
    for move in told["moves"]:
        assert legal[move["move"]]["notation"] == move["notation"]
        assert legal[move["move"]]["message"] == move["message"]
        assert 0 <= move["win"] <= 1
    socket = host.socket()
    socket.ask(type="hello", table=table)
    again = socket.ask(type="hint", seat=0)
    assert again["type"] == "hints"
    assert (again["v"], again["moves"]) == (told["v"], told["moves"])
    socket.close()


def test_a_hint_does_not_stop_the_socket(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("stonespine", seats=[{"kind": "person"}], seed="aside")
    socket = host.socket()
    shown = socket.ask(type="hello", table=table)
    asked = socket.send(type="hint", seat=0)
    ack = socket.ask(type="act", v=shown["v"], seat=0, move=shown["position"]["legal"][0]["move"])
    assert ack["type"] == "ack"
    while (answer := socket.receive()).get("id") != asked:
        pass
    assert answer["type"] == "hints"
    assert answer["v"] == shown["v"]
    socket.close()


def test_no_hints_where_the_table_has_none(server: Server) -> None:
    host, other, table = two(server)
    refusal = host.post(f"/api/tables/{table}/hint", {"id": "h", "seat": 0}, 403)
    assert refusal["reason"]["id"] == "refused-no-hints"
    assert (
        other.post(f"/api/tables/{table}/hint", {"id": "h", "seat": 0}, 403)["reason"]["id"] == "refused-not-your-seat"
    )
    copy = host.post(f"/api/tables/{table}/play-on", {"move": 0})["table"]  # no other route either
    assert host.post(f"/api/tables/{copy}/hint", {"id": "h", "seat": 0}, 403)["reason"]["id"] == "refused-derived"


def test_a_hint_needs_a_question(server: Server) -> None:
    host = Guest(server.url)
    table = host.table("magpies", seats=HOTSEAT, mode="hotseat")
    host.act(table, 0)
    refusal = host.post(f"/api/tables/{table}/hint", {"id": "h", "seat": 0}, 409)
    assert refusal["reason"]["id"] == "refused-not-your-turn"


def advised_room(state: State) -> Room:
    """A room with hints, in which all hidden cards are dealt."""
    room = room_with(state)
    room.setup = msgspec.structs.replace(room.setup, hints=True)
    return room


def test_the_workers_never_see_the_truth() -> None:
    """They get what the seat knows, with the rest redealt."""
    given: list[State] = []

    class Recorder(Workers):
        async def run(self, share: Share, patience: float, work: Any, *args: Any) -> Any:
            given.append(args[0])
            return []

    state = game("stonespine").start(3, {}, "hidden")
    for _ in range(6):
        asyncio.run(hints.Adviser(Recorder(1)).hint(advised_room(state), Requester("g1", "N1"), AskHint("h", 1)))
    truth = state_to_json(state)
    assert all(one.game.display.view(one, 1) == state.game.display.view(state, 1) for one in given)
    assert all(state_to_json(one) != truth for one in given)
    hands = [[hand.cards for hand in one.piles()] for one in (state, *given)]
    assert len({str(hand) for hand in hands}) == len(hands)


@pytest.mark.alarms("worker", "hint")
def test_a_dead_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guest is asked to try again; the next hint comes from a new process."""
    room = advised_room(game("stonespine").start(2, {}, "dead"))
    poll = cpu_priority.poll

    async def run() -> None:
        workers, loop, asked = Workers(1), asyncio.get_running_loop(), asyncio.Event()
        advisor = hints.Adviser(workers)
        worker = await workers.run(SHARE, 60, os.getpid)
        assert worker in thinking(os.getpid())

        def noted(*args: Any) -> bool:
            loop.call_soon_threadsafe(asked.set)
            return poll(*args)

        monkeypatch.setattr(cpu_priority, "poll", noted)
        os.kill(worker, signal.SIGSTOP)  # it can't answer before it dies, however slow this test is
        task = asyncio.create_task(advisor.hint(room, Requester("g0", "N0"), AskHint("h", 0)))
        await asked.wait()
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(Refused) as problem:
            await task
        assert problem.value.reason.id == "refused-busy"
        told = await advisor.hint(room, Requester("g0", "N0"), AskHint("h", 0))
        assert told.moves
        workers.close()

    asyncio.run(run())


def test_the_curve_of_a_finished_game_ends_with_its_scores(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log") as server:
        guest = Guest(server.url)
        running_table = guest.table("magpies", seats=HOTSEAT, mode="hotseat")
        assert guest.get(f"/api/tables/{running_table}/curve", 409)["reason"]["id"] == "refused-not-over"
        table = finished(guest, "stonespine")
        told = guest.get(f"/api/tables/{table}/curve")
        position = guest.look(table, look=-1)["position"]
        assert [len(points) for points in told["points"]] == [position["moves"] + 1] * 2
        totals = [sum(line["points"] for line in sheet["lines"]) for sheet in position["scores"]]
        assert [points[-1] for points in told["points"]] == totals
        assert len(told["rounds"]) == 3  # a game of four years


def test_an_analysis_is_made_once_and_kept(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log") as server:
        guest = Guest(server.url)
        running_table = guest.table("magpies", seats=HOTSEAT, mode="hotseat")
        assert guest.get(f"/api/tables/{running_table}/analysis", 409)["reason"]["id"] == "refused-not-over"
        table = finished(guest)
        assert guest.get(f"/api/tables/{table}/analysis")["status"] == "none"
        told = analysed(guest, table)
        moves = guest.look(table, look=-1)["position"]["moves"]
        assert told["total"] == moves
        assert len(told["losses"]) == 2
        losses = {moment["number"]: moment["loss"] for moment in told["moments"]}
        assert told["costliest"][0] == max(losses, key=lambda number: (losses[number], -number))
        assert len(told["costliest"]) == min(3, len(losses))
        for moment in told["moments"]:
            assert 1 <= moment["number"] <= moves
            assert moment["loss"] >= 0
            assert moment["played"]["message"]["id"].startswith("move-")
        server.kill()
        server.start()
        assert guest.get(f"/api/tables/{table}/analysis") == told
        guest.post(f"/api/tables/{table}/undo", {"id": new_id(), "seat": 0, "lift": True})
        assert guest.get(f"/api/tables/{table}/analysis", 409)["reason"]["id"] == "refused-not-over"
        play_out(guest, table, 2)
        assert guest.get(f"/api/tables/{table}/analysis")["status"] == "none"  # a different game by now


@pytest.mark.alarms("worker", "analysis")
def test_a_killed_analysis_loses_nothing(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log") as server:
        guest = Guest(server.url)
        table = finished(guest, "stonespine")
        before = guest.look(table, look=0)
        assert server.process is not None
        others = thinking(server.process.pid)
        assert guest.post(f"/api/tables/{table}/analysis")["status"] == "running"
        end = time.monotonic() + PATIENCE
        while (told := guest.get(f"/api/tables/{table}/analysis"))["status"] == "running":
            assert time.monotonic() < end
            for pid in set(thinking(server.process.pid)).difference(others):  # a worker that thinks may be new too
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        assert told["status"] == "failed"
        assert guest.look(table, look=0)["position"] == before["position"]
        assert guest.post(f"/api/tables/{table}/analysis")["status"] == "running"


class Unready(analyst.Analyst):
    """Never finishes the first game."""

    async def _report(self, table: str, game: bytes) -> Report:
        await asyncio.Event().wait()
        raise AssertionError

    async def found(self, room: Room) -> Analysis:
        place = list(self.waiting).index(room.id) + 1 if room.id in self.waiting else 0
        return self.standing.get(room.id, Analysis("waiting" if place else "none", place=place))


class Silent:
    """Replays that return a file at once."""

    async def saved(self, room: Room, requester: Requester) -> bytes:
        return b""


def test_analyses_wait_in_a_line_with_an_end() -> None:
    async def play() -> None:
        line = Unready(None, Silent())  # type: ignore[arg-type]
        rooms = [over(f"t{n}") for n in range(analyst.MOST_WAITING + 3)]
        assert (await line.begin(rooms[0], Requester("first", "F"))).status == "running"
        for n in range(analyst.MOST_OF_ONE):
            assert (await line.begin(rooms[1 + n], Requester("first", "F"))).place == n + 1
        with pytest.raises(Refused) as problem:
            await line.begin(rooms[-1], Requester("first", "F"))
        assert (problem.value.reason.id, problem.value.status) == ("refused-analyses-full", 429)
        for n in range(analyst.MOST_OF_ONE, analyst.MOST_WAITING):
            assert (await line.begin(rooms[1 + n], Requester(f"g{n}", "G"))).place == n + 1
        with pytest.raises(Refused):
            await line.begin(rooms[-1], Requester("last", "L"))
        line.tasks[rooms[0].id].cancel()
        while rooms[1].id in line.waiting:
            await asyncio.sleep(0)
        assert (await line.found(rooms[1])).status == "running"
        assert (await line.found(rooms[2])).place == 1
        await line.close()

    asyncio.run(play())


def over(table: str) -> Room:
    """A room whose game is over."""
    room = room_with(game("magpies").start(2, {}, "over"))
    room.setup = msgspec.structs.replace(room.setup, id=table)
    room.status = "finished"
    return room


@pytest.mark.alarms("bot")
def test_a_bot_that_fails_is_never_replaced_by_chance() -> None:
    """The bot is retried; if it keeps failing, a simple bot answers for it."""
    asked: list[str] = []

    class Failing(Workers):
        async def run(self, share: Share, patience: float, work: Any, *args: Any) -> Any:
            asked.append(args[0])
            if args[0] != "greedy":
                raise TimeoutError("it hangs")
            return work(*args)

    room = room_with(game("stonespine").start(2, {}, "fails"))
    players = table_bots.BotPlayers(Failing(1), Signal(), lambda: False)
    move = asyncio.run(players._ask(room, 0, "master"))
    assert asked == ["master"] * table_bots.TRIES + ["greedy"]
    assert move in room.playing().state.legal(0)
