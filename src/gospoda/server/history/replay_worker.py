"""In a worker: whole games, replayed from their record. The process caches those asked for most recently.

A worker is first asked with only the game's name (table and version). If it doesn't know the game it answers None,
and is asked again with the record.
"""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from gospoda.core.game import Game
from gospoda.core.match import told
from gospoda.core.registry import game
from gospoda.core.saves import saved
from gospoda.core.saves.saved import SavedSeat
from gospoda.core.state import State
from gospoda.server.history import bodies
from gospoda.server.records.records import Entry, MoveData, TableSetup, UndoData
from gospoda.server.records.timeline import Timeline, first_state
from gospoda.server.tables import protocol
from gospoda.server.tables.positions import encode, encoded, position_of, viewer
from gospoda.server.workers.plain_text import text_of

REMEMBERED = 24  # games


class Record(Struct, frozen=True):
    """The data from which a game can be replayed."""

    setup: TableSetup
    entries: list[Entry]


Named = tuple[str, int]  # the table and the version of its record
_timelines: OrderedDict[Named, Timeline] = OrderedDict()


def timeline(name: Named, record: Record | None) -> Timeline | None:
    """Returns a whole game; None if it isn't cached here and no record was given."""
    known = _timelines.get(name)
    if known is None and record is not None:
        known = _timelines[name] = replayed(record, game(record.setup.game))
        if len(_timelines) > REMEMBERED:
            _timelines.popitem(last=False)
    if known is not None:
        _timelines.move_to_end(name)
    return known


def replayed(record: Record, title: Game) -> Timeline:
    """Replays the standing moves of a record from the beginning."""
    undos = [entry.data for entry in record.entries if isinstance(entry.data, UndoData)]
    taken = {seq for undo in undos for seq in undo.taken}
    whole = Timeline.after(first_state(record.setup, title), 0, record.setup.seed)
    for entry in record.entries:
        if isinstance(entry.data, MoveData) and entry.seq not in taken:
            whole.play(entry.seat, title.moves.parse(entry.data.notation), entry.seq)
    whole.lifted = [(undo.kept, len(undo.taken)) for undo in undos if undo.lift]
    return whole


# ---- questions; `False` means that the game has no such move


def past_position(name: Named, record: Record | None, look: int | None, move: int) -> bytes | bool | None:
    """Returns the position after some moves, encoded as `bodies.Replay`."""
    whole = timeline(name, record)
    if whole is None:
        return None
    if move > len(whole.steps):
        return False
    state, title = whole.state_at(move), whole.game
    undo = protocol.Undo(False, move, False)
    shown = position_of(state, look, move, title.display.view(state, viewer(look)), state.scores(), undo, False)
    step = whole.steps[move - 1] if move else None
    news = [] if step is None else told(title, step.events, viewer(look))
    seat = None if step is None else int(step.seat)
    return encode(bodies.Replay(len(whole.steps), encoded(encode(shown)), seat, news))


def past_text(
    name: Named, record: Record | None, look: int | None, move: int, lang: str, width: int, names: tuple[str, ...]
) -> str | bool | None:
    """Returns the position after some moves as plain text."""
    state = past_state(name, record, move)
    return state if state is None or isinstance(state, bool) else text_of(state, viewer(look), lang, width, list(names))


def past_state(name: Named, record: Record | None, move: int) -> State | bool | None:
    """Returns the true position after some moves."""
    whole = timeline(name, record)
    if whole is None:
        return None
    return whole.state_at(move) if move <= len(whole.steps) else False


def past_curve(name: Named, record: Record | None) -> bytes | None:
    """Returns the points of all seats after each move, encoded as `bodies.Curve`."""
    whole = timeline(name, record)
    if whole is None:
        return None
    state = whole.state_at(0)
    points: list[list[int]] = [state.points()]
    rounds: list[int] = []
    first = before = state.chapter().name
    for number, step in enumerate(whole.steps, 1):
        state.advance(step.seat, step.move)
        points.append(state.points())
        now = state.chapter().name if state.waiting else ""
        if now == first and before != first:
            rounds.append(number)
        before = now
    return encode(bodies.Curve([[row[seat] for row in points] for seat in range(state.seats)], rounds))


def saved_game(name: Named, record: Record | None, people: tuple[tuple[str, str], ...]) -> bytes | None:
    """Returns the game as a file, with all its secrets."""
    whole = timeline(name, record)
    return None if whole is None else saved.encode(saved.save(whole, [SavedSeat(*one) for one in people]))
