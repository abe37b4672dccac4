"""Turn notifications: members get push, mail and webhook, once per turn, and never while they are present."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from aiosmtplib.email import flatten_message
from py_vapid import Vapid02

from gospoda.core.words import LANGUAGES
from gospoda.server.base.settings import Settings
from gospoda.server.notices.notice_mail import Mailer, MailTarget
from gospoda.server.notices.notice_texts import Mail, Reader, since_line
from gospoda.server.notices.notice_turns import Turn
from gospoda.server.notices.notice_webhook import signature
from tests.server.notices.certificates import Authority
from tests.server.notices.receivers import Browser, Post, Receiver, post_office, receiving
from tests.server.server import Guest, Server, new_id, request, running

EVERY = 0.2  # seconds between two checks


class Inn:
    """A server that notifies quickly, and the receivers."""

    def __init__(self, server: Server, receiver: Receiver, safe: Receiver, post: Post, folder: Path) -> None:
        self.server = server
        self.safe = safe  # uses TLS, with a certificate that the server trusts
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
    authority = Authority(folder)
    tls = authority.speaks_for("localhost")
    with (
        receiving() as receiver,
        receiving(tls) as safe,
        post_office() as post,
        pytest.MonkeyPatch.context() as env,
    ):
        env.setenv("SSL_CERT_FILE", str(authority.file))
        options = ["--no-limits", "--notice-every", str(EVERY), "--notice-private", "--smtp-host", "127.0.0.1"]
        options += ["--smtp-port", str(post.port), "--smtp-security", "none", "--mail-from", "inn@example.org"]
        log = folder / "log"
        with running(f"sqlite:///{folder}/tables.db", *options, log=log) as server:
            yield Inn(server, receiver, safe, post, folder)
        assert "Traceback" not in log.read_text(), log.read_text()


def member(inn: Inn, name: str = "Ania") -> Guest:
    guest = Guest(inn.server.url, name)
    guest.post("/api/account", {"device": "Firefox, Linux"})
    return guest


def when(**wishes: Any) -> dict[str, Any]:
    return {"zone": "Europe/Warsaw", **wishes}


def two_at_a_table(inn: Inn, host: Guest, title: str = "") -> tuple[Guest, str]:
    """A table for the host and a friend, which begins when both sit. It is the turn of both."""
    friend = member(inn, "Bea")
    table = host.table(seats=[{"kind": "person"}, {"kind": "open"}], title=title)
    secret = host.look(table)["you"]["links"]["seats"][1].partition("=")[2]
    friend.post(f"/api/tables/{table}/join", {"secret": secret})
    return friend, table


def webhook(guest: Guest, inn: Inn, path: str, **wishes: Any) -> str:
    body = {"url": inn.receiver.url + path, "when": when(**wishes)}
    return str(guest.post("/api/notices/webhooks", body)["channels"][-1]["id"])


# ---- the three channels


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
    assert read["body"].startswith("Twoja kolej przy stole Friday (")
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
    host.post(f"/api/notices/{channel['id']}/confirm", {"code": code}, 404)  # another member's
    friend.post(f"/api/notices/{channel['id']}/confirm", {"code": code})
    notice = inn.post.wait(before + 2)
    text = notice.get_content()
    assert notice["subject"].startswith("Gospoda: jsi na tahu u stolu Večer (")
    assert notice["from"].startswith("Gospoda <")
    assert notice["auto-submitted"] == "auto-generated"
    assert notice.get_content_type() == "text/plain"
    assert text.count("http") == 1
    assert f"{inn.server.url}/t/{table}" in text.split()
    assert friend.token not in text
    friend.post("/api/notices/mail", body, 409)  # known already
    check_one_press(inn, friend, notice)


def check_one_press(inn: Inn, friend: Guest, notice: Any) -> None:
    """Anyone who gets a mail can unsubscribe with one press; opening the link or guessing changes nothing."""
    assert notice["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = notice["list-unsubscribe"].strip("<>")
    assert link.startswith(f"{inn.server.url}/stop-mail/")
    asked = request("GET", link, headers={"accept-language": "cs"})
    assert asked.status_code == 200
    assert '<form method="post">' in asked.text
    assert request("POST", link[:-1] + "x").status_code == 400
    assert len(friend.get("/api/notices")["channels"]) == 1
    form = {"content-type": "application/x-www-form-urlencoded"}
    for _ in range(2):  # a second press isn't an error
        assert request("POST", link, content="List-Unsubscribe=One-Click", headers=form).status_code == 200
    assert friend.get("/api/notices")["channels"] == []


def test_mails_say_who_writes_and_when_in_words() -> None:
    at = datetime(2026, 11, 17, 17, 5, tzinfo=UTC).timestamp()
    turn = Turn("g", "t", "guilds", "Wieczór", 2, 0, at)
    said = {lang: since_line(turn, Reader(lang, "Europe/Warsaw", "")).partition(", ")[2] for lang in LANGUAGES}
    assert said == {
        "en": "since 17 November, 18:05",
        "pl": "od 17 listopada, 18:05",
        "cs": "od 17. listopadu, 18:05",
    }
    for given, shown in (("inn@example.org", "Gospoda"), ("The inn <inn@example.org>", "The inn")):
        letter = Mailer(Settings(mail_from=given)).letter(MailTarget("a@example.org"), Mail("Subject", "Text"))
        assert letter["from"] == f"{shown} <inn@example.org>"
        assert letter["list-unsubscribe"] is None, "nothing to end yet"


def test_the_link_that_ends_mails_is_sent_as_it_is() -> None:
    """However long it is, because mail programs don't decode this header."""
    stop = f"https://inn.example.org/stop-mail/dV2NYhZ65bar?key={'e1' * 40}"
    letter = Mailer(Settings(mail_from="inn@example.org")).letter(MailTarget("a@example.org"), Mail("S", "T", stop))
    assert f"\r\nList-Unsubscribe: <{stop}>\r\n".encode() in flatten_message(letter)


def test_an_invitation_is_told_once(inn: Inn) -> None:
    host, friend = member(inn, "Ania"), member(inn, "Bea")
    name = host.get("/api/me")["name"]  # with a number: other tests have members of that name
    webhook(friend, inn, "/hook/invited", lang="pl")
    secret = host.post("/api/friends/link", {})["secret"]
    friend.http.post("/api/friends", json={"secret": secret}).raise_for_status()
    table = host.table(seats=[{"kind": "person"}, {"kind": "open"}], title="Friday")
    host.post(f"/api/tables/{table}/invite", {"guest": friend.id})
    (told,) = inn.receiver.wait("/hook/invited")
    assert told.json["event"] == "invitation"
    assert told.json["text"].startswith(f"{name} trzyma dla ciebie miejsce przy stole Friday (")
    assert told.json["url"] == f"{inn.server.url}/t/{table}"
    assert [(one["table"], one["host"]) for one in told.json["tables"]] == [(table, name)]
    host.post(f"/api/tables/{table}/chat", {"id": "a", "text": "Come!"})
    time.sleep(5 * EVERY)
    friend.post(f"/api/tables/{table}/join", {})  # the game begins, which is another notification
    told = inn.receiver.wait("/hook/invited", 2)[1]
    assert told.json["event"] == "your-turn"
    assert told.json["tables"][0]["host"] == ""


def test_a_mail_that_is_not_taken_is_no_fault_of_the_server(inn: Inn) -> None:
    told = member(inn).post("/api/notices/mail", {"address": "nobody@example.org", "when": when()}, 409)
    assert told["reason"]["id"] == "refused-mail-failed"


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


def test_a_webhook_is_told_by_tls_where_the_certificate_is_good(inn: Inn, tmp_path: Path) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host)
    with receiving(Authority(tmp_path).speaks_for("localhost")) as unknown:
        for url in (unknown.url, inn.safe.url.replace("localhost", "127.0.0.1"), inn.safe.url):
            friend.post("/api/notices/webhooks", {"url": f"{url}/hook/tls", "when": when()})
        (said,) = inn.safe.wait("/hook/tls")
        until(lambda: [one["failing"] for one in friend.get("/api/notices")["channels"]] == [True, True, False])
        assert not unknown.said, "nobody knows who has signed its certificate"
    assert [one["table"] for one in said.json["tables"]] == [table]
    assert said.headers["host"].startswith("localhost:")
    assert len(inn.safe.said) == 1, "a certificate is good for its own name alone"


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
    said = inn.receiver.wait("/hook/ill", 4)  # the failed one, two trials, and the turn that is still waiting
    assert [one.json["event"] for one in said] == ["your-turn", "test", "test", "your-turn"]
    assert not friend.get("/api/notices")["channels"][0]["failing"]


def test_a_turn_that_waits_is_told_after_a_restart(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host)
    webhook(friend, inn, "/hook/again")
    inn.receiver.wait("/hook/again")
    until(lambda: inn.rows(f"SELECT state FROM notice_sent WHERE table_id = '{table}'") == [("sent",)])
    inn.server.kill()
    with sqlite3.connect(inn.folder / "tables.db") as database:  # as if it had died while sending
        database.execute(f"UPDATE notice_sent SET state = 'claimed', at = 1 WHERE table_id = '{table}'")
    database.close()
    inn.server.start()
    inn.receiver.wait("/hook/again", 2)


# ---- who may know


def test_addresses_are_sealed_told_to_nobody_and_go_with_the_account(inn: Inn) -> None:
    host = member(inn)
    friend, table = two_at_a_table(inn, host)
    path, mail = f"/hook/{new_id()}", f"{new_id()}@example.org"  # no word lists: those files contain card names too
    webhook(friend, inn, path, plan="after", minutes=600)
    friend.post("/api/notices/mail", {"address": mail, "when": when()})
    for file in inn.folder.glob("tables.db*"):
        if file.is_file():
            written = file.read_bytes()
            for address in (path, mail):
                at = written.find(address.encode())
                assert at < 0, (file.name, written[max(0, at - 200) : at + 50])
    shown = host.http.get(f"/api/tables/{table}").text
    assert mail not in shown
    assert host.get("/api/notices")["channels"] == []
    channel = friend.get("/api/notices")["channels"][0]["id"]
    assert host.http.put(f"/api/notices/{channel}", json=when()).status_code == 404
    exported = friend.get("/api/account/data")
    assert [one["name"] for one in exported["notices"]] == [inn.receiver.url + path, mail]
    friend.post("/api/account/leave", {"name": friend.get("/api/me")["name"]})
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


# ---- waiting


def until(holds: Any) -> None:
    """Waits until a condition holds."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def told_of(inn: Inn, path: str, table: str) -> int:
    """Returns how many notifications have named a table."""
    return sum(table in {one["table"] for one in said.json["tables"]} for said in inn.receiver.at(path))


def marker(inn: Inn, guest: Guest) -> None:
    """Waits for the notification of a new turn of the same member, which proves that nothing else was sent."""
    path = f"/hook/marker-{new_id()}"
    _, table = two_at_a_table(inn, guest)
    channel = webhook(guest, inn, path)
    until(lambda: table in {one["table"] for said in inn.receiver.at(path) for one in said.json["tables"]})
    assert guest.http.delete(f"/api/notices/{channel}").status_code == 200


def play_round(host: Guest, friend: Guest, table: str) -> None:
    """Both play until it is the friend's turn again."""
    rested = False
    while not (waits := host.look(table)["table"]["seats"][1]["waiting"]) or not rested:
        rested = rested or not waits
        (friend if waits else host).act(table)
