"""Bots at a table. They think in worker processes and get a redealt position, never the true one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from gospoda import bots
from gospoda.core.chance import Stream, seeded
from gospoda.core.state import State
from gospoda.server.base import alarms
from gospoda.server.base.metrics import BOT_SECONDS, MOVES
from gospoda.server.base.refusals import Refused, refused
from gospoda.server.base.signals import Signal
from gospoda.server.jobs.sparing import answer_for, spared_seat
from gospoda.server.records.deals import deal_of
from gospoda.server.records.drafts import Draft
from gospoda.server.tables.commands import move_draft
from gospoda.server.tables.room import Room
from gospoda.server.workers.fair_queue import Share
from gospoda.server.workers.workers import Workers

log = logging.getLogger("gospoda.server")
OTHERS_FIRST = 3.0  # seconds: the process that made the last change moves its bots at once, others hold back this long
PATIENCE = 30.0  # seconds, queueing included, in which a bot should answer
MOMENT = 0.1  # seconds that a bot gets even if it has queued for longer
GRACE = 20.0  # further seconds after which a bot without an answer is considered stuck
TRIES = 3  # attempts of a bot before a plain one answers for it
PLAIN = "greedy"
REST = 1.0  # seconds between checks whether the bots may go on
LONGEST_PAUSE = 60.0  # seconds, at most, before a failed move is tried again


def think(name: str, state: State, seat: int, seed: str, end: float) -> int:
    """In a worker: returns the move of a bot; `state` is a position that its seat could imagine.

    The bot answers with its best move by the time `end`; if it queued for longer it still gets a moment's thought.
    """
    bot = bots.by_name(name, seeded(seed))
    bot.patience = max(MOMENT, end - time.time())
    return int(bots.imagined_move(bot, state, seat))


def own_seed(room: Room, seat: int) -> str:
    """Returns the bot's seed; in a try of a deal the same moves get the same answer, unless the bot goes by time."""
    chance = room.playing().state.chance
    if deal_of(room.setup) and isinstance(chance, Stream):
        return chance.digest(b"bot %d %d" % (room.moves, seat), 16).hex()
    return secrets.token_hex(16)


class NoAnswer(Exception):
    """Raised when not even a plain bot answers; an alarm was raised for each failure."""

    by_design = True


def told(problem: BaseException) -> str:
    """Returns a problem in one line."""
    return f"{type(problem).__name__} {problem}".strip()


class BotPlayers:
    """Lets the bots of all tables play."""

    def __init__(self, workers: Workers, due: Signal[[Room, bool]], resting: Callable[[], bool]) -> None:
        self.workers = workers
        self.resting = resting  # returns whether changes are suspended
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.closed = False
        due.subscribe(self.consider)

    def consider(self, room: Room, own: bool) -> None:
        """Lets the bots of a table play if it is their turn and they aren't playing already."""
        if self.closed or room.id in self.thinking or self.seat_to_move(room) is None:
            return
        task = asyncio.get_running_loop().create_task(self._play(room, own))
        self.thinking[room.id] = task
        task.add_done_callback(lambda _: self._done(room))

    def _done(self, room: Room) -> None:
        task = self.thinking.pop(room.id)
        if not task.cancelled() and (problem := task.exception()) is not None:
            alarms.sound("bot", problem, f"the bots of table {room.id} have stopped")

    @staticmethod
    def seat_to_move(room: Room) -> int | None:
        """Returns the first seat that waits for a bot, or for the table to answer in its place (`sparing`).

        In a try of a deal, people choose before bots when all choose at once, so that speed doesn't affect the answers.
        """
        if (spared := spared_seat(room)) is not None:
            return spared
        waiting = room.waiting()
        asked = [(seat, sitter.kind) for seat, sitter in enumerate(room.roster) if waiting >> seat & 1]
        if deal_of(room.setup) and any(kind == "person" for _, kind in asked):
            return None
        return next((seat for seat, kind in asked if kind == "bot"), None)

    async def _play(self, room: Room, own: bool) -> None:
        if not own and room.storage.writer.announces:
            await asyncio.sleep(OTHERS_FIRST)
        pause = 1.0
        while (seat := self.seat_to_move(room)) is not None and not self.closed:
            if self.resting():
                await asyncio.sleep(REST)
                continue
            try:
                await self._move(room, seat)
                pause = 1.0
            except Exception as problem:  # whatever the problem is, the game goes on once it has passed
                log.warning("the bots of table %s pause: %s", room.id, told(problem))
                alarms.sound("bot", problem, f"the bots of table {room.id} pause")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _move(self, room: Room, seat: int) -> None:
        """Makes the move of a seat's bot, unless its question changes while it thinks."""
        if room.roster[seat].kind == "person":
            await answer_for(room, seat)
            return
        v, bot = room.v, room.roster[seat].bot
        move = await self._ask(room, seat, bot)
        try:
            await room.commit(lambda: self._draft(room, seat, bot, v, move))
            MOVES.labels("bot").inc()
        except Refused as problem:
            if problem.reason.id != "refused-stale":
                raise

    @staticmethod
    def _draft(room: Room, seat: int, bot: str, v: int, move: int) -> Draft:
        """Returns the bot's move as a draft; raises if its question has changed meanwhile."""
        there = room.roster[seat]
        if there.kind != "bot" or there.bot != bot or room.asked[seat] > v or not room.waiting() >> seat & 1:
            raise refused("refused-stale")
        return move_draft(room, seat, move, None)

    async def _ask(self, room: Room, seat: int, bot: str) -> int:
        """Returns the bot's move. If the bot keeps failing, a plain bot answers for it, never chance."""
        state = room.playing().state
        moves = state.legal(seat)
        if len(moves) == 1:
            return int(moves[0])
        for name in [bot] * TRIES + [PLAIN]:
            began = time.perf_counter()
            try:
                move = await self._answer(room, seat, name, state)
            except Exception as problem:
                alarms.sound("bot", problem, f"{name} gave no answer at table {room.id}")
                continue
            BOT_SECONDS.labels(name).observe(time.perf_counter() - began)
            if move in moves:
                return move
            alarms.sound("bot", "illegal", f"{name} wanted an illegal move at table {room.id}")
        raise NoAnswer(f"{bot} gives no answer")

    async def _answer(self, room: Room, seat: int, bot: str, state: State) -> int:
        seed = own_seed(room, seat)
        imagined = state.redeal(seat, seeded(seed))
        share = Share("slow" if bots.searches(bot) else "quick", room.setup.host, room.id)
        end = time.time() + PATIENCE
        return await self.workers.run(share, PATIENCE + GRACE, think, bot, imagined, seat, seed + "/bot", end)

    async def close(self) -> None:
        """Stops all bots."""
        self.closed = True
        for task in list(self.thinking.values()):
            task.cancel()
