"""A position as a seat or a spectator sees it: whole, as the parts that changed, or lean."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw

from gospoda.core.game import Game
from gospoda.core.json_delta import NONE, NULL, Encoded, Shape, number, row, truth
from gospoda.core.match import move_message
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import State
from gospoda.server.records.results import winners_at
from gospoda.server.records.timeline import Timeline
from gospoda.server.tables import protocol
from gospoda.server.tables.protocol import LegalMove, Position
from gospoda.server.tables.room import Room
from gospoda.server.tables.viewer_cache import ViewerCache

encode = msgspec.json.encode
POSITION = Shape(Position.__struct_fields__)


def encoded(value: bytes) -> Any:
    """Wraps an encoded value in place of the struct it came from."""
    return cast(Any, Raw(value))


def viewer(look: int | None) -> int:
    """Returns the number by which the core identifies a viewer."""
    return SPECTATOR if look is None else look


def position(room: Room, look: int | None, lean: bool = False) -> Any:
    """Returns the present position as a seat sees it, encoded once for all who see the same. `lean` is for programs."""
    state = room.state
    if state is None:
        return None
    if lean:
        asking = room.status == "running"
        told = position_of(state, look, room.moves, None, [], undo_now(room, look), asking, lean)
        winners = winners_now(room, state)
        return msgspec.structs.replace(told, over=winners is not None, winners=winners or [])
    return sight(room, state, look).whole()


def sight(room: Room, state: State, look: int | None) -> ViewerCache:
    """Returns the present position for viewers of one seat; what all viewers share is encoded once."""
    audience = room.audience
    known = audience.sights.get(look)
    if known is None:
        scores = audience.scores
        if scores is None:
            scores = audience.scores = scores_of(state)
        asking, winners = room.status == "running", winners_now(room, state)
        known = ViewerCache(pieces_of(state, look, room.moves, scores, undo_now(room, look), asking, winners))
        audience.sights[look] = known
    return known


def scores_of(state: State) -> Encoded:
    """Returns all score sheets; they are the same for everybody."""
    return Encoded(None, list(state.game.scores(state)), shared=True)


def pieces_of(
    state: State,
    look: int | None,
    moves: int,
    scores: Encoded,
    undo: protocol.Undo,
    asking: bool,
    winners: list[int] | None,
) -> Encoded:
    """Returns a position as a seat sees it, in pieces; `winners` are those of a finished game."""
    items: list[Any] = [number(moves), state.game.display.view(state, viewer(look)), *question(state, look, asking)]
    items += [scores, encode(undo), truth(winners is not None), NONE if winners is None else encode(winners)]
    return Encoded(POSITION, items)


def winners_now(room: Room, state: State) -> list[int] | None:
    """Returns the winners of a game that its last move or its people have ended; None while it runs."""
    if room.ended is not None:
        return room.ended.winners
    return winners_at(state, room.roster) if state.is_over() else None


def question(state: State, look: int | None, asking: bool) -> tuple[bytes, bytes]:
    """Returns what a seat is asked and what it may answer, encoded for sending."""
    if look is None or not asking:
        return NULL, NONE
    return encode(state.prompt(look)), legal_texts(state.game, state.legal(look), False)


def undo_now(room: Room, look: int | None) -> protocol.Undo:
    """Returns how far a seat may take moves back at present."""
    if look is None or room.timeline is None or room.status == "frozen" or room.ended is not None:
        return protocol.Undo(False, room.moves, room.free_undo())
    return undo_of(room.timeline, look, room.free_undo())


def undo_of(timeline: Timeline, seat: int, free: bool) -> protocol.Undo:
    """Returns how far a seat may take moves back in a timeline."""
    line = timeline.line(seat)
    possible = bool(timeline.state.can_withdraw(seat)) or line < timeline.moves
    if free and not possible:  # then moves that others have made since can be taken back too
        possible = timeline.base > 0 or any(step.seat == seat for step in timeline.steps)
    return protocol.Undo(possible, line, free)


def position_of(
    state: State,
    look: int | None,
    moves: int,
    view: Any,
    scores: Any,
    undo: protocol.Undo,
    asking: bool,
    lean: bool = False,
) -> Position:
    """Returns a position as a seat sees it."""
    asked = asking and look is not None
    over = state.is_over()
    return Position(
        moves=moves,
        view=view,
        prompt=state.prompt(look) if asked and look is not None else None,
        legal=encoded(legal_texts(state.game, state.legal(look), lean)) if asked and look is not None else [],
        scores=scores,
        undo=undo,
        over=over,
        winners=[int(seat) for seat in state.winners()] if over else [],
    )


def legal_texts(game: Game, moves: list[int], lean: bool) -> bytes:
    """Returns legal moves encoded for sending."""
    known = move_texts(game, lean)
    return row([known[move] for move in moves])


@cache
def move_texts(game: Game, lean: bool) -> MoveTexts:
    """Returns the cache of a title's encoded moves."""
    return MoveTexts(game, lean)


class MoveTexts(dict[int, bytes]):
    """Encoded moves by number; each is encoded once per server process."""

    def __init__(self, game: Game, lean: bool) -> None:
        self.game, self.lean = game, lean

    def __missing__(self, move: int) -> bytes:
        """Encodes a move that isn't cached yet."""
        text = self[move] = encode(legal_move(self.game, move, self.lean))
        return text


def legal_move(game: Game, move: int, lean: bool) -> LegalMove:
    """Returns one move in all its forms."""
    kind = game.moves.kind_of(move)
    named = kind.named(kind.args(move))
    message = UNSET if lean else move_message(game, move)
    return LegalMove(int(move), kind.name, named, game.moves.notation(move), message)
