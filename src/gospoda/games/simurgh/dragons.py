# gospoda: compiled
"""12: getting dragons, placing tokens on them, and which abilities can answer an occasion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, Pile, bit
from gospoda.games.simurgh.choices import Choice
from gospoda.games.simurgh.constants import SPECIAL_EXTRA_MOVE
from gospoda.games.simurgh.frames import KEEPING, RETURNING_DRAGONS, TOKENS, KeepingFrame, TokensFrame
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    ALL_ABILITIES,
    ANSWERS,
    BITS_OF_3,
    BOOST_BIT,
    DRAGON_KIND,
    IN_SUPPLY,
    ONE_USE,
    SPECIAL,
)
from gospoda.games.simurgh.move_codes import (
    boost_move,
    keep_dragon_move,
    keep_dragon_of,
    token_dragon,
    token_move,
)
from gospoda.games.simurgh.possible import can_explore
from gospoda.games.simurgh.returning import Returning
from gospoda.games.simurgh.state import Player, SimurghState
from gospoda.games.simurgh.stock import tokens_gained

TOKEN_KIND: Final[i64] = IN_SUPPLY.index["token"]


def ability_number(dragon: i64, slot: i64) -> i64:
    """The number of a dragon tile's ability among all abilities."""
    return 3 * DRAGON_KIND[dragon] + slot


# ---- tokens


def room_on(dragon: i64, tokens: i64) -> i64:
    """12: the empty ordinary abilities of a dragon, as a mask; one-use abilities don't count."""
    return ALL_ABILITIES & ~tokens & ~ONE_USE[DRAGON_KIND[dragon]]


def room_for_tokens(player: Player) -> i64:
    """How many tokens fit on a player's dragons."""
    room: i64 = 0
    i: i64 = 0
    for dragon in player.dragons:
        room += BITS_OF_3[room_on(dragon, player.tokens[i])]
        i += 1
    return room


def place_tokens(state: SimurghState, count: i64) -> None:
    """12: gained tokens are placed at once, one by one; those without room are lost (edge case 29, edge case 30)."""
    seat = state.active
    player = state.players[seat]
    room = room_for_tokens(player)
    if room <= count:
        for dragon in player.dragons:
            while room_on(dragon, player.tokens[player.dragons.index(dragon)]):
                put_token(state, seat, dragon)
        if room < count:
            state.note("tokens-lost", seat, count - room)
    else:
        state.ask_next(TokensFrame(count), seat)


def put_token(state: SimurghState, seat: i64, dragon: i64) -> None:
    """12: puts a token on the leftmost empty ability of the chosen dragon."""
    player = state.players[seat]
    at = player.dragons.index(dragon)
    room = room_on(dragon, player.tokens[at])
    slot: i64 = 0
    while room >> slot & 1 == 0:
        slot += 1
    tokens = player.tokens.copy()
    tokens[at] |= 1 << slot
    player.tokens = tokens
    state.note("token", seat, dragon, slot)


def remove_token(state: SimurghState, seat: i64, dragon: i64, slot: i64) -> None:
    """12: returns a token to the supply."""
    player = state.players[seat]
    tokens = player.tokens.copy()
    tokens[player.dragons.index(dragon)] &= ~(1 << slot)
    player.tokens = tokens


class PlacingTokens(Choice[TokensFrame]):
    """A3: for each token, the player chooses a dragon of theirs with an empty ordinary ability."""

    heading = TOKENS

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Every dragon with room."""
        player = state.players[seat]
        moves: list[int] = []
        i: i64 = 0
        for dragon in player.dragons:
            if room_on(dragon, player.tokens[i]):
                add(moves, token_move(dragon))
            i += 1
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Places one token; the rest follow."""
        count = self.settle(state).count - 1
        put_token(state, seat, token_dragon(move))
        if count:
            place_tokens(state, count)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why the token can't go on this ability."""
        return "refused-no-room"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which dragon gets the token."""
        return Message("ask-token", {"count": self.frame(state).count})


# ---- new dragons


def draw_dragons(state: SimurghState, count: i64, tokens: i64) -> None:
    """12: draws dragons to look at, as many as there are (edge case 4); H2: with the tokens that are left."""
    wanted = tokens
    tokens = tokens_gained(state, wanted)
    if state.trial:
        state.undrawn_dragons += 1
        state.undrawn_tokens += tokens
        return
    if len(state.dragon_stack.cards) == 0:
        return
    seat = state.active
    state.drawn = state.reveal(state.dragon_stack.take(count), bit(seat))
    state.dragon_stack = state.dragon_stack.drop(count)
    state.note("dragons-drawn", seat, len(state.drawn.cards))
    for dragon in state.drawn.cards:
        state.note("dragon-seen", seat, dragon, audience=bit(seat))
    if tokens < wanted:
        state.note("short", seat, TOKEN_KIND, wanted - tokens)
    state.ask_next(KeepingFrame(tokens), seat)


def acquire(state: SimurghState, seat: i64, dragon: i64, tokens: i64) -> None:
    """12: puts the kept dragon face up with its tokens from left to right, one-use abilities included."""
    player = state.players[seat]
    player.dragons = [*player.dragons, dragon]
    player.tokens = [*player.tokens, (1 << tokens) - 1]
    state.note("dragon", seat, dragon, tokens)


class Keeping(Choice[KeepingFrame]):
    """A6, H16: the player must keep one of the drawn dragons."""

    heading = KEEPING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Any of the drawn dragons."""
        return [keep_dragon_move(dragon) for dragon in state.drawn.cards]

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Keeps the dragon; the others are returned."""
        tokens = self.settle(state).tokens
        dragon = keep_dragon_of(move)
        at = state.drawn.place_of(dragon)
        state.reveal(state.drawn.only(at), EVERYONE)
        state.drawn = state.drawn.without(at)
        acquire(state, seat, dragon, tokens)
        if len(state.drawn.cards) > 0:
            state.ask_next(Frame(RETURNING_DRAGONS), seat)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this dragon can't be kept."""
        return "refused-not-drawn"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which dragon to keep."""
        return Message("ask-keep-dragon", {"count": self.frame(state).tokens})


class ReturningDragons(Returning):
    """A6, 10.5: each dragon not kept goes back."""

    heading = RETURNING_DRAGONS
    what = "dragon"

    def piles(self, state: SimurghState) -> tuple[Pile, Pile]:
        """The drawn dragons and the stack of dragons."""
        return state.drawn, state.dragon_stack

    def lay(self, state: SimurghState, held: Pile, stack: Pile) -> None:
        """Stores the drawn dragons and the stack of dragons."""
        state.drawn = held
        state.dragon_stack = stack


# ---- answering an occasion


def boost_moves(state: SimurghState, seat: i64, occasions: i64, area: i64, extra: bool, used: i64) -> list[int]:
    """F3, H17, H24, H26: tokens that can answer and haven't yet; an extra move needs a free level and its cost."""
    player = state.players[seat]
    moves: list[int] = []
    i: i64 = 0
    for dragon in player.dragons:
        mask: i64 = player.tokens[i]
        i += 1
        if mask == 0:
            continue
        for slot in range(3):
            ability = ability_number(dragon, slot)
            if mask >> slot & 1 == 0 or ANSWERS[ability] & occasions == 0 or BOOST_BIT[3 * dragon + slot] & used:
                continue
            if SPECIAL[ABILITY_EFFECT + ability] == SPECIAL_EXTRA_MOVE and not (
                extra and can_explore(state, seat, area, True)
            ):
                continue
            add(moves, boost_move(dragon, slot))
    return moves


def has_boost(state: SimurghState, occasions: i64, area: i64, extra: bool, used: i64) -> bool:
    """Whether any token that hasn't answered yet can answer."""
    return len(boost_moves(state, state.active, occasions, area, extra, used)) > 0


def filled_boosts(player: Player) -> i64:
    """H24: a player's boosts that carry a token, as a set."""
    filled: i64 = 0
    i: i64 = 0
    for dragon in player.dragons:
        mask: i64 = player.tokens[i]
        i += 1
        for slot in range(3):
            if mask >> slot & 1:
                filled |= BOOST_BIT[3 * dragon + slot]
    return filled
