"""12: what a seat or a spectator may see, as structs for the browser and the terminal."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from gospoda.core.bits import bit, each_bit
from gospoda.core.messages import Message
from gospoda.core.piles import HIDDEN
from gospoda.games.guilds.abilities import announced
from gospoda.games.guilds.bids import OUT_OF_REACH, highest_bidder, need
from gospoda.games.guilds.board_view import SIDES, AnnouncedView, announced_view, has_door, passed, seals, seams
from gospoda.games.guilds.building import prices
from gospoda.games.guilds.captions import captions
from gospoda.games.guilds.cards import Character, Economy, Objective, PlayerCount, Plot, Room
from gospoda.games.guilds.exchange import rate
from gospoda.games.guilds.headquarters import (
    CELLS,
    HALL,
    Headquarters,
    covered_cells,
    tile_cell,
    tile_room,
    tile_turn,
)
from gospoda.games.guilds.lookups import (
    CARDS,
    CHARACTER,
    FACTIONS,
    FIRST,
    OBJECTIVE,
    ROOM,
    ROUNDS,
    SECOND,
    SECOND_PLACES,
)
from gospoda.games.guilds.moves import CELL, ZONE
from gospoda.games.guilds.phases import phase_of
from gospoda.games.guilds.scoring import card_income, goal_amount, goal_points, members
from gospoda.games.guilds.start import earnings, zone_sizes
from gospoda.games.guilds.state import GuildsState

REMEMBERED = 4096  # plots; a server has a few hundred tables with two to four of them


class ZoneView(Struct, frozen=True, gc=False):
    """A zone of the market square: its characters, the florins on each tent, the leader, the viewer's smallest bid."""

    zone: str
    places: int  # number of characters here at the start of the round
    characters: list[str]
    tents: list[int]
    leader: int | None
    need: int | None  # the viewer's; null: no bid is possible here


class OfferView(Struct, frozen=True, gc=False):
    """A room on offer with its price for each seat."""

    room: str
    cost: int
    prices: list[int]
    kept: bool


class ObjectiveView(Struct, frozen=True, gc=False):
    """An open objective: each seat's amount and what it would score now."""

    objective: str
    first: int
    second: int  # 0: second places don't count
    amounts: list[int]
    points: list[int]


class TileView(Struct, frozen=True, gc=False):
    """A placed tile."""

    room: str
    cell: str
    turn: int
    cells: list[str]
    active: bool
    asleep: str | None  # why it isn't active: a message id


class CellView(Struct, frozen=True, gc=False):
    """A cell of a plot: what covers it, and its sides: with a door, joined to another room, inside its own tile."""

    cell: str
    room: str | None
    hall: bool
    active: bool
    doors: str  # also sides inside a tile, where movement is free
    joins: str
    inner: str


class PlotView(Struct, frozen=True, gc=False):
    """A headquarters."""

    rows: int
    columns: int
    tiles: list[TileView]
    cells: list[CellView]
    area: int


class PlayerView(Struct, frozen=True, gc=False):
    """A guild."""

    seat: int
    florins: int
    gold: int
    card_income: int
    income_florins: int  # next round's, including rooms and the base income
    income_gold: int
    rate: int
    characters: list[str]
    used: list[str]  # used-up once-per-round abilities
    members: dict[str, int]
    out: bool  # has passed in the building phase
    plot: PlotView
    points: int


class TableView(Struct, frozen=True, gc=False):
    """The whole table as one seat sees it."""

    seat: int
    round: int
    rounds: int
    chapter: str
    phase: str
    over: bool
    waiting: list[int]
    first: int
    passes: int
    passed: list[int]  # seats: in a row in the auction, for good in the building phase
    zones: list[ZoneView]
    offer: list[OfferView]
    objectives: list[ObjectiveView]
    seals: dict[str, list[str]]  # for the viewer: the open objectives that each character of the square would serve
    players: list[PlayerView]
    stack: list[AnnouncedView]
    buying: str | None  # a bought room not yet placed
    deck: int
    known: list[str]  # cards under the deck that everybody has seen
    small_rooms: int
    large_rooms: int
    discards: list[str]
    room_discards: list[str]


class Components(Struct, frozen=True):
    """Every card and tile as data, for the gallery and for drawing the board; `effects` are messages for tooltips."""

    characters: list[Character]
    rooms: list[Room]
    objectives: list[Objective]
    plot: Plot
    economy: Economy
    player_counts: list[PlayerCount]
    effects: dict[str, dict[str, list[Message]]]


def view(state: Any, seat: int) -> TableView:
    """12, H-34: the table for a seat or a spectator; only the piles are hidden."""
    points = state.points()
    chapter = state.chapter().name if state.top is not None else "end"
    return TableView(
        seat=seat,
        round=state.round,
        rounds=ROUNDS[state.seats - 2],
        chapter=chapter,
        phase=state.game.chapters[phase_of(state)].name if state.top is not None else "end",
        over=state.is_over(),
        waiting=[other for other in range(state.seats) if state.waiting >> other & 1],
        first=state.first,
        passes=state.passes,
        passed=passed(state),
        zones=[zone_view(state, zone, seat) for zone in range(len(state.market))],
        offer=[offer_view(state, room) for room in each_bit(state.offer)],
        objectives=[objective_view(state, goal) for goal in state.objectives],
        seals=seals(state, seat),
        players=[player_view(state, other, points[other]) for other in range(state.seats)],
        stack=[announced_view(item) for item in announced(state)],
        buying=ROOM.ids[state.buying] if state.buying >= 0 else None,
        deck=len(state.deck),
        known=[CHARACTER.ids[card] for card in state.deck.seen_by(seat) if card != HIDDEN],
        small_rooms=len(state.small_rooms),
        large_rooms=len(state.large_rooms),
        discards=[CHARACTER.ids[card] for card in each_bit(state.discards)],
        room_discards=[ROOM.ids[room] for room in each_bit(state.room_discards)],
    )


def zone_view(state: GuildsState, zone: int, viewer: int) -> ZoneView:
    """Returns one zone."""
    leader = highest_bidder(state.tents[zone])
    missing = need(state, zone, viewer) if viewer < state.seats else OUT_OF_REACH
    return ZoneView(
        zone=ZONE.ids[zone],
        places=zone_sizes(state)[zone],
        characters=[CHARACTER.ids[card] for card in each_bit(state.market[zone])],
        tents=list(state.tents[zone]),
        leader=leader if leader >= 0 else None,
        need=missing if missing < OUT_OF_REACH else None,
    )


def offer_view(state: GuildsState, room: int) -> OfferView:
    """Returns one room on offer."""
    return OfferView(ROOM.ids[room], CARDS.rooms[room].cost, prices(state, room), bool(state.kept & bit(room)))


def objective_view(state: GuildsState, goal: int) -> ObjectiveView:
    """Returns an objective with the standing."""
    return ObjectiveView(
        objective=OBJECTIVE.ids[goal],
        first=FIRST[goal],
        second=SECOND[goal] if SECOND_PLACES[state.seats - 2] else 0,
        amounts=[int(goal_amount(state, player, goal)) for player in state.players],
        points=goal_points(state, goal),
    )


def player_view(state: GuildsState, seat: int, points: int) -> PlayerView:
    """Returns one guild."""
    player = state.players[seat]
    florins, gold = earnings(player)
    return PlayerView(
        seat=seat,
        florins=player.florins,
        gold=player.gold,
        card_income=card_income(player),
        income_florins=florins,
        income_gold=gold,
        rate=rate(player),
        characters=[CHARACTER.ids[card] for card in each_bit(player.guild)],
        used=[CHARACTER.ids[card] for card in each_bit(player.guild & state.used)],
        members={faction: int(members(player, number)) for number, faction in enumerate(FACTIONS)},
        out=bool(state.out >> seat & 1),
        plot=plot_view(player.plot),
        points=points,
    )


@lru_cache(REMEMBERED)
def plot_view(plot: Headquarters) -> PlotView:
    """Returns a plot, tile by tile and cell by cell; it never changes, and all viewers see the same."""
    tiles = []
    covering: dict[int, str] = {}
    for tile in plot.tiles:
        room, cell, turn = tile_room(tile), tile_cell(tile), tile_turn(tile)
        cells = each_bit(covered_cells(room, cell, turn))
        covering |= dict.fromkeys(cells, ROOM.ids[room])
        names = [CELL.ids[place] for place in cells]
        active = bool(plot.active >> cell & 1)
        asleep = None if active else "asleep-unreached"
        tiles.append(TileView(ROOM.ids[room], CELL.ids[cell], turn, names, active, asleep))
    cells_shown = [cell_view(plot, cell, covering.get(cell)) for cell in range(CELLS)]
    return PlotView(CARDS.plot.rows, CARDS.plot.columns, tiles, cells_shown, plot.area())


def cell_view(plot: Headquarters, cell: int, room: str | None) -> CellView:
    """Returns one cell with its sides."""
    joins, inner = seams(plot, cell)
    return CellView(
        cell=CELL.ids[cell],
        room=room,
        hall=bool(HALL >> cell & 1),
        active=bool(plot.active >> cell & 1),
        doors="".join(name for side, name in SIDES if has_door(plot, cell, side)),
        joins=joins,
        inner=inner,
    )


def components() -> Components:
    """Returns everything in the box, for galleries and boards."""
    return Components(
        characters=CARDS.characters,
        rooms=CARDS.rooms,
        objectives=CARDS.objectives,
        plot=CARDS.plot,
        economy=CARDS.economy,
        player_counts=CARDS.player_counts,
        effects=captions(),
    )
