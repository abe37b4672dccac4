# gospoda: compiled
"""6 and 9: what skill cards do. Every ability is optional; the step and the exhaustion come first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.rollplayer.bag import OF_SKILL, put_back, roll_face, take_out, to_roll
from gospoda.games.rollplayer.choices import Choice, ask_action
from gospoda.games.rollplayer.constants import (
    DO_ACTION,
    DO_BUY_FROM_DISCARD,
    DO_BUY_TOP_OF_DECK,
    DO_GAIN_GOLD,
    DO_MOVE_DIE,
    DO_POOL_RAISE,
    DO_POOL_REROLL,
    DO_SWAP_WITH_BAG,
    DO_SWAP_WITH_POOL,
    FROM_DISCARDS,
    FROM_SKILL,
    WEAPON,
)
from gospoda.games.rollplayer.dice import (
    EMPTY,
    closed_up,
    colour_of,
    die_number,
    die_of,
    face_of,
    free_space,
    turned_to,
    with_die,
)
from gospoda.games.rollplayer.displays import reshuffle
from gospoda.games.rollplayer.frames import (
    BAG_SWAP,
    DIE_MOVE,
    DISCARD_PURCHASE,
    MARKET_ASK,
    POOL_RAISE,
    POOL_REROLL,
    POOL_SWAP,
    TOP_CARD,
    AbilityFrame,
    NextPurchaseFrame,
)
from gospoda.games.rollplayer.gold import gain, swapped_gold
from gospoda.games.rollplayer.lookups import (
    KIND,
    N_COLOURS,
    N_ROWS,
    SKILL_AMOUNT,
    SKILL_EFFECT,
    SKILL_PRICE,
    SKILL_ROW,
    SPACES,
)
from gospoda.games.rollplayer.move_codes import (
    DECLINE,
    OPEN,
    intimidate_dice,
    intimidate_move,
    is_buy,
    move_move,
    move_row,
    move_space,
    negotiate_initiative,
    negotiate_move,
    negotiate_space,
    raise_by,
    raise_initiative,
    raise_move,
    search_colour,
    search_move,
    search_space,
)
from gospoda.games.rollplayer.purchase import (
    ask_room,
    bought,
    buy,
    purchase_moves,
    purchase_refusal,
    take_top_card,
)
from gospoda.games.rollplayer.roll import lay_out
from gospoda.games.rollplayer.state import RollPlayerState

# by a skill's effect: the question it asks
QUESTIONS: Final = {
    DO_SWAP_WITH_BAG: BAG_SWAP,
    DO_SWAP_WITH_POOL: POOL_SWAP,
    DO_POOL_RAISE: POOL_RAISE,
    DO_POOL_REROLL: POOL_REROLL,
    DO_MOVE_DIE: DIE_MOVE,
    DO_BUY_TOP_OF_DECK: TOP_CARD,
    DO_BUY_FROM_DISCARD: DISCARD_PURCHASE,
}


def begin_ability(state: RollPlayerState, seat: i64, card: i64) -> None:
    """6.3: the ability of a used or copied card; without any legal target nothing happens (HR-18, HR-23)."""
    effect: i64 = SKILL_EFFECT[card]
    if effect == DO_ACTION:
        ask_action(state, seat, SKILL_ROW[card], FROM_SKILL)
    elif effect == DO_GAIN_GOLD:
        gain(state, seat, SKILL_AMOUNT[card])
    else:
        frame = AbilityFrame(QUESTIONS[effect], card)
        state.ask_next(frame, seat)
        ability = state.game.chapters[frame.chapter]
        assert isinstance(ability, Ability)
        if len(ability.choices(state, seat)) == 1:
            state.take_off()


class Ability(Choice[AbilityFrame]):
    """6.3, D12: the ability of a skill card, or declining it."""

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns the ways to carry it out."""
        raise NotImplementedError

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Carries out the ability on the chosen targets."""
        raise NotImplementedError

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """6.3: the player may also decline."""
        moves = self.targets(state, seat)
        add(moves, DECLINE)
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Carries out the ability, or declines."""
        if move == DECLINE:
            self.settle(state)
        else:
            self.carry_out(state, seat, move)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks what the card allows."""
        return Message(f"ask-{self.name}")


class BagSwap(Ability):
    """9 Search, HR-50: swaps a die of the sheet for another colour from the bag; space and face stay the same."""

    heading = BAG_SWAP

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns every die with every other colour in the bag."""
        sheet = state.players[seat].sheet
        moves: list[int] = []
        for space in range(SPACES):
            if sheet[space] != EMPTY:
                for colour in range(N_COLOURS):
                    if state.bag[colour] > 0 and colour != colour_of(sheet[space]):
                        add(moves, search_move(space, colour))
        return moves

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """The old die goes into the bag; a gold die earns its gold."""
        self.settle(state)
        player = state.players[seat]
        space = search_space(move)
        colour = search_colour(move)
        old = player.sheet[space]
        new = die_of(colour, face_of(old))
        take_out(state, colour)
        put_back(state, colour_of(old))
        player.sheet = with_die(player.sheet, space, new)
        state.note("exchange-bag", seat, space, die_number(new))
        gain(state, seat, swapped_gold(state, seat, new))


class PoolSwap(Ability):
    """9 Negotiate, HR-50: swaps a die of the sheet for an unchosen one, faces unchanged; then re-order."""

    heading = POOL_SWAP

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns every die of the sheet with every unchosen die."""
        sheet = state.players[seat].sheet
        moves: list[int] = []
        for space in range(SPACES):
            if sheet[space] != EMPTY:
                for card in range(len(state.pool)):
                    if state.pool[card] != EMPTY:
                        add(moves, negotiate_move(space, card))
        return moves

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Swaps the dice; a gold die earns its gold; the coin stays on the card."""
        self.settle(state)
        player = state.players[seat]
        space = negotiate_space(move)
        card = negotiate_initiative(move)
        old = player.sheet[space]
        new = state.pool[card]
        player.sheet = with_die(player.sheet, space, new)
        put_in_pool(state, seat, card, old)
        state.note("exchange-bag", seat, space, die_number(new))
        gain(state, seat, swapped_gold(state, seat, new))
        lay_out(state, seat)


def put_in_pool(state: RollPlayerState, seat: i64, card: i64, die: i64) -> None:
    """Puts a die on an Initiative card."""
    pool = state.pool.copy()
    pool[card] = die
    state.pool = pool
    state.note("pool-die", seat, card, die_number(die))


class PoolRaise(Ability):
    """9 Climb: raises one unchosen die, never above 6; then re-order."""

    heading = POOL_RAISE

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns every unchosen die below 6, raised by 1 up to the card's limit."""
        most: i64 = SKILL_AMOUNT[self.frame(state).card]
        moves: list[int] = []
        for card in range(len(state.pool)):
            die: i64 = state.pool[card]
            if die != EMPTY:
                for by in range(1, most + 1):
                    if face_of(die) + by <= 6:
                        add(moves, raise_move(card, by - 1))
        return moves

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Raises the die and re-orders."""
        self.settle(state)
        card = raise_initiative(move)
        put_in_pool(state, seat, card, state.pool[card] + raise_by(move) + 1)
        lay_out(state, seat)


class PoolReroll(Ability):
    """9 Intimidate: rerolls one or more unchosen dice together; then re-order."""

    heading = POOL_REROLL

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns every set of unchosen dice."""
        unchosen: i64 = 0
        for card in range(len(state.pool)):
            if state.pool[card] != EMPTY:
                unchosen |= bit(card)
        moves: list[int] = []
        for dice in range(1, 32):
            if dice & ~unchosen == 0:
                add(moves, intimidate_move(dice - 1))
        return moves

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Rolls the dice and re-orders."""
        self.settle(state)
        dice = intimidate_dice(move) + 1
        to_roll(state, OF_SKILL + seat)
        for card in range(len(state.pool)):
            if dice >> card & 1:
                put_in_pool(state, seat, card, turned_to(state.pool[card], roll_face(state)))
        lay_out(state, seat)


class DieMove(Ability):
    """9 Sleight of Hand: a die goes to another row with a space; the gap closes, no action, no gold."""

    heading = DIE_MOVE

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns every die with every other row that has a space (HR-23)."""
        sheet = state.players[seat].sheet
        moves: list[int] = []
        for row in range(N_ROWS):
            if sheet[3 * row + 2] == EMPTY:
                for space in range(SPACES):
                    if sheet[space] != EMPTY and space // 3 != row:
                        add(moves, move_move(space, row))
        return moves

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Moves the die and closes the gap (HR-22: a later third die of that row earns its gold again)."""
        self.settle(state)
        player = state.players[seat]
        space = move_space(move)
        row = move_row(move)
        die = player.sheet[space]
        player.sheet = with_die(closed_up(player.sheet, space), free_space(player.sheet, row), die)
        state.note("move", seat, space, row)


class TopCard(Ability):
    """9 Open Lock: besides the Market action, the top card of the deck for a fixed price, without discounts."""

    heading = TOP_CARD

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """HR-49: if the player has enough gold and a card is available."""
        moves: list[int] = []
        cards = len(state.deck.cards) + len(state.discards)
        if state.players[seat].gold >= SKILL_PRICE[self.frame(state).card] and cards > 0:
            add(moves, OPEN)
        return moves

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Pays and takes the card unseen; HR-30: a weapon may need room, then what a purchase triggers."""
        price: i64 = SKILL_PRICE[self.settle(state).card]
        player = state.players[seat]
        player.gold -= price
        if len(state.deck.cards) == 0:
            reshuffle(state)
        card = take_top_card(state, seat)
        state.note("buy", seat, card, price)
        bought(state, seat, card)
        if KIND[card] == WEAPON:
            ask_room(state, seat, card)


class DiscardPurchase(Ability):
    """9 Move Silently, HR-40: as the Market action, buy a card of the discard pile, with tokens and discounts."""

    heading = DISCARD_PURCHASE

    def targets(self, state: RollPlayerState, seat: i64) -> list[int]:
        """Returns every affordable card of the discard pile."""
        return purchase_moves(state, seat, state.discards)

    def carry_out(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """6: the purchase closes the window at once; the next W5 of the turn follows."""
        state.take_off_to(MARKET_ASK)
        state.later(NextPurchaseFrame(seat))
        buy(state, seat, move, FROM_DISCARDS)

    def refusal(self, state: RollPlayerState, seat: i64, move: i64) -> str:
        """Returns why a card can't be bought."""
        if is_buy(move):
            return purchase_refusal(state, seat, move, state.discards)
        return super().refusal(state, seat, move)
