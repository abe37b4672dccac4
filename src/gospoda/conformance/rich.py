"""Rich random positions: moments of random games in which everybody owns a lot and the stacks are nearly empty.

Random play seldom reaches such positions, yet they are where a compulsory action may become impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gospoda.core.chance import Chance, seeded
from gospoda.core.codec import BadState, state_from_json, state_to_json
from gospoda.core.game import Game
from gospoda.core.state import State

Table = dict[str, Any]
LONGEST_OPENING = 120  # random moves played before a position is made rich


def some(chance: Chance, least: int, most: int) -> int:
    """Returns a random number between two bounds, both included."""
    return least + int(chance.below(most - least + 1))


def draw(chance: Chance, pile: Table, count: int) -> list[str]:
    """Draws `count` cards from random places in a pile, or all of them if it holds fewer."""
    taken = []
    for _ in range(min(count, len(pile["cards"]))):
        at = int(chance.below(len(pile["cards"])))
        taken.append(pile["cards"].pop(at))
        pile["known"].pop(at)
    return taken


def shorten(chance: Chance, pile: Table, most: int) -> list[str]:
    """Cuts a pile down to at most `count` cards and returns the cards removed."""
    return draw(chance, pile, len(pile["cards"]) - some(chance, 0, most))


# ---- the titles


def rich_simurgh(table: Table, chance: Chance) -> None:
    """Gives full or nearly empty stores, many dragons with tokens and tiles in hand; leaves few tiles and dragons."""
    table["display"] = [tile if chance.below(3) else None for tile in table["display"]]
    for player in table["players"]:
        most = some(chance, 1, 4)
        player["purse"] = {thing: some(chance, 0, most) * some(chance, 1, most) for thing in player["purse"]}
        new = draw(chance, table["dragon_stack"], some(chance, 0, 4))
        player["dragons"] = player["dragons"] + new
        player["tokens"] = [some(chance, 0, 7) for _ in player["dragons"]]
        tiles = draw(chance, table["stack"], some(chance, 0, 2))
        player["hand"]["cards"] += tiles
        player["hand"]["known"] += [0] * len(tiles)
    for pile in ("stack", "dragon_stack"):
        gone = shorten(chance, table[pile], 2)
        if pile == "stack":
            table["box"]["cards"] += gone
            table["box"]["known"] += [0] * len(gone)


def rich_rollplayer(table: Table, chance: Chance) -> None:
    """Gives much gold, many cards and random alignments; leaves hardly a card in the deck."""
    for player in table["players"]:
        player["gold"] = some(chance, 0, 20)
        player["owned"] = player["owned"] + draw(chance, table["deck"], some(chance, 0, 6))
        player["exhausted"] = []
        player["token"] = some(chance, 0, 8)
    table["discards"] = table["discards"] + shorten(chance, table["deck"], 6)


def rich_guilds(table: Table, chance: Chance) -> None:
    """Gives much money and large guilds with fresh abilities; leaves hardly a character or room."""
    for player in table["players"]:
        player["florins"], player["gold"] = some(chance, 0, 15), some(chance, 0, 15)
        player["guild"] = player["guild"] + draw(chance, table["deck"], some(chance, 0, 6))
    table["used"] = []
    table["discards"] = table["discards"] + shorten(chance, table["deck"], 4)
    for pile in ("small_rooms", "large_rooms"):
        table["room_discards"] = table["room_discards"] + shorten(chance, table[pile], 3)


def rich_stonespine(table: Table, chance: Chance) -> None:
    """Gives much gold, or none. No stack can run out: there are enough cards for every year and every pass."""
    for player in table["players"]:
        player["gold"] = some(chance, 0, 3) * some(chance, 0, 10)


ENRICH: dict[str, Callable[[Table, Chance], None]] = {
    "simurgh": rich_simurgh,
    "rollplayer": rich_rollplayer,
    "guilds": rich_guilds,
    "stonespine": rich_stonespine,
}


SETTING_UP = ("power-draft", "tile-draft", "dragon-choice")  # chapters that deal from stacks which must be complete


# ---- positions


def is_free(state: State) -> bool:
    """Whether a position may be changed: exactly one question is open, and setup is over."""
    alone = state.top is not None and state.top.below is None
    return alone and state.chapter().name not in SETTING_UP


def opening(title: Game, chance: Chance) -> State:
    """Returns a moment after setup from a random game with any number of players in any mode."""
    counts = title.seat_counts()
    seats = counts[int(chance.below(len(counts)))]
    modes = title.modes(seats)
    state = title.start(seats, modes[int(chance.below(len(modes)))], int(chance.below(1 << 30)))
    kept = state.clone()
    length = some(chance, 0, LONGEST_OPENING)
    while not state.is_over() and (length > 0 or not is_free(kept)):
        seat = int(state.next_seat())
        state.apply(seat, chance.choice(state.legal(seat)))
        length -= 1
        if is_free(state):
            kept = state.clone()
    return kept


def rich_positions(title: Game, count: int, seed: str) -> Iterator[tuple[State, Chance]]:
    """Yields `count` rich positions of a title, each with the chance that continues it."""
    for number in range(count):
        chance = seeded(f"rich {title.id} {seed} {number}")
        data = state_to_json(opening(title, chance))
        if title.id in ENRICH:
            ENRICH[title.id](data["table"], chance)
        try:
            yield state_from_json(title, data), chance
        except BadState as problem:
            raise AssertionError(f"{title.id}, {seed} {number}: {problem}") from None
