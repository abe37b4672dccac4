"""Positions of Guilds that games rarely reach, loaded into a server as saved games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from gospoda.core.bits import each_bit
from gospoda.core.codec import state_to_json
from gospoda.core.piles import Pile
from gospoda.core.saves.saved import FORMAT, SavedGame, SavedSeat
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.lookups import CHARACTER, IS_LARGE, OBJECTIVE, OBJECTIVES_SHOWN, ROOM
from tests.browser.conftest import Person
from tests.games.guilds.language import Table

NAMES = ["Ania", "Bob", "Cyril", "Dana"]


def rest(pile: Pile, everything: Iterable[int], elsewhere: Iterable[int]) -> Pile:
    """Returns a pile of all hidden cards that aren't elsewhere; cards already in the pile come first."""
    gone = set(elsewhere)
    cards = [card for card in dict.fromkeys([*pile.cards, *everything]) if card not in gone]
    return Pile(pile.family, cards, [0] * len(cards))


def complete(table: Table) -> Table:
    """Completes a position: every card and tile in one place, and as many objectives as the players need."""
    state = table.state
    wanted = OBJECTIVES_SHOWN[state.seats - 2]
    more = [goal for goal in range(len(OBJECTIVE.ids)) if goal not in state.objectives]
    state.objectives = [*state.objectives, *more][:wanted]
    rooms = each_bit(state.offer)
    people = each_bit(state.discards)
    for zone in state.market:
        people += each_bit(zone)
    for player in state.players:
        rooms += each_bit(player.plot.built)
        people += each_bit(player.guild)
    tiles = range(len(ROOM.ids))
    state.deck = rest(state.deck, range(len(CHARACTER.ids)), people)
    state.small_rooms = rest(state.small_rooms, [room for room in tiles if not IS_LARGE[room]], rooms)
    state.large_rooms = rest(state.large_rooms, [room for room in tiles if IS_LARGE[room]], rooms)
    state.objectives_left = rest(state.objectives_left, range(len(OBJECTIVE.ids)), state.objectives)
    return table


def bring(host: Person, table: Table, bots: str = "") -> str:
    """Sets up a table in this position. The host plays all seats, or all except the bots'."""
    state = complete(table).state
    seats = [SavedSeat(name) for name in NAMES[: state.seats]]
    if bots:
        seats[1:] = [SavedSeat(seat.name, bots) for seat in seats[1:]]
    saved = SavedGame(
        format=FORMAT,
        game=GAME.id,
        version=GAME.version,
        content=GAME.content_digest(),
        options=state.options,
        seed=1,
        seats=seats,
        moves=[],
        start=state_to_json(state),
    )
    made: dict[str, Any] = host.api("POST", "/api/tables/import", msgspec.to_builtins(saved))
    return str(made["table"])


def market() -> Table:
    """An auction; the player's guild has abilities of every target kind."""
    table = Table(3).zones("carpenter", "prince", "paladin", "general gambler").florins(12, 9, 9).gold(3, 0, 0)
    table.guild(0, "enchantress", "illusionist", "alchemist", "assassin").guild(1, "baron", "guard-dog").guild(
        2, "monk"
    )
    table.objectives("most-nobles", "most-warriors", "most-gardens", "fewest-characters")
    table.offer("garden-1", "library", "great-garden-1")
    return table.tents([0, 1, 0], [2, 0, 0], [0, 0, 1], [0, 3, 0]).auction(0)


def last_two() -> Table:
    """Two characters are left, so one bid is enough."""
    table = Table(3).zones("carpenter", "", "paladin", "").florins(5, 5, 5).objectives("most-nobles", "most-gold-left")
    return table.tents([0, 2, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]).auction(0)


def dragon() -> Table:
    """The player leads the Dragon Whelp's zone: whoever takes it must sacrifice a character."""
    table = Table(3).zones("dragon-whelp", "prince", "paladin", "general gambler").florins(5, 5, 5)
    table.guild(0, "baron", "monk").objectives("most-nobles", "most-animals")
    return table.tents([3, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]).auction(0)


def morning() -> Table:
    """The start of a round with a Thief."""
    return Table(3).guild(0, "thief").florins(2, 4, 4).objectives("most-rogues", "most-gold-left").round_start()


def building() -> Table:
    """Gold, rooms on offer, and a sleeping room that can be woken."""
    table = (
        Table(3).gold(4, 1, 1).guild(0, "carpenter", "monk").offer("garden-1", "stairs", "great-garden-1", "library")
    )
    table.objectives("most-gardens", "most-built-space").zones("general", "", "", "").plot(0, "barracks r2c2 3")
    return table.building()


def last_room() -> Table:
    """Gold for one room, and nobody builds afterwards: the room ends the round."""
    table = Table(3).gold(1, 0, 0).guild(0, "monk").offer("garden-1", "library").zones("general", "", "", "")
    return table.objectives("most-gardens", "most-built-space").building()


def evening() -> Table:
    """The end of a round with florins left."""
    table = Table(3).florins(4, 0, 0).offer("garden-1", "stairs", "library").zones("general", "", "", "")
    return table.objectives("most-gardens", "most-built-space").round_end()


def changing() -> Table:
    """Florins to exchange."""
    table = Table(3).florins(14, 0, 0).objectives("most-gardens", "most-gold-left").zones("general", "", "", "")
    return table.exchange()


def verdict() -> Table:
    """Final scoring with the Seer."""
    table = Table(4).guild(0, "seer", "general").guild(1, "baron").guild(2, "monk").guild(3, "prince", "duchess")
    table.state.round = 6
    return table.objectives("most-warriors", "most-nobles", "most-gardens", "most-characters", "most-factions").final()


# ---- a game between two people that leads to a kill

WANTED = [{"assassin"}, {"alchemist", "guard-dog", "healer"}]
QUIET = {"florins": 2, "exchange": 3, "pass": 4, "done": 4, "decline": 4}


def steered(view: dict[str, Any], seat: int, legal: list[str]) -> str:
    """Returns the move of a player who wants certain characters, saves gold and does nothing else."""
    zones = {zone["zone"]: set(zone["characters"]) for zone in view["zones"]}

    def rank(text: str) -> int:
        kind, _, what = text.partition(" ")
        if kind == "take" and what in WANTED[seat]:
            return 0
        return 1 if kind == "bid" and zones[what] & WANTED[seat] else QUIET.get(kind, 5)

    best = min(rank(text) for text in legal)
    same = [text for text in legal if rank(text) == best]
    return same[-1] if best == QUIET["exchange"] else same[0]


def deadly(view: dict[str, Any], legal: list[str]) -> bool:
    """Whether seat 0 can kill the Alchemist of seat 1, who can respond and has a protector."""
    other = view["players"][1]
    ready = other["florins"] >= 4 and "alchemist" not in other["used"]
    protectors = {"guard-dog", "healer"} & set(other["characters"]) - set(other["used"])
    return "use-on assassin alchemist" in legal and ready and bool(protectors) and view["chapter"] == "auction"


def until_a_kill(people: list[Person]) -> str:
    """Sets up a table for two, the second player by link, and steers it until the Alchemist can be killed."""
    for _ in range(60):  # about every second game gets there, and games between people can't choose their seed
        table = people[0].table(game="guilds", seats=[{"kind": "person"}, {"kind": "open"}])
        link = people[0].api("GET", f"/api/tables/{table}")["you"]["links"]["seats"][1]
        people[1].api("POST", f"/api/tables/{table}/join", {"secret": link.partition("=")[2]})
        if steer(people, table):
            return table
    raise AssertionError("nobody could be killed")


def steer(people: list[Person], table: str) -> bool:
    """Plays on without the page until a character can be killed or the game is over."""
    seat = 0
    for n in range(400):
        shown = people[seat].api("GET", f"/api/tables/{table}")
        position = shown["position"]
        legal = [move["notation"] for move in position["legal"]]
        if not legal:
            if position["over"]:
                return False
            seat = 1 - seat
            continue
        if seat == 0 and deadly(position["view"], legal):
            return True
        chosen = steered(position["view"], seat, legal)
        body = {"id": f"m{n}", "v": shown["v"], "seat": seat, "notation": chosen}
        people[seat].api("POST", f"/api/tables/{table}/act", body)
    return False
