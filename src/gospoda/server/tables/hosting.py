"""What a host may do: renew links, remove people or readmit them, and mute them."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gospoda.server.base.links import new_lock
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.members.naming import guest_name
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import ChatData, LinksData, Sitter, Standing, StandingData
from gospoda.server.records.storage import Storage
from gospoda.server.store.database import GUEST, MEMBER
from gospoda.server.tables.bodies import Person, PersonChange
from gospoda.server.tables.room import Room
from gospoda.server.tables.seats import change_seat

MOST_PEOPLE = 200  # people shown to a host


def check_host(room: Room, requester: Requester) -> None:
    """Raises unless the requester is the host."""
    if requester.id != room.setup.host:
        raise refused("refused-only-host", 403)


def belonging(room: Room) -> list[str]:
    """Returns the host and the players: those who stay when people who came by a spectator link are removed."""
    return sorted({room.setup.host, *[sitter.guest for sitter in room.roster]} - {""})


# ---- links


async def renew(room: Room, requester: Requester, place: str) -> int:
    """Renews the link for a seat or for those who `watch`. The old link stops working; its spectators are out."""
    check_host(room, requester)
    if place != "watch" and not (place.isdecimal() and len(place) == 1 and int(place) < len(room.roster)):
        raise refused("refused-no-such-seat", 404)

    def make() -> Draft:
        invites, watch, staying = list(room.setup.invites), room.setup.watch, None
        lock = new_lock(requester.key, room.id, place)
        if place == "watch":
            watch, staying = lock, belonging(room)
        else:
            invites[int(place)] = lock
        return Draft(room.next_entry(LinksData(invites, watch, staying)), room.status)

    return await room.commit(make)


def new_links(room: Room, requester: Requester) -> LinksData:
    """Returns a change of all links, because a removed person may know any of them and return under another name."""
    invites = [new_lock(requester.key, room.id, str(n)) for n in range(len(room.roster))]
    return LinksData(invites, new_lock(requester.key, room.id, "watch"))


# ---- people


async def people(room: Room, requester: Requester, storage: Storage) -> list[Person]:
    """Returns everybody who belongs to the table, watches it or has spoken; for the host only."""
    check_host(room, requester)
    here = room.audience.guests()
    spoken = {entry.data.guest for entry in room.recent if isinstance(entry.data, ChatData)}
    seated = {sitter.guest for sitter in room.roster}
    found = await storage.read(lambda connection: known_people(connection, room.id, here | spoken | seated))
    return [
        Person(
            guest=guest,
            name=name,
            seats=[n for n, sitter in enumerate(room.roster) if sitter.guest == guest],
            here=guest in here,
            put_out=guest in room.door.put_out,
            muted=guest in room.door.muted,
            member=not storage.members.lack(guest),
        )
        for guest, name in sorted(found, key=lambda pair: (pair[0] not in here, pair[1], pair[0]))
        if guest != requester.id
    ]


def known_people(connection: Connection, table: str, others: set[str]) -> list[tuple[str, str]]:
    """Returns the ids and names of a table's guests."""
    members = sa.select(MEMBER.c.guest).where(MEMBER.c.table_id == table)
    query = sa.select(GUEST.c.id, GUEST.c.name).where(GUEST.c.id.in_(members) | GUEST.c.id.in_(sorted(others)))
    return [(row.id, row.name) for row in connection.execute(query.limit(MOST_PEOPLE))]


async def judge(room: Room, requester: Requester, guest: str, asked: PersonChange, storage: Storage) -> int:
    """Removes or readmits a person, or mutes or unmutes them."""
    check_host(room, requester)
    if guest == requester.id or not await storage.read(partial(guest_name, guest=guest)):
        raise refused("refused-no-such-person", 404)
    if asked.put_out and room.status != "lobby" and any(sitter.guest == guest for sitter in room.roster):
        raise refused("refused-plays-here")

    def make() -> Draft:
        standing = Standing(guest, asked.put_out, asked.muted)
        links = new_links(room, requester) if asked.put_out and guest not in room.door.put_out else None
        return Draft(room.next_entry(StandingData(standing, links)), room.status)

    v = await room.commit(make)
    if asked.put_out and room.status == "lobby":
        for seat, sitter in enumerate(room.roster):
            if sitter.guest == guest:
                v = await change_seat(room, seat, Sitter(), "put-out", requester)
    return v
