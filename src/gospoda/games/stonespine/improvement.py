# gospoda: compiled
"""5.2, 5.3 and 9.4: Phase II, improvement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.chance import Chance
from gospoda.core.decisions import Chapter
from gospoda.core.messages import Message, Ref
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.stonespine.cleanup import end_year
from gospoda.games.stonespine.dungeon import ROW, Dungeon, cells_in, nth_of
from gospoda.games.stonespine.frames import CHALLENGE_CHOICE, MARKET_VISIT, PLACING
from gospoda.games.stonespine.lookups import (
    FACE,
    FACES,
    GOLD_MAX,
    PASSAGE_FACE,
    SET_COST,
    YEARS,
)
from gospoda.games.stonespine.move_codes import (
    PASS,
    buy_half,
    buy_move,
    buy_stall,
    challenge_card,
    challenge_move,
    is_buy,
    is_passage,
    is_put,
    passage_edge,
    passage_move,
    put_cell,
    put_move,
    put_token,
)
from gospoda.games.stonespine.solo import compare, take_all_sets
from gospoda.games.stonespine.state import NO_NUMBERS, StonespineState

# The ways to place a token in a row, ready to be concatenated: [64 * face + 16 * row + columns with room]
PUTS: Final[list[list[int]]] = [
    [put_move(face, 4 * row + column) for column in range(4) if room >> column & 1]
    for face in range(len(FACES))
    for row in range(4)
    for room in range(16)
]


# ---- step 1: count gold


def count_gold(state: StonespineState) -> None:
    """5.2 step 1: pays the gold printed on the current row and one for each chest anywhere, up to 30 in all."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.gold = capped(player.gold + player.income + player.dungeon.chests)
        player.income = 0
        player.passed = False
        state.note("income", seat, player.gold)
    state.passing = []
    next_customer(state)


def capped(gold: i64) -> i64:
    """5.2: the gold track ends at 30."""
    return gold if gold < GOLD_MAX else GOLD_MAX


# ---- step 2: visit the market


def next_customer(state: StonespineState) -> None:
    """5.2 step 2: the richest player who hasn't passed acts next; ties follow this year's priority."""
    if state.seats == 1 and not state.players[0].passed:
        compare(state)
    richest: i64 = -1
    most: i64 = -1
    for seat in state.priority:
        player = state.players[seat]
        if not player.passed and player.gold > most:
            richest = seat
            most = player.gold
    if richest >= 0:
        state.ask_only(MARKET_VISIT, bit(richest))
    else:
        end_year(state)


def set_cost(state: StonespineState, at: i64) -> i64:
    """The price of a set on display."""
    return SET_COST[2 * state.market[at // 2] + at % 2]


def bought_set(move: i64) -> i64:
    """Which set on display a move buys: each stall has two, top and bottom."""
    return 2 * buy_stall(move) + buy_half(move)


def buy(state: StonespineState, seat: i64, at: i64) -> None:
    """5.2 A: pays, takes all tokens of the set and places them at once."""
    player = state.players[seat]
    cost = set_cost(state, at)
    player.gold -= cost
    state.bought = state.sets[at]
    sets = state.sets.copy()
    sets[at] = NO_NUMBERS
    state.sets = sets
    state.note("buy", seat, at // 2, at % 2, cost)
    for token in state.bought:
        state.note("bought", seat, token)
    state.ask_next(Frame(PLACING), seat)
    settle(state, seat)


def pass_visit(state: StonespineState, seat: i64) -> None:
    """5.2 B: passing gives up the gold, takes a challenge (years 1 to 3) and claims the next priority."""
    player = state.players[seat]
    player.passed = True
    if state.seats == 1:
        state.note("solo-pass", seat, player.gold)
        if state.year < YEARS:  # 9.4: in year 4 the gold marker stays
            player.gold = 0
    else:
        state.passing = [*state.passing, seat]
        state.note("pass", seat, player.gold, len(state.passing) - 1)
        player.gold = 0
    if state.year < YEARS:
        state.ask_next(Frame(CHALLENGE_CHOICE), seat)
    else:
        after_pass(state)


def after_pass(state: StonespineState) -> None:
    """9.4: in the solo game Jael takes what is left; then the next player visits the market."""
    if state.seats == 1:
        take_all_sets(state)
    next_customer(state)


class MarketVisit(Chapter[StonespineState, Frame]):
    """5.2 step 2: the player buys one set, or passes."""

    heading = MARKET_VISIT

    def legal(self, state: StonespineState, seat: i64) -> list[int]:
        """D4: every set with tokens that the player can pay for, and passing."""
        gold = state.players[seat].gold
        moves: list[int] = []
        for at in range(len(state.sets)):
            if len(state.sets[at]) > 0 and set_cost(state, at) <= gold:
                add(moves, buy_move(at // 2, at % 2))
        add(moves, PASS)
        return moves

    def apply(self, state: StonespineState, seat: i64, move: i64) -> None:
        """A: buys a set; B: passes."""
        if move == PASS:
            pass_visit(state, seat)
        else:
            buy(state, seat, bought_set(move))

    def refusal(self, state: StonespineState, seat: i64, move: i64) -> str:
        """Why a set can't be bought."""
        if not is_buy(move):
            return "refused-market"
        at = bought_set(move)
        if at >= len(state.sets):
            return "refused-no-such-stall"
        return "refused-sold" if len(state.sets[at]) == 0 else "refused-too-expensive"

    def prompt(self, state: StonespineState, seat: i64) -> Message:
        """Asks to buy or pass."""
        return Message("ask-market", {"gold": state.players[seat].gold})


# ---- 5.3: placing market tokens


def places_for(dungeon: Dungeon, face: i64) -> i64:
    """D5, D6: the cells with a free quarter or, for a passage, the free edges of built chambers (H5)."""
    return dungeon.free_edges() if face == PASSAGE_FACE else dungeon.with_room()


def add_puts(moves: list[int], dungeon: Dungeon, face: i64) -> None:
    """D5, D6: adds the moves that put a token anywhere it may go."""
    places = places_for(dungeon, face)
    if face == PASSAGE_FACE:
        edge: i64 = 0
        while places:
            if places & 1:
                add(moves, passage_move(edge))
            places >>= 1
            edge += 1
    else:
        for row in range(4):
            if places >> 4 * row:
                moves += PUTS[64 * face + 16 * row + (places >> 4 * row & ROW)]


def fits(dungeon: Dungeon, face: i64) -> bool:
    """5.3: whether a token can be placed; a passage always finds an edge (section 12)."""
    return face == PASSAGE_FACE or dungeon.with_room() != 0


def token_moves(state: StonespineState, seat: i64) -> list[int]:
    """D5, D6: the bought tokens in any order."""
    dungeon = state.players[seat].dungeon
    moves: list[int] = []
    done: i64 = 0
    for face in state.bought:
        if done >> face & 1 == 0:
            done |= bit(face)
            add_puts(moves, dungeon, face)
    return moves


def pick_put(state: StonespineState, seat: i64, chance: Chance) -> i64:
    """D5, D6: picks one of these moves."""
    dungeon = state.players[seat].dungeon
    i = chance.below(n_puts(state, dungeon))
    done: i64 = 0
    for face in state.bought:
        if done >> face & 1 == 0:
            done |= bit(face)
            places = places_for(dungeon, face)
            n = cells_in(places)
            if i < n:
                place = nth_of(places, i)
                return passage_move(place) if face == PASSAGE_FACE else put_move(face, place)
            i -= n
    raise AssertionError("there is a place for every number")


def n_puts(state: StonespineState, dungeon: Dungeon) -> i64:
    """Counts the ways to place one of the bought tokens."""
    n: i64 = 0
    done: i64 = 0
    for face in state.bought:
        if done >> face & 1 == 0:
            done |= bit(face)
            n += cells_in(places_for(dungeon, face))
    return n


def settle(state: StonespineState, seat: i64) -> None:
    """5.3, H6: tokens that fit must be placed; once none fits, the rest are discarded and the market goes on."""
    dungeon = state.players[seat].dungeon
    for face in state.bought:
        if fits(dungeon, face):
            return
    for face in state.bought:
        state.note("no-room", seat, face)
    state.token_discards = state.token_discards + state.bought
    state.bought = NO_NUMBERS
    next_customer(state)


def lay_token(state: StonespineState, seat: i64, face: i64, cell: i64) -> None:
    """5.3: puts an element token into any chamber with a free quarter."""
    player = state.players[seat]
    player.dungeon = player.dungeon.with_token(face, cell)
    state.note("put", seat, face, cell)


def open_passage(state: StonespineState, seat: i64, edge: i64) -> None:
    """5.3: puts a secret passage on any edge of a built chamber."""
    player = state.players[seat]
    player.dungeon = player.dungeon.with_passage(edge)
    state.note("passage", seat, edge)


def place_token(state: StonespineState, seat: i64, move: i64) -> None:
    """Places one token."""
    face: i64 = PASSAGE_FACE
    if is_passage(move):
        open_passage(state, seat, passage_edge(move))
    else:
        face = put_token(move)
        lay_token(state, seat, face, put_cell(move))
    bought = state.bought.copy()
    bought.remove(face)
    state.bought = bought


class Placing(Chapter[StonespineState, Frame]):
    """5.3: the tokens of a bought set, one after the other."""

    heading = PLACING

    def legal(self, state: StonespineState, seat: i64) -> list[int]:
        """D5, D6: every place for one of the bought tokens."""
        return token_moves(state, seat)

    def any_move(self, state: StonespineState, seat: i64, chance: Chance) -> i64:
        """Picks one of these moves without listing them all."""
        return pick_put(state, seat, chance)

    def apply(self, state: StonespineState, seat: i64, move: i64) -> None:
        """Places one token; after the last one the market goes on."""
        place_token(state, seat, move)
        settle(state, seat)

    def refusal(self, state: StonespineState, seat: i64, move: i64) -> str:
        """Why a token can't go there."""
        dungeon = state.players[seat].dungeon
        if is_passage(move):
            if PASSAGE_FACE not in state.bought:
                return "refused-token-not-bought"
            return "refused-passage-there" if dungeon.has_passage(passage_edge(move)) else "refused-no-chamber-there"
        if not is_put(move):
            return "refused-place-tokens"
        if put_token(move) not in state.bought:
            return "refused-token-not-bought"
        built = dungeon.filled >> put_cell(move) & 1
        return "refused-chamber-full" if built else "refused-no-chamber-there"

    def prompt(self, state: StonespineState, seat: i64) -> Message:
        """Asks to place the bought tokens."""
        return Message("ask-token", {"token": Ref("token", FACE.ids[state.bought[0]]), "count": len(state.bought)})


def take_challenge(state: StonespineState, seat: i64, move: i64) -> None:
    """Puts the card face up next to the dungeon."""
    player = state.players[seat]
    card = challenge_card(move)
    state.challenges = [shown for shown in state.challenges if shown != card]
    player.challenges = [*player.challenges, card]
    state.note("challenge", seat, card)


class ChallengeChoice(Chapter[StonespineState, Frame]):
    """5.2 B 2: a player who passes in years 1 to 3 chooses a face-up challenge card."""

    heading = CHALLENGE_CHOICE

    def legal(self, state: StonespineState, seat: i64) -> list[int]:
        """D7: any face-up challenge."""
        moves: list[int] = []
        for card in state.challenges:
            add(moves, challenge_move(card))
        return moves

    def any_move(self, state: StonespineState, seat: i64, chance: Chance) -> i64:
        """Picks one of these moves without listing them all."""
        return challenge_move(chance.choice(state.challenges))

    def apply(self, state: StonespineState, seat: i64, move: i64) -> None:
        """Takes the card; the market goes on."""
        take_challenge(state, seat, move)
        after_pass(state)

    def refusal(self, state: StonespineState, seat: i64, move: i64) -> str:
        """Why a card can't be taken."""
        return "refused-not-on-display"

    def prompt(self, state: StonespineState, seat: i64) -> Message:
        """Asks to choose a challenge."""
        return Message("ask-challenge", {})
