"""The past: replays of any game, playing on from a position, and games as files."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from gospoda.core.codec import state_to_json
from gospoda.core.redeal import imagined
from gospoda.core.state import State
from gospoda.server.base.refusals import refused
from gospoda.server.base.requester import Requester
from gospoda.server.history import replay_worker
from gospoda.server.history.bodies import PlayOn
from gospoda.server.notices.notice_texts import sent_words
from gospoda.server.records.deals import check_over
from gospoda.server.records.storage import Storage
from gospoda.server.tables.bodies import NewSeat, NewTable
from gospoda.server.tables.commands import effects_of
from gospoda.server.tables.lineage import check_derived
from gospoda.server.tables.positions import viewer
from gospoda.server.tables.room import Room
from gospoda.server.tables.seats import set_up, sitters
from gospoda.server.workers.job_cache import JobCache
from gospoda.server.workers.plain_text import text_of


def names_of(room: Room, lang: str) -> tuple[str, ...]:
    """Returns the names of the seats in a language, bots with their levels."""
    words = sent_words(lang)
    return tuple(words.sitter(one.name, one.bot if one.kind == "bot" else "") for one in room.roster)


class Replays:
    """Complete games, replayed by worker processes on request."""

    def __init__(self, storage: Storage, job_cache: JobCache) -> None:
        self.storage = storage
        self.job_cache = job_cache

    async def ask(self, room: Room, requester: Requester, work: Callable[..., Any], *args: Hashable) -> Any:
        """Returns a worker's answer about the whole game of a table."""
        if room.status == "frozen":
            raise refused("refused-old-rules")
        if room.timeline is None:
            raise refused("refused-not-begun")
        name = (room.id, room.v)
        answer = await self.job_cache.ask(requester, room.id, (name, args), work, name, None, *args)
        if answer is None:
            setup, entries = await self.storage.whole(room.id)
            record = replay_worker.Record(setup, [entry for entry in entries if entry.seq <= name[1]])
            while answer is None:  # the same question may have been asked meanwhile without the record
                answer = await self.job_cache.answer(requester, room.id, (name, args), work, name, record, *args)
        if answer is False:
            raise refused("refused-no-such-position", 404)
        return answer

    # ---- looking

    async def position(self, room: Room, requester: Requester, look: int | None, move: int) -> bytes:
        """Returns the position after `move` moves, encoded as `bodies.Replay`."""
        return bytes(await self.ask(room, requester, replay_worker.past_position, look, move))

    async def text(
        self, room: Room, requester: Requester, look: int | None, move: int | None, lang: str, width: int
    ) -> str:
        """Returns the present position, or the one after `move` moves, as plain text."""
        names = names_of(room, lang)
        if move is not None:
            return str(await self.ask(room, requester, replay_worker.past_text, look, move, lang, width, names))
        if room.state is None:
            return ""
        question = (room.v, look, lang, width, names)
        return await self.job_cache.ask(
            requester, room.id, question, text_of, room.state, viewer(look), lang, width, list(names)
        )

    async def effects(self, room: Room, requester: Requester, seat: int | None, lang: str) -> dict[str, str]:
        """Returns what a seat's possible moves do beyond their own description."""
        if room.state is None or seat is None:
            return {}
        names = names_of(room, lang)
        question = (room.v, seat, lang, "effects", names)
        found: dict[str, str] = await self.job_cache.ask(
            requester, room.id, question, effects_of, room.state, seat, lang, list(names)
        )
        return found

    async def curve(self, room: Room, requester: Requester) -> bytes:
        """Returns a finished game's points after each move, encoded as `bodies.Curve`; earlier they'd tell secrets."""
        if room.status != "finished":
            raise refused("refused-not-over")
        return bytes(await self.ask(room, requester, replay_worker.past_curve))

    # ---- playing on

    async def play_on(self, room: Room, requester: Requester, asked: PlayOn) -> str:
        """Returns a new table that begins with a position of this one."""
        await check_over(room.setup, self.storage)
        state = await self.ask(room, requester, replay_worker.past_state, asked.move)
        assert isinstance(state, State)
        if room.status != "finished":
            state = imagined(state, room.controls(requester.id))
        seats = asked.seats or [
            NewSeat("bot", sitter.name, sitter.bot) if sitter.kind == "bot" else NewSeat("person", sitter.name)
            for sitter in room.roster
        ]
        if len(seats) != len(room.roster):
            raise refused("refused-seat-count", 400, fewest=len(room.roster), most=len(room.roster))
        if any(new.kind == "bot" and old.kind != "bot" for new, old in zip(seats, room.roster, strict=True)):
            await check_derived(room, self.storage)  # what a bot does there amounts to a hint
        wanted = NewTable(room.setup.game, seats, room.setup.title, mode="hotseat")
        roster = sitters(seats, "hotseat", requester)
        start = state_to_json(state)
        setup = room.setup
        return await set_up(room.game, requester, self.storage, roster, setup.options, "", wanted, start, setup.id)

    # ---- files

    async def export(self, room: Room, requester: Requester) -> bytes:
        """Returns the game as a file. It reveals everything, so it isn't available while others play the game.

        Nor is it while the file could be used to get hints that this table, or one it derives from, forbids.
        """
        if room.status == "running" and not room.alone(requester.id):
            raise refused("refused-export-running", 403)
        await check_derived(room, self.storage)
        await check_over(room.setup, self.storage)
        return await self.saved(room, requester)

    async def saved(self, room: Room, requester: Requester) -> bytes:
        """Returns the game as a file, with all its secrets."""
        people = tuple((sitter.name, sitter.bot) for sitter in room.roster)
        return bytes(await self.ask(room, requester, replay_worker.saved_game, people))
