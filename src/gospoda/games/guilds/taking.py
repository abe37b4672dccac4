# gospoda: compiled
"""6.3: taking a character from the market, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, lowest
from gospoda.core.decisions import Chapter
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.games.guilds.abilities import ability_card, ability_moves, is_ability, zone_of
from gospoda.games.guilds.bids import next_turn
from gospoda.games.guilds.effects import give_back, put_tents
from gospoda.games.guilds.frames import TAKING, TakingFrame
from gospoda.games.guilds.lookups import (
    AMOUNT,
    AT_ANY_TIME,
    MUST,
    ON_TAKING,
    WATCHING,
)
from gospoda.games.guilds.move_codes import DECLINE
from gospoda.games.guilds.responses import announce, character
from gospoda.games.guilds.state import GuildsState


def take(state: GuildsState, seat: i64, card: i64) -> None:
    """6.3.2 to 6.3.4: the character joins the guild, the taker's florins there go to the supply, the others' stay."""
    zone = zone_of(state, card)
    market = state.market.copy()
    market[zone] &= ~bit(card)
    state.market = market
    state.players[seat].guild |= bit(card)
    tents = state.tents[zone].copy()
    state.note("take", seat, card, zone, tents[seat])
    tents[seat] = 0
    if state.release and market[zone] == 0:  # H-12
        for other in range(state.seats):
            give_back(state, other, tents[other])
            tents[other] = 0
    put_tents(state, zone, tents)
    state.passes = 0
    watch(state, seat)


def watch(state: GuildsState, taker: i64) -> None:
    """10.2: permanent abilities that pay when another player takes a character, once per round."""
    for seat in range(state.seats):
        watching = state.players[seat].guild & WATCHING & ~state.used
        if seat != taker and watching:
            card = lowest(watching)
            state.used |= bit(card)
            state.players[seat].florins += AMOUNT[card]
            state.note("gain-florins", seat, card, AMOUNT[card])


def after_take(state: GuildsState, seat: i64, card: i64) -> None:
    """10: on-take abilities are announced when the take is complete, before the next turn (D8)."""
    if not ON_TAKING >> card & 1:
        next_turn(state, seat)
        return
    moves = ability_moves(state, seat, bit(card))
    if len(moves) == 0:
        next_turn(state, seat)
        return
    if MUST >> card & 1 and len(ability_moves(state, seat, AT_ANY_TIME)) == 0:
        state.later(TakingFrame(seat, card, True))
        announce(state, seat, moves[0])
    else:
        state.ask_next(TakingFrame(seat, card, False), seat)


class Taking(Chapter[GuildsState, TakingFrame]):
    """D8: the ability of a character just taken from the market."""

    heading = TAKING

    def run(self, state: GuildsState, frame: TakingFrame) -> None:
        """H-26: once the on-take ability has resolved the turn is over; after another ability the question stays,
        unless the character or the last of its targets has been killed meanwhile.
        """
        if frame.used or len(ability_moves(state, frame.seat, bit(frame.card))) == 0:
            next_turn(state, frame.seat)
        else:
            state.ask_next(TakingFrame(frame.seat, frame.card, False), frame.seat)

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D8: its targets, or decline if it is optional; D5: abilities of any moment before it."""
        card = self.frame(state).card
        moves = ability_moves(state, seat, bit(card) | AT_ANY_TIME)
        if not MUST >> card & 1:
            add(moves, DECLINE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Announces or declines; the question returns once everything announced has resolved."""
        if move == DECLINE:
            next_turn(state, seat)
            return
        card = self.settle(state).card
        state.later(TakingFrame(seat, card, ability_card(move) == card))
        announce(state, seat, move)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why the ability can't be used this way."""
        return "refused-ability" if is_ability(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks to use the new character's ability."""
        return Message("ask-taking", {"card": character(self.frame(state).card)})
