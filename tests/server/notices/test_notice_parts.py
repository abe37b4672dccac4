"""Parts of notifications: which addresses are public, and when to notify."""

from __future__ import annotations

import asyncio
import socket
from datetime import UTC, datetime
from typing import Any

import pytest

from gospoda.server.base.safe_requests import NotAllowed, Outgoing, is_public
from gospoda.server.notices.notice_mail import is_mail_address
from gospoda.server.notices.notice_times import Wishes, due, is_quiet

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
    # eight in the morning after the night when summer time begins: two hours ahead of Greenwich
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


def test_mail_addresses() -> None:
    for good in ("a@example.org", "a.b+c@sub.example.org"):
        assert is_mail_address(good)
    for bad in ("a", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.de", "<a@b.cd>", "a@b.cd, e@f.gh", "@b.cd", "a@[127.0.0.1]"):
        assert not is_mail_address(bad), bad
