"""A game's result, stored together with its last move and deleted when that move is undone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gospoda.core.game import Game
from gospoda.core.state import Event, State
from gospoda.server.clocks.bodies import Ended
from gospoda.server.records.ratings import rate
from gospoda.server.records.records import (
    Entry,
    MoveData,
    SeatData,
    Sitter,
    TableSetup,
    UndoData,
    decode_data,
    read_events,
)
from gospoda.server.records.schema import OF_A_TABLE, RESULT, RESULT_SEAT, RESULT_THING
from gospoda.server.store.database import ENTRY
from gospoda.server.store.snapshots import drop_snapshots
from gospoda.server.store.writer import Row

OWN_FAULT = ("clock-bot", "clock-out", "vote-late", "vote-bot")  # why a bot sits where somebody is late or gone


class Finish(Struct, frozen=True):
    """A game that is ending: its table's setup, who sits there, and the last position and move."""

    setup: TableSetup
    roster: list[Sitter]
    state: State
    moves: int
    at: float
    last: tuple[int, list[Event]] | None = None
    """The seat and events of the final move, which isn't in the record yet."""
    ended: Ended | None = None
    """How people ended it before its last move, if they did."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        if self.ended is not None:
            return self.ended.winners
        return winners_at(self.state, self.roster)


def winners_at(state: State, roster: list[Sitter]) -> list[int]:
    """Returns who has won by points. A bot wins only for itself, and only if a person played to the end."""
    if all(sitter.kind == "bot" for sitter in roster) and any(sitter.guest for sitter in roster):
        return []
    first = [int(seat) for seat in state.winners()]
    return [seat for seat in first if roster[seat].kind == "person" or not roster[seat].guest]


def put_result(connection: Connection, finish: Finish) -> None:
    """Stores a result, in the transaction that ends the game."""
    setup = finish.setup
    drop_result(connection, setup.id)
    row: Row = {"table_id": setup.id, "game": setup.game, "title": setup.title, "mode": setup.mode}
    row |= {"seats": len(finish.roster), "moves": finish.moves, "finished": finish.at}
    row |= {"dealt": setup.start is None, "rated": setup.rated, "ended": finish.ended.how if finish.ended else ""}
    connection.execute(sa.insert(RESULT), row)
    record = Record(connection, finish)
    seats = seat_rows(finish)
    if setup.rated:
        rate(connection, setup.game, seats, handed_by_end(finish, record.handed), finish.at, finish.ended is not None)
    connection.execute(sa.insert(RESULT_SEAT), seats)
    if found := record.things():
        connection.execute(sa.insert(RESULT_THING), found)


def drop_result(connection: Connection, table: str) -> None:
    """Deletes a result because the game isn't over after all."""
    for part in OF_A_TABLE:
        connection.execute(sa.delete(part).where(part.c.table_id == table))


def take_back(connection: Connection, table: str, kept: int, over: bool) -> None:
    """Deletes the snapshots after `kept` moves and, if the game was `over`, its result."""
    drop_snapshots(connection, table, kept)
    if over:
        drop_result(connection, table)


def seat_rows(finish: Finish) -> list[Row]:
    """Returns a row for each seat: who, how many points, and from which sources."""
    state, setup = finish.state, finish.setup
    points, places = [int(one) for one in state.points()], places_of(finish)
    rows = []
    for sheet in state.scores():
        if not 0 <= sheet.seat < len(finish.roster):
            continue  # an automated opponent
        sitter, sources = finish.roster[sheet.seat], Counter[str]()
        for line in sheet.lines:
            sources[line.category] += line.points
        row: Row = {"table_id": setup.id, "seat": sheet.seat, "guest": sitter.guest, "name": sitter.name}
        row |= {"bot": sitter.bot if sitter.kind == "bot" else "", "points": points[sheet.seat]}
        row |= {"place": places[sheet.seat], "won": sheet.seat in finish.winners}
        row |= {"categories": msgspec.json.encode(sources).decode(), "rating": None, "change": None}
        rows.append({**row, "game": setup.game, "finished": finish.at})
    return rows


def places_of(finish: Finish) -> list[int]:
    """Returns the place of each seat; if people ended the game, points don't matter."""
    state, roster = finish.state, finish.roster
    points, winners = [int(one) for one in state.points()], [int(seat) for seat in state.winners()]
    if finish.ended is None:
        return [place(seat, points, winners) for seat in range(len(roster))]
    if finish.ended.winners:
        return [1 if seat in finish.ended.winners else 2 for seat in range(len(roster))]
    bots = sum(sitter.kind == "bot" and not sitter.guest for sitter in roster)
    return [place_at_end(sitter, bots, len(roster)) for sitter in roster]


def place_at_end(sitter: Sitter, bots: int, seats: int) -> int:
    """Without a winner, bots of their own come first, then people who stayed to the end, then those who left."""
    if sitter.kind == "person":
        return 1 + bots
    return seats if sitter.guest else 1


def handed_by_end(finish: Finish, handed: dict[int, bool]) -> dict[int, bool]:
    """Returns the seats that count as given away: none if the game has a winner, to whom all others lost alike."""
    if finish.ended is None or not finish.ended.winners:
        return handed
    return {}


def place(seat: int, points: list[int], winners: list[int]) -> int:
    """Places winners first, however the tie was broken; the others follow by points."""
    if seat in winners:
        return 1
    better = [one for one, has in enumerate(points) if one in winners or has > points[seat]]
    return 1 + len(better)


class Record:
    """A whole game as its record tells it: who gave a seat away, and what each seat acquired."""

    def __init__(self, connection: Connection, finish: Finish) -> None:
        self.finish = finish
        self.game: Game = finish.state.game
        query = sa.select(ENTRY).where(ENTRY.c.table_id == finish.setup.id, ENTRY.c.kind.in_(["move", "undo", "seat"]))
        rows = connection.execute(query.order_by(ENTRY.c.seq))
        self.entries = [Entry(r.seq, r.seat, decode_data(r.kind, bytes(r.data)), r.moves, r.created) for r in rows]

    @property
    def handed(self) -> dict[int, bool]:
        """Maps seats that a bot played for a person to whether that person wanted it or ran out of time."""
        found: dict[int, bool] = {}
        for entry in self.entries:
            data = entry.data
            if isinstance(data, SeatData) and data.sitter.kind == "bot" and data.sitter.guest:
                own = data.by == data.sitter.guest or data.why in OWN_FAULT
                found[entry.seat] = found.get(entry.seat, True) and own
        return found

    def moves(self) -> list[tuple[int, list[Event]]]:
        """Returns the events of each move that wasn't undone."""
        taken = {seq for entry in self.entries if isinstance(entry.data, UndoData) for seq in entry.data.taken}
        standing = [one for one in self.entries if isinstance(one.data, MoveData) and one.seq not in taken]
        found = [(entry.seat, read_events(self.game, entry.data.events)) for entry in standing]
        return found if self.finish.last is None else [*found, self.finish.last]

    def things(self) -> list[Row]:
        """Returns the components that seats acquired, each once; the first of its kind is an opening."""
        if self.finish.setup.start is not None:
            return []
        rows: dict[tuple[int, str, str], Row] = {}
        begun: set[tuple[int, str]] = set()
        for seat, domain, thing in self.came_by():
            if (seat, domain, thing) not in rows:
                row = {"table_id": self.finish.setup.id, "seat": seat, "domain": domain, "thing": thing}
                rows[seat, domain, thing] = {**row, "opening": (seat, domain) not in begun}
                begun.add((seat, domain))
        return list(rows.values())

    def came_by(self) -> Iterator[tuple[int, str, str]]:
        """Yields what seats were dealt and what they acquired afterwards."""
        display = self.game.display
        for seat in range(len(self.finish.roster)):
            for domain, thing in display.dealt(self.finish.state, seat):
                yield seat, domain, thing
        kinds = display.taken()
        for _, events in self.moves() if kinds else ():
            for event in events:
                if (found := thing_of(self.game, event, kinds)) is not None:
                    yield event.seat, *found


def thing_of(game: Game, event: Event, kinds: dict[str, str]) -> tuple[str, str] | None:
    """Returns the component that a seat acquires with an event; None for other kinds of event."""
    name = kinds.get(event.kind)
    if name is None or event.seat < 0:
        return None
    for param, arg in zip(game.events[event.kind].params, event.args, strict=True):
        if param.name == name and 0 <= arg < len(param.domain.ids):
            return param.domain.name, param.domain.ids[arg]
    return None
