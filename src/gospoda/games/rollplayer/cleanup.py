# gospoda: compiled
"""5.4: the Cleanup Phase, the end of the game, and which phase follows which."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.messages import Message
from gospoda.core.piles import bit
from gospoda.games.rollplayer.agenda import (
    BEGIN_CLEANUP,
    BEGIN_DICE,
    BEGIN_MARKET,
    BEGIN_ROUND,
    CLEANUP_STEP,
    END_GAME,
    OFFER_EXTRA,
    PHASE_STEP,
    REFRESH_STEP,
    REFRESHING,
    W6,
    W7,
    WINDOW,
    Choice,
    Step,
    ask_later,
    drop_weapon,
    later,
    proceed,
    settled,
)
from gospoda.games.rollplayer.bag import put_back
from gospoda.games.rollplayer.dice import EMPTY, colour_of
from gospoda.games.rollplayer.dicephase import begin_dice_phase
from gospoda.games.rollplayer.displays import deal_market, put_coins
from gospoda.games.rollplayer.market import begin_market_phase, offer_extra
from gospoda.games.rollplayer.moves import DECLINE, REFRESH
from gospoda.games.rollplayer.roll import begin_round
from gospoda.games.rollplayer.scoring import kept_cards, points
from gospoda.games.rollplayer.state import CLEANUP, NO_CARDS, RollPlayerState
from gospoda.games.rollplayer.tables import REFRESHED, SKILL_LIST, WEAPON_LIST, rank_of


class PhaseStep(Step):
    """5: Roll, Dice, Market, Cleanup."""

    name = "phase"

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """Begin what a names."""
        if a == BEGIN_ROUND:
            begin_round(state)
        elif a == BEGIN_DICE:
            begin_dice_phase(state)
        elif a == OFFER_EXTRA:
            offer_extra(state)
        elif a == BEGIN_MARKET:
            begin_market_phase(state)
        elif a == BEGIN_CLEANUP:
            begin_cleanup(state)
        elif a == END_GAME:
            end_game(state)


def begin_cleanup(state: RollPlayerState) -> None:
    """5.4.1: unused charisma tokens are lost; 5.4.2: refreshing; W6, also in the last round (HR-35); then step 3."""
    state.phase = CLEANUP
    state.active = state.start
    for player in state.players:
        if player.tokens:
            state.happened += 1
        player.tokens = 0
    later(state, CLEANUP_STEP)
    later(state, WINDOW, W6, state.start)
    later(state, REFRESH_STEP)


class RefreshStep(Step):
    """5.4.2, D14: clockwise from the Start Player, everybody who has an exhausted skill."""

    name = "refresh-step"

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """The player at place a, who has refreshed b skills already."""
        for place in range(a, state.seats):
            seat = (state.start + place) % state.seats
            player = state.players[seat]
            done: i64 = b if place == a else 0
            if player.exhausted and done < REFRESHED[player.hero]:
                ask_later(state, REFRESHING, seat, place, done)
                return


class Refreshing(Choice):
    """5.4.2, D14: one exhausted skill is turned upright, for a Paladin up to two."""

    name = "refresh"

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D14: any own exhausted skill, or none."""
        moves: list[int] = []
        for card in SKILL_LIST:
            if state.players[seat].exhausted >> card & 1:
                moves.append(REFRESH + card)
        moves.append(DECLINE)
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Turn it upright."""
        frame = settled(state)
        if move == DECLINE:
            later(state, REFRESH_STEP, frame.a + 1)
        else:
            state.players[seat].exhausted &= ~bit(move - REFRESH)
            state.note("refresh", seat, move - REFRESH)
            later(state, REFRESH_STEP, frame.a, frame.b + 1)
        proceed(state)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Which skill."""
        return Message("ask-refresh")


class CleanupStep(Step):
    """5.4.3 to 5.4.6, HR-7: clear the table; a new Market and the next Start Player; after the last round W7."""

    name = "cleanup-step"

    def run(self, state: RollPlayerState, a: i64, b: i64, c: i64) -> None:
        """Steps 3 to 6."""
        clear_table(state)
        state.happened += 1
        if state.round == state.rounds:
            later(state, PHASE_STEP, END_GAME)
            later(state, WINDOW, W7, state.start)
            return
        deal_market(state)
        put_coins(state)
        state.start = (state.start + 1) % state.seats
        later(state, PHASE_STEP, BEGIN_ROUND)


def clear_table(state: RollPlayerState) -> None:
    """5.4.3: the unchosen dice go back into the bag, the cards of the Market to the discard pile."""
    for die in state.pool:
        if die != EMPTY:
            put_back(state, colour_of(die))
    state.pool = [EMPTY] * len(state.pool)
    if len(state.market) > 0:
        state.discards = state.discards + state.market
        state.market = NO_CARDS


def end_game(state: RollPlayerState) -> None:
    """8, D15: before scoring everybody drops what would hurt the own score; then the game is over."""
    for seat in range(state.seats):
        kept = kept_cards(state, seat)
        for card in WEAPON_LIST:
            if state.players[seat].owned >> card & 1 and kept >> card & 1 == 0:
                drop_weapon(state, seat, card)
    state.note("end", -1)
    if state.seats == 1:
        state.note("rank", 0, rank_of(points(state)[0]))
    state.finish()
