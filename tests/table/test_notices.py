"""It is your turn: members are told by push, mail and webhook, once a turn, and not while they are there."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from py_vapid import Vapid02

from gospoda.table.database import METADATA
from gospoda.table.notice_claims import LEASE, finish, settle
from gospoda.table.notice_mail import is_mail_address
from gospoda.table.notice_times import Wishes, due, is_quiet
from gospoda.table.notice_turns import Turn
from gospoda.table.notice_webhook import signature
from gospoda.table.outgoing import NotAllowed, Outgoing, is_public
from gospoda.table.tables_notices import SENT
from tests.table.receivers import Browser, Post, Receiver, post_office, receiving
from tests.table.server import Guest, Server, new_id, running

EVERY = 0.2  # seconds between two looks


class Inn:
    """A server that tells quickly, and those whom it tells."""

    def __init__(self, server: Server, receiver: Receiver, post: Post, folder: Path) -> None:
        self.server = server
        self.receiver = receiver
        self.post = post
        self.folder = folder

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        with sqlite3.connect(self.folder / "tables.db") as database:
            found = database.execute(query).fetchall()
        database.close()
        return found


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    folder = tmp_path_factory.mktemp("notices")
    with receiving() as receiver, post_office() as post:
        options = ["--no-limits", "--notice-every", str(EVERY), "--notice-private", "--smtp-host", "127.0.0.1"]
        options += ["--smtp-port", str(post.port), "--smtp-security", "none", "--mail-from", "inn@example.org"]
        log = folder / "log"
        with running(f"sqlite:///{folder}/tables.db", *options, log=log) as server:
            yield Inn(server, receiver, post, folder)
        assert "Traceback" not in log.read_text(), log.read_text()


def member(inn: Inn, name: str = "Ania") -> Guest:
    guest = Guest(inn.server.url, name)
    guest.post("/api/account", {"device": "Firefox, Linux"})
    return guest


def when(**wishes: Any) -> dict[str, Any]:
    return {"zone": "Europe/Warsaw", **wishes}


def two_at_a_table(inn: Inn, host: Guest, title: str = "") -> tuple[Guest, str]:
    """A table for the host and a friend, which begins when both sit: it is the turn of both."""
    friend = member(inn, "Bea")
    table = host.table(seats=[{"kind": "person"}, {"kind": "open"}], title=title)
    secret = host.look(table)["you"]["links"]["seats"][1].partition("=")[2]
    friend.post(f"/api/tables/{table}/join", {"secret": secret})
    return friend, table


def webhook(guest: Guest, inn: Inn, path: str, **wishes: Any) -> str:
    body = {"url": inn.receiver.url + path, "when": when(**wishes)}
    return str(guest.post("/api/notices/webhooks", body)["channels"][-1]["id"])


# ---- the three ways


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_house(inn: Inn) -> None:
    host, browser = member(inn), Browser()
    friend, table = two_at_a_table(inn, host, "Friday")
    asked = {**browser.subscription(inn.receiver.url + "/push/bea"), "label": "Firefox", "when": when(lang="pl")}
    told = friend.post("/api/notices/push", asked)
    assert [(one["kind"], one["name"], one["here"], one["confirmed"]) for one in told["channels"]] == [
        ("push", "Firefox", True, True)
    ]
    (push,) = inn.receiver.wait("/push/bea")
    read = browser.read(push.body)
    assert read["url"] == f"{inn.server.url}/t/{table}"
    assert read["body"].startswith("Twoja kolej przy stole: Friday (")
    assert read["count"] == 1
    assert b"Friday" not in push.body
    assert push.headers["content-encoding"] == "aes128gcm"
    assert int(push.headers["ttl"]) > 0
    authorization = push.headers["authorization"]
    assert Vapid02.verify(authorization)
    assert authorization.endswith(told["push_key"]), "the key that the browser has subscribed with"


def test_a_browser_that_has_ended_its_subscription_is_forgotten(inn: Inn) -> None:
    host = member(inn)
    friend, _ = two_at_a_table(inn, host)
    inn.receiver.statuses["/push/gone"] = 410
    friend.post("/api/notices/push", {**Browser().subscription(inn.receiver.url + "/push/gone"), "when": when()})
    inn.receiver.wait("/push/gone")
    until(lambda: not friend.get("/api/notices")["channels"])
    assert len(inn.receiver.at("/push/gone")) == 1


def test_mail_is_sent_only_to_an_address_that_was_confirmed(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host, "Večer")
    before = len(inn.post.mails)
    body = {"address": "Bea@example.org", "when": when(lang="cs")}
    channel = friend.post("/api/notices/mail", body)["channels"][0]
    assert not channel["confirmed"]
    letter = inn.post.wait(before + 1)
    assert inn.post.mails[before][0] == ["Bea@example.org"]
    code = "".join(sign for sign in letter["subject"] if sign.isdigit())
    assert code in letter.get_content()
    for _ in range(2):
        friend.post(f"/api/notices/{channel['id']}/confirm", {"code": "00000000"}, 400)
    friend.post(f"/api/notices/{channel['id']}/trial", None, 400)
    host.post(f"/api/notices/{channel['id']}/confirm", {"code": code}, 404)  # somebody else's
    friend.post(f"/api/notices/{channel['id']}/confirm", {"code": code})
    notice = inn.post.wait(before + 2)
    text = notice.get_content()
    assert notice["subject"].startswith("Jsi na tahu: Večer (")
    assert notice["auto-submitted"] == "auto-generated"
    assert notice.get_content_type() == "text/plain"
    assert text.count("http") == 1
    assert f"{inn.server.url}/t/{table}" in text.split()
    assert friend.token not in text
    friend.post("/api/notices/mail", body, 409)  # known already


def test_a_code_opens_nothing_after_a_few_wrong_ones(inn: Inn) -> None:
    friend = member(inn)
    before = len(inn.post.mails)
    channel = friend.post("/api/notices/mail", {"address": "c@example.org", "when": when()})["channels"][0]
    code = "".join(sign for sign in inn.post.wait(before + 1)["subject"] if sign.isdigit())
    for _ in range(5):
        friend.post(f"/api/notices/{channel['id']}/confirm", {"code": "1"}, 400)
    friend.post(f"/api/notices/{channel['id']}/confirm", {"code": code}, 400)


def test_a_webhook_is_told_once_a_turn_and_signed(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host, "Friday")
    webhook(friend, inn, "/hook/once")
    secret = friend.get("/api/notices")["channels"][0]["secret"]
    (said,) = inn.receiver.wait("/hook/once")
    assert said.json["event"] == "your-turn"
    assert [(one["table"], one["title"]) for one in said.json["tables"]] == [(table, "Friday")]
    assert said.headers["x-gospoda-signature"] == signature(secret, said.body)
    host.post(f"/api/tables/{table}/chat", {"id": new_id(), "text": "hello"})
    marker(inn, friend)
    assert told_of(inn, "/hook/once", table) == 1, "a second notice of the same turn"
    play_round(host, friend, table)
    until(lambda: told_of(inn, "/hook/once", table) == 2)


def test_nobody_is_told_who_is_at_the_table(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host)
    seat = friend.socket()
    seat.send(type="hello", table=table)
    seat.receive()
    webhook(friend, inn, "/hook/there")
    until(lambda: inn.rows(f"SELECT state FROM notice_sent WHERE table_id = '{table}'") == [("seen",)])
    seat.close()
    marker(inn, friend)
    assert told_of(inn, "/hook/there", table) == 0, "the turn was seen"


def test_a_failing_address_is_left_alone_for_a_while_and_a_trial_ends_that(inn: Inn) -> None:
    host = member(inn)
    friend, _ = two_at_a_table(inn, host)
    inn.receiver.statuses["/hook/ill"] = 302
    inn.receiver.location = inn.receiver.url + "/hook/elsewhere"
    channel = webhook(friend, inn, "/hook/ill")
    inn.receiver.wait("/hook/ill")
    until(lambda: friend.get("/api/notices")["channels"][0]["failing"])
    marker(inn, friend)
    assert len(inn.receiver.at("/hook/ill")) == 1
    assert not inn.receiver.at("/hook/elsewhere"), "redirects are not followed"
    friend.post(f"/api/notices/{channel}/trial", None, 409)
    inn.receiver.statuses["/hook/ill"] = 200
    inn.receiver.location = ""
    friend.post(f"/api/notices/{channel}/trial")
    said = inn.receiver.wait("/hook/ill", 4)  # the failed one, two trials, and the turn that still waits
    assert [one.json["event"] for one in said] == ["your-turn", "test", "test", "your-turn"]
    assert not friend.get("/api/notices")["channels"][0]["failing"]


def test_a_turn_that_waits_is_told_after_a_restart(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host)
    webhook(friend, inn, "/hook/again")
    inn.receiver.wait("/hook/again")
    until(lambda: inn.rows(f"SELECT state FROM notice_sent WHERE table_id = '{table}'") == [("sent",)])
    inn.server.kill()
    with sqlite3.connect(inn.folder / "tables.db") as database:  # as if it had died while it was sending
        database.execute(f"UPDATE notice_sent SET state = 'claimed', at = 1 WHERE table_id = '{table}'")
    database.close()
    inn.server.start()
    inn.receiver.wait("/hook/again", 2)


# ---- whose business it is


def test_addresses_are_sealed_told_to_nobody_and_go_with_the_account(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host)
    webhook(friend, inn, "/hook/secret-path", plan="after", minutes=600)
    friend.post("/api/notices/mail", {"address": "hidden@example.org", "when": when()})
    files = [path.read_bytes() for path in inn.folder.glob("tables.db*") if path.is_file()]
    assert not any(b"secret-path" in text or b"hidden@example" in text for text in files)
    shown = httpx.get(f"{inn.server.url}/api/tables/{table}", headers=dict(host.http.headers)).text
    assert "hidden@" not in shown
    assert host.get("/api/notices")["channels"] == []
    channel = friend.get("/api/notices")["channels"][0]["id"]
    assert host.http.put(f"/api/notices/{channel}", json=when()).status_code == 404
    exported = friend.get("/api/account/data")
    assert [one["name"] for one in exported["notices"]] == [
        inn.receiver.url + "/hook/secret-path",
        "hidden@example.org",
    ]
    friend.post("/api/account/leave", {"name": "Bea"})
    assert not inn.rows(f"SELECT id FROM notice_channel WHERE guest = '{friend.id}'")


def test_what_cannot_be_is_refused_in_a_sentence(inn: Inn) -> None:
    guest = Guest(inn.server.url)
    assert guest.get("/api/notices", 403)["reason"]["id"] == "refused-no-member"
    friend = member(inn)

    def refusal(path: str, body: dict[str, Any]) -> str:
        return str(friend.post(f"/api/notices/{path}", body, 400)["reason"]["id"])

    assert refusal("webhooks", {"url": "ftp://example.org/x"}) == "refused-webhook"
    assert refusal("webhooks", {"url": "https://u:p@example.org/"}) == "refused-webhook"
    assert refusal("webhooks", {"url": inn.receiver.url, "when": {"zone": "Mars/Olympus"}}) == "refused-zone"
    assert refusal("webhooks", {"url": inn.receiver.url, "when": when(quiet_from=3)}) == "refused-broken"
    assert refusal("mail", {"address": "a b@example.org"}) == "refused-mail-address"
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    assert refusal("push", {"endpoint": inn.receiver.url, "keys": keys}) == "refused-push"


# ---- the parts


OWN = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
OWN += [
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "localhost",
]


@pytest.mark.parametrize("address", OWN)
def test_addresses_of_the_house_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")


async def refused_by_name(name: str) -> bool:
    try:
        await Outgoing(private=False).post(f"https://{name}/", {}, b"")
    except NotAllowed:
        return True
    return False


def test_names_that_lead_into_the_house_are_refused_when_they_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.getaddrinfo

    def named(host: str, *args: Any, **options: Any) -> Any:
        return real("127.0.0.1" if host == "inside.example.org" else host, *args, **options)

    monkeypatch.setattr(socket, "getaddrinfo", named)
    for name in ("inside.example.org", "localhost", "127.0.0.1", "[::1]", "0x7f.1", "2130706433"):
        assert asyncio.run(refused_by_name(name)), name
    with pytest.raises(NotAllowed):
        Outgoing(private=False).check("http://example.org/")


def clock(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_when_a_turn_is_told() -> None:
    def wishes(**given: Any) -> Wishes:
        return Wishes(**{"plan": "at-once", "minutes": 30, "hour": 8, "quiet_from": None, "quiet_to": None} | given)

    since = clock("2026-03-28 20:10:00")
    assert due(wishes(zone="Europe/Prague"), since) == since
    assert due(wishes(plan="after", zone="UTC"), since) == since + 1800
    # eight in the morning after the night in which summer time begins: two hours before Greenwich
    assert due(wishes(plan="daily", zone="Europe/Prague"), since) == clock("2026-03-29 06:00:00")
    assert due(wishes(plan="daily", hour=21, zone="UTC"), since) == clock("2026-03-28 21:00:00")
    night = wishes(quiet_from=22, quiet_to=7, zone="Europe/Prague")
    assert [is_quiet(night, clock(f"2026-01-10 {hour}")) for hour in ("20:59", "21:00", "05:59", "06:00")] == [
        *(False, True, True, False)
    ]
    noon = wishes(quiet_from=12, quiet_to=14, zone="UTC")
    assert [is_quiet(noon, clock(f"2026-01-10 {hour}")) for hour in ("11:59", "12:00", "13:59", "14:00")] == [
        *(False, True, True, False)
    ]


def test_of_several_processes_one_takes_a_notice_on_itself() -> None:
    turn = Turn("g", "t", "magpies", "", 10, 5, 1000.0)
    engine = sa.create_engine("sqlite://")
    METADATA.create_all(engine, [SENT])
    with engine.begin() as database:
        assert settle(database, "c", [turn], "claimed", 2000.0) == [turn]
        assert settle(database, "c", [turn], "claimed", 2000.0) == [], "another process has it"
        assert settle(database, "c", [turn], "seen", 2000.0) == []
        assert settle(database, "d", [turn], "claimed", 2000.0) == [turn], "another channel has its own"
        assert settle(database, "c", [turn], "claimed", 2000.0 + 2 * LEASE) == [turn], "the process has died"
        finish(database, "c", [turn], False, 3000.0)
        assert settle(database, "c", [turn], "claimed", 3000.0) == [turn], "it has failed"
        finish(database, "c", [turn], True, 3000.0)
        assert settle(database, "c", [turn], "claimed", 9000.0) == [], "one notice a turn"
        again = msgspec.structs.replace(turn, turn=12)  # after a move was taken back and made again
        assert settle(database, "c", [again], "claimed", 3600.0) == []
        assert settle(database, "c", [again], "claimed", 9000.0) == [again]
        later = msgspec.structs.replace(turn, turn=20, moves=9)
        assert settle(database, "c", [later], "seen", 9000.0) == [later]
    engine.dispose()


def test_mail_addresses() -> None:
    for good in ("a@example.org", "a.b+c@sub.example.org"):
        assert is_mail_address(good)
    for bad in ("a", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.de", "<a@b.cd>", "a@b.cd, e@f.gh", "@b.cd", "a@[127.0.0.1]"):
        assert not is_mail_address(bad), bad


# ---- waiting


def until(holds: Any) -> None:
    """Wait for something that is about to be."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def told_of(inn: Inn, path: str, table: str) -> int:
    """How many notices have named a table."""
    return sum(table in {one["table"] for one in said.json["tables"]} for said in inn.receiver.at(path))


def marker(inn: Inn, guest: Guest) -> None:
    """Wait until another turn of the same member, which begins now, was told: so long nothing else was."""
    path = f"/hook/marker-{new_id()}"
    _, table = two_at_a_table(inn, guest)
    channel = webhook(guest, inn, path)
    until(lambda: table in {one["table"] for said in inn.receiver.at(path) for one in said.json["tables"]})
    assert guest.http.delete(f"/api/notices/{channel}").status_code == 200


def play_round(host: Guest, friend: Guest, table: str) -> None:
    """Both play until it is the friend's turn anew."""
    rested = False
    while not (waits := host.look(table)["table"]["seats"][1]["waiting"]) or not rested:
        rested = rested or not waits
        (friend if waits else host).act(table)
