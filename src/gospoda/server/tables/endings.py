"""How people end a running game: they resign or agree to end it. Also decides who may change a seat of a rated game.

Whoever resigns has lost. The others play on, with a bot in that seat, unless only one is left: then the game is over
and that one has won. If no person is left at all, nobody wins.
"""

from __future__ import annotations

from gospoda import bots
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.clocks.bodies import Ended
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import OfferData, SeatData, Sitter, TableSetup
from gospoda.server.tables.commands import own_seat
from gospoda.server.tables.lineage import made_from_secret
from gospoda.server.tables.room import Room

BOT = bots.USUAL  # plays on for a person who has left
AGAIN = 10  # moves before a declined player may propose again


# ---- who is still in the game


def rivals(setup: TableSetup, roster: list[Sitter]) -> list[int]:
    """Returns the seats that can still win: people, independent bots, and (unless rated) players who may come back."""
    return [
        seat
        for seat, sitter in enumerate(roster)
        if sitter.kind == "person" or not sitter.guest or not (sitter.out or setup.rated)
    ]


def after_resigning(setup: TableSetup, roster: list[Sitter], seat: int) -> list[int] | None:
    """Returns the winners if the game is over without this seat, or None if the others play on."""
    left = [one for one in rivals(setup, roster) if one != seat]
    if not any(roster[one].kind == "person" for one in left):
        return []
    return left if len(left) == 1 else None


def after_agreeing(setup: TableSetup, roster: list[Sitter]) -> list[int]:
    """Returns the winners of a game that people agree to end: the only person left of several, or nobody."""
    left = rivals(setup, roster)
    return left if len(left) == 1 < len(roster) and roster[left[0]].kind == "person" else []


def check_rated_seat(room: Room) -> None:
    """Raises if a rated game is running: there only resigning, the clock and a vote change who plays a seat."""
    if room.setup.rated and room.status == "running":
        raise refused("refused-rated-seat", 403)


# ---- resigning


async def resign(room: Room, requester: Requester, seat: int) -> int:
    """Gives up the game for good."""
    botless = await made_from_secret(room.setup, room.storage)  # watching a bot play on there would amount to a hint

    def make() -> Draft:
        room.playing()
        own_seat(room, requester, seat)
        winners = after_resigning(room.setup, room.roster, seat)
        if winners is None and botless:
            winners = []
        if winners is not None:
            return Draft(room.next_entry(Ended("resigned", seat, winners), seat), "finished")
        there = room.roster[seat]
        sitter = Sitter("bot", there.guest, there.name, BOT, out=True)
        roster = [*room.roster[:seat], sitter, *room.roster[seat + 1 :]]
        return Draft(room.next_entry(SeatData(sitter, "resign", requester.id), seat), room.status, None, roster)

    return await room.commit(make)


# ---- agreeing


async def propose(room: Room, requester: Requester, yes: bool) -> int:
    """Proposes to end the game, withdraws the proposal, or declines it for all; the game ends when everybody agrees."""

    def make() -> Draft:
        room.playing()
        own = room.controls(requester.id)
        if not own:
            raise refused("refused-not-your-seat", 403)
        return (agree if yes else decline)(room, requester, own[0])

    return await room.commit(make)


def agree(room: Room, requester: Requester, seat: int) -> Draft:
    """Returns the draft that adds a seat to those that want to end the game."""
    ballots = room.ballots
    wanting = {room.roster[one].guest for one in ballots.ending} | {requester.id}
    if {sitter.guest for sitter in room.roster if sitter.kind == "person"} <= wanting:
        winners = after_agreeing(room.setup, room.roster)
        return Draft(room.next_entry(Ended("agreed", seat, winners), seat), "finished")
    if seat in ballots.ending:
        raise refused("refused-voted")
    if not ballots.ending and room.moves < ballots.declined.get(seat, -AGAIN) + AGAIN:
        raise refused("refused-declined", moves=AGAIN)
    return Draft(room.next_entry(OfferData(True), seat), room.status)


def decline(room: Room, requester: Requester, seat: int) -> Draft:
    """Returns the draft that drops the proposal because somebody wants to play on."""
    if not room.ballots.ending:
        raise refused("refused-no-proposal")
    return Draft(room.next_entry(OfferData(False), seat), room.status)
