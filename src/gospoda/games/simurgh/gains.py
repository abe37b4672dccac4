# gospoda: compiled
"""6, 10.2 and H24: gaining."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.games.simurgh.choices import Choice
from gospoda.games.simurgh.constants import BOOST_STEP, PLACING_DUE, PP
from gospoda.games.simurgh.effects import SAME_GAIN, go_on, take_off_effect
from gospoda.games.simurgh.frames import GAINING, GainingFrame
from gospoda.games.simurgh.lookups import (
    B_OCCASIONS,
    B_PURSE,
    B_RIDERS,
    B_SPEARMEN,
    B_TOKENS,
    BONUS_EFFECT,
    GAIN,
    N_AREAS,
    N_RESOURCES,
    NEEDS_FIGURES,
    SCOUTS_SPACE,
    SUPPLIED,
    amount_in,
)
from gospoda.games.simurgh.move_codes import gain_bundle, gain_move
from gospoda.games.simurgh.possible import can_place_in, figures_left, tile_payable
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.stock import available, gained


class Gaining(Choice[GainingFrame]):
    """A1: the player chooses one alternative; for a mix, one division."""

    heading = GAINING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """All possible gains; a boost of the same kind gives only what was just gained (H17)."""
        frame = self.frame(state)
        effect = frame.effect
        player = state.players[seat]
        gains = GAIN[effect]
        supplied = state.strict_supply and SUPPLIED[effect]
        if not (NEEDS_FIGURES[effect] or SAME_GAIN[effect] or supplied):
            return [gain_move(gain) for gain in gains]
        moves: list[int] = []
        for gain in gains:
            if SAME_GAIN[effect] and B_OCCASIONS[gain] & frame.occasions == 0:
                continue
            if figures_left(player, gain, 0, 0):
                add(moves, gain_move(gain))
        return full_gains(state, effect, moves) if supplied else moves

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """10.2, H12: a bonus, and the scouts' wood or stone, must leave what follows possible."""
        effect = self.frame(state).effect
        if effect == SCOUTS_SPACE:
            purse = state.players[seat].purse
            return [m for m in self.options(state, seat) if tile_payable(state, purse + gained(state, gain_bundle(m)))]
        if BONUS_EFFECT <= effect < BONUS_EFFECT + N_AREAS and state.due == PLACING_DUE:
            return bonuses(state, seat, self.options(state, seat))
        return super().legal(state, seat)

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """H2, H11, H24: gives resources, points and figures together; a strict supply may cut them. Tokens follow."""
        self.settle(state)
        bundle = gain_bundle(move)
        frame = take_off_effect(state)
        gain: i64 = B_PURSE[bundle]
        occasions: i64 = B_OCCASIONS[bundle]
        if state.strict_supply:
            gain = gained(state, bundle)
            occasions = occasions_in(gain)
        if not SAME_GAIN[frame.effect]:  # of the same kind: the thing it answers isn't part of it
            occasions |= frame.occasions
        go_on(state, frame, BOOST_STEP, occasions, B_TOKENS[bundle])
        player = state.players[seat]
        player.purse += gain
        player.spearmen += B_SPEARMEN[bundle]
        player.free_spearmen += B_SPEARMEN[bundle]
        player.riders += B_RIDERS[bundle]
        player.free_riders += B_RIDERS[bundle]
        state.note("gain", seat, bundle)
        if state.strict_supply:
            note_short(state, seat, bundle, gain)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this gain isn't among those offered."""
        return "refused-gain"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which gain to take."""
        return Message("ask-gain", {})


def bonuses(state: SimurghState, seat: i64, moves: list[int]) -> list[int]:
    """10.2 step 3: the bonuses after which a vassal can be placed on the tile."""
    player = state.players[seat]
    purse = player.purse
    fitting: list[int] = []
    for move in moves:
        player.purse = purse + gained(state, gain_bundle(move))
        if can_place_in(state, seat, state.laid):
            fitting.append(move)
        player.purse = purse
    return fitting


# ---- strict supply


def full_gains(state: SimurghState, effect: i64, moves: list[int]) -> list[int]:
    """H2: the divisions of an exchange that the supply can give in full.

    There were some when it was paid for; if a boost on the spending (H17) has taken them since, the gain is cut
    after all.
    """
    full = [move for move in moves if available(state, effect, NONE, gain_bundle(move))]
    return full if len(full) > 0 else moves


def occasions_in(gain: i64) -> i64:
    """H2, H17: the occasions that a cut gain gives; a gain of 0 gives none."""
    occasions: i64 = 0
    for thing in range(PP + 1):
        if amount_in(gain, thing):
            occasions |= 1 << thing
    return occasions


def note_short(state: SimurghState, seat: i64, bundle: i64, gain: i64) -> None:
    """H2: reports what the supply lacks for a gain."""
    missing: i64 = B_PURSE[bundle] - gain
    for thing in range(N_RESOURCES):
        if amount_in(missing, thing):
            state.note("short", seat, thing, amount_in(missing, thing))
