# gospoda: compiled
"""Quick sensible moves for searches to play on with: rough points for each move, and some randomness."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.games.stonespine.challenges import challenge_points
from gospoda.games.stonespine.dungeon import UPRIGHT, Dungeon, elements_in, in_cell
from gospoda.games.stonespine.improvement import bought_set
from gospoda.games.stonespine.lookups import (
    ANY,
    CAVE_SQUARE,
    CHAMBER_ELEMENTS,
    CHAMBER_REPUTATION,
    EAST,
    ENTRANCE,
    EXIT,
    FACE_ELEMENT,
    FACE_KIND,
    FACES,
    GOLD,
    IS_CAVE,
    KIND_SQUARE,
    N_CHAMBERS,
    NORTH,
    PASSAGE_FACE,
    PRINTED,
    SET_COST,
    SOUTH,
    SQUARES,
    STAR_VALUE,
    STONE_SQUARE,
    WEST,
    YEARS,
)
from gospoda.games.stonespine.move_codes import (
    PASS,
    challenge_card,
    discard_card,
    is_buy,
    is_challenge,
    is_discard,
    is_passage,
    is_place,
    is_put,
    keep_card,
    passage_edge,
    place_card,
    place_column,
    put_cell,
    put_token,
)
from gospoda.games.stonespine.scoring import rulings_of
from gospoda.games.stonespine.state import Player, StonespineState

# worth in tenths of a point
SQUARE: Final = 18  # a square of the blueprint
DOOR: Final = 9  # two doors that meet
GATE: Final = 14  # the entrance or exit
ELEMENT: Final = 6  # any element: some challenge or the goal will count it
GOLD_PIECE: Final = 4
CARD_WORTH: Final[list[int]] = [
    10 * CHAMBER_REPUTATION[card] + ELEMENT * len(PRINTED[card]) + GOLD_PIECE * GOLD[card] for card in range(N_CHAMBERS)
]
TOKEN_WORTH: Final[list[int]] = [
    12 if face == PASSAGE_FACE else 8 + 10 * STAR_VALUE[FACE_ELEMENT[face]] for face in range(len(FACES))
]
PLACE_NOISE: Final = 12
MARKET_NOISE: Final = 16
PUT_NOISE: Final = 14
CHALLENGE_NOISE: Final = 60


def rollout_move(state: StonespineState, seat: i64, moves: list[int], chance: Chance) -> i64:
    """Picks the move with the most quick points; a little randomness makes a search's games differ."""
    first: i64 = moves[0]
    player = state.players[seat]
    if is_place(first):
        return best_placement(state, player, moves, chance)
    if is_put(first) or is_passage(first):
        return best_put(player, moves, chance)
    if is_buy(first) or first == PASS:
        return best_visit(state, moves, chance)
    if is_challenge(first):
        return best_challenge(state, player, moves, chance)
    return best_card(moves, is_discard(first), chance)


def meets(asked: i64, cave: bool, elements: i64) -> bool:
    """6.5: whether a chamber of this type with these elements meets a square."""
    if asked == CAVE_SQUARE:
        return cave
    if asked == STONE_SQUARE:
        return not cave
    return elements_in(elements, asked - KIND_SQUARE) > 0


def best_placement(state: StonespineState, player: Player, moves: list[int], chance: Chance) -> i64:
    """5.1: values gold, stars, elements, the blueprint and doors that meet."""
    row = state.year - 1
    best: i64 = moves[0]
    most: i64 = -1
    for move in moves:
        card = place_card(move)
        cell = 4 * row + place_column(move)
        worth = CARD_WORTH[card] + place_worth(player, card, cell) + chance.below(PLACE_NOISE)
        if worth > most:
            most = worth
            best = move
    return best


def place_worth(player: Player, card: i64, cell: i64) -> i64:
    """What a chamber is worth in this particular place."""
    worth: i64 = 0
    asked: i64 = SQUARES[player.blueprint][cell]
    if asked != ANY and meets(asked, IS_CAVE[card] != 0, CHAMBER_ELEMENTS[card]):
        worth += SQUARE
    dungeon = player.dungeon
    column = cell % 4
    if NORTH[card]:
        if cell >= 4:
            if dungeon.south >> cell - 4 & 1:
                worth += DOOR
        elif ENTRANCE[player.blueprint] == column:
            worth += GATE
    if SOUTH[card]:
        if cell < 12:
            worth += DOOR // 2
        elif EXIT[player.blueprint] == column:
            worth += GATE
    if WEST[card] and column > 0 and dungeon.east >> cell - 1 & 1:
        worth += DOOR
    if EAST[card] and column < 3 and dungeon.west >> cell + 1 & 1:
        worth += DOOR
    return worth


def best_card(moves: list[int], discarding: bool, chance: Chance) -> i64:
    """5.1, 9.3: discards what would help the neighbour most; keeps what helps the player most."""
    best: i64 = moves[0]
    most: i64 = -1
    for move in moves:
        card = discard_card(move) if discarding else keep_card(move)
        worth = CARD_WORTH[card] + chance.below(PLACE_NOISE)
        if worth > most:
            most = worth
            best = move
    return best


def best_visit(state: StonespineState, moves: list[int], chance: Chance) -> i64:
    """5.2: picks the set with the best tokens, or passes if nothing is worth the gold."""
    best: i64 = moves[0]
    most: i64 = -1000
    for move in moves:
        worth: i64 = chance.below(MARKET_NOISE)
        if move == PASS:
            worth += 6
        else:
            at = bought_set(move)
            for face in state.sets[at]:
                worth += TOKEN_WORTH[face]
            cost: i64 = SET_COST[2 * state.market[at // 2] + at % 2]
            worth -= cost if state.year < YEARS else 0
        if worth > most:
            most = worth
            best = move
    return best


def best_put(player: Player, moves: list[int], chance: Chance) -> i64:
    """5.3: puts a token where the blueprint asks for it, a passage where it joins two chambers."""
    dungeon = player.dungeon
    squares = SQUARES[player.blueprint]
    best: i64 = moves[0]
    most: i64 = -1
    for move in moves:
        worth: i64 = chance.below(PUT_NOISE)
        if is_put(move):
            cell = put_cell(move)
            asked: i64 = squares[cell] - KIND_SQUARE
            if asked > 0:
                kind: i64 = FACE_KIND[put_token(move)]
                if asked >> kind & 1 and not meets(asked + KIND_SQUARE, False, dungeon.elements(cell)):
                    worth += SQUARE
        elif joins(dungeon, player.blueprint, passage_edge(move)):
            worth += SQUARE
        if worth > most:
            most = worth
            best = move
    return best


def joins(dungeon: Dungeon, blueprint: i64, edge: i64) -> bool:
    """Whether a passage on this edge joins two chambers not joined by doors, or opens the entrance or exit."""
    if edge < UPRIGHT:
        if edge < 4:
            return ENTRANCE[blueprint] == edge and dungeon.north >> edge & 1 == 0
        if edge >= 16:
            return EXIT[blueprint] == edge - 16 and dungeon.south >> edge - 4 & 1 == 0
        return (dungeon.filled >> edge) & (dungeon.filled >> edge - 4) & ~(dungeon.links_south() >> edge - 4) & 1 != 0
    row: i64 = (edge - UPRIGHT) // 5
    column: i64 = (edge - UPRIGHT) % 5
    if column == 0 or column == 4:
        return False
    here = in_cell(4 * row + column - 1)
    return dungeon.filled & here != 0 and dungeon.filled & here << 1 != 0 and dungeon.links_east() & here == 0


def best_challenge(state: StonespineState, player: Player, moves: list[int], chance: Chance) -> i64:
    """5.2 B 2: picks the card that already pays most."""
    rulings = rulings_of(state)
    best: i64 = moves[0]
    most: i64 = -1
    for move in moves:
        worth = 10 * challenge_points(player.dungeon, player.blueprint, challenge_card(move), rulings)
        worth += chance.below(CHALLENGE_NOISE)
        if worth > most:
            most = worth
            best = move
    return best
