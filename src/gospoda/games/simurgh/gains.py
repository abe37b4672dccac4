# gospoda: compiled
"""6, 10.2 and H24: gaining."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.messages import Message
from gospoda.games.simurgh.dragons import place_tokens
from gospoda.games.simurgh.effects import DRAGON_STEP, SAME_GAIN, go_to
from gospoda.games.simurgh.moves import GAIN_BUNDLE
from gospoda.games.simurgh.possible import can_place_in, figures_left, tile_payable
from gospoda.games.simurgh.state import PLACING_DUE, SimurghState
from gospoda.games.simurgh.steps import Choice
from gospoda.games.simurgh.tables import (
    B_OCCASIONS,
    B_PURSE,
    B_RIDERS,
    B_SPEARMEN,
    B_TOKENS,
    BONUS_EFFECT,
    GAIN,
    N_AREAS,
    NEEDS_FIGURES,
    SCOUTS_SPACE,
)


class Gaining(Choice):
    """A1: one alternative; for a mix one division."""

    name = "gaining"

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """All gains that are possible; a boost of the same kind gives only what was just gained (H17)."""
        assert state.top is not None
        effect = state.top.a
        player = state.players[seat]
        gains = GAIN[effect]
        if not NEEDS_FIGURES[effect] and not SAME_GAIN[effect]:
            return [GAIN_BUNDLE + gain for gain in gains]
        moves: list[int] = []
        for gain in gains:
            if SAME_GAIN[effect] and B_OCCASIONS[gain] & state.top.c == 0:
                continue
            if figures_left(player, gain, 0, 0):
                moves.append(GAIN_BUNDLE + gain)
        return moves

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """10.2, H12: a bonus and the wood or stone of the scouts are chosen so that what follows stays possible."""
        assert state.top is not None
        effect = state.top.a
        if effect == SCOUTS_SPACE:
            purse = state.players[seat].purse
            return [m for m in self.options(state, seat) if tile_payable(state, purse + B_PURSE[m - GAIN_BUNDLE])]
        if BONUS_EFFECT <= effect < BONUS_EFFECT + N_AREAS and state.due == PLACING_DUE:
            return bonuses(state, seat, self.options(state, seat))
        return super().legal(state, seat)

    def take(self, state: SimurghState, seat: i64, move: i64) -> None:
        """H2, H11, H24: resources, points and figures together, then the tokens; only figures can run out."""
        state.answered()
        bundle = move - GAIN_BUNDLE
        top = state.top
        assert top is not None
        occasions = top.c | B_OCCASIONS[bundle]
        go_to(state, DRAGON_STEP, occasions)
        player = state.players[seat]
        player.purse += B_PURSE[bundle]
        player.spearmen += B_SPEARMEN[bundle]
        player.free_spearmen += B_SPEARMEN[bundle]
        player.riders += B_RIDERS[bundle]
        player.free_riders += B_RIDERS[bundle]
        state.note("gain", seat, bundle)
        if B_TOKENS[bundle]:
            place_tokens(state, B_TOKENS[bundle])

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why not."""
        return "refused-gain"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Which gain."""
        return Message("ask-gain", {})


def bonuses(state: SimurghState, seat: i64, moves: list[int]) -> list[int]:
    """10.2 step 3: the bonuses after which a vassal can be placed on the tile."""
    player = state.players[seat]
    purse = player.purse
    fitting: list[int] = []
    for move in moves:
        player.purse = purse + B_PURSE[move - GAIN_BUNDLE]
        if can_place_in(state, seat, state.laid):
            fitting.append(move)
    player.purse = purse
    return fitting
