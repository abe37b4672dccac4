"""Server behaviour: bots continue after a restart, hosts renew links, nothing is sent twice."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from tests.server.server import Guest, Server, running
from tests.server.tables.test_play import HOTSEAT, OPEN, two


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    def finished() -> int:
        stored = sqlite3.connect(database)
        with stored:
            count = stored.execute("SELECT count(*) FROM entry WHERE status = 'finished'").fetchone()[0]
        stored.close()
        return int(count)

    with running(f"sqlite:///{database}", "--no-limits", log=tmp_path / "log") as server:
        guest = Guest(server.url)
        waiting = guest.table("stonespine", seats=HOTSEAT, mode="hotseat")
        table = guest.table("stonespine", seats=[{"kind": "bot", "bot": "random"}] * 3)
        guest.look(table)
        server.kill()
        assert finished() == 0
        server.start()
        end = time.monotonic() + 300
        while finished() == 0:
            assert time.monotonic() < end
            time.sleep(0.2)
        assert guest.look(table)["table"]["status"] == "finished"
        assert guest.look(waiting, look=-1)["position"]["moves"] == 0


def test_what_is_known_is_not_sent_again(server: Server) -> None:
    host, other, table = two(server)
    path = f"/api/tables/{table}"
    first = host.http.get(path)
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = host.http.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert host.http.get(path, headers={"if-none-match": '"other"'}).json() == first.json()
    assert other.http.get(path, headers={"if-none-match": tag}).status_code == 200
    assert host.http.get(path, params={"look": -1}, headers={"if-none-match": tag}).status_code == 200
    host.act(table)
    assert host.http.get(path, headers={"if-none-match": tag}).status_code == 200


def test_a_renewed_invitation_makes_the_old_one_void(server: Server) -> None:
    host, other = Guest(server.url, "Ania"), Guest(server.url, "Borek")
    table = host.table("magpies", seats=OPEN)
    socket = host.socket()
    old = socket.ask(type="hello", table=table)["you"]["links"]
    host.post(f"/api/tables/{table}/links/1")
    while "you" not in (event := socket.event()):
        pass
    new = event["you"]["links"]
    socket.close()
    assert new["watch"] == old["watch"]
    assert new["seats"][1] != old["seats"][1]
    before, after = [links["seats"][1].partition("=")[2] for links in (old, new)]
    refusal = other.post(f"/api/tables/{table}/join", {"secret": before}, 404)
    assert refusal["reason"]["id"] == "refused-no-such-table"
    other.post(f"/api/tables/{table}/join", {"secret": after})
    assert other.look(table)["you"]["seats"] == [1]
    assert [line["kind"] for line in host.look(table)["log"]] == ["seat", "start"]
    for place, status in (("1", 403), ("watch", 403)):
        other.post(f"/api/tables/{table}/links/{place}", status=status)
    host.post(f"/api/tables/{table}/links/9", status=404)


def test_a_renewed_link_survives_a_restart(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-limits", log=tmp_path / "log") as server:
        host, other = Guest(server.url), Guest(server.url)
        table = host.table("magpies", seats=OPEN)
        old = host.look(table)["you"]["links"]["watch"].partition("=")[2]
        host.post(f"/api/tables/{table}/links/watch")
        server.kill()
        server.start()
        other.post(f"/api/tables/{table}/watch", {"secret": old}, 404)
        new = host.look(table)["you"]["links"]["watch"].partition("=")[2]
        other.post(f"/api/tables/{table}/watch", {"secret": new})
