"""Previews for the seat that may move: what moves would bring by the rules, and never more than it can know."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec.structs import replace

from gospoda.core.chance import seeded
from gospoda.core.previews import move_values as move_values_module
from gospoda.core.previews.move_values import move_values
from gospoda.core.previews.preview import preview_of
from gospoda.core.state import IllegalMove, State
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.tables import protocol
from gospoda.server.tables.commands import own_seat
from gospoda.server.tables.positions import encode, encoded, legal_texts
from gospoda.server.tables.room import Room
from gospoda.server.workers.job_cache import JobCache

SALT: Final = secrets.token_hex(16)  # keeps anybody from deriving the sampled futures from the table's name
COMPILED: Final = not str(move_values_module.__file__).endswith(".py")
SECONDS: Final = 0.009 if COMPILED else 0.2  # of one core, for all moves: below 10 ms; uncompiled source is slower


async def preview(
    room: Room, requester: Requester, said: protocol.Preview, job_cache: JobCache
) -> protocol.Consequence:
    """Returns what a move, or several in a row, would bring."""
    state = asked_state(room, requester, said.seat)
    if (said.move is None) == (not said.moves):
        raise refused("refused-no-such-move", 400)
    moves = tuple((said.moves or []) if said.move is None else [said.move])
    v = room.v
    question = (v, said.seat, moves)
    found = await job_cache.ask(
        requester, room.id, question, foreseen, state, said.seat, moves, seed_for(room, said.seat)
    )
    if isinstance(found, str):
        raise refused(found)
    return replace(found, id=said.id, v=v)


def foreseen(state: State, seat: int, moves: tuple[int, ...], seed: str) -> protocol.Consequence | str:
    """In a worker: returns what moves would bring, or the reason why they can't be made."""
    try:
        seen = preview_of(state, seat, list(moves), seeded(seed))
    except IllegalMove as illegal:
        return illegal.reason
    following = seen.next
    return protocol.Consequence(
        id="",
        v=0,
        points=seen.points,
        gains=seen.gains,
        amounts=seen.amounts,
        gained=seen.gained,
        lost=seen.lost,
        depends=seen.depends,
        certain=seen.certain,
        view=None if seen.view is None else encoded(encode(seen.view)),
        prompt=None if following is None else following.prompt,
        legal=[] if following is None else encoded(legal_texts(state.game, following.moves, False)),
    )


async def worth(
    room: Room, requester: Requester, said: protocol.AskWorth, job_cache: JobCache, seconds: float = SECONDS
) -> protocol.Worths:
    """Returns what each legal move would bring; the result says so if time ran out before everything was tried."""
    state = asked_state(room, requester, said.seat)
    v, staged, seed = room.v, tuple(said.staged), seed_for(room, said.seat)
    question = (v, said.seat, staged)
    found = await job_cache.ask(requester, room.id, question, weighed, state, said.seat, staged, seed, seconds)
    if isinstance(found, str):
        raise refused(found)
    return replace(found, id=said.id, v=v)


def weighed(state: State, seat: int, staged: tuple[int, ...], seed: str, seconds: float) -> protocol.Worths | str:
    """In a worker: returns what each legal move would bring, or the reason why the staged ones can't be made."""
    try:
        found, complete = move_values(state, seat, list(staged), seeded(seed), seconds)
    except IllegalMove as illegal:
        return illegal.reason
    return protocol.Worths("", 0, found, complete)


def asked_state(room: Room, requester: Requester, seat: int) -> State:
    """Returns the position in which a seat of the requester owes a decision."""
    own_seat(room, requester, seat)
    state = room.playing().state
    if not state.waiting >> seat & 1:
        raise refused("refused-not-your-turn")
    return state


def seed_for(room: Room, seat: int) -> str:
    """Returns the seed for a position's futures; repeating a question gives the same answer."""
    return f"{SALT}/{room.id}/{room.v}/{seat}"
