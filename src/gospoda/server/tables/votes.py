"""Votes that a bot plays on for a player who has left."""

from __future__ import annotations

import time

from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.bodies import AskVote
from gospoda.server.records.ballots import needed
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import SeatData, Sitter, VoteData
from gospoda.server.tables.endings import BOT
from gospoda.server.tables.lineage import check_bot
from gospoda.server.tables.room import Room

ABSENT = 180.0  # seconds that a player must have been away and owed a decision before others may vote


async def vote(room: Room, requester: Requester, asked: AskVote) -> int:
    """Votes or withdraws a vote; with a majority of the others a bot plays on until the player is back."""

    def make() -> Draft:
        room.playing()
        own = voting_seat(room, requester, asked.seat)
        if asked.yes:
            check_gone(room, asked.seat)
        if (own in room.ballots.by_seat.get(asked.seat, ())) == asked.yes:
            raise refused("refused-voted")
        return Draft(room.next_entry(VoteData(own, asked.yes), asked.seat), room.status)

    await check_bot(room, room.storage)
    v = await room.commit(make)
    if len(room.ballots.by_seat.get(asked.seat, ())) >= needed(room.roster, asked.seat):
        return await room.commit(lambda: hand_over(room, asked.seat))
    return v


def voting_seat(room: Room, requester: Requester, seat: int) -> int:
    """Returns the seat with which the requester votes; raises if they have no say."""
    if seat >= len(room.roster):
        raise refused("refused-no-such-seat", 404)
    own = room.controls(requester.id)
    if not own:
        raise refused("refused-not-your-seat", 403)
    there = room.roster[seat]
    if there.kind != "person" or there.guest == requester.id:
        raise refused("refused-no-vote")
    return own[0]


def check_gone(room: Room, seat: int) -> None:
    """Raises if the player is here, or hasn't been away for long. A player whose time has run out counts as gone.

    In turn-based play nobody counts as gone before that, because nobody is expected to stay at the table.
    """
    if room.clock is not None and room.clock.is_late(seat):
        return
    if room.clock is not None and room.clock.rules.kind == "turns":
        raise refused("refused-still-time")
    if not room.waiting() >> seat & 1 or room.audience.away_for(room.roster[seat].guest) == 0:
        raise refused("refused-player-here")
    if min(room.audience.away_for(room.roster[seat].guest), asked_for(room, seat)) < ABSENT:
        raise refused("refused-not-gone-long", minutes=int(ABSENT // 60))


def asked_for(room: Room, seat: int) -> float:
    """Returns for how many seconds a seat has owed its decision."""
    since = next((entry.created for entry in room.recent if entry.seq >= room.asked[seat]), 0.0)
    return time.time() - since


def hand_over(room: Room, seat: int) -> Draft:
    """Returns the draft that lets a bot play on."""
    there = room.roster[seat]
    if there.kind != "person" or len(room.ballots.by_seat.get(seat, ())) < needed(room.roster, seat):
        raise refused("refused-no-vote")
    sitter = Sitter("bot", there.guest, there.name, BOT)
    late = room.clock is not None and room.clock.is_late(seat)
    roster = [*room.roster[:seat], sitter, *room.roster[seat + 1 :]]
    entry = room.next_entry(SeatData(sitter, "vote-late" if late else "vote-bot", ""), seat)
    return Draft(entry, room.status, None, roster)
