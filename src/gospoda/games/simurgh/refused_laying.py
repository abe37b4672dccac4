"""10.2: why no vassal could follow onto a laid tile."""

from __future__ import annotations

from gospoda.core.messages import Message, say
from gospoda.games.simurgh.board import count_at, first_space
from gospoda.games.simurgh.constants import RIDER, SPEARMAN
from gospoda.games.simurgh.lookups import BONUS_EFFECT, GAIN, TILE_EFFECT, TILE_RIDER, TILE_SPACES
from gospoda.games.simurgh.possible import FRESH, WEAPON
from gospoda.games.simurgh.refused_effects import distance, effect_reason
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.stock import gained


def laying_reason(state: SimurghState, seat: int, tile: int, area: int, replacing: bool) -> Message:
    """The player has no vassal for it, has only spearmen where riders are needed, or can't pay for any space."""
    twin = state.clone()
    player = twin.players[seat]
    if replacing:
        clear(twin, seat, area)
    if player.free_spearmen + player.free_riders == 0:
        back = player.back_spearmen + player.back_riders
        return say("refused-all-back" if back else "refused-nobody-left")
    reasons = space_reasons(twin, seat, tile, area)
    if not reasons:
        return say("refused-lay-riders")
    nearest = min(reasons, key=distance)
    if nearest.id not in ("refused-needs", "refused-needs-nearest"):
        return nearest
    return Message("refused-lay-needs", {name: nearest.args[name] for name in ("thing", "count", "have")})


def clear(state: SimurghState, seat: int, area: int) -> None:
    """10.2 step 1, H15: pays a weapon; if the table plays so, the player's own vassals can be placed at once."""
    player = state.players[seat]
    player.purse -= WEAPON
    if state.return_at_once:
        spaces = range(int(first_space(area)), int(first_space(area)) + 4)
        player.free_spearmen += sum(int(count_at(state, seat, SPEARMAN, space)) for space in spaces)
        player.free_riders += sum(int(count_at(state, seat, RIDER, space)) for space in spaces)


def space_reasons(state: SimurghState, seat: int, tile: int, area: int) -> list[Message]:
    """Why each of the tile's spaces that free vassals may enter is impossible, with each bonus of the area."""
    player = state.players[seat]
    purse = player.purse
    kinds = [SPEARMAN] * (player.free_spearmen > 0) + [RIDER] * (player.free_riders > 0)
    reasons = []
    for bonus in GAIN[BONUS_EFFECT + area]:
        player.purse = purse + gained(state, bonus)
        for at in range(TILE_SPACES[tile]):
            for kind in kinds:
                if kind == RIDER or not TILE_RIDER[4 * tile + at]:
                    why = effect_reason(state, seat, int(TILE_EFFECT) + 4 * tile + at, 2 * int(FRESH) + kind)
                    reasons += [] if why is None else [why]
        player.purse = purse
    return reasons
