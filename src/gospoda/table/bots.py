"""Bots at a table. They think in processes of their own and are sent a position dealt anew, never the true one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from gospoda import bots
from gospoda.core.chance import seeded
from gospoda.core.state import State
from gospoda.table.metrics import BOT_SECONDS, FAULTS, MOVES
from gospoda.table.refusals import Refused, refused
from gospoda.table.room import Draft, Room
from gospoda.table.verbs import move_draft
from gospoda.table.workers import Workers

log = logging.getLogger("gospoda.table")
OTHERS_FIRST = 3.0  # seconds: the process that made the last change moves its bots at once, others wait and see
PATIENCE = 120.0  # seconds that a bot may think


def think(name: str, state: State, seat: int, seed: str) -> int:
    """In a worker: the move of a bot; the state is one that its seat could imagine."""
    chance = seeded(seed)
    bot = bots.by_name(name, chance.fork())
    return int(bots.seat_move(bot, state, seat, chance))


class BotPlayers:
    """Lets the bots of all tables play."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.closed = False

    def consider(self, room: Room, own: bool) -> None:
        """Let the bots of a table play, if it is their turn and they are not at it already."""
        if self.closed or room.id in self.thinking or self.seat_to_move(room) is None:
            return
        task = asyncio.get_running_loop().create_task(self._play(room, own))
        self.thinking[room.id] = task
        task.add_done_callback(lambda _: self._done(room))

    def _done(self, room: Room) -> None:
        task = self.thinking.pop(room.id)
        if not task.cancelled() and task.exception() is not None:
            FAULTS.inc()
            log.error("the bots of table %s have stopped", room.id, exc_info=task.exception())

    @staticmethod
    def seat_to_move(room: Room) -> int | None:
        """The first seat that waits for a bot."""
        waiting = room.waiting()
        for seat, sitter in enumerate(room.roster):
            if waiting >> seat & 1 and sitter.kind == "bot":
                return seat
        return None

    async def _play(self, room: Room, own: bool) -> None:
        if not own and len(room.watchers) == 0:
            await asyncio.sleep(0)
        if not own and room.storage.writer.announces:
            await asyncio.sleep(OTHERS_FIRST)
        while (seat := self.seat_to_move(room)) is not None and not self.closed:
            v, bot = room.v, room.roster[seat].bot
            move = await self._ask(room, seat, bot)
            try:
                await room.commit(lambda seat=seat, bot=bot, v=v, move=move: self._draft(room, seat, bot, v, move))  # type: ignore[misc]
                MOVES.labels("bot").inc()
            except Refused as problem:
                if problem.status == 503:
                    await asyncio.sleep(5.0)
                elif problem.reason.id != "refused-stale":
                    raise

    @staticmethod
    def _draft(room: Room, seat: int, bot: str, v: int, move: int) -> Draft:
        """The bot's move, unless its question has changed while it was thinking."""
        there = room.roster[seat]
        if there.kind != "bot" or there.bot != bot or room.asked[seat] > v or not room.waiting() >> seat & 1:
            raise refused("refused-stale")
        return move_draft(room, seat, move, None)

    async def _ask(self, room: Room, seat: int, bot: str) -> int:
        """What the bot wants to do; if it fails, any legal move, so that the game goes on."""
        state = room.playing().state
        moves = state.legal(seat)
        if len(moves) == 1:
            return int(moves[0])
        seed = secrets.token_hex(16)
        imagined = state.redeal(seat, seeded(seed))
        began = time.perf_counter()
        try:
            move = await self.workers.run(PATIENCE, think, bot, imagined, seat, seed + "/bot")
            BOT_SECONDS.labels(bot).observe(time.perf_counter() - began)
            return move if move in moves else int(moves[0])
        except Exception:
            FAULTS.inc()
            log.exception("bot %s could not move at table %s", bot, room.id)
            return int(seeded(seed).choice(list(moves)))

    async def close(self) -> None:
        """Send the bots home."""
        self.closed = True
        for task in list(self.thinking.values()):
            task.cancel()
