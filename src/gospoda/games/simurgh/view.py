"""16: what a seat or a spectator may see, as structs for the browser and the terminal."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from gospoda.core.moves import Domain
from gospoda.core.piles import HIDDEN, Pile
from gospoda.games.simurgh.board import first_space
from gospoda.games.simurgh.cards import Area, CitySpace, Dragon, Effect, Objective, Slot, Supply, Thing, Tile, Word
from gospoda.games.simurgh.codecs import crowd_names
from gospoda.games.simurgh.constants import PP
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.lookups import (
    AREA,
    CARDS,
    CITY_SPACES,
    DRAGON,
    END_CHRONICLE,
    END_OBJECTIVES,
    FULL_AT,
    HAND_LIMIT,
    LENGTHS,
    MAX_RIDERS,
    MAX_SPEARMEN,
    MODES,
    OBJECTIVE,
    RESOURCE_LIMIT,
    SPACE_IDS,
    TILE,
    amount_in,
)
from gospoda.games.simurgh.scoring import measure, objective_points, ties_skip
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.stock import left_in_supply, tokens_left

REMEMBERED = 4096  # cached spaces with their vassals: with few figures the same ones recur


class VassalView(Struct, frozen=True, gc=False):
    """A figure on a space."""

    seat: int
    type: str


class SpaceView(Struct, frozen=True, gc=False):
    """A space and its vassals."""

    space: str
    vassals: list[VassalView]


class AreaView(Struct, frozen=True, gc=False):
    """An area of the wilds; its tile has spaces, or levels from the top."""

    area: str
    closed: bool
    tile: str | None
    spaces: list[SpaceView]


class ObjectiveView(Struct, frozen=True, gc=False):
    """A slot of the Monument; an objective comes with every seat's current count and points."""

    objective: str | None
    counts: list[int]
    points: list[int]


class DragonView(Struct, frozen=True, gc=False):
    """A dragon, and which of its abilities have a token, from left to right."""

    dragon: str
    tokens: list[bool]


class PlayerView(Struct, frozen=True, gc=False):
    """What is in front of a player; unknown tiles are null."""

    seat: int
    points: int
    resources: dict[str, int]
    limit: int
    unplaced: dict[str, int]
    returned: dict[str, int]  # returned this turn: can't be placed before the next one
    reserve: dict[str, int]
    dragons: list[DragonView]
    hand: list[str | None]
    backs: list[str]  # what the back of each tile in hand shows: its kind, or nothing
    choices: list[str | None]  # dragons to choose from in secret during setup
    committed: int
    choice: list[str]  # the viewer's own secret move


class TableView(Struct, frozen=True, gc=False):
    """The whole table as one seat sees it."""

    seat: int
    mode: str
    length: str
    chapter: str
    over: bool
    waiting: list[int]
    first: int
    active: int
    turns: int
    turns_left: int  # -1 before the end is triggered
    main_done: bool
    acting: str  # the space whose effect is in progress, or empty
    laid: str  # the area of a tile just laid that a vassal must enter, or empty
    full: int  # vassals that fill a tile of the wilds
    hand_limit: int
    city: list[SpaceView]
    wilds: list[AreaView]
    display: list[str | None]
    stack: int
    monument: list[ObjectiveView]
    objective_stack: int
    objective_limit: int
    dragon_stack: int
    chronicle: list[str]
    chronicle_limit: int
    removed: list[str]
    offer: list[str | None]  # power tiles of the draft
    drawn: list[str | None]  # dragons being looked at
    looked: list[str | None]  # objectives being looked at
    prospects: list[ObjectiveView]  # standings for the objectives the seat sees, as if they were placed
    supply: dict[str, int] | None  # with strict counts: what is left of each resource and of the tokens
    players: list[PlayerView]


class Components(Struct, frozen=True):
    """Every component as data, for the gallery and for drawing the board."""

    city: list[CitySpace]
    scout_slots: list[Slot]
    blind: Effect
    monument_slots: list[Slot]
    areas: list[Area]
    tiles: list[Tile]
    dragons: list[Dragon]
    colours: list[Word]
    objectives: list[Objective]
    things: list[Thing]
    supply: Supply


def view(state: Any, seat: int) -> TableView:
    """16: the table as a seat or a spectator sees it."""
    return TableView(
        seat=seat,
        mode=MODES[state.mode],
        length=LENGTHS[state.length],
        chapter=state.chapter().name if state.top is not None else "end",
        over=state.is_over(),
        waiting=[other for other in range(state.seats) if state.waiting >> other & 1],
        first=state.first,
        active=state.active,
        turns=state.turns,
        turns_left=state.turns_left,
        main_done=state.main_done,
        acting=SPACE_IDS[state.acting // 2] if state.acting >= 0 else "",
        laid=name(AREA, state.laid) or "",
        full=FULL_AT[state.seats],
        hand_limit=HAND_LIMIT,
        city=[space_view(space, state.spaces[space]) for space in range(CITY_SPACES)],
        wilds=[area_view(state, area) for area in range(len(AREA.ids))],
        display=[name(TILE, tile) for tile in state.display],
        stack=len(state.stack),
        monument=[objective_view(state, objective) for objective in state.monument],
        objective_stack=len(state.objective_stack),
        objective_limit=END_OBJECTIVES[state.length],
        dragon_stack=len(state.dragon_stack),
        chronicle=[TILE.ids[tile] for tile in state.chronicle],
        chronicle_limit=END_CHRONICLE[state.length],
        removed=[OBJECTIVE.ids[tile] for tile in state.removed],
        offer=seen(state.offer, TILE, seat),
        drawn=seen(state.drawn, DRAGON, seat),
        looked=seen(state.looked, OBJECTIVE, seat),
        prospects=[objective_view(state, tile) for tile in state.looked.seen_by(seat) if tile != HIDDEN],
        supply=supply_view(state) if state.strict_supply else None,
        players=[player_view(state, other, seat) for other in range(state.seats)],
    )


def name(domain: Domain, number: int) -> str | None:
    """The id of a thing, or null."""
    return domain.ids[number] if number >= 0 else None


def seen(pile: Pile, domain: Domain, seat: int) -> list[str | None]:
    """The tiles of a pile; None for those a seat doesn't know."""
    return [None if card == HIDDEN else domain.ids[card] for card in pile.seen_by(seat)]


def back_of(state: SimurghState, tile: int) -> str:
    """16, H22: the kind that a tile's back shows: for power tiles, or by a house option for all."""
    kind = CARDS.tiles[tile].kind
    return kind if kind == "power" or state.kind_backs else ""


@lru_cache(REMEMBERED)
def space_view(space: int, crowd: int) -> SpaceView:
    """A space and its vassals; most moves change one or two of them."""
    figures = [entry.split() for entry in crowd_names(crowd)]
    return SpaceView(SPACE_IDS[space], [VassalView(int(seat), kind) for seat, kind in figures])


def area_view(state: SimurghState, area: int) -> AreaView:
    """An area with its tile."""
    tile, closed = state.areas[area], bool(state.closed >> area & 1)
    if tile < 0:
        return laid_area(area, closed, tile, ())
    count = len(CARDS.tiles[tile].spaces) or len(CARDS.tiles[tile].levels)
    first = first_space(area)
    return laid_area(area, closed, tile, tuple(state.spaces[first : first + count]))


@lru_cache(REMEMBERED)
def laid_area(area: int, closed: bool, tile: int, crowds: tuple[int, ...]) -> AreaView:
    """An area with this tile and these crowds on its spaces; most moves change one of them."""
    first = first_space(area)
    spaces = [space_view(first + n, crowd) for n, crowd in enumerate(crowds)]
    return AreaView(AREA.ids[area], closed, name(TILE, tile), spaces)


def objective_view(state: SimurghState, objective: int) -> ObjectiveView:
    """A slot of the Monument with the current standings."""
    if objective < 0:
        return ObjectiveView(None, [], [])
    skip = ties_skip(state)
    counts = [int(measure(player, objective)) for player in state.players]
    points = [int(objective_points(state, objective, seat, skip)) for seat in range(state.seats)]
    return ObjectiveView(OBJECTIVE.ids[objective], counts, points)


def supply_view(state: SimurghState) -> dict[str, int]:
    """H2: what no player has."""
    left = left_in_supply(state)
    return {**{thing: int(amount_in(left, i)) for i, thing in enumerate(RESOURCES)}, "token": int(tokens_left(state))}


def player_view(state: SimurghState, seat: int, viewer: int) -> PlayerView:
    """One player; hidden tiles and secret choices are shown only to their owner."""
    player = state.players[seat]
    committed = state.committed[seat] if state.can_withdraw(seat) else []
    return PlayerView(
        seat=seat,
        points=int(amount_in(player.purse, PP)),
        resources=resources(player.purse),
        limit=RESOURCE_LIMIT[state.mode],
        unplaced=figures(player.free_spearmen, player.free_riders),
        returned=figures(player.back_spearmen, player.back_riders),
        reserve=figures(MAX_SPEARMEN - player.spearmen, MAX_RIDERS - player.riders),
        dragons=[dragon_view(dragon, mask) for dragon, mask in zip(player.dragons, player.tokens, strict=True)],
        hand=seen(player.hand, TILE, viewer),
        backs=[back_of(state, tile) for tile in player.hand.cards],
        choices=seen(player.choices, DRAGON, viewer),
        committed=len(committed),
        choice=[state.game.moves.notation(move) for move in committed] if seat == viewer else [],
    )


@lru_cache(REMEMBERED)
def resources(purse: int) -> dict[str, int]:
    """The contents of a purse; a move changes one of them at most."""
    return {thing: int(amount_in(purse, i)) for i, thing in enumerate(RESOURCES)}


@lru_cache(REMEMBERED)
def figures(spearmen: int, riders: int) -> dict[str, int]:
    """The number of vassals of each type."""
    return {"spearman": spearmen, "rider": riders}


@lru_cache(REMEMBERED)
def dragon_view(dragon: int, tokens: int) -> DragonView:
    """A dragon with the tokens on its abilities."""
    return DragonView(DRAGON.ids[dragon], [bool(tokens >> slot & 1) for slot in range(3)])


def components() -> Components:
    """Everything that is in the box, for galleries and boards."""
    return Components(
        city=CARDS.city,
        scout_slots=CARDS.scout_slots,
        blind=CARDS.blind,
        monument_slots=CARDS.monument_slots,
        areas=CARDS.areas,
        tiles=CARDS.tiles,
        dragons=CARDS.dragons,
        colours=CARDS.colours,
        objectives=CARDS.objectives,
        things=CARDS.things,
        supply=CARDS.supply,
    )
