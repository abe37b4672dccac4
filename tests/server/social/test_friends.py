"""Finding players: filters, "anyone for …?", friends by link, invitations, blocks and reports."""

from __future__ import annotations

import time
from typing import Any

from click.testing import CliRunner

from gospoda.cli.host.admin import admin
from tests.server.history.test_daily import database
from tests.server.server import Guest, Server

OPEN = [{"kind": "person"}, {"kind": "open"}]


def friends(one: Guest, two: Guest) -> None:
    """Makes two guests friends through a link."""
    secret = one.post("/api/friends/link", {})["secret"]
    assert two.post("/api/friends/link/owner", {"secret": secret}) == {"name": one.name}
    two.http.post("/api/friends", json={"secret": secret}).raise_for_status()


def listed(guest: Guest, **wanted: Any) -> set[str]:
    """Returns the ids of the open tables that a guest sees."""
    return {table["id"] for table in guest.get("/api/tables", limit=100, **wanted)["tables"]}


def test_open_tables_have_filters(server: Server) -> None:
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    two = host.table("magpies", seats=OPEN, access="open", rated=True)
    three = host.table("magpies", seats=[*OPEN, {"kind": "open"}], access="open", title='"kind" of fun')
    guilds = host.table("guilds", seats=OPEN, access="open", clock={"kind": "live", "seconds": 600})
    host.http.post(f"/api/tables/{three}/seek", json={"language": "pl", "level": "new"}).raise_for_status()
    other.post(f"/api/tables/{three}/seek", {"language": "cs"}, 403)
    mine = {two, three, guilds}
    assert listed(other) >= mine
    assert listed(other, game="magpies") & mine == {two, three}
    assert listed(other, seats=3) & mine == {three}
    assert listed(other, clock="live") & mine == {guilds}
    assert listed(other, clock="none") & mine == {two, three}
    assert not listed(other, clock="turns") & mine
    assert listed(other, rated=True) & mine == {two}
    assert listed(other, rated=False) & mine == {three, guilds}
    assert listed(other, language="pl") & mine == listed(other, level="new") & mine == {three}
    assert not listed(other, language="cs") & mine
    assert listed(other, free=True) >= mine
    [told] = [table for table in other.get("/api/tables", limit=100)["tables"] if table["id"] == three]
    assert (told["language"], told["level"]) == ("pl", "new")
    other.get("/api/tables", 400, seats=9)
    assert other.get(f"/api/tables/{three}/seek") == {"language": "pl", "level": "new", "fill_in": None}
    assert other.get(f"/api/tables/{two}/seek") == {"language": "", "level": "", "fill_in": None}


def test_those_who_ask_for_the_same_sit_at_one_table(server: Server) -> None:
    one, two, three = (Guest(server.url, name) for name in ("Ania", "Borek", "Ciril"))
    asked = {"game": "magpies", "seats": 2, "language": "pl"}
    table = one.post("/api/searches", asked)["table"]
    assert one.post("/api/searches", asked)["table"] == table, "who asks twice sits there once"
    assert three.post("/api/searches", {**asked, "language": "cs"})["table"] != table
    assert two.post("/api/searches", asked)["table"] == table
    assert one.look(table)["table"]["status"] == "running"
    one.post("/api/searches", {"game": "magpies", "seats": 7}, 400)
    one.post("/api/searches", {"game": "magpies", "seats": 2, "bot": "nobody"}, 400)


def test_bots_take_the_seats_that_stay_free(server: Server) -> None:
    host = Guest(server.url)
    asked = {"game": "magpies", "seats": 3, "rated": True, "fill": 60, "bot": "random"}
    table = host.post("/api/searches", asked)["table"]
    assert host.look(table)["table"]["status"] == "lobby"
    host.http.post(f"/api/tables/{table}/seek", json={"level": "strong"}).raise_for_status()  # the search continues
    database(server, "UPDATE seat_search SET fill_at = ? WHERE table_id = ?", time.time() - 1, table)
    end = time.monotonic() + 60
    while host.look(table)["table"]["status"] == "lobby":
        assert time.monotonic() < end
        time.sleep(0.2)
    assert [seat["bot"] for seat in host.look(table)["table"]["seats"]] == ["", "random", "random"]


def test_friends_by_link_and_invitations(server: Server) -> None:
    one, two, three = (Guest(server.url, name) for name in ("Ania", "Borek", "Ciril"))
    friends(one, two)
    for guest, name in ((one, two.name), (two, one.name)):
        assert [friend["name"] for friend in guest.get("/api/friends")["friends"]] == [name]
    secret = one.post("/api/friends/link", {})["secret"]
    one.post("/api/friends", {"secret": secret}, 409)
    two.http.post("/api/friends", json={"secret": secret}).raise_for_status()
    three.post("/api/friends", {"secret": secret}, 404)
    table = one.table("magpies", seats=OPEN)
    one.post(f"/api/tables/{table}/invite", {"guest": three.id}, 403)
    one.post(f"/api/tables/{table}/invite", {"guest": two.id})
    one.post(f"/api/tables/{table}/invite", {"guest": two.id}, 409)
    [invitation] = two.get("/api/friends")["invitations"]
    assert (invitation["table"], invitation["host"]) == (table, one.name)
    assert two.get("/api/tables/mine")["invitations"] == [invitation]
    assert three.get("/api/friends")["invitations"] == three.get("/api/tables/mine")["invitations"] == []
    three.post(f"/api/tables/{table}/join", {}, 404)
    two.post(f"/api/tables/{table}/join", {})
    assert one.look(table)["table"]["status"] == "running"
    one.http.delete(f"/api/friends/{two.id}").raise_for_status()
    assert two.get("/api/friends")["friends"] == []


def test_who_is_blocked_neither_sits_down_nor_writes(server: Server) -> None:
    one, two = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    friends(one, two)
    table = one.table("magpies", seats=OPEN, access="open")
    two.post(f"/api/tables/{table}/join", {})
    two.post(f"/api/tables/{table}/chat", {"id": "a", "text": "You are all fools"})
    guest, stranger = two.id, Guest(server.url).id
    one.post(f"/api/blocks/{stranger}", {}, 404)
    one.http.post(f"/api/blocks/{guest}", json={}).raise_for_status()
    known = one.get("/api/friends")
    assert [person["name"] for person in known["blocked"]] == [two.name]
    assert known["friends"] == known["met"] == two.get("/api/friends")["friends"] == []
    problem = two.post(f"/api/tables/{table}/chat", {"id": "b", "text": "Hello"}, 403)["reason"]
    assert problem["id"] == "refused-not-sent"
    assert not problem.get("args"), "by whose wish is not told"
    next_table = one.table("magpies", seats=OPEN, access="open")
    assert next_table not in listed(two)
    two.post(f"/api/tables/{next_table}/join", {}, 403)
    secret = one.post("/api/friends/link", {})["secret"]
    two.post("/api/friends", {"secret": secret}, 404)
    one.http.post("/api/reports", json={"guest": guest, "table": table, "text": "Rude"}).raise_for_status()
    one.post("/api/reports", {"guest": stranger, "table": table, "text": "Rude"}, 404)
    run = CliRunner().invoke(admin, ["--database", server.database, "reports", "--json"])
    assert run.exit_code == 0, run.output
    assert '"Rude"' in run.output
    assert "You are all fools" in run.output
    report = run.output.partition('"report": "')[2].partition('"')[0]
    run = CliRunner().invoke(admin, ["--database", server.database, "reports", "--done", report])
    assert "Rude" not in run.output
    assert CliRunner().invoke(admin, ["--database", server.database, "reports", "--done", "no"]).exit_code
    one.http.delete(f"/api/blocks/{guest}").raise_for_status()
    two.post(f"/api/tables/{next_table}/join", {})
