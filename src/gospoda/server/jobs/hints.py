"""Hints: what the moves at a decision promise, computed by a worker from a redealt position."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from gospoda import bots
from gospoda.bots import Advice, Budget
from gospoda.core.chance import seeded
from gospoda.core.game import Game
from gospoda.core.match import move_message
from gospoda.core.piles import bit
from gospoda.core.state import State
from gospoda.server.base import alarms
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.tables.commands import own_seat
from gospoda.server.tables.lineage import check_derived
from gospoda.server.tables.protocol import Advised, AskHint, Hints
from gospoda.server.tables.room import Room
from gospoda.server.workers.fair_queue import Share
from gospoda.server.workers.workers import Workers

BUDGET = Budget(seconds=1.0)
PATIENCE = 30.0  # seconds, from when its turn has come
TOLD = 8  # moves
REMEMBERED = 200


def think(state: State, seat: int, seed: str) -> list[Advice]:
    """In a worker: returns the best moves; `state` is a position that the seat could imagine."""
    return bots.advise_imagined(state, seat, BUDGET, seeded(seed))[:TOLD]


def advised(game: Game, advice: Advice) -> Advised:
    """Returns a move with what it promises, as a message for any language."""
    message = move_message(game, advice.move)
    return Advised(
        advice.move, advice.notation, message, advice.score, advice.win, advice.lead, advice.final, advice.even
    )


class Adviser:
    """Gives hints at the tables that allow them."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.busy: set[str] = set()  # guests with a hint being computed
        self.given: OrderedDict[tuple[str, int, int], list[Advised]] = OrderedDict()

    async def hint(self, room: Room, requester: Requester, said: AskHint) -> Hints:
        """Returns the best moves of a seat, best first; the same question gets the same answer."""
        own_seat(room, requester, said.seat)
        if not room.setup.hints:
            raise refused("refused-no-hints", 403)
        await check_derived(room, room.storage)
        state = room.playing().state
        if not state.waiting & bit(said.seat):
            raise refused("refused-not-your-turn")
        key = (room.id, room.v, said.seat)
        if key not in self.given:
            self._remember(key, await self._work_out(room, requester, state, said.seat))
        return Hints(said.id, key[1], self.given[key])

    def _remember(self, key: tuple[str, int, int], moves: list[Advised]) -> None:
        self.given[key] = moves
        if len(self.given) > REMEMBERED:
            self.given.popitem(last=False)

    async def _work_out(self, room: Room, requester: Requester, state: State, seat: int) -> list[Advised]:
        """Computes a hint; each guest may keep at most one process busy."""
        if requester.id in self.busy:
            raise refused("refused-too-fast", 429)
        self.busy.add(requester.id)
        seed = secrets.token_hex(16)
        imagined = state.redeal(seat, seeded(seed))
        share = Share("slow", requester.id, room.id)
        try:
            found = await self.workers.run(share, PATIENCE, think, imagined, seat, seed + "/hint")
        except Exception as problem:
            alarms.sound("hint", problem, f"no hint could be worked out at table {room.id}")
            raise refused("refused-busy", 503) from None
        finally:
            self.busy.discard(requester.id)
        return [advised(room.game, advice) for advice in found]
