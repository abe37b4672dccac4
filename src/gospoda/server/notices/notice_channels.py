"""The channels by which members want to be notified; their addresses are stored sealed and shown to nobody else."""

from __future__ import annotations

import secrets
import time
from hmac import compare_digest
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.base.sealing import Seal
from gospoda.server.members.schema import DEVICE
from gospoda.server.notices.bodies import Channel, Kind, NewPush, When
from gospoda.server.notices.notice_mail import MailTarget
from gospoda.server.notices.notice_push import PushTarget
from gospoda.server.notices.notice_times import Wishes, zones
from gospoda.server.notices.notice_webhook import WebhookTarget
from gospoda.server.notices.schema import CHANNEL, SENT
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import GUEST
from gospoda.server.store.writer import Row

MOST = 12  # channels of one member
CODE_VALID = 3600.0  # seconds
CODE_TRIES = 5
CODE_LENGTH = 8  # digits
Target = PushTarget | MailTarget | WebhookTarget
KINDS: dict[str, type[Target]] = {"push": PushTarget, "mail": MailTarget, "webhook": WebhookTarget}


def when_of(row: Any) -> When:
    """Returns when a channel sends."""
    quiet = (row.quiet_from, row.quiet_to)
    return When(row.plan, row.minutes, row.hour, *quiet, row.zone, row.lang)


def wishes_of(row: Any) -> Wishes:
    """Returns the same for `notice_times`."""
    return Wishes(row.plan, row.minutes, row.hour, row.quiet_from, row.quiet_to, row.zone)


class Channels:
    """All channels, in the database."""

    def __init__(self, storage: Storage, seal: Seal) -> None:
        self.storage = storage
        self.seal = seal

    def target(self, row: Any) -> Target | None:
        """Returns the address of a channel, or None if it was sealed with another key."""
        opened = self.seal.open(row.target)
        return msgspec.json.decode(opened, type=KINDS[row.kind]) if opened else None

    def told(self, row: Any, device: str = "") -> Channel:
        """Returns a channel as its member sees it."""
        target = self.target(row)
        name, secret = "", ""
        if isinstance(target, PushTarget):
            name = target.label
        elif isinstance(target, MailTarget):
            name = target.address
        elif isinstance(target, WebhookTarget):
            name, secret = target.url, target.secret
        here = row.kind == "push" and bool(device) and row.device == device
        return Channel(row.id, row.kind, name, here, row.confirmed, row.failures > 0, when_of(row), secret)

    async def of(self, requester: Requester) -> list[Channel]:
        """Returns the channels of a member, oldest first."""
        return await self.storage.read(lambda connection: self.exported(connection, requester))

    def exported(self, connection: Connection, requester: Requester) -> list[Channel]:
        """Returns the channels of a member from an open connection, also for the export of their data."""
        query = sa.select(CHANNEL).where(CHANNEL.c.guest == requester.id).order_by(CHANNEL.c.created, CHANNEL.c.id)
        return [self.told(row, requester.device) for row in connection.execute(query)]

    async def row(self, requester: Requester, channel: str) -> Any:
        """Returns one of the member's channels; raises if there is no such channel."""
        query = with_name().where(CHANNEL.c.id == channel, CHANNEL.c.guest == requester.id)
        found = await self.storage.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise refused("refused-not-found", 404)
        return found

    # ---- stopping, from a mail program

    def stop_key(self, channel: str) -> str:
        """Returns the key that proves that somebody has received a mail by this channel."""
        return self.seal.hashed(f"stop {channel}")[:32]

    def stop_link(self, row: Any) -> str:
        """Returns the address that ends the mails of a channel."""
        return f"{row.origin}/stop-mail/{row.id}?key={self.stop_key(row.id)}"

    async def stop(self, channel: str, key: str) -> bool:
        """Ends a channel for good. Returns False if the key is wrong; a channel that is gone already is fine."""
        if not compare_digest(key.encode(), self.stop_key(channel).encode()):
            return False
        await self.storage.writer.run(lambda connection: drop_channels(connection, [channel]))
        return True

    # ---- adding

    async def add_push(self, requester: Requester, asked: NewPush, origin: str) -> None:
        """Adds a browser's subscription, replacing the one its device had before."""
        target = PushTarget(asked.endpoint, asked.keys.p256dh, asked.keys.auth, asked.label)
        await self._put(requester, "push", target, asked.endpoint, asked.when, origin)

    async def add_webhook(self, requester: Requester, url: str, when: When, origin: str) -> None:
        """Adds an address that gets notices by POST."""
        await self._put(requester, "webhook", WebhookTarget(url, secrets.token_urlsafe(24)), url, when, origin)

    async def add_mail(self, requester: Requester, address: str, when: When, origin: str) -> str:
        """Adds an unconfirmed mail address and returns the code that confirms it."""
        code = "".join(secrets.choice("0123456789") for _ in range(CODE_LENGTH))
        await self._put(requester, "mail", MailTarget(address), address.lower(), when, origin, code)
        return code

    async def _put(
        self, requester: Requester, kind: Kind, target: Target, address: str, when: When, origin: str, code: str = ""
    ) -> None:
        check_when(when)
        mark = self.seal.hashed(f"{kind} {address}")
        row: Row = {"id": secrets.token_urlsafe(9), "guest": requester.id, "kind": kind, "mark": mark}
        row |= {"target": self.seal.close(msgspec.json.encode(target)), "origin": origin}
        row |= {"device": requester.device if kind == "push" else "", "confirmed": not code, "created": time.time()}
        row |= {"code": self._code(requester.id, mark, code) if code else "", "code_until": time.time() + CODE_VALID}
        row |= {"code_tries": 0, "failures": 0, "not_before": 0.0, **msgspec.structs.asdict(when)}

        def work(connection: Connection) -> str:
            mine = CHANNEL.c.guest == requester.id
            same = CHANNEL.c.mark == mark
            if kind == "push":
                same = sa.or_(same, sa.and_(CHANNEL.c.kind == kind, CHANNEL.c.device == requester.device))
            former = connection.execute(sa.select(CHANNEL).where(mine, same)).fetchall()
            if kind == "mail" and any(one.confirmed for one in former):
                return "refused-channel-known"
            drop_channels(connection, [one.id for one in former])
            if connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one() >= MOST:
                return "refused-too-many-channels"
            connection.execute(sa.insert(CHANNEL), row)
            return ""

        if reason := await self.storage.writer.run(work):
            raise refused(reason)

    def _code(self, guest: str, mark: str, code: str) -> str:
        return self.seal.hashed(f"mail code {guest} {mark} {code}")

    # ---- changing

    async def confirm(self, requester: Requester, channel: str, code: str) -> None:
        """Confirms a mail address; after a few wrong codes a new mail is needed."""
        row = await self.row(requester, channel)
        given = self._code(requester.id, row.mark, "".join(sign for sign in code if sign.isdigit()))
        here = sa.and_(CHANNEL.c.id == channel, CHANNEL.c.guest == requester.id)
        fits = sa.and_(here, CHANNEL.c.code == given, CHANNEL.c.code != "", CHANNEL.c.code_until > time.time())
        fits = sa.and_(fits, CHANNEL.c.code_tries < CODE_TRIES)

        def work(connection: Connection) -> bool:
            done = sa.update(CHANNEL).where(fits).values(confirmed=True, code="")
            if connection.execute(done).rowcount:
                return True
            connection.execute(sa.update(CHANNEL).where(here).values(code_tries=CHANNEL.c.code_tries + 1))
            return False

        if not row.confirmed and not await self.storage.writer.run(work):
            raise refused("refused-mail-code", 400)

    async def change(self, requester: Requester, channel: str, when: When) -> None:
        """Changes when a channel sends."""
        check_when(when)
        await self.row(requester, channel)
        here = sa.and_(CHANNEL.c.id == channel, CHANNEL.c.guest == requester.id)
        change = sa.update(CHANNEL).where(here).values(**msgspec.structs.asdict(when))
        await self.storage.writer.run(lambda connection: connection.execute(change) and None)

    async def remove(self, requester: Requester, channel: str) -> None:
        """Removes a channel."""
        await self.row(requester, channel)
        await self.storage.writer.run(lambda connection: drop_channels(connection, [channel]))


def with_name() -> sa.Select[Any]:
    """Selects channels with the names of their members."""
    return sa.select(CHANNEL, GUEST.c.name.label("guest_name")).where(GUEST.c.id == CHANNEL.c.guest)


def check_when(when: When) -> None:
    """Raises if the time zone is unknown or only one end of the quiet hours is set."""
    if when.zone not in zones():
        raise refused("refused-zone", 400)
    if (when.quiet_from is None) != (when.quiet_to is None):
        raise refused("refused-broken", 400)


def drop_channels(connection: Connection, channels: list[str]) -> None:
    """Deletes channels with what is stored about their turns."""
    connection.execute(sa.delete(SENT).where(SENT.c.channel.in_(channels)))
    connection.execute(sa.delete(CHANNEL).where(CHANNEL.c.id.in_(channels)))


def usable(now: float) -> sa.ColumnElement[bool]:
    """SQL condition: the channel may be used; pushes only while their device is signed in."""
    signed_in = sa.exists().where(DEVICE.c.id == CHANNEL.c.device, DEVICE.c.expires > now)
    return sa.or_(CHANNEL.c.kind != "push", signed_in)


def drop_orphans(connection: Connection) -> None:
    """Deletes pushes to devices that are signed out, and what is stored about channels that are gone."""
    gone = sa.select(CHANNEL.c.id).where(~usable(time.time()))
    drop_channels(connection, list(connection.execute(gone).scalars()))
    there = sa.exists().where(CHANNEL.c.id == SENT.c.channel)
    connection.execute(sa.delete(SENT).where(~there))
