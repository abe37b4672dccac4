# gospoda: compiled
"""10: what a seat or a spectator may see, as structs for the browser and the terminal.

A dungeon never changes, so what is seen of it is made once and remembered: a move changes one of them at most.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from gospoda.core.piles import HIDDEN, Pile
from gospoda.games.stonespine.captions import captions
from gospoda.games.stonespine.challenges import Rulings, challenge_points
from gospoda.games.stonespine.dungeon import Dungeon
from gospoda.games.stonespine.moves import CELL, EDGE
from gospoda.games.stonespine.scoring import (
    jael_goal,
    jael_points,
    met_squares,
    priority_order,
    rulings_of,
)
from gospoda.games.stonespine.sheets import contest
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
from gospoda.games.stonespine.state import StonespineState
from gospoda.games.stonespine.tables import (
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
    SHAPES,
)

REMEMBERED: Final = 4096  # dungeons; a server has a few hundred tables with two to five of them
REQUIRED: Final = [blueprint.squares() for blueprint in CARDS.blueprints]


class Common(NamedTuple):
    """What everybody sees in the same way, as structs or encoded already."""

    order: list[int]
    dungeons: list[Any]
    goal: Any
    challenges: Any
    stalls: Any
    bought: list[str]
    stacks: dict[str, int]


def view(state: Any, seat: int) -> TableView:
    """10: the table for a seat, or for the spectator."""
    dungeons = [dungeon_view(player.dungeon, player.blueprint) for player in state.players]
    return seen(state, seat, common_of(state, dungeons))


def common_of(state: Any, dungeons: list[Any]) -> Common:
    """What all views of a position have in common."""
    return Common(
        order=priority_order(state),
        dungeons=dungeons,
        goal=goal_view(state),
        challenges=challenge_views(state),
        stalls=[stall_view(state, i) for i in range(len(state.market))],
        bought=[FACE.ids[face] for face in state.bought],
        stacks={shape: len(stack) for shape, stack in zip(SHAPES, state.stacks, strict=True)},
    )


def seen(state: Any, seat: int, common: Common) -> TableView:
    """10: the table for a seat, from what all see and what only this seat knows."""
    return TableView(
        seat=seat,
        year=state.year,
        turn=state.turn,
        chapter=state.chapter().name if state.top is not None else "end",
        over=state.is_over(),
        waiting=[other for other in range(state.seats) if state.waiting >> other & 1],
        pass_left=PASS_LEFT[state.year - 1],
        players=[player_view(state, other, seat, common) for other in range(state.seats)],
        goal=common.goal,
        challenges=common.challenges,
        stalls=common.stalls,
        bought=common.bought,
        priority=list(state.priority),
        passing=list(state.passing),
        deck=len(state.deck),
        discards=known_cards(state.discards, seat),
        stacks=common.stacks,
        jael=jael_view(state) if state.seats == 1 else None,
    )


def known_cards(pile: Pile, seat: int) -> list[str | None]:
    """The cards of a pile as a seat knows them."""
    return [None if card == HIDDEN else CHAMBER.ids[card] for card in pile.seen_by(seat)]


def player_view(state: StonespineState, seat: int, viewer: int, common: Common) -> PlayerView:
    """One player, with the place in the order as it stands; the secret choice is shown only to its owner."""
    player = state.players[seat]
    committed = state.committed[seat] if state.can_withdraw(seat) else []
    return PlayerView(
        seat=seat,
        gold=player.gold,
        income=player.income,
        passed=player.passed,
        place=common.order.index(seat) + 1,
        blueprint=BLUEPRINT.ids[player.blueprint],
        hand=known_cards(player.hand, viewer),
        committed=len(committed),
        choice=[state.game.moves.notation(move) for move in committed] if seat == viewer else [],
        challenges=[CHALLENGE.ids[card] for card in player.challenges],
        dungeon=common.dungeons[seat],
    )


@lru_cache(REMEMBERED)
def dungeon_view(dungeon: Dungeon, blueprint: int) -> DungeonView:
    """The chambers with everything in them."""
    required = REQUIRED[blueprint]
    met = met_squares(dungeon, blueprint)
    entrance, exit_ = dungeon.from_entrance(ENTRANCE[blueprint]), dungeon.from_exit(EXIT[blueprint])
    tokens: list[list[str]] = [[] for _ in range(16)]
    for token in dungeon.tokens:
        tokens[token % 16].append(FACE.ids[token // 16])
    cells = [
        CellView(
            cell=CELL.ids[cell],
            card=CHAMBER.ids[card] if card >= 0 else None,
            tokens=tokens[cell],
            required=required[cell],
            met=bool(met >> cell & 1),
            entrance=bool(entrance >> cell & 1),
            exit=bool(exit_ >> cell & 1),
        )
        for cell, card in enumerate(dungeon.chambers())
    ]
    passages = [EDGE.ids[edge] for edge in dungeon.passages()]
    return DungeonView(cells, passages, links(dungeon), ENTRANCE[blueprint] + 1, EXIT[blueprint] + 1)


def links(dungeon: Dungeon) -> list[str]:
    """The inner edges through which one can walk, named by the chamber south or east of them."""
    south, east = dungeon.links_south(), dungeon.links_east()
    found = [f"{CELL.ids[cell + 4]}-n" for cell in range(12) if south >> cell & 1]
    return found + [f"{CELL.ids[cell + 1]}-w" for cell in range(16) if east >> cell & 1]


def challenge_views(state: StonespineState) -> list[ChallengeView]:
    """The face-up challenges and what they would bring each player as things stand."""
    rulings = rulings_of(state)
    twice, lone = rulings.edges_twice, rulings.lone_paths
    return [
        ChallengeView(
            CHALLENGE.ids[card],
            [worth(player.dungeon, player.blueprint, card, twice, lone) for player in state.players],
        )
        for card in state.challenges
    ]


@lru_cache(4 * REMEMBERED)
def worth(dungeon: Dungeon, blueprint: int, card: int, edges_twice: bool, lone_paths: bool) -> int:
    """6.3: what a challenge card would score for a dungeon."""
    return int(challenge_points(dungeon, blueprint, card, Rulings(edges_twice, lone_paths)))


def stall_view(state: StonespineState, i: int) -> StallView:
    """A market card with its two sets."""
    return stall(state.market[i], tuple(state.sets[2 * i]), tuple(state.sets[2 * i + 1]))


@lru_cache(REMEMBERED)
def stall(card: int, top: tuple[int, ...], bottom: tuple[int, ...]) -> StallView:
    """A market card on which these tokens lie."""
    halves = [
        SetView(SET_COST[2 * card + half], [FACE.ids[face] for face in faces])
        for half, faces in enumerate((top, bottom))
    ]
    return StallView(MARKET_CARD.ids[card], halves[0], halves[1])


def goal_view(state: StonespineState) -> GoalView:
    """The contest as it stands."""
    values, order, _ = contest(state)
    return GoalView(GOAL.ids[state.goal], values, order)


def jael_view(state: StonespineState) -> JaelView:
    """What Jael shows and has collected."""
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
    """Every card and token as data, for the gallery and for drawing the board; `effects` are messages for tooltips."""
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
