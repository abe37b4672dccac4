"""A member with all kinds of private data, planted so that it is recognized wherever it turns up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.attacks.griefing import secret
from tests.server.members.authenticator import Authenticator, encoded
from tests.server.notices.receivers import Browser, Post, Receiver, post_office, receiving
from tests.server.server import Guest, Server, new_id, opened, running

ADDRESS = "127.77.66.55"  # the member's address: also loopback, and found in no other text
ZONE = "Pacific/Chatham"
WHEN = {"zone": ZONE}
OPEN = [{"kind": "person"}, {"kind": "open"}]


@dataclass(frozen=True)
class Inn:
    """A server that notifies members of their turns, and the receivers."""

    server: Server
    receiver: Receiver
    post: Post
    folder: Path

    @property
    def named(self) -> str:
        """Its address by host name: passkeys don't work for IP addresses."""
        return self.server.url.replace("127.0.0.1", "localhost")

    def log(self) -> str:
        return (self.folder / "log").read_text()


@contextmanager
def inn(folder: Path, database: str = "", *options: str) -> Iterator[Inn]:
    """An inn with all notification channels."""
    with ExitStack() as life:
        receiver, post = life.enter_context(receiving()), life.enter_context(post_office())
        mail = ["--smtp-host", "127.0.0.1", "--smtp-port", str(post.port), "--smtp-security", "none"]
        told = ["--no-limits", "--notice-private", *mail, "--mail-from", "inn@example.org", *options]
        server = life.enter_context(
            running(database or f"sqlite:///{folder}/tables.db", *told, log=Path(folder) / "log")
        )
        try:
            yield Inn(server, receiver, post, Path(folder))
        finally:
            while opened:
                opened.pop().close()


@dataclass(frozen=True)
class Household:
    """A member, the secrets by kind, and the ids that others may try."""

    guest: Guest
    secrets: dict[str, str]
    ids: dict[str, list[str]]

    def found_in(self, text: str) -> list[str]:
        """Returns the secrets that appear in a text."""
        return [what for what, word in self.secrets.items() if word in text]

    def own(self) -> dict[str, Any]:
        """Returns everything of the member's that nobody else can change."""
        account, notices = self.guest.get("/api/account"), self.guest.get("/api/notices")
        known = self.guest.get("/api/friends")
        return {
            "account": [account["name"], account["settings"], account["codes"], account["passkeys"]],
            "devices": [one["id"] for one in account["devices"]],
            "channels": [(one["id"], one["when"], one["confirmed"]) for one in notices["channels"]],
            "people": [known["friends"], known["blocked"]],
            "hours": self.guest.get("/api/hours"),
        }


def settle(inn: Inn, name: str) -> Household:
    """Creates the member: passkey, devices, codes, links, channels, hours, preferences."""
    mark = new_id()
    guest = Guest(inn.named, name)
    secrets, ids = {"address": ADDRESS, "time zone": ZONE}, {"guest": [guest.id]}
    live_at(guest, ADDRESS)
    key = Authenticator(inn.named)
    asked = guest.post("/api/account/passkeys/options")
    body = {"ticket": asked["ticket"], "credential": key.make(asked["options"]), "label": f"laptop {mark}"}
    account = guest.post("/api/account/passkeys", body)
    secrets |= {"device": f"laptop {mark}", "passkey": encoded(key.id), "token": guest.token}
    ids |= {"device": [one["id"] for one in account["devices"]], "key": [one["id"] for one in account["passkeys"]]}
    secrets |= {f"code {n}": code for n, code in enumerate(guest.post("/api/account/codes")["codes"])}
    secrets |= {"link of a device": guest.post("/api/account/links")["secret"]}
    secrets |= {"link of a friend": guest.post("/api/friends/link", {})["secret"]}
    guest.http.put("/api/account/settings", json={"settings": {"theme": f"theme-{mark}"}}).raise_for_status()
    secrets |= {"settings": f"theme-{mark}"}
    guest.http.put("/api/hours", json={"zone": ZONE, "holidays": ["2031-05-17"]}).raise_for_status()
    secrets |= {"holiday": "2031-05-17"}
    add_channels(inn, guest, mark, secrets)
    channels = guest.get("/api/notices")["channels"]
    secrets |= {f"secret of {one['kind']}": one["secret"] for one in channels if one["secret"]}
    return Household(guest, secrets, {**ids, "channel": [one["id"] for one in channels]})


def live_at(guest: Guest, address: str) -> None:
    """Makes a guest connect from this address from now on."""
    headers = {"authorization": f"Bearer {guest.token}", "host": guest.url.removeprefix("http://")}
    transport = httpx.HTTPTransport(local_address=address)
    url = guest.url.replace("localhost", "127.0.0.1")
    guest.http = httpx.Client(base_url=url, transport=transport, headers=headers, timeout=60)
    opened.append(guest.http)


def add_channels(inn: Inn, guest: Guest, mark: str, secrets: dict[str, str]) -> None:
    """Adds one channel of each kind and confirms the mail address."""
    push = Browser().subscription(f"{inn.receiver.url}/push-{mark}")
    guest.post("/api/notices/push", {**push, "label": f"phone {mark}", "when": WHEN})
    guest.post("/api/notices/webhooks", {"url": f"{inn.receiver.url}/hook-{mark}", "when": WHEN})
    letters = len(inn.post.mails)
    told = guest.post("/api/notices/mail", {"address": f"mail-{mark}@example.org", "when": WHEN})
    code = "".join(sign for sign in inn.post.wait(letters + 1)["subject"] if sign.isdigit())
    [channel] = [one["id"] for one in told["channels"] if one["kind"] == "mail"]
    guest.post(f"/api/notices/{channel}/confirm", {"code": code})
    secrets |= {"push": f"push-{mark}", "browser": f"phone {mark}", "webhook": f"hook-{mark}"}
    secrets |= {"key of push": push["keys"]["p256dh"], "mail": f"mail-{mark}"}


def sit_together(host: Guest, *others: Guest, title: str, **asked: Any) -> str:
    """A table for these people, by invitation."""
    seats = [{"kind": "person"}, *[{"kind": "open"}] * len(others)]
    table = host.table(title, seats=seats, **asked)
    links = host.look(table)["you"]["links"]["seats"]
    for seat, other in enumerate(others, 1):
        other.post(f"/api/tables/{table}/join", {"secret": secret(links[seat])})
    return table
