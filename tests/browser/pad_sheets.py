"""Fills in score pads for finished games as people at a real table would."""

from __future__ import annotations

from typing import Any

from gospoda.core import registry
from gospoda.core.chance import seeded
from gospoda.games.guilds.lookups import CARDS as GUILDS
from gospoda.games.rollplayer import scoring as rollplayer
from gospoda.games.rollplayer.lookups import ARMOR_PIECE, CARD, CLASS, ROW, SET_CARDS, SETS, TRAIT_LIST
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.lookups import BITS_OF_3, DRAGON, OBJECTIVE
from gospoda.games.stonespine import scoring as stonespine
from gospoda.games.stonespine.challenges import challenge_points
from gospoda.games.stonespine.lookups import CARDS as STONESPINE
from gospoda.games.stonespine.lookups import (
    CHALLENGE,
    ENTRANCE,
    EXIT,
    GOAL,
    JAEL_BASE,
    JAEL_GOLD,
    JAEL_PER,
)

Sheet = dict[str, Any]


def finished(title: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """Returns a game of random moves, played to its end."""
    state, chance = registry.game(title).start(seats, options, seed), seeded(seed)
    while state.to_act():
        for seat in range(seats):
            if state.to_act() >> seat & 1:
                state.advance(seat, chance.choice(state.legal(seat)))
                break
    return state


def sheet(mode: str, shared: Sheet, players: list[Sheet], rival: Sheet | None = None) -> Sheet:
    """Returns a sheet of the page."""
    named = [{"name": f"P{seat}", "written": written} for seat, written in enumerate(players)]
    return {"mode": mode, "shared": shared, "players": named, "rival": rival or {}}


# ---- Stonespine Architects


def stonespine_player(state: Any, seat: int) -> Sheet:
    """Fills in one dungeon."""
    player = state.players[seat]
    dungeon, blueprint = player.dungeon, player.blueprint
    rulings = stonespine.rulings_of(state)
    counts = {
        CHALLENGE.ids[card]: int(challenge_points(dungeon, blueprint, card, rulings))
        // STONESPINE.challenges[card].points
        for card in player.challenges
    }
    return {
        "order": stonespine.priority_order(state).index(seat) + 1,
        "gold": int(player.gold),
        "goal_count": int(stonespine.goal_value(state.goal, dungeon)),
        "challenges": counts,
        "stars": int(dungeon.reputation),
        "met": int(stonespine.met_squares(dungeon, blueprint)).bit_count(),
        "entrance": int(dungeon.from_entrance(ENTRANCE[blueprint])).bit_count(),
        "exit": int(dungeon.from_exit(EXIT[blueprint])).bit_count(),
    }


def stonespine_sheet(state: Any) -> Sheet:
    """Fills in a whole game; Jael's sheet included in solo games."""
    players = [stonespine_player(state, seat) for seat in range(state.seats)]
    shared = {"goal": GOAL.ids[state.goal]}
    if state.seats > 1:
        return sheet("table", shared, [{k: v for k, v in player.items() if k != "gold"} for player in players])
    totals = stonespine.jael_totals(state)
    rival = {
        "gold": JAEL_GOLD[state.jael_cards[-1]],
        "goal_count": int(stonespine.jael_goal(state)),
        "stars": int(stonespine.jael_reputation(state)),
    }
    for n, card in enumerate(state.jael_cards, 1):
        bonus = int(stonespine.jael_card_points(card, totals)) - JAEL_BASE[card]
        rival |= {f"base_{n}": JAEL_BASE[card], f"each_{n}": JAEL_PER[card], f"count_{n}": bonus // JAEL_PER[card]}
    return sheet("solo", shared, [{k: v for k, v in players[0].items() if k != "order"}], rival)


# ---- Roll Player


def rollplayer_player(state: Any, seat: int) -> Sheet:
    """Fills in one hero, without the weapons that would hurt."""
    player, owned = state.players[seat], rollplayer.kept_cards(state, seat)
    joined = rollplayer.shield_set(player, owned) if owned & ARMOR_PIECE else -1
    pieces = {
        name: int(rollplayer.cards_in(owned & SET_CARDS[kind])) + (kind == joined) for kind, name in enumerate(SETS)
    }
    return {
        "class": CLASS.ids[player.hero],
        **{row: int(rollplayer.row_score(player, number, owned)) for number, row in enumerate(ROW.ids)},
        "class_dice": int(rollplayer.class_dice(player)),
        "alignment": int(rollplayer.alignment_points(player)),
        "matches": int(rollplayer.backstory_matches(player)),
        **pieces,
        "traits": {
            CARD.ids[card]: int(rollplayer.trait_count(state, player, card, owned))
            for card in TRAIT_LIST
            if owned >> card & 1
        },
        "gold": int(player.gold),
    }


def rollplayer_sheet(state: Any) -> Sheet:
    """Fills in a whole game."""
    players = [rollplayer_player(state, seat) for seat in range(state.seats)]
    return sheet("solo" if state.seats == 1 else "table", {}, players)


# ---- Simurgh


def simurgh_sheet(state: Any) -> Sheet:
    """Fills in a whole game."""
    players = []
    for shown, player in zip(state.game.display.view(state, 0).players, state.players, strict=True):
        dragons = {DRAGON.ids[d]: BITS_OF_3[t] for d, t in zip(player.dragons, player.tokens, strict=True)}
        left = {thing: shown.resources.get(thing, 0) for thing in RESOURCES}
        players.append({"points": shown.points, **left, "dragons": dragons})
    shared = {
        "mode": state.options["mode"],
        "ties": state.options["objective_ties"],
        "victory": state.options["tied_victory"],
        "objectives": {OBJECTIVE.ids[goal]: 0 for goal in state.monument if goal >= 0},
    }
    return sheet("table", shared, players)


# ---- Guilds


def guilds_sheet(state: Any) -> Sheet:
    """Fills in a whole game."""
    players = []
    for shown, player in zip(state.game.display.view(state, 0).players, state.players, strict=True):
        players.append(
            {
                "characters": {
                    card.id: 0 for number, card in enumerate(GUILDS.characters) if player.guild >> number & 1
                },
                "rooms": {tile.room: int(tile.active) for tile in shown.plot.tiles},
                "gold": int(player.gold),
                "shifts": {GUILDS.objectives[goal].id: 0 for goal in player.shifts},
            }
        )
    shared = {
        "objectives": {GUILDS.objectives[goal].id: 0 for goal in state.objectives},
        "tiles": str(state.tiles_count).lower(),
    }
    return sheet("table", shared, players)


SHEETS = {
    "stonespine": stonespine_sheet,
    "rollplayer": rollplayer_sheet,
    "simurgh": simurgh_sheet,
    "guilds": guilds_sheet,
}
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *[("stonespine", seats, {}) for seats in (1, 2, 3, 5)],
    ("stonespine", 1, {"jael_deck": "legendary"}),
    *[("rollplayer", seats, {}) for seats in (1, 2, 4)],
    *[("simurgh", seats, {"turn_cap": 50}) for seats in (2, 5)],
    ("simurgh", 3, {"turn_cap": 50, "mode": "dragon-lord", "objective_ties": "next", "tied_victory": "tokens"}),
    *[("guilds", seats, {}) for seats in (2, 3, 4)],
    ("guilds", 4, {"tiles_count_for_faction_objective": True}),
]


def totals(state: Any) -> list[int]:
    """Returns the engine's totals, including the opponent's in solo games."""
    return [int(sheet.total) for sheet in state.scores()]


def winners(state: Any, title: str) -> list[int] | None:
    """Returns the winners on the sheet: a solo rank is no victory, and Jael's index follows the player's."""
    if title == "rollplayer" and state.seats == 1:
        return None
    won = [int(seat) for seat in state.winners()]
    return won or [1]
