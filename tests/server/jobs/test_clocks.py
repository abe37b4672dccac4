"""Clocks on a real server with short limits: players who run out of time, votes, and restarts."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gospoda.core.registry import game
from gospoda.server.base.refusals import Refused
from gospoda.server.records.records import ChatData, Entry
from gospoda.server.tables import votes
from tests.server.history.test_history import play_out
from tests.server.server import Guest, Server
from tests.server.tables.test_protocol import room_with

PATIENCE = 60.0  # seconds that a busy machine may take


def until(found: Callable[[], Any]) -> Any:
    """Waits until a condition holds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if value := found():
            return value
        time.sleep(0.05)
    raise AssertionError("it does not come")


def waiting(server: Server, count: int, clock: dict[str, Any] | None, **asked: Any) -> tuple[list[Guest], str]:
    """Several people; the first sits at a table of Guilds, where they move in turn."""
    guests = [Guest(server.url, f"Guest {n}") for n in range(count)]
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (count - 1)]
    return guests, guests[0].table("guilds", seats=seats, access="open", clock=clock, **asked)


def sit_down(guests: list[Guest], table: str) -> None:
    """Seats the others. The game begins with the last of them."""
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", {})


def seated(server: Server, count: int, clock: dict[str, Any] | None, **asked: Any) -> tuple[list[Guest], str]:
    """Several people seated at a table of Guilds."""
    guests, table = waiting(server, count, clock, **asked)
    sit_down(guests, table)
    return guests, table


def live(late: str, seconds: int = 1, increment: int = 5) -> dict[str, Any]:
    return {"kind": "live", "seconds": seconds, "increment": increment, "late": late}


def first_to_move(guest: Guest, table: str) -> int:
    return int(next(seat["seat"] for seat in guest.look(table)["table"]["seats"] if seat["waiting"]))


def told(guest: Guest, table: str) -> list[str]:
    return [message["id"] for line in guest.look(table)["log"] for message in line["messages"]]


def test_who_runs_out_of_time_is_marked_and_plays_on(server: Server) -> None:
    guests, table = waiting(server, 2, live("mark"))
    socket = guests[0].socket()
    shown = socket.ask(type="hello", table=table)  # before the clock starts: a second is over quickly
    assert shown["table"]["clock"] == live("mark")
    sit_down(guests, table)
    slow = first_to_move(guests[0], table)
    until(lambda: guests[0].look(table)["clock"]["late"] == [slow])
    event = until(lambda: (one := socket.event()).get("clock", {}).get("late") == [slow] and one)
    assert event["clock"]["left"][slow] <= 0
    assert event["clock"]["left"][1 - slow] == 1, "whose turn it is not has all the time"
    assert told(guests[0], table).count("table-clock-late") == 1
    guests[slow].act(table)
    after = guests[0].look(table)
    assert after["clock"]["until"][slow] is None
    assert after["position"]["moves"] == 1
    until(lambda: 1 - slow in guests[0].look(table)["clock"]["late"])  # nothing more happens from then on
    socket.close()
    last = guests[0].look(table)["clock"]
    assert guests[0].look(table)["clock"] == last, "without a socket the same as long as nothing happens"


def test_a_bot_plays_on_until_the_player_is_back(server: Server) -> None:
    guests, table = seated(server, 2, live("bot"))
    slow = first_to_move(guests[0], table)
    until(lambda: guests[slow].look(table)["you"]["handed"] == [slow])
    quick = 1 - slow  # the last person is only marked: bots don't play among themselves
    until(lambda: guests[0].look(table)["clock"]["late"] == [0, 1])
    seats = guests[0].look(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot" if n == slow else "person" for n in range(2)]
    assert {"table-clock-bot", "table-clock-late"} <= set(told(guests[0], table))
    guests[slow].post(f"/api/tables/{table}/seats/{slow}", {"kind": "person"})
    back = guests[slow].look(table)
    assert back["clock"]["late"] == [quick]
    assert back["clock"]["left"][slow] >= 50


def test_a_seat_that_is_out_stays_out_and_counts_as_last(server: Server) -> None:
    guests, table = seated(server, 2, live("out", 15, 600), rated=True)
    slow = 1 - first_to_move(guests[0], table)
    guests[1 - slow].act(table)  # players who moved in time have ten minutes
    until(lambda: guests[0].look(table)["table"]["seats"][slow]["out"])
    seat = f"/api/tables/{table}/seats/{slow}"
    assert guests[slow].look(table)["you"]["handed"] == []
    for kind in ("person", "bot"):
        assert guests[slow].post(seat, {"kind": kind}, 409)["reason"]["id"] == "refused-seat-out"
    until(lambda: play_out(guests[1 - slow], table=table)["table"]["status"] == "finished")
    [played] = guests[slow].get("/api/history")["games"]
    assert played["seats"][slow]["change"] < 0
    assert not played["seats"][1 - slow]["change"]


def test_the_others_hand_a_seat_over_by_vote(server: Server) -> None:
    guests, table = seated(server, 3, live("mark"))
    gone = first_to_move(guests[0], table)
    one, two = [seat for seat in range(3) if seat != gone]
    path, yes = f"/api/tables/{table}/vote", {"seat": gone}
    until(lambda: gone in guests[0].look(table)["clock"]["late"])
    assert guests[gone].post(path, yes, 409)["reason"]["id"] == "refused-no-vote"
    assert Guest(server.url).post(path, yes, 403)["reason"]["id"] == "refused-not-your-seat"
    assert guests[one].post(path, {"seat": two}, 409)["reason"]["id"] == "refused-player-here"
    guests[one].post(path, yes)
    assert guests[two].look(table)["table"]["seats"][gone]["vote"] == {"seats": [one], "needed": 2}
    assert guests[one].post(path, yes, 409)["reason"]["id"] == "refused-voted"
    guests[one].post(path, {"seat": gone, "yes": False})
    assert guests[two].look(table)["table"]["seats"][gone]["vote"] is None
    guests[one].post(path, yes)
    guests[two].post(path, yes)
    assert guests[gone].look(table)["you"]["handed"] == [gone]
    assert "table-vote-late" in told(guests[0], table)
    guests[gone].post(f"/api/tables/{table}/seats/{gone}", {"kind": "person"})
    assert guests[gone].look(table)["you"]["seats"] == [gone]


def test_nobody_is_voted_out_who_is_there_or_has_just_gone() -> None:
    room = room_with(game("magpies").start(2, {}, "vote"))
    room.asked = [1, 1]
    seat = next(n for n in range(2) if room.waiting() >> n & 1)

    def reason() -> str:
        try:
            votes.check_gone(room, seat)
        except Refused as problem:
            return problem.reason.id
        return ""

    room.recent = [Entry(1, -1, ChatData("", "", ""), 0, time.time() - 500)]
    assert reason() == "refused-not-gone-long"
    room.audience.opened -= 500
    assert reason() == ""
    room.recent = [Entry(1, -1, ChatData("", "", ""), 0, time.time() - 20)]
    assert reason() == "refused-not-gone-long", "asked a moment ago"


def test_turn_by_turn_the_night_of_whoever_is_asked_does_not_count(server: Server) -> None:
    guests, table = seated(server, 2, {"kind": "turns", "seconds": 7200, "late": "bot"})
    asked = guests[first_to_move(guests[0], table)]
    assert asked.get("/api/hours") == {"hours": None}
    minute = int(time.time() // 60) % 1440
    hours = {"zone": "UTC", "night_from": (minute - 60) % 1440, "night_to": (minute + 60) % 1440}
    kept = asked.http.put("/api/hours", json=hours)
    assert kept.status_code == 200, kept.text
    assert asked.get("/api/hours")["hours"] == {**hours, "free": [], "holidays": []}

    def ends() -> float | None:
        clock = asked.look(table)["clock"]
        return next((end - time.time() for end in clock["until"] if end), None)

    until(lambda: 10000 < (ends() or 0) <= 7200 + 3600)
    refusal = asked.http.put("/api/hours", json={**hours, "zone": "Nowhere/Here"})
    assert (refusal.status_code, refusal.json()["reason"]["id"]) == (400, "refused-no-such-zone")
    assert "PL" in asked.get("/api/holidays")
    assert {"day", "name"} == set(asked.get("/api/holidays/PL", lang="pl")[0])
    assert asked.get("/api/holidays/XX", 404)["reason"]["id"] == "refused-no-such-country"
    other = next(guest for guest in guests if guest is not asked)
    vote = {"seat": asked.look(table)["you"]["seats"][0]}
    assert other.post(f"/api/tables/{table}/vote", vote, 409)["reason"]["id"] == "refused-still-time"


def test_a_clock_needs_somebody_else(server: Server) -> None:
    guest = Guest(server.url)
    wrong = {"game": "stonespine", "seats": [{"kind": "person"}], "clock": live("mark")}
    assert guest.post("/api/tables", wrong, 400)["reason"]["id"] == "refused-clock"
    guest.post("/api/tables", {**wrong, "clock": {"kind": "live", "seconds": 0}}, 400)
    table = guest.table("magpies", clock=live("mark", 900))
    assert guest.look(table)["clock"]["until"], "a table at which all sit at once has clocks that run"
    again = guest.post(f"/api/tables/{table}/rematch")["table"]
    assert guest.look(again)["table"]["clock"] == live("mark", 900)


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    """Nobody loses time while the server is down, and a restart gives nobody extra time."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log").start()
    try:
        guests, table = seated(server, 2, live("mark", 3600))
        _, soon = seated(server, 2, live("mark", 6))
        before = guests[0].socket().ask(type="hello", table=table)["clock"]
        began = time.time()
        server.stop()
        stopped = time.time()
        time.sleep(2)
        server.start()
        away = time.time() - stopped
        again = Guest(server.url)
        again.http.headers["authorization"] = f"Bearer {guests[0].token}"
        again.token = guests[0].token
        after = again.socket().ask(type="hello", table=table)["clock"]
        used, passed = sum(before["left"]) - sum(after["left"]), time.time() - began
        assert 0 <= used <= passed - away / 2, (used, passed, away)
        stored = sqlite3.connect(tmp_path / "tables.db")
        late = "SELECT count(*) FROM entry WHERE table_id = ? AND kind = 'clock'"
        until(lambda: stored.execute(late, [soon]).fetchone()[0] == 1)  # even where nobody has looked since
        stored.close()
        server.stop()
    finally:
        server.kill()
    assert "Traceback" not in (tmp_path / "log").read_text()
