"""What a move does beyond its own words: the effect shown next to a space, slot or dragon's ability."""

from __future__ import annotations

from gospoda.core.words import Words
from gospoda.games.simurgh.board import first_space, rider_level
from gospoda.games.simurgh.lookups import CARDS, CITY_SPACES, DRAGON_KIND, SPACE, TILE
from gospoda.games.simurgh.state import SimurghState
from gospoda.games.simurgh.text import LETTERS, ability_text, amount_text, effect_text


def explain(state: SimurghState, kind: str, args: list[int], words: Words) -> str:
    """Returns the effect of the space, level, slot or ability used, or the bonus of the area where a tile is laid."""
    if kind == "place":
        return space_text(state, args[1], words)
    if kind == "explore":
        level = rider_level(state, state.next_seat(), args[0]) + 1
        return space_text(state, int(first_space(args[0]) + level), words)
    if kind in ("lay", "replace"):
        return amount_text(CARDS.areas[args[1]].gives, words)
    if kind in ("buy", "take"):
        tile = words.name("tile", TILE.ids[state.display[args[0]]])
        return tile if kind == "take" else f"{tile} · {effect_text(CARDS.scout_slots[args[0]], words)}"
    if kind == "buy-blind":
        return effect_text(CARDS.blind, words)
    if kind in ("objective", "exchange-objective"):
        return effect_text(CARDS.monument_slots[args[1]], words)
    if kind in ("ability", "boost"):
        return ability_text(CARDS.dragons[DRAGON_KIND[args[0]]].abilities[args[1]], words)
    return ""


def space_text(state: SimurghState, space: int, words: Words) -> str:
    """The effect of a city space, or of the tile in an area."""
    if space < CITY_SPACES:
        return effect_text(CARDS.city[space], words)
    tile = CARDS.tiles[state.areas[(space - CITY_SPACES) // 4]]
    at = LETTERS.index(SPACE.ids[space][-1])
    if tile.move is not None:
        return effect_text(tile.levels[at], words, tile.move.takes)
    return effect_text(tile.spaces[at], words)
