"""The past: replay of any game, playing on from a position, and games as files."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from gospoda.core import saved
from gospoda.core.codec import state_to_json
from gospoda.core.match import told
from gospoda.core.redeal import imagined
from gospoda.core.saved import SavedGame, SavedSeat
from gospoda.table import bodies, protocol
from gospoda.table.bodies import NewSeat, NewTable, PlayOn
from gospoda.table.lineage import check_derived
from gospoda.table.records import (
    Entry,
    MoveData,
    TableSetup,
    UndoData,
)
from gospoda.table.refusals import refused
from gospoda.table.room import Room, first_state
from gospoda.table.seats import set_up, sitters
from gospoda.table.show import encode, encoded, position_of, viewer
from gospoda.table.storage import Storage
from gospoda.table.timeline import Timeline
from gospoda.table.verbs import Asker, text_of

REMEMBERED = 24
MOST_MOVES = 5000
DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, RecursionError)


class Archive:
    """Complete games, replayed once and remembered as long as they are looked at."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.timelines: OrderedDict[str, tuple[int, Timeline]] = OrderedDict()

    async def timeline(self, room: Room) -> Timeline:
        """The whole timeline of a table's game, from its first position."""
        if room.status == "frozen":
            raise refused("refused-old-rules")
        if room.timeline is None:
            raise refused("refused-not-begun")
        if room.timeline.base == 0:
            return room.timeline
        v, timeline = self.timelines.get(room.id, (-1, None))
        if timeline is None or v != room.v:
            v = room.v
            setup, entries = await self.storage.whole(room.id)
            timeline = await asyncio.to_thread(replayed, setup, [e for e in entries if e.seq <= v], room)
            self.timelines[room.id] = (v, timeline)
            if len(self.timelines) > REMEMBERED:
                self.timelines.popitem(last=False)
        self.timelines.move_to_end(room.id)
        return timeline

    # ---- looking

    async def position(self, room: Room, look: int | None, move: int) -> bodies.Replay:
        """The position after so many moves."""
        timeline = await self.past(room, move)
        state = timeline.state_at(move)
        undo = protocol.Undo(False, move, False)
        shown = position_of(state, look, move, room.game.view(state, viewer(look)), state.scores(), undo, False)
        step = timeline.steps[move - 1] if move else None
        news = [] if step is None else told(room.game, step.events, viewer(look))
        seat = None if step is None else int(step.seat)
        return bodies.Replay(len(timeline.steps), encoded(encode(shown)), seat, news)

    async def text(self, room: Room, look: int | None, move: int, lang: str, width: int) -> str:
        """The position after so many moves as plain text."""
        state = (await self.past(room, move)).state_at(move)
        return text_of(state, look, lang, width, [sitter.name for sitter in room.roster])

    async def past(self, room: Room, move: int) -> Timeline:
        """The timeline of a game that had so many moves, or a refusal."""
        timeline = await self.timeline(room)
        if move > len(timeline.steps):
            raise refused("refused-no-such-position", 404)
        return timeline

    # ---- playing on

    async def play_on(self, room: Room, asker: Asker, asked: PlayOn) -> str:
        """A new table that begins with a position of this one."""
        state = (await self.past(room, asked.move)).state_at(asked.move)
        if room.status != "finished":
            state = imagined(state, room.controls(asker.id))
        seats = asked.seats or [
            NewSeat("bot", sitter.name, sitter.bot) if sitter.kind == "bot" else NewSeat("person", sitter.name)
            for sitter in room.roster
        ]
        if len(seats) != len(room.roster):
            raise refused("refused-seat-count", 400, fewest=len(room.roster), most=len(room.roster))
        if any(new.kind == "bot" and old.kind != "bot" for new, old in zip(seats, room.roster, strict=True)):
            await check_derived(room, self.storage)  # what a bot does there is a hint as well
        wanted = NewTable(room.setup.game, seats, room.setup.title, mode="hotseat")
        roster = sitters(seats, "hotseat", asker)
        start = state_to_json(state)
        setup = room.setup
        return await set_up(room.game, asker, self.storage, roster, setup.options, "", wanted, start, setup.id)

    # ---- files

    async def export(self, room: Room, asker: Asker) -> bytes:
        """The game as a file. It tells everything, so while others play it is not given away.

        Nor while it could be asked elsewhere what its table, or the one it was made from, does not allow.
        """
        if room.status == "running" and not room.alone(asker.id):
            raise refused("refused-export-running", 403)
        await check_derived(room, self.storage)
        return saved.encode(await self.saved(room))

    async def saved(self, room: Room) -> SavedGame:
        """The game as it is saved, with all its secrets."""
        match = (await self.timeline(room)).fork()
        match.lifted = await self.lifted(room)
        people = [SavedSeat(sitter.name, sitter.bot) for sitter in room.roster]
        return await asyncio.to_thread(saved.save, match, people)

    async def lifted(self, room: Room) -> list[tuple[int, int]]:
        """The undos beyond the line, as saved games tell them."""
        _, entries = await self.storage.whole(room.id)
        undos = [entry.data for entry in entries if isinstance(entry.data, UndoData)]
        return [(undo.kept, len(undo.taken)) for undo in undos if undo.lift]


def replayed(setup: TableSetup, entries: list[Entry], room: Room) -> Timeline:
    """The standing moves of a record from the beginning."""
    taken = {seq for entry in entries if isinstance(entry.data, UndoData) for seq in entry.data.taken}
    timeline = Timeline.after(first_state(setup, room.game), 0, setup.seed)
    for entry in entries:
        if isinstance(entry.data, MoveData) and entry.seq not in taken:
            timeline.play(entry.seat, room.game.moves.parse(entry.data.notation), entry.seq)
    return timeline
