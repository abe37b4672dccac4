# gospoda: compiled
"""5.1 and 9.3: Phase I, construction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.bits import BITS
from gospoda.core.chance import Chance
from gospoda.core.decisions import Chapter
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, Pile, bit
from gospoda.games.stonespine.dungeon import ROW
from gospoda.games.stonespine.frames import CONSTRUCTION, OPEN_CONSTRUCTION, SOLO_CONSTRUCTION
from gospoda.games.stonespine.improvement import count_gold
from gospoda.games.stonespine.lookups import (
    GOLD,
    N_CHAMBERS,
    PASS_LEFT,
    TURNS,
)
from gospoda.games.stonespine.move_codes import (
    discard_card,
    discard_move,
    is_discard,
    is_keep,
    is_place,
    keep_card,
    keep_move,
    place_card,
    place_column,
    place_move,
)
from gospoda.games.stonespine.solo import inspect
from gospoda.games.stonespine.state import NO_CHAMBERS, Player, StonespineState
from gospoda.games.stonespine.years import ask_construction

# ---- legal moves

NOTHING_PLACED: Final = -1
# The ways to lay a card, ready to be concatenated: [16 * card + taken columns]
PLACEMENTS: Final[list[list[int]]] = [
    [place_move(card, column) for column in range(4) if not taken >> column & 1]
    for card in range(N_CHAMBERS)
    for taken in range(16)
]


def placements(state: StonespineState, player: Player) -> list[int]:
    """D1: every hand card on every free column of the current row."""
    moves: list[int] = []
    taken = player.dungeon.filled >> 4 * (state.year - 1) & ROW
    for card in player.hand.cards:
        moves += PLACEMENTS[16 * card + taken]
    return moves


def pick_placement(state: StonespineState, player: Player, chance: Chance) -> i64:
    """D1: picks one of the placements; every hand card fits in the same number of columns."""
    taken = player.dungeon.filled >> 4 * (state.year - 1) & ROW
    columns = TURNS - BITS[taken]
    cards = player.hand.cards
    i = chance.below(len(cards) * columns)
    return PLACEMENTS[16 * cards[i // columns] + taken][i % columns]


def discards(player: Player, placed: i64) -> list[int]:
    """D2: any other hand card can be discarded."""
    moves: list[int] = []
    for card in player.hand.cards:
        if card != placed:
            add(moves, discard_move(card))
    return moves


def refusal(state: StonespineState, seat: i64, move: i64) -> str:
    """Why a card can't be laid there."""
    player = state.players[seat]
    if not is_place(move):
        return "refused-choose-chamber" if is_discard(move) or is_keep(move) else "refused-construction"
    if player.hand.place_of(place_card(move)) < 0:
        return "refused-not-in-hand"
    if player.dungeon.filled >> 4 * (state.year - 1) + place_column(move) & 1:
        return "refused-column-taken"
    return "refused-discard-first"


# ---- carrying them out


def lay(state: StonespineState, seat: i64, card: i64, column: i64) -> None:
    """5.1.1: lays a chamber face up on a free space of the current row."""
    player = state.players[seat]
    cell = 4 * (state.year - 1) + column
    player.hand = player.hand.without(player.hand.place_of(card))
    player.dungeon = player.dungeon.with_chamber(cell, card)
    player.income += GOLD[card]
    state.turned_up()
    if state.events is not None:
        state.note("place", seat, card, cell)


def discard(state: StonespineState, seat: i64, card: i64) -> None:
    """5.1.1 with two players, H4: discards a second card, unseen by the other player."""
    player = state.players[seat]
    hand = state.mingle(player.hand, bit(seat))
    i = hand.place_of(card)
    throw_away(state, hand.only(i))
    player.hand = hand.without(i)
    state.note("discard", seat, card, audience=EVERYONE if state.open_discards else bit(seat))


def throw_away(state: StonespineState, cards: Pile) -> None:
    """H4: discards chamber cards face down, unless the table plays with open discards."""
    if state.open_discards:
        cards = state.reveal(cards, EVERYONE)
    state.discards = state.discards.plus(cards)


def end_turn(state: StonespineState) -> None:
    """5.1.2 to 5.1.4: passes the hands, or after the fourth turn discards the last cards."""
    if state.turn == TURNS:
        discard_last_cards(state)
        count_gold(state)
        return
    pass_hands(state)
    if state.seats == 2:
        draw_one_each(state)
    state.turn += 1
    ask_construction(state)


def pass_hands(state: StonespineState) -> None:
    """5.1.2: passes all remaining cards to the left neighbour in years 1 and 3, to the right one in years 2 and 4."""
    n = state.seats
    left = PASS_LEFT[state.year - 1]
    step: i64 = 1 if left else n - 1
    hands = [player.hand for player in state.players]
    for seat in range(n):
        to = (seat + step) % n
        state.players[to].hand = state.reveal(hands[seat], bit(to))
    state.note("hands-pass-left" if left else "hands-pass-right", -1)


def draw_one_each(state: StonespineState) -> None:
    """5.1.2 with two players, H13: everybody draws one card, in seat order."""
    for seat in range(state.seats):
        draw(state, seat, 1)


def draw(state: StonespineState, seat: i64, n: i64) -> None:
    """Draws chamber cards into a hand."""
    player = state.players[seat]
    drawn = state.reveal(state.deck.take(n), bit(seat))
    state.deck = state.deck.drop(n)
    player.hand = player.hand.plus(drawn)
    for card in drawn.cards:
        state.note("draw", seat, card, audience=bit(seat))


def discard_last_cards(state: StonespineState) -> None:
    """5.1.4, H2: after the fourth placement each player discards their last card; nothing is passed or drawn."""
    for player in state.players:
        throw_away(state, player.hand)
        player.hand = NO_CHAMBERS


# ---- the chapters


class Construction(Chapter[StonespineState, Frame]):
    """5.1, H3: placements are committed secretly and revealed together."""

    heading = CONSTRUCTION
    simultaneous = True

    def legal(self, state: StonespineState, seat: i64) -> list[int]:
        """D1; with two players D2 in two steps."""
        committed = state.committed[seat]
        if len(committed) == 0:
            return placements(state, state.players[seat])
        return discards(state.players[seat], place_card(committed[0]))

    def any_move(self, state: StonespineState, seat: i64, chance: Chance) -> i64:
        """Picks one of these moves without listing them all."""
        if len(state.committed[seat]) == 0:
            return pick_placement(state, state.players[seat], chance)
        return chance.choice(self.legal(state, seat))

    def complete(self, state: StonespineState, seat: i64) -> bool:
        """With two players the choice includes the discard, except in the fourth turn (H2)."""
        owed = 2 if state.seats == 2 and state.turn < TURNS else 1
        return len(state.committed[seat]) == owed

    def resolve(self, state: StonespineState) -> None:
        """Reveals all placements together."""
        committed = state.committed
        for seat in range(state.seats):
            for move in committed[seat]:
                carry_out(state, seat, move)
        end_turn(state)

    def refusal(self, state: StonespineState, seat: i64, move: i64) -> str:
        """Why a card can't be laid there."""
        return refusal(state, seat, move)

    def prompt(self, state: StonespineState, seat: i64) -> Message:
        """Asks to lay a chamber, then (two players) to discard a card."""
        if len(state.committed[seat]) == 0:
            return Message("ask-place", {"year": state.year, "turn": state.turn})
        return Message("ask-discard", {})


def carry_out(state: StonespineState, seat: i64, move: i64) -> None:
    """Lays or discards a card."""
    if is_place(move):
        lay(state, seat, place_card(move), place_column(move))
    else:
        discard(state, seat, discard_card(move))


class OpenConstruction(Chapter[StonespineState, Frame]):
    """5.1, the base rule to the letter: each placement is visible as soon as it is made."""

    heading = OPEN_CONSTRUCTION

    def owes_discard(self, state: StonespineState, seat: i64) -> bool:
        """Whether the seat is between the placement and the discard of a two-player game."""
        return state.seats == 2 and state.turn < TURNS and len(state.players[seat].hand) == 5 - state.turn

    def legal(self, state: StonespineState, seat: i64) -> list[int]:
        """D1; with two players D2 in two steps."""
        if self.owes_discard(state, seat):
            return discards(state.players[seat], NOTHING_PLACED)
        return placements(state, state.players[seat])

    def any_move(self, state: StonespineState, seat: i64, chance: Chance) -> i64:
        """Picks one of these moves without listing them all."""
        if not self.owes_discard(state, seat):
            return pick_placement(state, state.players[seat], chance)
        return chance.choice(self.legal(state, seat))

    def apply(self, state: StonespineState, seat: i64, move: i64) -> None:
        """Carries out the move; the turn ends when everybody is done."""
        carry_out(state, seat, move)
        if self.owes_discard(state, seat):
            return
        state.waiting &= ~bit(seat)
        if state.waiting == 0:
            end_turn(state)

    def refusal(self, state: StonespineState, seat: i64, move: i64) -> str:
        """Why a card can't be laid there."""
        return refusal(state, seat, move)

    def prompt(self, state: StonespineState, seat: i64) -> Message:
        """Asks to lay a chamber, then (two players) to discard a card."""
        if self.owes_discard(state, seat):
            return Message("ask-discard", {})
        return Message("ask-place", {"year": state.year, "turn": state.turn})


class SoloConstruction(Chapter[StonespineState, Frame]):
    """9.3: place a card, keep one; Jael inspects the others."""

    heading = SOLO_CONSTRUCTION

    def owes_keep(self, state: StonespineState) -> bool:
        """Whether the player must now choose a card to keep; in the fourth turn there is none."""
        return state.turn < TURNS and len(state.players[0].hand) == 5 - state.turn

    def legal(self, state: StonespineState, seat: i64) -> list[int]:
        """D3 in two steps."""
        if self.owes_keep(state):
            return [keep_move(card) for card in state.players[0].hand.cards]
        return placements(state, state.players[0])

    def any_move(self, state: StonespineState, seat: i64, chance: Chance) -> i64:
        """Picks one of these moves without listing them all."""
        if not self.owes_keep(state):
            return pick_placement(state, state.players[seat], chance)
        return chance.choice(self.legal(state, seat))

    def apply(self, state: StonespineState, seat: i64, move: i64) -> None:
        """9.3.2 to 9.3.5: lays a chamber, or keeps one card while Jael inspects the others."""
        if is_place(move):
            lay(state, 0, place_card(move), place_column(move))
            if state.turn == TURNS:
                self.end_year(state)
        else:
            self.keep(state, keep_card(move))

    def keep(self, state: StonespineState, card: i64) -> None:
        """9.3.3 to 9.3.5: Jael inspects the other cards; the player draws one for every empty space of the row."""
        player = state.players[0]
        i = player.hand.place_of(card)
        inspect(state, player.hand.without(i))
        player.hand = player.hand.only(i)
        draw(state, 0, TURNS - state.turn)
        state.turn += 1

    def end_year(self, state: StonespineState) -> None:
        """H10: discards the last card; Jael doesn't inspect it unless the table plays so."""
        if state.options["last_card"] == "inspected":
            inspect(state, state.players[0].hand)
            state.players[0].hand = NO_CHAMBERS
        else:
            discard_last_cards(state)
        count_gold(state)

    def refusal(self, state: StonespineState, seat: i64, move: i64) -> str:
        """Why a card can't be laid there."""
        return refusal(state, seat, move)

    def prompt(self, state: StonespineState, seat: i64) -> Message:
        """Asks to lay a chamber, then to keep a card."""
        if self.owes_keep(state):
            return Message("ask-keep", {})
        return Message("ask-place", {"year": state.year, "turn": state.turn})
