"""Why an answer to a question inside an effect, or at the end of a turn, isn't legal."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.core.messages import Message, Ref, say
from gospoda.games.simurgh.board import count_at
from gospoda.games.simurgh.constants import PLACING_DUE, POWER_TILE, SPEARMAN, SPECIAL_EXTRA_MOVE, TILE_DUE
from gospoda.games.simurgh.dragons import room_on
from gospoda.games.simurgh.effects import SAME_GAIN
from gospoda.games.simurgh.frames import BoostingFrame, GainingFrame, PayingFrame, SpendingFrame
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    ANSWERS,
    B_OCCASIONS,
    BONUS_EFFECT,
    BOOST_BIT,
    COST,
    DRAGON_KIND,
    GAIN,
    N_AREAS,
    RESOURCE,
    SCOUTS_SPACE,
    SPECIAL,
    TILE_KIND,
)
from gospoda.games.simurgh.possible import tile_payable
from gospoda.games.simurgh.refused_effects import gain_reason, missing, not_there, reserve_reason, supply_reason, vassal
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.stock import gained


def due_reason(state: SimurghState) -> Message | None:
    """H23: something compulsory would no longer be possible afterwards."""
    if state.due == PLACING_DUE:
        return say("refused-placing-due")
    return say("refused-tile-due") if state.due == TILE_DUE else None


def owned_dragon(state: SimurghState, seat: int, dragon: int, slot: int) -> Message | None:
    """12: the dragon belongs to somebody else, or its ability has no token."""
    player = state.players[seat]
    if dragon not in player.dragons:
        return say("refused-not-your-dragon")
    token = player.tokens[player.dragons.index(dragon)] >> slot & 1
    return None if token else say("refused-no-token")


# ---- paying and gaining


def paying(state: SimurghState, seat: int, args: list[int]) -> Message:
    """A2: a payment."""
    frame, bundle = state.top, args[0]
    assert isinstance(frame, PayingFrame)
    effect = int(frame.effect)
    if bundle not in COST[effect]:
        return say("refused-pay")
    short = missing(state, seat, effect, bundle, NONE) or gain_reason(state, seat, effect, bundle)
    return short or due_reason(state) or say("refused-pay")


def gaining(state: SimurghState, seat: int, args: list[int]) -> Message:
    """A1: a gain."""
    frame, bundle = state.top, args[0]
    assert isinstance(frame, GainingFrame)
    effect = int(frame.effect)
    if bundle not in GAIN[effect]:
        return say("refused-gain")
    if SAME_GAIN[effect] and B_OCCASIONS[bundle] & frame.occasions == 0:
        return say("refused-same-kind")
    short = reserve_reason(state, seat, bundle, 0, 0) or supply_reason(state, effect, NONE, bundle)
    if short is not None:
        return short
    if effect == SCOUTS_SPACE and not tile_payable(state, state.players[seat].purse + gained(state, bundle)):
        return say("refused-tile-due")
    if BONUS_EFFECT <= effect < BONUS_EFFECT + N_AREAS and state.due == PLACING_DUE:
        return say("refused-placing-due")
    return due_reason(state) or say("refused-gain")


def spending(state: SimurghState, seat: int, args: list[int]) -> Message:
    """A5: the vassal to spend."""
    frame, player = state.top, state.players[seat]
    assert isinstance(frame, SpendingFrame)
    kind, space = args
    wanted = int(frame.vassal)
    if kind != wanted:
        return say("refused-spend-other", vassal=vassal(wanted))
    spearmen, riders = player.free_spearmen + player.back_spearmen, player.free_riders + player.back_riders
    if spearmen if kind == SPEARMAN else riders:
        return say("refused-spend-unplaced", vassal=vassal(kind))
    if not count_at(state, seat, kind, space):
        return not_there(state, kind, space)
    acting = state.acting >= 0 and state.acting >> 1 == space
    return say("refused-spend") if acting else due_reason(state) or say("refused-spend")


def paying_tokens(state: SimurghState, seat: int, args: list[int]) -> Message:
    """A4: the token to pay."""
    return owned_dragon(state, seat, *args) or due_reason(state) or say("refused-no-token")


# ---- dragons


def placing_tokens(state: SimurghState, seat: int, args: list[int]) -> Message:
    """A3: the dragon for a token."""
    dragon, player = args[0], state.players[seat]
    if dragon not in player.dragons:
        return say("refused-not-your-dragon")
    room = room_on(dragon, player.tokens[player.dragons.index(dragon)])
    return (due_reason(state) if room else None) or say("refused-no-room")


def boosting(state: SimurghState, seat: int, args: list[int]) -> Message:
    """F3: an ability that answers what just happened."""
    frame, (dragon, slot) = state.top, args
    assert isinstance(frame, BoostingFrame)
    mine = owned_dragon(state, seat, dragon, slot)
    if mine is not None:
        return mine
    ability = 3 * DRAGON_KIND[dragon] + slot
    if ANSWERS[ability] & frame.occasions == 0:
        return say("refused-boost")
    if BOOST_BIT[3 * dragon + slot] & frame.used:
        return say("refused-boost-used")
    if SPECIAL[ABILITY_EFFECT + ability] == SPECIAL_EXTRA_MOVE:
        return say("refused-boost-move")
    return due_reason(state) or say("refused-boost")


def not_drawn(state: SimurghState, seat: int, args: list[int]) -> Message:
    """A6, A8: only what was drawn can be kept or put back."""
    seen = state.drawn if state.drawn.cards else state.looked
    return (due_reason(state) if args[0] in seen.cards else None) or say("refused-not-drawn")


# ---- tiles, vassals, the end of the turn


def taking(state: SimurghState, seat: int, args: list[int]) -> Message:
    """12: a tile on display."""
    there = state.display[args[0]] >= 0
    return (due_reason(state) if there else None) or say("refused-slot-empty")


def recalling(state: SimurghState, seat: int, args: list[int]) -> Message:
    """M4: one more vassal to recall."""
    return not_there(state, *args)


def hand_limit(state: SimurghState, seat: int, args: list[int]) -> Message:
    """E1: any tile in hand but a power tile."""
    held = args[0] in state.players[seat].hand.cards
    return say("refused-power-stays" if held and TILE_KIND[args[0]] == POWER_TILE else "refused-not-in-hand")


def resource_limit(state: SimurghState, seat: int, args: list[int]) -> Message:
    """E2: only what the player has."""
    return say("refused-have-none", thing=Ref("thing", RESOURCE.ids[args[0]]))


CHOICES: dict[str, Callable[[SimurghState, int, list[int]], Message]] = {
    "paying": paying,
    "gaining": gaining,
    "spending": spending,
    "paying-tokens": paying_tokens,
    "tokens": placing_tokens,
    "boosting": boosting,
    "keeping": not_drawn,
    "returning-dragons": not_drawn,
    "returning-objectives": not_drawn,
    "taking": taking,
    "recalling": recalling,
    "hand-limit": hand_limit,
    "resource-limit": resource_limit,
}
