"""Daily deals and challenges: one start for everybody, one counted try, and no spoilers while they run."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from gospoda.server.base.requester import Requester
from gospoda.server.base.sealing import Seal
from gospoda.server.history.daily import Deals
from gospoda.server.history.deal_results import spread, streaks
from gospoda.server.records.deals import Dealt
from tests.server.history.test_history import play_out
from tests.server.server import Guest, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A separate server, because a day that passes would also pass for other test files."""
    folder = tmp_path_factory.mktemp("daily")
    with running(f"sqlite:///{folder}/tables.db", "--no-limits", log=folder / "log") as started:
        yield started
        assert "Traceback" not in (folder / "log").read_text()


def deal_named(guest: Guest, end: str) -> Any:
    """Returns today's deal whose id ends with this."""
    [found] = [deal for deal in guest.get("/api/daily")["deals"] if deal["id"].endswith(end)]
    return found


def database(server: Server, text: str, *args: object) -> list[Any]:
    """Opens the server's database, to inspect it or to shift its clock."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=20)) as connection, connection:
        return connection.execute(text, args).fetchall()


def let_day_pass(server: Server, deal: str) -> None:
    """Makes the deal end."""
    now = time.time()
    database(server, "UPDATE deal SET ends = ?, reveals = ? WHERE id = ?", now - 60, now + 0.0, deal)
    database(server, "UPDATE result SET finished = finished - 600 WHERE finished > ?", now - 600)


def try_out(guest: Guest, deal: str) -> str:
    """Plays and finishes a try."""
    table: str = guest.post(f"/api/deals/{deal}/try", {})["table"]
    play_out(guest, table=table)
    return table


def test_every_title_has_its_deals_and_commitments(server: Server) -> None:
    day = Guest(server.url).get("/api/daily")
    kinds = {deal["id"].removeprefix(day["day"] + "-") for deal in day["deals"]}
    titles = ("stonespine", "rollplayer", "simurgh", "guilds")
    assert kinds >= {"stonespine-solo", "rollplayer-solo", *[f"{title}-bots" for title in titles]}
    assert not kinds & {"simurgh-solo", "guilds-solo"}
    assert all(deal["seed"] == "" and len(deal["commitment"]) == 64 for deal in day["deals"])
    assert len(day["tomorrow"]) == len(day["deals"])
    for name, commitment in day["tomorrow"].items():
        [(seed,)] = database(server, "SELECT seed FROM deal WHERE id = ?", name)
        assert hashlib.sha256(seed.encode()).hexdigest() == commitment
        Guest(server.url).post(f"/api/deals/{name}/try", {}, 403)
    assert Guest(server.url).get(f"/api/daily/{next(iter(day['tomorrow']))[:10]}")["deals"] == []
    Guest(server.url).get("/api/daily/yesterday", 404)


def test_one_try_counts_and_nothing_is_given_away(server: Server) -> None:
    one, two = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    deal = deal_named(one, "magpies-bots")["id"]
    table = one.post(f"/api/deals/{deal}/try", {})["table"]
    assert one.post(f"/api/deals/{deal}/try", {})["table"] == table, "the try goes on where it was left"
    shown = one.look(table)
    assert shown["table"]["deal"] == deal
    assert shown["table"]["hints"] is False
    assert shown["position"]["undo"]["free"] is False
    for path, body in (
        ("leave", {"seat": 0}),
        ("seats/0", {"kind": "bot"}),
        ("seats/1", {"kind": "person"}),
        ("play-on", {"move": 0}),
    ):
        one.post(f"/api/tables/{table}/{path}", body, 403)
    one.get(f"/api/tables/{table}/export", 403)
    other = two.post(f"/api/deals/{deal}/try", {})["table"]
    start = [
        guest.get(f"/api/tables/{at}/replay/0", look=0)["position"]["view"]
        for guest, at in ((one, table), (two, other))
    ]
    assert start[0] == start[1], "everybody begins with the same"
    assert one.get(f"/api/deals/{deal}")["results"] is None
    play_out(one, table=table)
    one.get(f"/api/tables/{table}/export", 403)
    one.post(f"/api/tables/{table}/play-on", {"move": 0}, 403)
    one.post(f"/api/tables/{table}/challenge", {"seat": 0}, 403)
    secret = one.look(table)["you"]["links"]["watch"].partition("=")[2]
    two.post(f"/api/tables/{table}/watch", {"secret": secret}, 403)
    two.get(f"/api/tables/{table}", 404)
    play_out(two, table=other)
    told = two.get(f"/api/deals/{deal}")
    [hers] = [result for result in told["results"] if result["name"] == "Ania"]
    assert (hers["table"], hers["categories"]) == ("", {}), "nobody sees the try of another"
    assert told["people"] >= 2
    assert sum(one["people"] for one in told["spread"]) == told["people"]
    practice = two.post(f"/api/deals/{deal}/try", {})["table"]
    assert practice != other
    assert two.look(practice)["position"]["undo"]["free"] is True
    two.get(f"/api/tables/{practice}/export", 403)
    assert [mine["counted"] for mine in two.get(f"/api/deals/{deal}")["tries"]] == [True, False]
    assert two.get("/api/daily")["streak"] == 1
    one_guest_a_house_is_listed(server, one, two, deal)
    waiting_for_yardsticks(two, deal)
    the_next_day(server, one, two, deal, table)


def one_guest_a_house_is_listed(server: Server, one: Guest, two: Guest, deal: str) -> None:
    """The same person coming back as another guest isn't listed twice."""

    def listed(guest: Guest) -> tuple[set[str], int]:
        told = guest.get(f"/api/deals/{deal}")
        return {result["name"] for result in told["results"] if not result["bot"]}, told["people"]

    assert listed(one) == ({"Ania", "Borek"}, 2), "addresses of the machine itself tell nobody from others"
    database(server, "UPDATE deal_try SET door = 'same' WHERE deal_id = ? AND counted IS NOT NULL", deal)
    assert listed(one) == ({"Ania"}, 1)
    assert listed(two) == ({"Ania", "Borek"}, 2), "everybody sees the own result"
    row = (two.id, "handle", "", "{}", 1.0)
    database(server, "INSERT INTO account (guest, handle, links, settings, created) VALUES (?, ?, ?, ?, ?)", *row)
    assert listed(one) == ({"Ania", "Borek"}, 2), "a member stands in the list"
    database(server, "DELETE FROM account WHERE guest = ?", two.id)
    database(server, "UPDATE deal_try SET door = '' WHERE deal_id = ?", deal)


def test_a_house_is_known_by_its_address_but_not_readable() -> None:
    deals = Deals(Any, Any, False, Seal(b"key"))  # type: ignore[arg-type]  # nothing is stored here
    deal = Dealt("2026-11-16-magpies-bots", "2026-11-16", "magpies", "", {}, [""], "", 0.0, 1.0, 2.0, "")

    def door(address: str, device: str = "", deal: Dealt = deal) -> str:
        return deals.door(deal, Requester("ania", "Ania", address=address, device=device))

    assert door("8.8.8.8") == door("8.8.8.8") != door("8.8.4.4")
    assert "8.8.8.8" not in door("8.8.8.8")
    assert door("2606:4700::1:2") == door("2606:4700::9") != door("2606:4700:0:1::9")
    assert door("8.8.8.8") != door("8.8.8.8", deal=replace(deal, id="2026-11-17-magpies-bots"))
    assert {door("127.0.0.1"), door("192.168.1.5"), door("?"), door("8.8.8.8", "a member's")} == {""}


def waiting_for_yardsticks(guest: Guest, deal: str) -> None:
    """In the background, bots of each level play the deal once."""
    levels = {"novice", "journeyman", "expert", "master"}
    end = time.monotonic() + 600
    while {result["bot"] for result in guest.get(f"/api/deals/{deal}")["results"]} - {""} != levels:
        assert time.monotonic() < end, "the yardsticks are not there"
        time.sleep(0.5)


def the_next_day(server: Server, one: Guest, two: Guest, deal: str, table: str) -> None:
    """After the deal ends, everybody may compare and nothing counts any more."""
    let_day_pass(server, deal)
    told = two.get(f"/api/deals/{deal}")
    assert told["over"]
    assert hashlib.sha256(told["seed"].encode()).hexdigest() == told["commitment"]
    [hers] = [result for result in told["results"] if result["name"] == "Ania"]
    assert hers["table"] == table
    assert sum(hers["categories"].values()) == hers["points"]
    assert two.look(table)["table"]["status"] == "finished"
    assert two.get(f"/api/tables/{table}/log", look=0)["lines"]
    places = [result["place"] for result in told["results"] if not result["bot"]]
    assert places == sorted(places)
    file = json.loads(one.http.get(f"/api/tables/{table}/export").content)
    assert file["seed"] == told["seed"]
    late = Guest(server.url, "Ciril")
    try_out(late, deal)
    assert late.get(f"/api/deals/{deal}")["tries"][0]["counted"] is False
    assert late.get("/api/daily")["streak"] == 0


def test_a_friend_is_challenged_to_the_same_deal(server: Server) -> None:
    host, friend = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "person"}]
    table = host.table("magpies", seats=seats)
    host.post(f"/api/tables/{table}/challenge", {"seat": 1}, 409)
    end = play_out(host, table=table)
    host.post(f"/api/tables/{table}/challenge", {"seat": 0}, 403)
    deal = host.post(f"/api/tables/{table}/challenge", {"seat": 1})["deal"]
    assert host.post(f"/api/tables/{table}/challenge", {"seat": 1})["deal"] == deal
    points = sum(line["points"] for line in end["position"]["scores"][1]["lines"])
    told = friend.get(f"/api/deals/{deal}")
    assert told["challenge"] == {"name": "Ania", "points": points, "yours": False, "guest": True}
    assert (told["results"], told["seed"], told["day"]) == (None, "", "")
    friend.get(f"/api/tables/{table}", 404)
    mine = friend.post(f"/api/deals/{deal}/try", {})["table"]
    first = friend.get(f"/api/tables/{mine}/replay/0", look=1)["position"]["view"]
    assert first == host.get(f"/api/tables/{table}/replay/0", look=1)["position"]["view"]
    play_out(friend, table=mine)
    results = friend.get(f"/api/deals/{deal}")["results"]
    assert {(one["name"], one["table"]) for one in results} == {("Ania", table), ("Borek", mine)}
    assert friend.look(table)["table"]["status"] == "finished"
    assert host.look(mine)["table"]["status"] == "finished"
    own = host.post(f"/api/deals/{deal}/try", {})["table"]
    assert [one["counted"] for one in host.get(f"/api/deals/{deal}")["tries"] if one["table"] == own] == [False]


def test_days_in_a_row_and_the_spread() -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"]
    assert streaks(days, "2026-03-06") == (1, 3)
    assert streaks(days, "2026-03-07") == (0, 3)
    assert streaks(days[:3], "2026-03-01") == (3, 3)
    assert streaks([], "2026-03-01") == (0, 0)
    points = [40, 41, 60, 99, 99]
    bins = spread(points)
    assert len(bins) <= 13
    assert sum(one.people for one in bins) == len(points)
    assert (bins[0].low, bins[-1].low <= 99 <= bins[-1].high) == (40, True)
    assert spread([]) == []
