"""Small runs of the attacks in `griefing`, and what a host can do about people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.attacks.griefing import comebacks, rematches, secret
from tests.server.server import Guest, Server, opened, running

OPEN = [{"kind": "person"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def closed_connections() -> Iterator[None]:
    yield
    while opened:
        opened.pop().close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("griefing")
    with running(f"sqlite:///{folder}/tables.db", "--no-limits", log=folder / "log") as server:
        yield server
        assert "Traceback" not in (folder / "log").read_text()


def test_rematches() -> None:
    rematches(2)


def test_comebacks() -> None:
    comebacks(2)


def test_whoever_is_asked_to_a_rematch_may_decline(server: Server) -> None:
    host, other, third = Guest(server.url, "Ania"), Guest(server.url, "Borek"), Guest(server.url, "Celina")
    table = host.table("magpies", seats=OPEN, access="open")
    other.post(f"/api/tables/{table}/join", {})
    again = host.post(f"/api/tables/{table}/rematch")["table"]
    seats = third.look(again)["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ania"), ("open", "Borek")]
    assert third.post(f"/api/tables/{again}/join", {}, 409)["reason"]["id"] == "refused-table-full"
    third.post(f"/api/tables/{again}/join", {"seat": 1}, 409)
    other.post(f"/api/tables/{again}/leave", {"seat": 1})
    third.post(f"/api/tables/{again}/join", {})
    assert third.look(again)["table"]["status"] == "running"


def test_a_renewed_watch_link_shuts_the_old_ones_out(server: Server) -> None:
    host, player, watcher = Guest(server.url, "Ania"), Guest(server.url, "Borek"), Guest(server.url, "Celina")
    table = host.table("magpies", seats=OPEN)
    links = host.look(table)["you"]["links"]
    player.post(f"/api/tables/{table}/join", {"secret": secret(links["seats"][1])})
    watcher.post(f"/api/tables/{table}/watch", {"secret": secret(links["watch"])})
    seen, playing = watcher.socket(), player.socket()
    seen.ask(type="hello", table=table)
    playing.ask(type="hello", table=table)
    host.post(f"/api/tables/{table}/links/watch")
    assert seen.closed_with() == 4410
    watcher.get(f"/api/tables/{table}", 404)
    watcher.post(f"/api/tables/{table}/watch", {"secret": secret(links["watch"])}, 404)
    assert watcher.get("/api/tables/mine")["tables"] == []
    assert playing.ask(type="ping")["type"] == "ack"
    fresh = host.look(table)["you"]["links"]["watch"]
    watcher.post(f"/api/tables/{table}/watch", {"secret": secret(fresh)})
    watcher.look(table)


def test_the_host_mutes_and_puts_out(server: Server) -> None:
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    table = host.table("magpies", seats=[*OPEN, {"kind": "open"}], access="open")
    path = f"/api/tables/{table}"
    other.post(f"{path}/join", {})
    (person,) = host.get(f"{path}/people")
    assert (person["guest"], person["name"], person["seats"]) == (other.id, "Borek", [1])
    other.get(f"{path}/people", 403)
    other.post(f"{path}/people/{host.id}", {"muted": True}, 403)
    host.post(f"{path}/people/{host.id}", {"muted": True}, 404)
    host.post(f"{path}/people/nobody", {"muted": True}, 404)
    host.post(f"{path}/people/{other.id}", {"muted": True})
    assert other.post(f"{path}/chat", {"id": "1", "text": "spam"}, 403)["reason"]["id"] == "refused-muted"
    host.post(f"{path}/people/{other.id}", {})
    other.post(f"{path}/chat", {"id": "2", "text": "sorry"})
    host.post(f"{path}/people/{other.id}", {"put_out": True})
    assert [seat["kind"] for seat in host.look(table)["table"]["seats"]] == ["person", "open", "open"]
    for verb, body in (("join", {}), ("watch", {}), ("chat", {"id": "3", "text": "again"})):
        other.post(f"{path}/{verb}", body, 404)
    assert other.get("/api/tables/mine")["tables"] == []
    host.post(f"{path}/people/{other.id}", {})
    other.post(f"{path}/join", {})


def test_a_player_of_a_running_game_is_not_put_out(server: Server) -> None:
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    table = host.table("magpies", seats=OPEN, access="open")
    other.post(f"/api/tables/{table}/join", {})
    refusal = host.post(f"/api/tables/{table}/people/{other.id}", {"put_out": True}, 409)
    assert refusal["reason"]["id"] == "refused-plays-here"


def test_lists_have_pages(server: Server) -> None:
    guest = Guest(server.url, "Ania")
    made = [guest.table("magpies", seats=OPEN, access="open", title=f"T{n}") for n in range(7)]
    found, after = [], ""
    while True:
        page = guest.get("/api/tables/mine", limit=3, after=after)
        assert len(page["tables"]) <= 3
        found += [one["id"] for one in page["tables"]]
        if not (after := page["after"]):
            break
    assert found == made[::-1]
    page = guest.get("/api/tables", limit=2)
    assert [one["id"] for one in page["tables"]] == made[:-3:-1]
    assert guest.get("/api/tables", limit=2, after=page["after"])["tables"][0]["id"] == made[4]
    for bad in ("x", "nan~t", "1.0~", "1e999~t"):
        guest.get("/api/tables", 400, after=bad)


def test_names_that_pass_for_others_are_marked_or_refused(server: Server) -> None:
    host = Guest(server.url, "Ania")
    table = host.table("magpies", seats=[*OPEN, {"kind": "open"}], access="open")
    twin = Guest(server.url, "ANIA")
    twin.post(f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in host.look(table)["table"]["seats"]] == ["Ania", "ANIA (2)", ""]
    greek = Guest(server.url, "ΑΝΙΑ")  # four Greek letters
    greek.post(f"/api/tables/{table}/chat", {"id": "1", "text": "I am the host"})
    assert host.look(table)["chat"][-1]["name"] == "ΑΝΙΑ (3)"  # the lookalike gets (2)
    for name in ("Аnia", "\u3164", "\u200b\u200d", "A\u0301\u0302\u0303\u0304nia", "\u2800"):
        answer = host.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 400, name
