# gospoda: compiled
"""5.4: the Cleanup Phase, the end of the game, and the order of phases."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Step
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.rollplayer.bag import put_back
from gospoda.games.rollplayer.choices import Choice, drop_weapon
from gospoda.games.rollplayer.constants import (
    BEGIN_CLEANUP,
    BEGIN_DICE,
    BEGIN_END,
    BEGIN_EXTRA,
    BEGIN_MARKET,
    BEGIN_ROUND,
    PHASE_CLEANUP,
)
from gospoda.games.rollplayer.dice import EMPTY, colour_of
from gospoda.games.rollplayer.dicephase import begin_dice_phase
from gospoda.games.rollplayer.displays import deal_market, put_coins
from gospoda.games.rollplayer.frames import (
    CLEANUP_STEP,
    PHASE_STEP,
    REFRESH_STEP,
    REFRESHING,
    PhaseFrame,
    RefreshingFrame,
    RefreshStepFrame,
    WindowFrame,
)
from gospoda.games.rollplayer.lookups import REFRESHED, SKILL_LIST, W6, W7, WEAPON_LIST, rank_of
from gospoda.games.rollplayer.market import begin_market_phase, offer_extra
from gospoda.games.rollplayer.move_codes import (
    DECLINE,
    refresh_card,
    refresh_move,
)
from gospoda.games.rollplayer.roll import begin_round
from gospoda.games.rollplayer.scoring import kept_cards, points
from gospoda.games.rollplayer.state import NO_NUMBERS, RollPlayerState
from gospoda.games.rollplayer.windows import open_window


class PhaseStep(Step[RollPlayerState, PhaseFrame]):
    """5: Roll, Dice, Market, Cleanup."""

    heading = PHASE_STEP

    def run(self, state: RollPlayerState, frame: PhaseFrame) -> None:
        """Begins the phase."""
        phase = frame.phase
        if phase == BEGIN_ROUND:
            begin_round(state)
        elif phase == BEGIN_DICE:
            begin_dice_phase(state)
        elif phase == BEGIN_EXTRA:
            offer_extra(state)
        elif phase == BEGIN_MARKET:
            begin_market_phase(state)
        elif phase == BEGIN_CLEANUP:
            begin_cleanup(state)
        elif phase == BEGIN_END:
            end_game(state)


def begin_cleanup(state: RollPlayerState) -> None:
    """5.4.1: unused charisma tokens are lost; 5.4.2: refreshing; W6, also in the last round (HR-35); then step 3."""
    state.phase = PHASE_CLEANUP
    state.active = state.start
    for player in state.players:
        if player.tokens:
            state.happened += 1
        player.tokens = 0
    state.later(Frame(CLEANUP_STEP))
    state.later(WindowFrame(W6, state.start))
    state.later(RefreshStepFrame(0, 0))


class RefreshStep(Step[RollPlayerState, RefreshStepFrame]):
    """5.4.2, D14: clockwise from the Start Player, everyone with an exhausted skill."""

    heading = REFRESH_STEP

    def run(self, state: RollPlayerState, frame: RefreshStepFrame) -> None:
        """Asks the next player with something to refresh, starting with the one at the frame's place."""
        for place in range(frame.place, state.seats):
            seat = (state.start + place) % state.seats
            player = state.players[seat]
            done: i64 = frame.done if place == frame.place else 0
            if player.exhausted and done < REFRESHED[player.hero]:
                state.ask_next(RefreshingFrame(place, done), seat)
                return


class Refreshing(Choice[RefreshingFrame]):
    """5.4.2, D14: refreshes one exhausted skill, up to two for a Paladin."""

    heading = REFRESHING

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D14: any own exhausted skill, or none."""
        moves: list[int] = []
        for card in SKILL_LIST:
            if state.players[seat].exhausted >> card & 1:
                add(moves, refresh_move(card))
        add(moves, DECLINE)
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Refreshes it."""
        frame = self.settle(state)
        if move == DECLINE:
            state.later(RefreshStepFrame(frame.place + 1, 0))
        else:
            card = refresh_card(move)
            state.players[seat].exhausted &= ~bit(card)
            state.note("refresh", seat, card)
            state.later(RefreshStepFrame(frame.place, frame.done + 1))

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks which skill to refresh."""
        return Message("ask-refresh")


class CleanupStep(Step[RollPlayerState, Frame]):
    """5.4.3 to 5.4.6, HR-7: clear the table; a new Market and the next Start Player; after the last round W7."""

    heading = CLEANUP_STEP

    def run(self, state: RollPlayerState, frame: Frame) -> None:
        """Runs steps 3 to 6."""
        clear_table(state)
        state.happened += 1
        if state.round == state.rounds:
            state.later(PhaseFrame(BEGIN_END))
            open_window(state, W7, state.start)
            return
        deal_market(state)
        put_coins(state)
        state.start = (state.start + 1) % state.seats
        state.later(PhaseFrame(BEGIN_ROUND))


def clear_table(state: RollPlayerState) -> None:
    """5.4.3: the unchosen dice go back into the bag, the Market's cards to the discard pile."""
    for die in state.pool:
        if die != EMPTY:
            put_back(state, colour_of(die))
    state.pool = [EMPTY] * len(state.pool)
    if len(state.market) > 0:
        state.discards = state.discards + state.market
        state.market = NO_NUMBERS


def end_game(state: RollPlayerState) -> None:
    """8, D15: before scoring, everybody drops what would hurt their own score; then the game is over."""
    for seat in range(state.seats):
        kept = kept_cards(state, seat)
        for card in WEAPON_LIST:
            if state.players[seat].owned >> card & 1 and kept >> card & 1 == 0:
                drop_weapon(state, seat, card)
    state.note("end", -1)
    if state.seats == 1:
        state.note("rank", 0, rank_of(points(state)[0]))
    state.finish()
