# gospoda: compiled
"""10: what a seat or a spectator may see, as structs for the browser and the terminal.

A dungeon never changes, so its view is built once and cached: a move changes at most one dungeon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.piles import HIDDEN, Pile
from gospoda.games.stonespine.captions import captions
from gospoda.games.stonespine.challenges import Rulings, challenge_points
from gospoda.games.stonespine.dungeon import Dungeon
from gospoda.games.stonespine.enums import SHAPES
from gospoda.games.stonespine.lookups import (
    BLUEPRINT,
    CARDS,
    CHALLENGE,
    CHAMBER,
    ENTRANCE,
    EXIT,
    FACE,
    GOAL,
    JAEL_CARD,
    JAEL_GOLD,
    MARKET_CARD,
    PASS_LEFT,
    SET_COST,
)
from gospoda.games.stonespine.moves import CELL, EDGE
from gospoda.games.stonespine.scoring import (
    jael_goal,
    jael_points,
    met_squares,
    priority_order,
    rulings_of,
)
from gospoda.games.stonespine.sheets import Contest, contest
from gospoda.games.stonespine.shown import (
    CellView,
    ChallengeView,
    Components,
    DungeonView,
    GoalView,
    JaelView,
    PlayerView,
    SetView,
    StallView,
    TableView,
)
from gospoda.games.stonespine.state import Player, StonespineState

REMEMBERED: Final = 4096  # dungeons; a server has a few hundred tables with two to five of them
REQUIRED: Final = [blueprint.squares() for blueprint in CARDS.blueprints]
LINK_SOUTH: Final = [f"{CELL.ids[cell + 4]}-n" for cell in range(12)]
LINK_EAST: Final = [f"{CELL.ids[cell + 1]}-w" for cell in range(15)]


def view(state: Any, seat: int) -> TableView:
    """10: the table for a seat or a spectator, combining what all see and what only this seat knows."""
    order, rulings = priority_order(state), rulings_of(state)
    return TableView(
        seat=seat,
        year=state.year,
        turn=state.turn,
        chapter=state.chapter().name if state.top is not None else "end",
        over=state.is_over(),
        waiting=[other for other in range(state.seats) if state.waiting >> other & 1],
        pass_left=PASS_LEFT[state.year - 1],
        players=[player_view(state, other, seat, order.index(other) + 1) for other in range(state.seats)],
        goal=goal_view(state, contest(state)),
        challenges=challenge_views(state.challenges, [worths(one, state.challenges, rulings) for one in state.players]),
        stalls=[stall_view(*on_stall(state, i)) for i in range(len(state.market))],
        bought=[FACE.ids[face] for face in state.bought],
        priority=list(state.priority),
        passing=list(state.passing),
        deck=len(state.deck),
        discards=known_cards(state.discards, seat),
        stacks={shape: len(stack) for shape, stack in zip(SHAPES, state.stacks, strict=True)},
        jael=jael_view(state) if state.seats == 1 else None,
    )


def known_cards(pile: Pile, seat: int) -> list[str | None]:
    """The cards of a pile; None for those a seat doesn't know."""
    return [None if card == HIDDEN else CHAMBER.ids[card] for card in pile.seen_by(seat)]


def player_view(state: StonespineState, seat: int, viewer: int, place: int) -> PlayerView:
    """One player with their current place in the order; only the owner sees a secret choice."""
    player = state.players[seat]
    committed = state.committed[seat] if state.can_withdraw(seat) else []
    return PlayerView(
        seat=seat,
        gold=player.gold,
        income=player.income,
        passed=player.passed,
        place=place,
        blueprint=BLUEPRINT.ids[player.blueprint],
        hand=known_cards(player.hand, viewer),
        committed=len(committed),
        choice=[state.game.moves.notation(move) for move in committed] if seat == viewer else [],
        challenges=[CHALLENGE.ids[card] for card in player.challenges],
        dungeon=dungeon_view(player.dungeon, player.blueprint),
    )


@lru_cache(REMEMBERED)
def dungeon_view(dungeon: Dungeon, blueprint: int) -> DungeonView:
    """The chambers with everything in them."""
    places, tokens = places_of(dungeon, blueprint), tokens_of(dungeon)
    cells = [cell_view(places[cell], tokens.get(cell, ())) for cell in range(16)]
    passages = [EDGE.ids[edge] for edge in dungeon.passages()]
    return DungeonView(cells, passages, links(dungeon), ENTRANCE[blueprint] + 1, EXIT[blueprint] + 1)


def tokens_of(dungeon: Dungeon) -> dict[int, tuple[int, ...]]:
    """The faces of the tokens in each cell that has any."""
    found: dict[int, tuple[int, ...]] = {}
    for token in dungeon.tokens:
        found[token % 16] = (*found.get(token % 16, ()), token // 16)
    return found


def places_of(dungeon: Dungeon, blueprint: int) -> list[int]:
    """What each cell shows apart from tokens, as one number: few change at a time, and many dungeons share them."""
    met: i64 = met_squares(dungeon, blueprint)
    entrance: i64 = dungeon.from_entrance(ENTRANCE[blueprint])
    exit_: i64 = dungeon.from_exit(EXIT[blueprint])
    places = []
    for cell, card in enumerate(dungeon.chambers()):
        connected = (met >> cell & 1) << 2 | (entrance >> cell & 1) << 1 | exit_ >> cell & 1
        places.append((((card + 1) * len(REQUIRED) + blueprint) * 16 + cell) * 8 + connected)
    return places


def cell_view(place: int, tokens: tuple[int, ...]) -> CellView:
    """A cell that shows this, with these tokens."""
    cell, card = place // 8 % 16, place // 128 // len(REQUIRED) - 1
    return CellView(
        cell=CELL.ids[cell],
        card=CHAMBER.ids[card] if card >= 0 else None,
        tokens=[FACE.ids[face] for face in tokens],
        required=REQUIRED[place // 128 % len(REQUIRED)][cell],
        met=bool(place & 4),
        entrance=bool(place & 2),
        exit=bool(place & 1),
    )


def links(dungeon: Dungeon) -> list[str]:
    """The inner edges one can walk through, named after the chamber to their south or east."""
    south, east = dungeon.links_south(), dungeon.links_east()
    found = [LINK_SOUTH[cell] for cell in range(12) if south >> cell & 1]
    return found + [LINK_EAST[cell] for cell in range(15) if east >> cell & 1]


def challenge_views(cards: list[int], points: list[list[int]]) -> list[ChallengeView]:
    """The face-up challenges and what they would earn each player now."""
    return [ChallengeView(CHALLENGE.ids[card], [mine[n] for mine in points]) for n, card in enumerate(cards)]


def worths(player: Player, cards: list[int], rulings: Rulings) -> list[int]:
    """6.3: what these challenge cards would score for a player."""
    return [challenge_points(player.dungeon, player.blueprint, card, rulings) for card in cards]


def on_stall(state: StonespineState, i: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """A market card and the tokens of its two sets."""
    return state.market[i], tuple(state.sets[2 * i]), tuple(state.sets[2 * i + 1])


@lru_cache(REMEMBERED)
def stall_view(card: int, top: tuple[int, ...], bottom: tuple[int, ...]) -> StallView:
    """A market card with these tokens on it."""
    halves = [
        SetView(SET_COST[2 * card + half], [FACE.ids[face] for face in faces])
        for half, faces in enumerate((top, bottom))
    ]
    return StallView(MARKET_CARD.ids[card], halves[0], halves[1])


def goal_view(state: StonespineState, standing: Contest) -> GoalView:
    """The current contest."""
    values, order, _ = standing
    return GoalView(GOAL.ids[state.goal], values, order)


def jael_view(state: StonespineState) -> JaelView:
    """Jael's current card and collection."""
    current = state.jael_cards[-1]
    return JaelView(
        cards=[JAEL_CARD.ids[card] for card in state.jael_cards],
        gold=JAEL_GOLD[current],
        chambers=[CHAMBER.ids[card] for card in state.jael_chambers],
        tokens=[FACE.ids[face] for face in state.jael_tokens],
        acted=state.jael_acted,
        goal=jael_goal(state),
        points=jael_points(state),
    )


def components() -> Components:
    """Every card and token as data, for the gallery and for drawing the board; `effects` are tooltip messages."""
    return Components(
        chambers=CARDS.chambers,
        elements=CARDS.elements,
        blueprints=CARDS.blueprints,
        ladder=CARDS.ladder.reputation,
        challenges=CARDS.challenges,
        goals=CARDS.goals,
        market=CARDS.market,
        tokens=CARDS.tokens,
        jael=CARDS.jael,
        effects=captions(),
    )
