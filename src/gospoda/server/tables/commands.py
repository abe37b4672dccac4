"""What people do at a table. The socket and HTTP call the same functions; each answers or raises `Refused`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct

from gospoda.core.chance import seeded
from gospoda.core.decisions import OTHER_QUESTION
from gospoda.core.match import CannotUndo
from gospoda.core.messages import say
from gospoda.core.moves import NotAMove
from gospoda.core.previews.sampled_worlds import carry_on
from gospoda.core.state import IllegalMove, State
from gospoda.core.words import Words
from gospoda.server.base.metrics import ACT_SECONDS, MOVES
from gospoda.server.base.refusals import Refused, not_here, refused
from gospoda.server.base.requester import Requester
from gospoda.server.members.names import clean, distinct
from gospoda.server.records.deals import may_compare
from gospoda.server.records.drafts import Draft
from gospoda.server.records.records import ChatData, MoveData, UndoData, stored_events
from gospoda.server.records.timeline import NeedsMore, Timeline
from gospoda.server.tables import blocks, protocol
from gospoda.server.tables.room import Room

if TYPE_CHECKING:
    from gospoda.server.records.storage import Storage


PERSON = MOVES.labels("person")


# ---- who may see what


async def admit(room: Room, requester: Requester, storage: Storage) -> None:
    """Admits the requester to the table, or answers as if it didn't exist."""
    if room.admits(requester.id):
        return
    if requester.id not in room.door.put_out and await storage.is_member(room.id, requester.id):
        room.door.members.add(requester.id)
        return
    shut = requester.id in room.door.put_out or room.status != "finished"
    if shut or not await may_compare(room.setup, requester.id, storage):
        raise not_here()
    room.door.members.add(requester.id)


def look_from(room: Room, requester: Requester, seat: int | None, chosen: bool) -> int | None:
    """Returns the seat from which the requester sees the table: the one asked for, or by default their only seat."""
    mine = room.controls(requester.id)
    if not chosen:
        return mine[0] if len(mine) == 1 else None
    if seat is None or seat in mine:
        return seat
    if room.status == "finished" and seat < len(room.roster):
        return seat
    raise refused("refused-not-your-seat", 403)


def own_seat(room: Room, requester: Requester, seat: int) -> None:
    """Raises unless the requester plays this seat."""
    if not room.plays(requester.id, seat):
        raise refused("refused-not-your-seat", 403)


# ---- moves


def move_number(room: Room, move: int | None, notation: str | None) -> int:
    """Returns the number of the move that the message names."""
    if (move is None) == (notation is None):
        raise refused("refused-no-such-move", 400)
    try:
        if notation is not None:
            return room.game.moves.parse(notation)
    except NotAMove:
        raise refused("refused-no-such-move") from None
    assert move is not None
    if move >= room.game.moves.size:
        raise refused("refused-no-such-move")
    return move


async def act(room: Room, requester: Requester, said: protocol.Act) -> protocol.Ack:
    """Makes a move, or several in a row."""
    if said.moves is not None:
        return await act_in_row(room, requester, said, said.moves)
    attempt = Attempt(room, requester, f"{requester.id}/{said.id}", said.v, said.seat, said.move, said.notation)
    return protocol.Ack(said.id, await act_once(attempt))


async def act_in_row(room: Room, requester: Requester, said: protocol.Act, moves: list[int]) -> protocol.Ack:
    """Makes moves one after the other, each as its own entry; undo takes back all of them, or back to any of them.

    Stops when a move is refused or reveals something, because the rest was staged without knowing that.
    Repeating the message with the same id makes no move again and returns how many were made.
    """
    if not moves or said.move is not None or said.notation is not None:
        raise refused("refused-no-such-move", 400)
    keys = [row_key(f"{requester.id}/{said.id}", n) for n in range(len(moves))]
    if keys[0] in room.acts:
        known = [room.acts[key] for key in keys if key in room.acts]
        return protocol.Ack(said.id, known[-1], len(known))
    v = said.v
    for n, move in enumerate(moves):
        attempt = Attempt(room, requester, keys[n], v, said.seat, move)
        try:
            v = await act_once(attempt)
        except Refused as refusal:
            if n == 0:
                raise
            return protocol.Ack(said.id, v, n, refusal.reason)
        if attempt.revealed and n + 1 < len(moves):
            return protocol.Ack(said.id, v, n + 1, say("refused-revealed"))
    return protocol.Ack(said.id, v, len(moves))


class Attempt(Struct, gc=False):
    """A move that somebody wants to make, by number or notation, and whether it revealed anything."""

    room: Room
    requester: Requester
    key: str
    v: int
    seat: int
    move: int | None
    notation: str | None = None
    revealed: bool = False

    def draft(self) -> Draft:
        """Returns the move as a change to the table in its current state."""
        room, seat = self.room, self.seat
        room.check_new(self.key)
        timeline = room.playing()
        own_seat(room, self.requester, seat)
        number = move_number(room, self.move, self.notation)
        if not room.asked[seat] <= self.v <= room.v:
            raise refused("refused-stale" if timeline.state.waiting >> seat & 1 else "refused-not-your-turn")
        draft = move_draft(room, seat, number, self.key)
        self.revealed = draft.entry.data.revealed
        return draft


async def act_once(attempt: Attempt) -> int:
    """Makes one move and returns the version it created."""
    began = time.perf_counter()
    made = await attempt.room.commit(attempt.draft)
    ACT_SECONDS.observe(time.perf_counter() - began)
    PERSON.inc()
    return made


def move_draft(room: Room, seat: int, move: int, act: str | None) -> Draft:
    """Returns a move as a change ready to be written."""
    timeline = room.playing()
    try:
        tried = timeline.tried(seat, move)
    except IllegalMove:
        raise Refused(room.game.display.refusal(timeline.state, seat, move)) from None
    step = tried.step
    data = MoveData(room.game.moves.notation(move), step.revealed, stored_events(room.game, step.events))
    entry = room.next_entry(data, seat, act, timeline.moves + 1)
    return Draft(entry, "finished" if tried.state.is_over() else "running", tried=tried)


async def undo(room: Room, requester: Requester, said: protocol.TakeBack) -> int:
    """Takes moves back and returns the version this created."""
    key = f"{requester.id}/{said.id}"

    def make() -> Draft:
        room.check_new(key)
        own_seat(room, requester, said.seat)
        if room.timeline is None or room.status == "frozen":
            raise refused("undo-nothing")
        lift = said.lift and room.free_undo()
        if said.lift and not lift:
            raise refused("refused-no-lifting")
        if room.ended is not None or (room.status == "finished" and not room.free_undo()):
            raise refused("refused-game-over")
        try:
            taken = to_undo(room, room.timeline, requester, said, lift)
        except CannotUndo as problem:
            raise refused(problem.reason) from None
        fork = room.timeline.fork()
        fork.drop(taken)
        entry = room.next_entry(UndoData(taken, fork.moves, lift), said.seat, key, fork.moves)
        return Draft(entry, "running", fork)

    return await room.commit(make)


def to_undo(room: Room, timeline: Timeline, requester: Requester, said: protocol.TakeBack, lift: bool) -> list[int]:
    """Returns the entries to take back: all after `to` moves, or the last move with those sent together with it."""

    def back(to: int | None) -> list[int]:
        if lift:
            return timeline.to_rewind(room.controls(requester.id), to)
        return timeline.to_take_back(said.seat, to)

    taken = back(said.to)
    if said.to is not None or timeline.state.can_withdraw(said.seat):
        return taken
    first = timeline.seqs.index(taken[0])
    seats = room.controls(requester.id) if lift else [said.seat]
    begun = row_begin(room, timeline, timeline.last_asked(seats, first))
    return taken if begun == first else back(timeline.base + begun)


def row_begin(room: Room, timeline: Timeline, last: int) -> int:
    """Returns the position in the timeline of the first move sent in the same row as this one."""
    acts = {seq: act for act, seq in room.acts.items()}
    key, _, number = acts.get(timeline.seqs[last], "").rpartition("/")
    if key.count("/") != 1:
        return last
    first = last - int(number)
    if first < 0:
        if timeline.base:
            raise NeedsMore(timeline.base - 1)
        return last
    whole = all(acts.get(timeline.seqs[first + n]) == row_key(key, n) for n in range(int(number)))
    return first if whole else last


def row_key(key: str, n: int) -> str:
    """Returns the key that identifies move `n` of a row; ids themselves contain no slash."""
    return f"{key}/{n}" if n else key


async def chat(room: Room, requester: Requester, said: protocol.Say) -> int:
    """Says something at the table; returns the new version."""
    text = clean(said.text)
    if not text:
        raise refused("refused-empty", 400)
    await blocks.check(room, requester.id, "refused-not-sent")
    mine = room.controls(requester.id)

    def make() -> Draft:
        if requester.id in room.door.muted:
            raise refused("refused-muted", 403)
        seat = mine[0] if mine else -1
        name = room.roster[seat].name if mine else distinct(requester.name, taken_names(room, requester.id))
        entry = room.next_entry(ChatData(requester.id, name, text), seat, f"{requester.id}/{said.id}")
        return Draft(entry, room.status)

    return await room.commit(make)


def taken_names(room: Room, guest: str) -> list[str]:
    """Returns the names already in use by others at the table."""
    return [sitter.name for sitter in room.roster if sitter.name and sitter.guest != guest]


# ---- asking


def why(room: Room, requester: Requester, said: protocol.Why) -> protocol.Reason:
    """Explains why a move isn't possible."""
    own_seat(room, requester, said.seat)
    state = after_staged(room.playing().state, said)
    moves = moves_named(room, said)
    if any(not state.refusal(said.seat, move) for move in moves):
        return protocol.Reason(said.id, None)
    told = state.game.display.refusal_of_all(state, said.seat, moves)
    prompt = state.prompt(said.seat)
    if prompt is None:
        return protocol.Reason(said.id, told)
    places = state.chapter().wrong_places(state, said.seat, moves[0]) if len(moves) == 1 else []
    return protocol.Reason(said.id, told, places, prompt.message if told.id == OTHER_QUESTION else None)


def moves_named(room: Room, said: protocol.Why) -> list[int]:
    """Returns the move that is meant, or all that match a `*`: a piece without a target, or a place without a piece."""
    if said.notation is None or "*" not in said.notation:
        return [move_number(room, said.move, said.notation)]
    try:
        return room.game.moves.parse_any(said.notation)
    except NotAMove:
        raise refused("refused-no-such-move") from None


def after_staged(state: State, said: protocol.Why) -> State:
    """Returns the position after the staged moves, in a redeal that reveals nothing the seat doesn't know."""
    if not said.staged:
        return state
    imagined = state.redeal(said.seat, seeded(0))
    if carry_on(imagined, said.seat, said.staged) < len(said.staged):
        raise refused("refused-no-such-move")
    return imagined


def effects_of(state: State, seat: int, lang: str, names: list[str]) -> dict[str, str]:
    """In a worker: returns by notation what each move of a seat does beyond its own description."""
    words, game = Words(state.game, lang, names), state.game
    told = {game.moves.notation(move): game.display.explain(state, move, words) for move in state.legal(seat)}
    return {notation: effect for notation, effect in told.items() if effect}
