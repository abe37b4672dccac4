"""Members: a guest keeps the name, signs in on other devices, and leaves without a trace."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.members.authenticator import Authenticator
from tests.server.server import PATIENCE, Guest, Server, new_id, opened, request, running


def named(server: Server) -> str:
    """Returns the server's address by host name: passkeys don't work for IP addresses."""
    return server.url.replace("127.0.0.1", "localhost")


def stranger(server: Server) -> httpx.Client:
    kept = httpx.Limits(keepalive_expiry=2.0)  # as for guests: before the server closes it
    client = httpx.Client(base_url=named(server), timeout=PATIENCE, limits=kept)
    opened.append(client)
    return client


def member(server: Server, name: str = "Ania", guest: Guest | None = None) -> tuple[Guest, Authenticator]:
    """A guest who claims the name with a passkey."""
    guest = guest or Guest(named(server), name)
    key = Authenticator(guest.url)
    asked = guest.post("/api/account/passkeys/options")
    body = {"ticket": asked["ticket"], "credential": key.make(asked["options"]), "label": "Firefox, Linux"}
    guest.post("/api/account/passkeys", body)
    return guest, key


def as_member(server: Server, answer: httpx.Response) -> Guest:
    """A signed-in member on a device of their own."""
    assert answer.status_code == 200, answer.text
    device = Guest.__new__(Guest)
    device.url, device.http = named(server), stranger(server)
    device.id, device.token = answer.json()["guest"]["id"], answer.json()["token"]
    device.http.headers["authorization"] = f"Bearer {device.token}"
    return device


def sign_in(server: Server, key: Authenticator) -> httpx.Response:
    client = stranger(server)
    asked = client.post("/api/sign-in/options").json()
    body = {"ticket": asked["ticket"], "credential": key.sign(asked["options"]), "device": "Safari, iPhone"}
    return client.post("/api/sign-in/passkey", json=body)


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["reason"]["id"])


# ---- claiming the name


def test_a_guest_keeps_name_and_tables_and_comes_back_with_the_passkey(server: Server) -> None:
    guest = Guest(named(server), "Ania")
    table = guest.table(seats=[{"kind": "person"}, {"kind": "person"}])
    link = guest.look(table)["you"]["links"]
    _, key = member(server, guest=guest)
    assert guest.get("/api/me") == {"id": guest.id, "name": "Ania", "member": True, "formerly": ""}
    phone = as_member(server, sign_in(server, key))
    assert phone.id == guest.id
    assert [one["id"] for one in phone.get("/api/tables/mine")["tables"]] == [table]
    assert phone.look(table)["you"]["links"] == link, "the host's links are the same on all devices"
    account = phone.get("/api/account")
    assert [one["label"] for one in account["devices"]] == ["Firefox, Linux", "Safari, iPhone"]
    assert [one["here"] for one in account["devices"]] == [False, True]


def test_a_guest_has_no_account_and_plays_as_before(server: Server) -> None:
    guest = Guest(named(server))
    assert guest.get("/api/me")["member"] is False
    assert guest.get("/api/account", 403)["reason"]["id"] == "refused-no-member"
    for path in ("links", "codes", "sign-out"):
        guest.post(f"/api/account/{path}", None, 403)
    guest.table()


def test_passkeys_need_an_address_with_a_name(server: Server) -> None:
    guest = Guest(server.url)  # by its number
    assert guest.get("/api/sign-in")["passkeys"] is False
    answer = guest.post("/api/account/passkeys/options", None, 409)
    assert answer["reason"]["id"] == "refused-no-passkeys-here"
    guest.post("/api/account", {"device": "Firefox"})
    code = guest.post("/api/account/codes")["codes"][0]
    assert request("POST", f"{server.url}/api/sign-in/code", json={"code": code}).status_code == 200


# ---- mismatches


def test_a_passkey_is_used_for_what_it_was_asked_and_once(server: Server) -> None:
    _guest, key = member(server)
    client = stranger(server)
    asked = client.post("/api/sign-in/options").json()
    body = {"ticket": asked["ticket"], "credential": key.sign(asked["options"])}
    assert client.post("/api/sign-in/passkey", json=body).status_code == 200
    assert reason(client.post("/api/sign-in/passkey", json=body)) == "refused-too-late"
    asked = client.post("/api/sign-in/options").json()
    other = Authenticator(key.origin)
    other.id = key.id
    forged = {"ticket": asked["ticket"], "credential": other.sign(asked["options"])}
    assert reason(client.post("/api/sign-in/passkey", json=forged)) == "refused-passkey"
    asked = client.post("/api/sign-in/options").json()
    elsewhere = Authenticator("http://evil.example")
    elsewhere.key, elsewhere.id = key.key, key.id
    forged = {"ticket": asked["ticket"], "credential": elsewhere.sign(asked["options"])}
    assert reason(client.post("/api/sign-in/passkey", json=forged)) == "refused-passkey"


def test_a_ticket_of_another_guest_makes_no_passkey(server: Server) -> None:
    first, second = Guest(named(server)), Guest(named(server))
    asked = first.post("/api/account/passkeys/options")
    body = {"ticket": asked["ticket"], "credential": Authenticator(first.url).make(asked["options"])}
    assert second.post("/api/account/passkeys", body, 400)["reason"]["id"] == "refused-passkey"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/sign-in/code", {"code": "aaaa-bbbb-cccc-dddd"}),
        ("/api/sign-in/link", {"secret": "nothing"}),
        ("/api/sign-in/link/owner", {"secret": "nothing"}),
        ("/api/sign-in/passkey", {"ticket": "nothing", "credential": {}}),
        ("/api/sign-in/code", {"code": ""}),
        ("/api/sign-in/code", {"kode": "x"}),
    ],
)
def test_nobody_comes_in_with_something_made_up(server: Server, path: str, body: Any) -> None:
    answer = stranger(server).post(path, json=body)
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers


# ---- other devices


def test_a_link_signs_one_device_in_and_says_whose_it_is(server: Server) -> None:
    guest, _ = member(server, "Bartek")
    link = guest.post("/api/account/links")
    assert 590 < link["expires"] - time.time() < 610
    assert link["picture"].startswith("<svg")
    client = stranger(server)
    owner = client.post("/api/sign-in/link/owner", json={"secret": link["secret"]}).json()
    assert owner["name"] == "Bartek"
    answer = client.post("/api/sign-in/link", json={"secret": link["secret"], "device": "Tablet"})
    tablet = as_member(server, answer)
    assert "gospoda-guest=" in answer.headers["set-cookie"]
    assert tablet.id == guest.id
    assert reason(client.post("/api/sign-in/link", json={"secret": link["secret"]})) == "refused-link"


def test_recovery_codes_open_once_however_typed_and_new_ones_replace_them(server: Server) -> None:
    guest, _ = member(server)
    codes = guest.post("/api/account/codes")["codes"]
    assert len(set(codes)) == 10
    typed = codes[0].upper().replace("-", " ")
    assert as_member(server, stranger(server).post("/api/sign-in/code", json={"code": typed})).id == guest.id
    assert reason(stranger(server).post("/api/sign-in/code", json={"code": codes[0]})) == "refused-code"
    assert guest.get("/api/account")["codes"] == 9
    guest.post("/api/account/codes")
    assert reason(stranger(server).post("/api/sign-in/code", json={"code": codes[1]})) == "refused-code"


def test_a_device_that_is_signed_out_is_out_at_once_also_its_socket(server: Server) -> None:
    guest, key = member(server)
    table = guest.table()
    phone = as_member(server, sign_in(server, key))
    socket = phone.socket()
    socket.ask(type="hello", table=table)
    device = next(one["id"] for one in guest.get("/api/account")["devices"] if not one["here"])
    answer = guest.http.delete(f"/api/account/devices/{device}")
    assert [one["here"] for one in answer.json()["devices"]] == [True]
    assert socket.closed_with() == 4401
    assert phone.http.get("/api/tables/mine").status_code == 401
    assert guest.http.delete(f"/api/account/devices/{device}").status_code == 404
    here = guest.get("/api/account")["devices"][0]["id"]
    assert reason(guest.http.delete(f"/api/account/devices/{here}")) == "refused-this-device"


def test_who_signs_out_is_nobody_here_and_can_come_back(server: Server) -> None:
    guest, key = member(server)
    guest.post("/api/account/sign-out")
    assert guest.get("/api/me") is None
    assert as_member(server, sign_in(server, key)).id == guest.id


def test_the_last_way_back_is_not_removed(server: Server) -> None:
    guest, key = member(server)
    only = guest.get("/api/account")["passkeys"][0]["id"]
    assert reason(guest.http.delete(f"/api/account/passkeys/{only}")) == "refused-last-way"
    guest.post("/api/account/codes")
    assert guest.http.delete(f"/api/account/passkeys/{only}").json()["passkeys"] == []
    assert reason(sign_in(server, key)) == "refused-unknown-passkey"


def test_a_name_is_changed_on_all_devices(server: Server) -> None:
    guest, key = member(server)
    phone = as_member(server, sign_in(server, key))
    guest.http.patch("/api/me", json={"name": "Basia"})
    assert phone.get("/api/me")["name"] == "Basia"
    assert guest.get("/api/account")["name"] == "Basia"


def test_settings_come_along_and_have_a_size(server: Server) -> None:
    guest, key = member(server)
    assert guest.http.put("/api/account/settings", json={"settings": {"theme": "dark"}}).status_code == 200
    assert as_member(server, sign_in(server, key)).get("/api/account")["settings"] == {"theme": "dark"}
    large = guest.http.put("/api/account/settings", json={"settings": {"x": "y" * 9000}})
    assert reason(large) == "refused-too-large"
    assert guest.get("/api/account")["settings"] == {"theme": "dark"}


# ---- merging a guest


def test_the_tables_of_a_guest_come_along_with_seat_and_host(server: Server) -> None:
    known, key = member(server, "Ania")
    guest, other = Guest(named(server), "Ania na telefonie"), Guest(named(server), "Celina")
    table = guest.table(seats=[{"kind": "person"}, {"kind": "person"}], access="open")
    other.post(f"/api/tables/{table}/join", {})
    guest.post(f"/api/tables/{table}/chat", {"id": new_id(), "text": "hello"})
    watching = other.socket()
    watching.ask(type="hello", table=table)
    asked = guest.post("/api/sign-in/options")
    body = {"ticket": asked["ticket"], "credential": key.sign(asked["options"]), "bring": True}
    answer = guest.http.post("/api/sign-in/passkey", json=body)
    assert answer.json()["tables"] == 1
    phone = as_member(server, answer)
    shown = phone.look(table)
    assert shown["you"]["seats"] == [0]
    assert shown["you"]["host"] is True
    assert guest.http.get("/api/me").json() is None
    while not any(seat["waiting"] for seat in shown["table"]["seats"][:1]):
        other.act(table)
        shown = phone.look(table)
    phone.act(table)
    assert known.look(table)["you"]["seats"] == [0], "on the first device as well"
    assert watching.ask(type="ping")["type"] == "ack"


# ---- secrets


def whole_database(path: Path) -> str:
    """Returns the whole content of a database as text."""
    with sqlite3.connect(path) as connection:
        text = "\n".join(str(line) for line in rows_of(connection))
    connection.close()
    return text


def rows_of(connection: sqlite3.Connection) -> list[Any]:
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [row for table in tables for row in connection.execute(f"SELECT * FROM {table}")]


def test_the_database_tells_no_secret_and_the_key_is_a_private_file_beside_it(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        guest, key = member(server)
        codes = guest.post("/api/account/codes")["codes"]
        link = guest.post("/api/account/links")["secret"]
        phone = as_member(server, sign_in(server, key))
        server.stop()
    left = whole_database(tmp_path / "tables.db")
    for secret in [*codes, *[code.replace("-", "") for code in codes], link, guest.token, phone.token]:
        assert secret not in left
    file = tmp_path / "tables.db.key"
    assert file.stat().st_mode & 0o777 == 0o600


def test_without_the_right_key_the_inn_opens_but_sealed_things_stay_shut(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(database) as server:
        guest, key = member(server)
        code = guest.post("/api/account/codes")["codes"][0]
        server.stop()
        (tmp_path / "tables.db.key").unlink()
        server.start()
        assert guest.get("/api/me")["member"] is True
        assert as_member(server, sign_in(server, key)).id == guest.id
        assert reason(stranger(server).post("/api/sign-in/code", json={"code": code})) == "refused-code"


def test_nothing_of_a_member_is_told_to_others(server: Server) -> None:
    guest, _key = member(server, "Daniela")
    codes = guest.post("/api/account/codes")["codes"]
    other = Guest(named(server), "Other")
    table = guest.table(seats=[{"kind": "person"}, {"kind": "person"}], access="open")
    other.post(f"/api/tables/{table}/join", {})
    mine = guest.get("/api/account")
    private = [*codes, mine["passkeys"][0]["id"], mine["devices"][0]["id"], "Firefox, Linux", guest.token]
    socket = other.socket()
    told = [json.dumps(socket.ask(type="hello", table=table)), json.dumps(other.look(table))]
    for path in (f"/api/tables/{table}/people", "/api/tables", f"/api/tables/{table}/log", "/api/me", "/metrics"):
        told.append(other.http.get(path).text)
    host = guest.http.get(f"/api/tables/{table}/people").text
    for secret in private:
        assert not any(secret in text for text in [*told, host])


def test_my_data_is_one_file_with_everything(server: Server) -> None:
    guest, _ = member(server, "Ewa")
    table = guest.table(title="Friday")
    guest.post(f"/api/tables/{table}/chat", {"id": new_id(), "text": "good evening"})
    answer = guest.http.get("/api/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["name"] == "Ewa"
    assert [(one["table"], one["title"]) for one in found["tables"]] == [(table, "Friday")]
    assert [line["text"] for line in found["chat"]] == ["good evening"]


# ---- time


def test_devices_and_tickets_expire_and_members_are_never_cleaned_up(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with running(database) as server:
        guest, key = member(server)
        phone = as_member(server, sign_in(server, key))
        link = guest.post("/api/account/links")["secret"]
        server.stop()
        long_ago = time.time() - 1
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("UPDATE device SET expires = ? WHERE label LIKE 'Safari%'", (long_ago,))
            connection.execute("UPDATE ticket SET expires = ?", (long_ago,))
            connection.execute("UPDATE guest SET seen = 0")
        connection.close()
        server.start()
        assert phone.http.get("/api/tables/mine").status_code == 401
        assert reason(stranger(server).post("/api/sign-in/link", json={"secret": link})) == "refused-link"
        assert guest.get("/api/me")["member"] is True
