"""Questions that the table answers for people (`Game.spared`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gospoda.core.game import NOT_SPARED
from gospoda.server.base.refusals import Refused, refused
from gospoda.server.records.drafts import Draft
from gospoda.server.tables.commands import move_draft

if TYPE_CHECKING:
    from gospoda.server.tables.room import Room


def spared_seat(room: Room) -> int | None:
    """Returns the first person whose present question the table answers."""
    waiting = room.waiting()
    for seat, sitter in enumerate(room.roster):
        if waiting >> seat & 1 and sitter.kind == "person" and spared_answer(room, seat) != NOT_SPARED:
            return seat
    return None


def spared_answer(room: Room, seat: int) -> int:
    """Returns the table's answer for this seat, if it gives one."""
    return int(room.game.spared(room.playing().state, seat))


async def answer_for(room: Room, seat: int) -> None:
    """Gives the answer, unless the question has changed meanwhile."""

    def draft() -> Draft:
        if spared_seat(room) != seat:
            raise refused("refused-stale")
        return move_draft(room, seat, spared_answer(room, seat), None)

    try:
        await room.commit(draft)
    except Refused as problem:
        if problem.reason.id != "refused-stale":
            raise
