"""What moves would bring, told to the seat that may make them: by the rules, and never more than it can know."""

from __future__ import annotations

import secrets
from typing import Final

from gospoda.core import worths as worths_module
from gospoda.core.chance import Chance, seeded
from gospoda.core.preview import outlook
from gospoda.core.state import IllegalMove, State
from gospoda.core.worths import worths
from gospoda.table import protocol
from gospoda.table.refusals import refused
from gospoda.table.room import Room
from gospoda.table.show import legal_moves
from gospoda.table.verbs import Asker, own_seat

SALT: Final = secrets.token_hex(16)  # nobody can work out from the table's name which futures are tried
COMPILED: Final = not str(worths_module.__file__).endswith(".py")
SECONDS: Final = 0.01 if COMPILED else 0.2  # of one core, for all moves of a decision; the bare source is slower


def preview(room: Room, asker: Asker, said: protocol.Preview) -> protocol.Consequence:
    """What a move, or several in a row, would bring."""
    state = asked_state(room, asker, said.seat)
    if (said.move is None) == (not said.moves):
        raise refused("refused-no-such-move", 400)
    moves = said.moves if said.move is None else [said.move]
    try:
        seen = outlook(state, said.seat, list(moves or []), chance_for(room, said.seat))
    except IllegalMove as illegal:
        raise refused(illegal.reason) from None
    following = seen.next
    return protocol.Consequence(
        id=said.id,
        v=room.v,
        points=seen.points,
        gains=seen.gains,
        amounts=seen.amounts,
        gained=seen.gained,
        lost=seen.lost,
        depends=seen.depends,
        certain=seen.certain,
        view=seen.view,
        prompt=None if following is None else following.prompt,
        legal=[] if following is None else legal_moves(room.game, following.moves, False),
    )


def worth(room: Room, asker: Asker, said: protocol.AskWorth, seconds: float = SECONDS) -> protocol.Worths:
    """What each legal move would bring; who takes too long is cut off, and says so."""
    state = asked_state(room, asker, said.seat)
    try:
        found, complete = worths(state, said.seat, said.staged, chance_for(room, said.seat), seconds)
    except IllegalMove as illegal:
        raise refused(illegal.reason) from None
    return protocol.Worths(said.id, room.v, found, complete)


def asked_state(room: Room, asker: Asker, seat: int) -> State:
    """The position in which a seat of the asker owes a decision."""
    own_seat(room, asker, seat)
    state = room.playing().state
    if not state.waiting >> seat & 1:
        raise refused("refused-not-your-turn")
    return state


def chance_for(room: Room, seat: int) -> Chance:
    """Chance for the futures of a position: who asks again is told the same."""
    return seeded(f"{SALT}/{room.id}/{room.v}/{seat}")
