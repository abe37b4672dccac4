"""Turn notices: checks regularly whose turn it is, and notifies those who want it and aren't at the table.

Everything is derived from the database, so nothing is lost with a process. Each of several processes checks: the one
in which a member sits at the table records that (`seen`). The others wait longer than a check takes before they send.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.server.base import alarms
from gospoda.server.base.metrics import NOTICES
from gospoda.server.base.refusals import StorageFailure
from gospoda.server.base.safe_requests import NotAllowed, Outgoing, Unreachable
from gospoda.server.base.sealing import Seal
from gospoda.server.base.settings import Settings
from gospoda.server.decisions.operator_state import OperatorState
from gospoda.server.notices.notice_channels import Channels, drop_channels, drop_orphans, usable, wishes_of, with_name
from gospoda.server.notices.notice_claims import claim, finish, is_open, put_seen
from gospoda.server.notices.notice_mail import Mailer, MailTarget
from gospoda.server.notices.notice_push import PushTarget, SubscriptionGone, send_push
from gospoda.server.notices.notice_texts import Reader, mail_of, notice_of
from gospoda.server.notices.notice_times import due, is_quiet
from gospoda.server.notices.notice_turns import Turn, waiting_turns
from gospoda.server.notices.notice_webhook import send_webhook
from gospoda.server.notices.schema import CHANNEL, SENT
from gospoda.server.notices.vapid import Vapid
from gospoda.server.records.storage import Storage
from gospoda.server.tables.rooms import Rooms

log = logging.getLogger("gospoda.server")
LOOKS = 1.5  # check intervals for which a notice waits for other processes to say that the member is present
AT_ONCE = 16  # notices being sent at a time
SEEN_AT_ONCE = 200  # turns recorded together; moves are written in between
BACK_OFF = (60.0, 300.0, 1800.0, 7200.0, 43200.0)  # seconds for which a failing address is left alone
ORPHANS_EVERY = 600.0  # seconds


class Pending(Struct, frozen=True):
    """What a channel has to report: turns whose time has come (`due`), and those of them to send now (`ripe`)."""

    row: Any
    due: list[Turn]
    ripe: list[Turn]


class Notices:
    """Notifies members that it is their turn."""

    def __init__(
        self, settings: Settings, storage: Storage, rooms: Rooms, operator: OperatorState, seal: Seal, beside: bool
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.rooms = rooms
        self.operator = operator
        self.beside = beside  # a sibling process only records who is present
        self.channels = Channels(storage, seal)
        self.vapid = Vapid(seal)
        self.mailer = Mailer(settings)
        self.outgoing = Outgoing(settings.notice_private)
        self.sending: dict[str, asyncio.Task[None]] = {}
        self.cleaned = 0.0

    async def run(self) -> None:
        """Checks regularly; runs as long as the server."""
        while self.settings.notice_every > 0:
            await asyncio.sleep(self.settings.notice_every)
            try:
                if not self.operator.now.read_only:
                    await self.look(time.time())
            except StorageFailure:
                log.warning("notices have to wait for the database")
            except Exception as problem:  # one bad row must not silence all notices
                alarms.sound("notice", problem, "looking for turns went wrong")

    async def look(self, now: float) -> None:
        """Records who is present, and sends what is ripe."""
        if now > self.cleaned + ORPHANS_EVERY and not self.beside:
            self.cleaned = now
            await self.storage.writer.run(drop_orphans)
        pending = await self.storage.read(lambda connection: self._pending(connection, now))
        seen = [(one.row.id, turn) for one in pending for turn in one.due if self._is_here(turn)]
        for first in range(0, len(seen), SEEN_AT_ONCE):
            await self._put_seen(seen[first : first + SEEN_AT_ONCE], now)
        known = set(seen)
        for one in pending:
            away = [turn for turn in one.ripe if (one.row.id, turn) not in known]
            if away and not self.beside and one.row.id not in self.sending and len(self.sending) < AT_ONCE:
                self.sending[one.row.id] = asyncio.create_task(self._tell(one.row, away, now))

    def _is_here(self, turn: Turn) -> bool:
        """Returns whether the member looks at the table, as far as this process knows."""
        room = self.rooms.rooms.get(turn.table)
        return room is not None and turn.guest in room.audience.guests()

    async def _put_seen(self, turns: list[tuple[str, Turn]], now: float) -> None:
        await self.storage.writer.run(lambda connection: put_seen(connection, turns, now))

    def _pending(self, connection: Connection, now: float) -> list[Pending]:
        """Returns what the channels have to report."""
        waiting = waiting_turns(connection)
        if not waiting:
            return []
        wanting = [guest for guest in waiting if guest not in self.operator.now.banned]
        query = with_name().where(CHANNEL.c.confirmed.is_(True), CHANNEL.c.guest.in_(wanting), usable(now))
        rows = connection.execute(query).fetchall()
        known: dict[tuple[str, str], Any] = {}
        for settled in connection.execute(sa.select(SENT).where(SENT.c.channel.in_([row.id for row in rows]))):
            known[settled.channel, settled.table_id] = settled
        found = []
        for row in rows:
            open_turns = [turn for turn in waiting[row.guest] if is_open(known.get((row.id, turn.table)), turn, now)]
            if pending := self._of_channel(row, open_turns, now):
                found.append(pending)
        return found

    def _of_channel(self, row: Any, turns: list[Turn], now: float) -> Pending | None:
        wishes = wishes_of(row)
        times = [(turn, due(wishes, turn.since)) for turn in turns]
        come = [turn for turn, at in times if at <= now]
        if not come:
            return None
        resting = row.not_before > now or is_quiet(wishes, now)
        grace = LOOKS * self.settings.notice_every
        return Pending(row, come, [] if resting else [turn for turn, at in times if at + grace <= now])

    # ---- sending

    async def _tell(self, row: Any, turns: list[Turn], now: float) -> None:
        """Claims turns, sends one notice of them, and records the outcome."""
        try:
            mine = await self.storage.writer.run(lambda connection: claim(connection, row.id, turns, now))
            if not mine:
                return
            try:
                await self.send(row, mine)
            except SubscriptionGone:
                NOTICES.labels(row.kind, "gone").inc()
                await self.storage.writer.run(lambda connection: drop_channels(connection, [row.id]))
            except (Unreachable, NotAllowed) as problem:
                log.info("a notice by %s was not sent: %s %s", row.kind, type(problem).__name__, problem)
                NOTICES.labels(row.kind, "failed").inc()
                await self._failed(row, mine)
            else:
                NOTICES.labels(row.kind, "sent").inc()
                await self._sent(row, mine)
        except StorageFailure:
            log.warning("what became of a notice is not written down: the database is away")
        except Exception as problem:
            alarms.sound("notice", problem, "a notice went wrong")
        finally:
            self.sending.pop(row.id, None)

    async def send(self, row: Any, turns: list[Turn]) -> None:
        """Sends one notice of these turns by a channel; without turns a test notification."""
        target = self.channels.target(row)
        reader = Reader(row.lang, row.zone, row.origin, row.guest_name, self.channels.stop_link(row))
        if isinstance(target, MailTarget):
            await self.mailer.send(target, mail_of(turns, reader))
        elif isinstance(target, PushTarget):
            sender = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else row.origin
            await send_push(self.outgoing, self.vapid, target, notice_of(turns, reader), sender)
        elif target is not None:
            await send_webhook(self.outgoing, target, notice_of(turns, reader))
        else:
            raise SubscriptionGone  # sealed with a key that is lost

    async def trial(self, row: Any) -> bool:
        """Sends a test notification; returns whether it was accepted. Success ends a failing address's back-off."""
        try:
            await self.send(row, [])
        except (Unreachable, NotAllowed, SubscriptionGone):
            return False
        await self._sent(row, [])
        return True

    async def _sent(self, row: Any, turns: list[Turn]) -> None:
        def work(connection: Connection) -> None:
            finish(connection, row.id, turns, True, time.time())
            well = sa.update(CHANNEL).where(CHANNEL.c.id == row.id).values(failures=0, not_before=0.0)
            connection.execute(well)

        await self.storage.writer.run(work)

    async def _failed(self, row: Any, turns: list[Turn]) -> None:
        rest = BACK_OFF[min(row.failures, len(BACK_OFF) - 1)]

        def work(connection: Connection) -> None:
            finish(connection, row.id, turns, False, time.time())
            ill = {"failures": row.failures + 1, "not_before": time.time() + rest}
            connection.execute(sa.update(CHANNEL).where(CHANNEL.c.id == row.id).values(ill))

        await self.storage.writer.run(work)

    async def close(self) -> None:
        """Lets notices being sent finish; the rest can be claimed again after the next start."""
        tasks = list(self.sending.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=3.0)
            for task in late:
                task.cancel()
