"""The single reason why a move isn't legal, with its numbers; every question has its own part."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.core.decisions import OTHER_QUESTION
from gospoda.core.messages import Message, Ref, SeatRef, say
from gospoda.games.simurgh.board import area_of, first_space, rider_level
from gospoda.games.simurgh.constants import EXPLORATION_TILE, SPEARMAN, SPECIAL_REPLACE_OBJECTIVE
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    ANSWERS,
    B_TOKENS,
    BLIND_EFFECT,
    CITY_ONE,
    CITY_RIDER,
    CITY_SPACES,
    COST,
    DRAGON_KIND,
    LEVELS,
    MONUMENT_EFFECT,
    N_AREAS,
    RESOURCE,
    SCOUT_EFFECT,
    SPECIAL,
    TILE,
    TILE_EFFECT,
    TILE_KIND,
    TILE_ONE,
    TILE_RIDER,
    TILE_SPACES,
)
from gospoda.games.simurgh.possible import can_replace
from gospoda.games.simurgh.refused_choices import CHOICES, due_reason, owned_dragon
from gospoda.games.simurgh.refused_effects import distance, effect_reason, needs, not_there, vassal
from gospoda.games.simurgh.refused_laying import laying_reason
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.stock import tokens_of

WEAPON = RESOURCE.index["weapon"]
MAIN = ("place", "lay", "replace", "recall", "recall-all", "recalled", "skip")
ELSEWHERE = {
    "buy": "refused-at-scouts",
    "buy-blind": "refused-at-scouts",
    "take": "refused-at-scouts",
    "objective": "refused-at-monument",
    "exchange-objective": "refused-at-monument",
    "no-objective": "refused-at-monument",
}

SURPLUS = {  # E1, E2: what has to go first
    "refused-first-hand-limit": "refused-return-tiles",
    "refused-first-resource-limit": "refused-return-resources",
}


def reason(state: SimurghState, seat: int, move: int, rule: str) -> Message:
    """Why the move is refused; `rule` is the rules' own reason, without numbers."""
    kind = state.game.moves.kind_of(move)
    args = kind.args(move)
    chapter = state.chapter().name
    if chapter in WINDOWS:
        return WINDOWS[chapter](state, seat, kind.name, args)
    if chapter in CHOICES and not rule.startswith("refused-first-"):
        return CHOICES[chapter](state, seat, args)
    if rule in SURPLUS:
        prompt = state.prompt(seat)
        assert prompt is not None
        return say(SURPLUS[rule], count=prompt.message.args["count"])
    return Message(rule)


# ---- the turn


def turn_reason(state: SimurghState, seat: int, kind: str, args: list[int]) -> Message:
    """5: one main action, free actions, the end of the turn."""
    if kind in ("ability", "explore"):
        return free_reason(state, seat, kind, args)
    if kind in MAIN and state.main_done:
        return say("refused-main-done")
    if kind == "place":
        return place_reason(state, seat, *args)
    if kind in ("lay", "replace"):
        return lay_reason(state, seat, *args, replacing=kind == "replace")
    if kind == "recall":
        return not_there(state, *args)
    if kind in ("recall-all", "skip", "end-turn"):
        return say({"recall-all": "refused-recall-all", "skip": "refused-skip"}.get(kind, "refused-main-action-first"))
    return say(ELSEWHERE.get(kind, OTHER_QUESTION))


def laid_reason(state: SimurghState, seat: int, kind: str, args: list[int]) -> Message:
    """10.2 step 4: a vassal must go onto the tile just laid."""
    if kind == "explore":
        return say("refused-explore-later")
    if kind == "ability":
        return free_reason(state, seat, kind, args)
    if kind == "place" and area_of(args[1]) == state.laid:
        return place_reason(state, seat, *args)
    return say("refused-laid-tile")


def scouting_reason(state: SimurghState, seat: int, kind: str, args: list[int]) -> Message:
    """9.1: one action tile is bought."""
    if kind in ("ability", "explore"):
        return free_reason(state, seat, kind, args)
    if kind == "buy":
        if state.display[args[0]] < 0:
            return say("refused-slot-empty")
        return effect_reason(state, seat, int(SCOUT_EFFECT) + args[0]) or say("refused-too-expensive")
    if kind == "buy-blind":
        if not state.stack.cards:
            return say("refused-stack-empty")
        return effect_reason(state, seat, int(BLIND_EFFECT)) or say("refused-too-expensive")
    return say("refused-buy-tile")


def monument_reason(state: SimurghState, seat: int, kind: str, args: list[int]) -> Message:
    """9.2: one of the objectives is placed, or none."""
    if kind in ("ability", "explore"):
        return free_reason(state, seat, kind, args)
    if kind not in ("objective", "exchange-objective"):
        return say("refused-place-objective")
    objective, slot = args
    if state.looked.place_of(objective) < 0:
        return say("refused-not-drawn")
    taken = state.monument[slot] >= 0
    if taken and kind == "objective":
        return say("refused-slot-taken")
    if not taken and kind == "exchange-objective":
        return say("refused-slot-free")
    return effect_reason(state, seat, int(MONUMENT_EFFECT) + slot) or say("refused-no-oracle")


WINDOWS: dict[str, Callable[[SimurghState, int, str, list[int]], Message]] = {
    "turn": turn_reason,
    "laid": laid_reason,
    "scouting": scouting_reason,
    "monument": monument_reason,
}


# ---- placing a vassal


def place_reason(state: SimurghState, seat: int, kind: int, space: int) -> Message:
    """6: why a vassal can't be placed there."""
    player = state.players[seat]
    closed = no_space(state, space)
    if closed is not None:
        return closed
    if player.free_spearmen + player.free_riders == 0:
        return nobody_left(state, seat)
    taken = space_reason(state, seat, kind, space)
    if taken is not None:
        return taken
    free, back = (
        (player.free_spearmen, player.back_spearmen) if kind == SPEARMAN else (player.free_riders, player.back_riders)
    )
    if free == 0:
        return say("refused-vassal-back" if back else "refused-none-free", vassal=vassal(kind))
    return effect_reason(state, seat, effect_of(state, space), 2 * space + kind) or say("refused-effect")


def nobody_left(state: SimurghState, seat: int) -> Message:
    """H15: no vassal can be placed: all are on the board, or came back this turn."""
    player = state.players[seat]
    return say("refused-all-back" if player.back_spearmen + player.back_riders else "refused-nobody-left")


def no_space(state: SimurghState, space: int) -> Message | None:
    """10.1, 11: there is no tile, or it has no such space to enter."""
    area = int(area_of(space))
    if area < 0:
        return None
    tile = state.areas[area]
    if tile < 0:
        return say("refused-area-closed" if state.closed >> area & 1 else "refused-no-tile")
    if (space - CITY_SPACES) % 4 < TILE_SPACES[tile]:
        return None
    return say("refused-enter-top" if TILE_KIND[tile] == EXPLORATION_TILE else "refused-no-such-space")


def space_reason(state: SimurghState, seat: int, kind: int, space: int) -> Message | None:
    """6, 11, H28: riders only, space taken, or the player already has a rider on this exploration tile."""
    area = int(area_of(space))
    cell = 4 * state.areas[area] + (space - CITY_SPACES) % 4 if area >= 0 else 0
    riders, alone = (TILE_RIDER[cell], TILE_ONE[cell]) if area >= 0 else (CITY_RIDER[space], CITY_ONE[space])
    if area >= 0 and TILE_KIND[state.areas[area]] == EXPLORATION_TILE and rider_level(state, seat, area) >= 0:
        return say("refused-own-rider")
    if alone and state.spaces[space]:
        return say("refused-occupied", player=SeatRef(holder(state, space)))
    return say("refused-riders-only") if kind == SPEARMAN and riders else None


def holder(state: SimurghState, space: int) -> int:
    """The first seat with a vassal on a space."""
    return next(seat for seat in range(state.seats) if state.spaces[space] >> 4 * seat & 15)


def effect_of(state: SimurghState, space: int) -> int:
    """The effect of a city space, or of the tile in a space's area."""
    if space < CITY_SPACES:
        return space
    return int(TILE_EFFECT) + 4 * state.areas[area_of(space)] + (space - CITY_SPACES) % 4


# ---- laying a tile


def lay_reason(state: SimurghState, seat: int, tile: int, area: int, *, replacing: bool) -> Message:
    """10.2: why a tile can't be laid there."""
    there = state.areas[area]
    if state.players[seat].hand.place_of(tile) < 0:
        return say("refused-not-in-hand")
    if state.closed >> area & 1:
        return say("refused-area-closed")
    if there < 0:
        return say("refused-area-free") if replacing else laying_reason(state, seat, tile, area, False)
    if any(state.areas[other] < 0 and not state.closed >> other & 1 for other in range(N_AREAS)):
        return say("refused-area-taken")
    if TILE_KIND[there] == EXPLORATION_TILE:
        return say("refused-area-exploration")
    if state.players[seat].purse >> 8 * WEAPON & 0xFF == 0:
        return needs(WEAPON, 1, 0)
    if not replacing and can_replace(state, seat, tile, area):
        return say("refused-replace-instead")
    return laying_reason(state, seat, tile, area, True)


# ---- free actions


def free_reason(state: SimurghState, seat: int, kind: str, args: list[int]) -> Message:
    """5, 11, 12: why an ability or an exploration move isn't possible."""
    own = ability_reason(state, seat, *args) if kind == "ability" else explore_reason(state, seat, args[0])
    return own or due_reason(state) or say("refused-ability")


def ability_reason(state: SimurghState, seat: int, dragon: int, slot: int) -> Message | None:
    """12: why an ability can't be used."""
    mine = owned_dragon(state, seat, dragon, slot)
    if mine is not None:
        return mine
    ability = 3 * DRAGON_KIND[dragon] + slot
    effect = int(ABILITY_EFFECT) + ability
    if SPECIAL[effect] == SPECIAL_REPLACE_OBJECTIVE:
        return say("refused-ability-monument")
    if ANSWERS[ability]:
        return say("refused-ability-answers")
    others = int(tokens_of(state.players[seat])) - 1
    for cost in COST[effect]:
        if B_TOKENS[cost] > others:
            return say("refused-other-tokens", count=B_TOKENS[cost], have=others)
    twin = state.clone()
    player = twin.players[seat]
    at = player.dragons.index(dragon)
    player.tokens = [mask & ~(1 << slot) if i == at else mask for i, mask in enumerate(player.tokens)]
    return effect_reason(twin, seat, effect)


def explore_reason(state: SimurghState, seat: int, area: int) -> Message | None:
    """11, H9: why the rider of this area can't move down."""
    tile, level = state.areas[area], int(rider_level(state, seat, area))
    if tile < 0 or TILE_KIND[tile] != EXPLORATION_TILE:
        return say("refused-no-exploration")
    if level < 0:
        return say("refused-no-rider-there", tile=Ref("tile", TILE.ids[tile]))
    if state.entered == area:
        return say("refused-entered-now")
    if state.moved >> area & 1 or (state.moved and not state.every_rider):
        return say("refused-moved-already")
    if level >= LEVELS - 1:
        return say("refused-lowest-level")
    below = int(first_space(area)) + level + 1
    if state.spaces[below]:
        return say("refused-occupied", player=SeatRef(holder(state, below)))
    return effect_reason(state, seat, effect_of(state, below))


# ---- pieces that can go nowhere, places for nothing


ONE_PLACE = (  # these concern one place only: if there are other places, those say more
    "refused-no-tile",
    "refused-area-closed",
    "refused-area-taken",
    "refused-area-exploration",
    "refused-no-such-space",
    "refused-enter-top",
    "refused-occupied",
    "refused-own-rider",
    "refused-riders-only",
    "refused-slot-taken",
    "refused-not-in-hand",
    "refused-not-drawn",
)


def nearest(state: SimurghState, seat: int, told: list[Message]) -> Message:
    """Of several reasons, the one closest to a legal move."""
    ids = {why.id for why in told}
    if ids == {"refused-not-there"}:
        return say("refused-none-placed", vassal=told[0].args["vassal"])
    others = [why for why in told if why.id not in ONE_PLACE]
    if not others:
        return say("refused-nowhere")
    why = min(others, key=distance)
    if why.id in ("refused-needs", "refused-needs-nearest"):
        return Message("refused-nowhere-needs", {name: why.args[name] for name in ("thing", "count", "have")})
    return why
