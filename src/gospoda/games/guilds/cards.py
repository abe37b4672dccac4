"""The components as the content files describe them: the shape of each entry, and checks beyond types."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.core.content import Content, Names, check
from gospoda.games.guilds.enums import VERB_RULES, Compared, Counted, Timing, Verb

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Provenance = Literal["printed", "house"]
Size = Literal["small", "large"]

SMALL_SIDES = ("N", "E", "S", "W")
LARGE_SIDES = ("N1", "N2", "E", "S2", "S1", "W")
HALL_SIDES = ("N1", "N2", "E1", "E2", "S2", "S1")
MASK_BITS = 62  # cards and tiles are kept as bits of a native integer


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every component has; `printed` and `house` list the fields that differ from the entry."""

    id: str
    names: Names
    provenance: Provenance
    printed: list[str] = []
    house: list[str] = []


class Word(Entry, frozen=True, kw_only=True):
    """A faction, a room type or a race: an id with names."""


class Ability(Struct, frozen=True, forbid_unknown_fields=True, rename={"verb": "do", "at_most": "max"}):
    """One sentence of the effect language; the head of characters.toml explains its words."""

    when: Timing
    verb: Verb
    limit: Literal["", "round"] = ""
    pay_florins: Count = 0
    pay_gold: Count = 0
    sacrifice: bool = False
    must: bool = False
    amount: Count = 1
    count: Counted | Literal[""] = ""
    each: Count = 1
    per: Positive = 1
    above: Count = 0
    at_most: Count = 99
    faction: str = ""
    factions: list[str] = []
    room_types: list[str] = []
    character: str = ""
    min_prestige: int = -99
    max_prestige: int = 99
    others_only: bool = False
    source: Literal["one-player", "each-other-player"] = "one-player"
    size: Size = "small"
    minimum: Count = 0


class Character(Entry, frozen=True, kw_only=True):
    """A character card."""

    factions: Annotated[list[str], Meta(min_length=1, max_length=2)]
    race: str
    sex: Literal["male", "female", "none"]
    prestige: int
    income_florins: Count = 0
    income_gold: Count = 0
    ability: Ability | None = None


class PerMember(Struct, frozen=True, forbid_unknown_fields=True):
    """A fraction of the members of a faction."""

    faction: str
    every: Positive


class PerRoom(Struct, frozen=True, forbid_unknown_fields=True, rename={"at_most": "max"}):
    """Points for active tiles of a type."""

    type: str
    each: Positive
    at_most: Count


class Room(Entry, frozen=True, kw_only=True):
    """A room tile."""

    size: Size
    type: str
    cost: Count
    doors: list[str]
    points: int = 0
    per_member: PerMember | None = None
    per_room: PerRoom | None = None
    per_faction: Count = 0
    member_of: list[str] = []
    income_florins: Count = 0
    income_gold: Count = 0


class Plot(Struct, frozen=True, forbid_unknown_fields=True):
    """The headquarters plot and its entrance hall of 2 × 2 cells."""

    rows: Annotated[int, Meta(ge=2, le=9)]
    columns: Annotated[int, Meta(ge=2, le=9)]
    hall_row: Count
    hall_column: Count
    hall_doors: list[str]
    provenance: Provenance
    house: list[str] = []


class Objective(Entry, frozen=True, kw_only=True):
    """An objective card."""

    count: Compared
    first: Count
    second: Count
    faction: str = ""
    fewest: bool = False


class Economy(Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed numbers of the economy."""

    base_income: Count
    exchange_rate: Positive
    keep_price: Positive
    starting_gold: Count
    provenance: Provenance
    house: list[str] = []


class PlayerCount(Struct, frozen=True, forbid_unknown_fields=True):
    """3.6: one row of the player-count table."""

    id: str
    players: Annotated[int, Meta(ge=2, le=4)]
    rounds: Annotated[int, Meta(ge=1, le=12)]
    objectives: Count
    zones: Annotated[list[Positive], Meta(min_length=1, max_length=6)]
    large_rooms: Count
    small_rooms: Count
    second_places: bool
    provenance: Provenance
    house: list[str] = []


class Cards:
    """All components of the game."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        content = Content(folder, pack)
        self.factions = content.entries("setup.toml", "faction", Word)
        self.room_types = content.entries("setup.toml", "room_type", Word)
        self.races = content.entries("setup.toml", "race", Word)
        self.economy = content.table("setup.toml", "economy", Economy)
        self.player_counts = content.entries("setup.toml", "player_count", PlayerCount)
        self.characters = content.entries("characters.toml", "character", Character)
        self.plot = content.table("rooms.toml", "plot", Plot)
        self.rooms = content.entries("rooms.toml", "room", Room)
        self.objectives = content.entries("objectives.toml", "objective", Objective)
        self.digest = content.digest()
        self.kinds = content.kinds
        self.names = content.names
        self._check()

    def _check(self) -> None:
        """Checks that names exist, ids are unique, sides fit the size and verbs fit their timing."""
        self._check_ids()
        factions = {word.id for word in self.factions}
        check(len(factions) == 7, "setup.toml", "there must be seven factions")
        check([row.players for row in self.player_counts] == [2, 3, 4], "setup.toml", "rows for 2, 3 and 4 players")
        for card in self.characters:
            self._check_character(card, factions)
        for room in self.rooms:
            self._check_room(room, factions)
        for goal in self.objectives:
            where = f"objectives.toml, entry {goal.id!r}, field 'faction'"
            fits_kind = goal.faction in factions if goal.count == "faction" else goal.faction == ""
            check(fits_kind, where, f"unknown faction {goal.faction!r}")
        plot = self.plot
        fits = plot.hall_row + 2 <= plot.rows and plot.hall_column + 2 <= plot.columns
        check(fits, "rooms.toml, [plot], fields 'hall_row', 'hall_column'", "the hall does not lie on the plot")
        check(plot.rows * plot.columns <= MASK_BITS, "rooms.toml, [plot]", f"at most {MASK_BITS} cells")
        for side in plot.hall_doors:
            check(side in HALL_SIDES, "rooms.toml, [plot], field 'hall_doors'", f"unknown side {side!r}")
        check(len(self.characters) <= MASK_BITS, "characters.toml", f"at most {MASK_BITS} characters")
        check(len(self.rooms) <= MASK_BITS, "rooms.toml", f"at most {MASK_BITS} rooms")
        check(len(self.objectives) >= 5, "objectives.toml", "four players need 5 objectives")

    def _check_character(self, card: Character, factions: set[str]) -> None:
        where = f"characters.toml, entry {card.id!r}"
        for faction in card.factions:
            check(faction in factions, f"{where}, field 'factions'", f"unknown faction {faction!r}")
        check(card.race in {word.id for word in self.races}, f"{where}, field 'race'", f"unknown race {card.race!r}")
        ability = card.ability
        if ability is None:
            return
        where = f"{where}, field 'ability'"
        verb, when = ability.verb, ability.when
        check(when in VERB_RULES[verb].timings, where, f"{verb!r} does not work at {when!r}")
        check((verb == "points") == (ability.count != ""), where, "'count' belongs to 'points'")
        for faction in [*ability.factions, *([ability.faction] if ability.faction else [])]:
            check(faction in factions, where, f"unknown faction {faction!r}")
        for kind in ability.room_types:
            check(kind in {word.id for word in self.room_types}, where, f"unknown room type {kind!r}")
        if ability.count == "character":
            known = {other.id for other in self.characters}
            check(ability.character in known, where, f"unknown character {ability.character!r}")
        check(verb != "exchange-rate" or ability.amount >= 1, where, "the rate must be at least 1")

    def _check_room(self, room: Room, factions: set[str]) -> None:
        where = f"rooms.toml, entry {room.id!r}"
        sides = SMALL_SIDES if room.size == "small" else LARGE_SIDES
        for side in room.doors:
            check(side in sides, f"{where}, field 'doors'", f"a {room.size} room has no side {side!r}")
        for faction in room.member_of:
            check(faction in factions, f"{where}, field 'member_of'", f"unknown faction {faction!r}")
        types = {word.id for word in self.room_types}
        check(room.type in types, f"{where}, field 'type'", f"unknown room type {room.type!r}")
        if room.per_member is not None:
            known = room.per_member.faction in factions
            check(known, f"{where}, field 'per_member'", f"unknown faction {room.per_member.faction!r}")
        if room.per_room is not None:
            known = room.per_room.type in types
            check(known, f"{where}, field 'per_room'", f"unknown room type {room.per_room.type!r}")

    def _check_ids(self) -> None:
        groups: dict[str, list[str]] = {
            "characters.toml": [card.id for card in self.characters],
            "rooms.toml": [room.id for room in self.rooms],
            "objectives.toml": [goal.id for goal in self.objectives],
            "setup.toml": [word.id for word in [*self.factions, *self.room_types, *self.races]],
        }
        for file, ids in groups.items():
            for key in ids:
                check(ids.count(key) == 1, f"{file}, entry {key!r}", "this id occurs twice")
