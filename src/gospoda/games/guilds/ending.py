# gospoda: compiled
"""9 and 11: phase 5, the end of a round; the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, each_bit, how_many, lowest
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.games.guilds.abilities import ability_moves, has_ability, is_ability
from gospoda.games.guilds.frames import FINAL_SCORING, KEEPING_ROOMS, ROUND_STARTS, FinalFrame, KeepingFrame
from gospoda.games.guilds.lookups import (
    AMOUNT,
    AT_ANY_TIME,
    KEEP_PRICE,
    KEEPING,
    ROUNDS,
    SHIFTING,
)
from gospoda.games.guilds.move_codes import (
    DECLINE,
    DONE,
    is_keep,
    is_shift,
    keep_move,
    keep_room,
    shift_move,
    shift_objective,
)
from gospoda.games.guilds.phases import Phase, begin_phase, in_order
from gospoda.games.guilds.responses import announce
from gospoda.games.guilds.state import GuildsState, Player


def last_round(state: GuildsState) -> bool:
    """9.5: the 6th round, or the 8th with two players; H-44: the game never ends early."""
    return state.round >= ROUNDS[state.seats - 2]


# ---- 9.1: keeping rooms


def keep(state: GuildsState, seat: i64, room: i64) -> None:
    """9.1, H-22: puts one florin on a room tile, which stays on offer for everybody."""
    state.kept |= bit(room)
    state.players[seat].florins -= KEEP_PRICE
    state.note("keep", seat, room)


class KeepingRooms(Phase[KeepingFrame]):
    """D4: florins on room tiles, one at a time; H-21: in player order, each player once."""

    heading = KEEPING_ROOMS

    def begin(self, state: GuildsState) -> None:
        """9.1, H-24: skipped in the last round."""
        if last_round(state):
            finish_round(state)
        else:
            state.later(KeepingFrame(state.first))

    def concerns(self, state: GuildsState, seat: i64, frame: KeepingFrame) -> bool:
        """H-21: a player who can do nothing isn't asked."""
        return can_keep(state, seat) or has_ability(state, seat, AT_ANY_TIME)

    def closed(self, state: GuildsState, frame: KeepingFrame) -> None:
        """9: the rest of the cleanup follows."""
        finish_round(state)

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D4: any room without a florin, or finish; D5: abilities only before the first florin."""
        moves: list[int] = [DONE]
        if state.players[seat].florins >= KEEP_PRICE:
            for room in each_bit(state.offer & ~state.kept):
                add(moves, keep_move(room))
        if not self.frame(state).begun:
            moves.extend(ability_moves(state, seat, AT_ANY_TIME))
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Places one florin, or moves on to the next player."""
        if is_ability(move):
            announce(state, seat, move)
        elif move == DONE:
            self.pass_on(state)
        else:
            keep(state, seat, keep_room(move))
            if can_keep(state, seat):
                frame = self.settle(state)
                state.ask_next(KeepingFrame(frame.first, frame.place, True), seat)
            else:
                self.pass_on(state)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why a room can't be kept."""
        if not is_keep(move):
            return "refused-ability" if is_ability(move) else "refused-not-now"
        if not state.offer >> keep_room(move) & 1:
            return "refused-not-on-offer"
        return "refused-kept-already" if state.kept >> keep_room(move) & 1 else "refused-too-few-florins"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks which rooms to keep."""
        return Message("ask-keeping")


def can_keep(state: GuildsState, seat: i64) -> bool:
    """9.1: whether the player has a florin and a room has none."""
    return state.players[seat].florins >= KEEP_PRICE and state.offer & ~state.kept != 0


# ---- 9.2 to 9.5


def finish_round(state: GuildsState) -> None:
    """9: discards, first-player marker, florins and turn marker, in this order."""
    discard_rest(state)
    pass_marker(state)
    for player in state.players:
        drop_florins(player)
    if last_round(state):
        begin_phase(state, FINAL_SCORING)
    else:
        state.round += 1
        begin_phase(state, ROUND_STARTS)


def discard_rest(state: GuildsState) -> None:
    """9.2, H-22: rooms without a florin and untaken characters are discarded; the florins go to the supply."""
    state.room_discards |= state.offer & ~state.kept
    state.offer = state.kept
    state.kept = 0
    for cards in state.market:
        state.discards |= cards
    state.market = []
    state.tents = []


def pass_marker(state: GuildsState) -> None:
    """9.3, H-23: to the player with the most florins; ties: the holder keeps it, else the next tied clockwise."""
    best = state.first
    for place in range(1, state.seats):
        seat = in_order(state, place)
        if state.players[seat].florins > state.players[best].florins:
            best = seat
    if best != state.first:
        state.note("marker", best)
    state.first = best


def drop_florins(player: Player) -> None:
    """9.4: all florins go to the supply, except those an ability lets their owner keep; gold stays."""
    most: i64 = 0
    for card in each_bit(player.guild & KEEPING):
        most += AMOUNT[card]
    if player.florins > most:
        player.florins = most


# ---- 11: final scoring


def shift(state: GuildsState, seat: i64, goal: i64) -> None:
    """H-47: one objective's amount counts higher, or lower where the fewest win."""
    player = state.players[seat]
    player.shifts = [*player.shifts, goal]
    state.note("shift", seat, goal)


class FinalScoring(Phase[FinalFrame]):
    """D9, H-47: end-of-game ability choices in player order; then everything is added up at once."""

    heading = FINAL_SCORING

    def begin(self, state: GuildsState) -> None:
        """11: the last round is over."""
        state.later(FinalFrame(state.first))

    def concerns(self, state: GuildsState, seat: i64, frame: FinalFrame) -> bool:
        """D9: everyone with a choice left."""
        player = state.players[seat]
        return len(player.shifts) < how_many(player.guild & SHIFTING) and len(state.objectives) > 0

    def closed(self, state: GuildsState, frame: FinalFrame) -> None:
        """11: the game is over."""
        state.note("end", -1)
        state.finish()

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D9: one open objective, or none."""
        moves: list[int] = [DECLINE]
        for goal in state.objectives:
            add(moves, shift_move(goal))
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Records the choice; declining ends this player's choices."""
        if move == DECLINE:
            self.pass_on(state)
        else:
            shift(state, seat, shift_objective(move))
            frame = self.settle(state)
            state.later(frame.at(frame.place))

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why not: the objective must be open."""
        return "refused-not-open" if is_shift(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks for an objective."""
        return Message("ask-shift", {"amount": AMOUNT[lowest(state.players[seat].guild & SHIFTING)]})
