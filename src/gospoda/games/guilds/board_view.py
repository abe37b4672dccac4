"""What the board draws beyond the plain view, so that no client needs a rule: targets, passes, seams, seals."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gospoda.core.bits import bit, each_bit
from gospoda.games.guilds.constants import (
    TARGETS_KILL,
    TARGETS_KILLED,
    TARGETS_PAIR,
    TARGETS_PLAYER,
    TARGETS_TENT,
    TARGETS_VICTIM,
)
from gospoda.games.guilds.frames import AUCTION, BUILDING, Announced
from gospoda.games.guilds.headquarters import (
    CELLS,
    COLUMNS,
    FIRST_COLUMN,
    FIRST_DOORS,
    HALL,
    LAST_COLUMN,
    OTHER_DOORS,
    E,
    Headquarters,
    N,
    S,
    W,
    covered_cells,
    tile_cell,
    tile_room,
    tile_turn,
)
from gospoda.games.guilds.lookups import CHARACTER, FEWEST, IS_LARGE, OBJECTIVE, TARGETS_OF
from gospoda.games.guilds.moves import CELL, ZONE
from gospoda.games.guilds.phases import phase_of
from gospoda.games.guilds.scoring import printed_amount
from gospoda.games.guilds.state import GuildsState, Player

SIDES = ((N, "N"), (E, "E"), (S, "S"), (W, "W"))


# ---- the chain of announced abilities


class AnnouncedView(Struct, frozen=True, gc=False):
    """An announced ability with what it names; the one announced last comes last."""

    seat: int
    card: str
    prevented: bool
    character: str | None = None  # the victim, the killed character to claim, or the first of a swap
    other: str | None = None  # the second character of a swap
    owner: int | None = None  # the seat that owns the character or the tent
    zone: str | None = None
    against: int | None = None  # a seat
    answers: int | None = None  # index in the stack of the kill to prevent


def announced_view(item: Announced) -> AnnouncedView:
    """10.3: an announced ability; the meaning of its two targets depends on its kind."""
    named: dict[str, Any] = {}
    targets = TARGETS_OF[item.card]
    if targets == TARGETS_VICTIM:
        named = {"character": CHARACTER.ids[item.target], "owner": item.second}
    elif targets == TARGETS_KILL:
        named = {"answers": item.target, "character": CHARACTER.ids[item.second]}
    elif targets == TARGETS_KILLED and item.target >= 0:
        named = {"character": CHARACTER.ids[item.target]}
    elif targets == TARGETS_PAIR:
        named = {"character": CHARACTER.ids[item.target], "other": CHARACTER.ids[item.second]}
    elif targets == TARGETS_TENT:
        named = {"zone": ZONE.ids[item.target], "owner": item.second}
    elif targets == TARGETS_PLAYER:
        named = {"against": item.target}
    return AnnouncedView(item.seat, CHARACTER.ids[item.card], item.prevented, **named)


# ---- seats that have passed


def passed(state: GuildsState) -> list[int]:
    """6.4.1, H-14: the seats that have passed in a row in the auction, or for good in the building phase."""
    phase = phase_of(state)
    if phase == BUILDING.number and state.pass_final:
        return [seat for seat in range(state.seats) if state.out >> seat & 1]
    if phase not in (AUCTION.number, BUILDING.number):
        return []
    turn = lowest_seat(state)
    return sorted((turn - back) % state.seats for back in range(1, state.passes + 1))


def lowest_seat(state: GuildsState) -> int:
    """Returns the seat on turn, ignoring whatever is asked on top of it."""
    decision = state.top
    assert decision is not None
    while decision.below is not None:
        decision = decision.below
    return next(seat for seat in range(state.seats) if decision.seats >> seat & 1)


# ---- doors, walls and the lines inside a tile


def seams(plot: Headquarters, cell: int) -> tuple[str, str]:
    """8.2: the sides of a cell where doors join two rooms, and those inside one tile or the hall."""
    same = next((tile for tile in tiles_as_cells(plot) if tile >> cell & 1), 0)
    joins = inner = ""
    for side, name in SIDES:
        there = neighbour(cell, side)
        if there < 0:
            continue
        if same >> there & 1:
            inner += name
        elif looks_at_door(plot, cell, side) and has_door(plot, cell, side):
            joins += name
    return joins, inner


def tiles_as_cells(plot: Headquarters) -> list[int]:
    """Returns the cells of the hall and of every tile."""
    return [HALL, *[int(covered_cells(tile_room(t), tile_cell(t), tile_turn(t))) for t in plot.tiles]]


def neighbour(cell: int, side: int) -> int:
    """Returns the cell on this side, -1 outside the plot."""
    if (side == W and FIRST_COLUMN >> cell & 1) or (side == E and LAST_COLUMN >> cell & 1):
        return -1
    there = cell + {N: -COLUMNS, E: 1, S: COLUMNS, W: -1}[side]
    return there if 0 <= there < CELLS else -1


def has_door(plot: Headquarters, cell: int, side: int) -> bool:
    """Whether the cell has a door on this side."""
    return bool({N: plot.north, E: plot.east, S: plot.south, W: plot.west}[side] >> cell & 1)


def looks_at_door(plot: Headquarters, cell: int, side: int) -> bool:
    """Whether there is a door on the other side of this line."""
    return bool({N: plot.door_n, E: plot.door_e, S: plot.door_s, W: plot.door_w}[side] >> cell & 1)


def looks_at_wall(plot: Headquarters, cell: int, side: int) -> bool:
    """Whether there is a wall on the other side of this line."""
    return bool({N: plot.wall_n, E: plot.wall_e, S: plot.wall_s, W: plot.wall_w}[side] >> cell & 1)


def clashes(plot: Headquarters, room: int, cell: int, turn: int) -> list[str]:
    """8.2.3: where a door of the turned tile would meet a wall, or a wall a door: `r3c1-N` for the north of a cell."""
    found = []
    covered = covered_cells(room, cell, turn)
    doors = {cell: FIRST_DOORS[4 * room + turn]}
    if IS_LARGE[room]:
        doors[cell + (1 if turn % 2 == 0 else COLUMNS)] = OTHER_DOORS[4 * room + turn]
    for place, open_sides in doors.items():
        for side, name in SIDES:
            there = neighbour(place, side)
            if there < 0 or covered >> there & 1:
                continue
            meets = looks_at_wall if open_sides & side else looks_at_door
            if meets(plot, place, side):
                found.append(f"{CELL.ids[place]}-{name}")
    return found


# ---- objectives that a character serves


def served(state: GuildsState, card: int, guild: Player, before: list[int]) -> list[str]:
    """11.3: the open objectives in which a guild would do better with this character than with `before`."""
    larger = guild.clone()
    larger.guild |= bit(card)
    after = [int(printed_amount(state, larger, goal)) for goal in state.objectives]
    return [
        OBJECTIVE.ids[goal]
        for goal, old, new in zip(state.objectives, before, after, strict=True)
        if (new < old if FEWEST[goal] else new > old)
    ]


def seals(state: GuildsState, viewer: int) -> dict[str, list[str]]:
    """Returns the open objectives served by each character of the market square that serves any."""
    cards = [card for zone in state.market for card in each_bit(zone)]
    guild = state.players[viewer if 0 <= viewer < state.seats else 0]
    before = [int(printed_amount(state, guild, goal)) for goal in state.objectives]
    found = {CHARACTER.ids[card]: served(state, card, guild, before) for card in cards}
    return {card: goals for card, goals in found.items() if goals}
