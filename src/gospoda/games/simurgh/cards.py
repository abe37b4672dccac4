"""The components as in the content files: the structure of each entry, and checks that types can't express."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.core.content import Content, Names, check
from gospoda.games.simurgh.amounts import Amount, parse_amount
from gospoda.games.simurgh.enums import RESOURCES, AbilitySpecial, CitySpecial, Compared, TileKind

Count = Annotated[int, Meta(ge=0)]
Stock = Annotated[int, Meta(ge=0, le=127)]  # most that a store can hold of one resource
Provenance = Literal["printed", "house"]
Who = Literal["any", "rider"]
Room = Literal["one", "many"]
MOST_PLAYERS = 5
MOST_BOOSTS = 47  # a set of them must fit next to the occasions they answer (effects.py)
OCCASIONS = {
    "gain veg": ("veg",), "gain meat": ("meat",), "gain wood": ("wood",), "gain stone": ("stone",),
    "gain wisdom": ("wisdom",), "gain weapon": ("weapon",), "gain pp": ("pp",), "gain veg or meat": ("veg", "meat"),
    "move": (), "spend spearman": (), "spend rider": (),
}  # fmt: skip


class Word(Struct, frozen=True, forbid_unknown_fields=True):
    """An id with names in every language."""

    id: str
    names: Names
    letter: str = ""


class Counted(Struct, frozen=True, forbid_unknown_fields=True):
    """The noun after a number, by language: for 1 and for more; in Polish and Czech also for 2 to 4."""

    en: Annotated[list[str], Meta(min_length=2, max_length=2)]
    pl: Annotated[list[str], Meta(min_length=3, max_length=3)]
    cs: Annotated[list[str], Meta(min_length=3, max_length=3)]


class Thing(Word, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A countable thing: a resource, a point, a token or a vassal."""

    counted: Counted


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A cost and a gain in the effect language."""

    takes: str = ""
    gives: str = ""
    provenance: Provenance
    note: str = ""
    house: list[str] = []

    def cost(self, where: str) -> Amount:
        """The parsed cost."""
        return parse_amount(self.takes, f"{where}, takes")

    def gain(self, where: str) -> Amount:
        """The parsed gain."""
        return parse_amount(self.gives, f"{where}, gives")


class CitySpace(Effect, frozen=True, kw_only=True):
    """A fixed space of the city."""

    id: str
    number: int
    names: Names
    who: Who
    room: Room
    special: CitySpecial = ""


class Slot(Effect, frozen=True, kw_only=True):
    """A slot of the Scouts' Quarters or of the Monument."""

    id: str


class Area(Effect, frozen=True, kw_only=True):
    """An area of the wilds with its bonus."""

    id: str
    names: Names
    min_players: Annotated[int, Meta(ge=2, le=5)]


class Space(Effect, frozen=True, kw_only=True):
    """A space of an action tile."""

    who: Who
    room: Room


class Tile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action tile: spaces, or for exploration tiles a move cost and levels."""

    id: str
    number: int
    kind: TileKind
    names: Names
    spaces: Annotated[list[Space], Meta(max_length=4)] = []
    move: Effect | None = None
    levels: list[Effect] = []


class Ability(Effect, frozen=True, kw_only=True):
    """An ability of a dragon."""

    when: str = ""
    special: AbilitySpecial = ""
    once: bool = False

    def gain(self, where: str) -> Amount:
        """The parsed gain; `1 same` means one of the kinds of the gain that the boost answers."""
        kinds = OCCASIONS.get(self.when, ())
        text = self.gives.replace("same", "/".join(kinds)) if kinds else self.gives
        return parse_amount(text, f"{where}, gives")


class Dragon(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of dragon, with the numbers of its tiles."""

    id: str
    code: str
    numbers: Annotated[list[int], Meta(min_length=1)]
    names: Names
    colour: str
    abilities: Annotated[list[Ability], Meta(min_length=3, max_length=3)]
    provenance: Provenance
    house: list[str] = []


class Objective(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An objective tile."""

    id: str
    number: int
    names: Names
    compares: Compared
    points: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    dragons: list[str] = []
    provenance: Provenance
    house: list[str] = []
    note: str = ""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """The quantities used in setup."""

    removed: dict[str, Count]
    spearmen: Count
    riders: Count
    resources: str
    dragon_tokens: Annotated[int, Meta(ge=0, le=3)]
    dealt: list[TileKind]
    draft_rounds: Count
    draft_display: Count
    power_hand: Count
    dragon_choice: Count
    provenance: Provenance


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player may hold, and when a tile is full."""

    spearmen: Annotated[int, Meta(ge=1, le=3)]
    riders: Annotated[int, Meta(ge=1, le=3)]
    hand: Count
    resources: dict[str, Count]
    full: dict[str, Count]
    provenance: Provenance


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each resource, and how many tokens, the box contains."""

    veg: Stock
    meat: Stock
    wood: Stock
    stone: Stock
    wisdom: Stock
    weapon: Stock
    token: Count
    provenance: Provenance
    house: list[str] = []


class Length(Struct, frozen=True, forbid_unknown_fields=True):
    """What ends a game of this length."""

    id: str
    objectives: Count
    chronicle: Count
    provenance: Provenance


class Leftovers(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for leftover resources."""

    spearman_set: Annotated[int, Meta(ge=1)]
    bands: list[tuple[int, int]]
    provenance: Provenance


class Cards:
    """All components of the game."""

    def __init__(self, folder: Path, pack: Path | None = None) -> None:
        content = Content(folder, pack)
        self.city = content.entries("board.toml", "city", CitySpace)
        self.scout_slots = content.entries("board.toml", "scout_slot", Slot)
        self.blind = content.table("board.toml", "blind", Effect)
        self.monument_slots = content.entries("board.toml", "monument_slot", Slot)
        self.areas = content.entries("board.toml", "area", Area)
        self.tiles = content.entries("tiles.toml", "tile", Tile)
        self.dragons = content.entries("dragons.toml", "dragon", Dragon)
        self.colours = content.entries("dragons.toml", "colour", Word)
        self.objectives = content.entries("objectives.toml", "objective", Objective)
        self.setup = content.table("game.toml", "setup", Setup)
        self.limits = content.table("game.toml", "limits", Limits)
        self.supply = content.table("game.toml", "supply", Supply)
        self.lengths = content.entries("game.toml", "length", Length)
        self.leftovers = content.table("game.toml", "leftovers", Leftovers)
        self.things = content.entries("game.toml", "thing", Thing)
        self.digest = content.digest()
        self.kinds = content.kinds
        self.names = content.names
        self._check()

    def _check(self) -> None:
        """Checks that names exist, ids are unique, effects parse and the numbers fit the board."""
        self._check_ids()
        check(len(self.city) == 12, "board.toml", "the city has twelve spaces")
        for special in ("scouts", "monument"):
            have = sum(space.special == special for space in self.city)
            check(have == 1, "board.toml", f"there must be one city space with special {special!r}")
        check(len(self.areas) == 6, "board.toml", "the wilds have six areas")
        check(len(self.scout_slots) == 4, "board.toml", "the Scouts' Quarters have four slots")
        check(len(self.monument_slots) == 5, "board.toml", "the Monument has five slots")
        for where, effect in self.effects():
            effect.cost(where)
            effect.gain(where)
        self._check_supply()
        for tile in self.tiles:
            self._check_tile(tile)
        for dragon in self.dragons:
            for i, ability in enumerate(dragon.abilities, 1):
                where = f"dragons.toml, entry {dragon.id!r}, ability {i}"
                check(not ability.when or ability.when in OCCASIONS, where, f"unknown occasion {ability.when!r}")
        boosts = sum(len(dragon.numbers) for dragon in self.dragons for ability in dragon.abilities if ability.when)
        check(boosts <= MOST_BOOSTS, "dragons.toml", f"at most {MOST_BOOSTS} abilities can answer an occasion")
        kinds = {dragon.id for dragon in self.dragons}
        for objective in self.objectives:
            for name in objective.dragons:
                check(name in kinds, f"objectives.toml, entry {objective.id!r}", f"unknown dragon {name!r}")

    def _check_supply(self) -> None:
        """H2: checks that a full table can be set up and that everything marked as ours exists."""
        start = parse_amount(self.setup.resources, "game.toml, [setup], resources").bundles[0]
        for i, thing in enumerate(RESOURCES):
            need = MOST_PLAYERS * start[i]
            where = f"game.toml, [supply], {thing}"
            check(getattr(self.supply, thing) >= need, where, f"the set-up of {MOST_PLAYERS} players needs {need}")
        need = MOST_PLAYERS * self.setup.dragon_tokens
        check(
            self.supply.token >= need,
            "game.toml, [supply], token",
            f"the first dragons of {MOST_PLAYERS} players need {need}",
        )
        for name in self.supply.house:
            check(name in (*RESOURCES, "token"), "game.toml, [supply], house", f"there is no {name!r} in the supply")

    def _check_tile(self, tile: Tile) -> None:
        where = f"tiles.toml, entry {tile.id!r}"
        if tile.kind == "exploration":
            check(tile.move is not None, where, "an exploration tile needs a move cost")
            check(len(tile.levels) == 4 and not tile.spaces, where, "an exploration tile has four levels, no spaces")
        else:
            check(tile.spaces and not tile.levels and tile.move is None, where, "this tile needs spaces, no levels")

    def _check_ids(self) -> None:
        groups: dict[str, list[str]] = {
            "board.toml": [space.id for space in self.city],
            "tiles.toml": [tile.id for tile in self.tiles],
            "dragons.toml": [dragon.id for dragon in self.dragons],
            "objectives.toml": [objective.id for objective in self.objectives],
        }
        for file, ids in groups.items():
            for key in ids:
                check(ids.count(key) == 1, f"{file}, entry {key!r}", "this id occurs twice")

    def effects(self) -> list[tuple[str, Effect]]:
        """Yields every effect of the game with its place in the content."""
        found: list[tuple[str, Effect]] = [("board.toml, [blind]", self.blind)]
        for key, entries in (("city", self.city), ("area", self.areas), ("scout_slot", self.scout_slots)):
            found += [(f"board.toml, [[{key}]] {entry.id!r}", entry) for entry in entries]
        found += [(f"board.toml, [[monument_slot]] {slot.id!r}", slot) for slot in self.monument_slots]
        for tile in self.tiles:
            where = f"tiles.toml, entry {tile.id!r}"
            found += [(f"{where}, space {'abcd'[i]}", space) for i, space in enumerate(tile.spaces)]
            found += [(f"{where}, level {i}", level) for i, level in enumerate(tile.levels, 1)]
            if tile.move is not None:
                found.append((f"{where}, move", tile.move))
        for dragon in self.dragons:
            where = f"dragons.toml, entry {dragon.id!r}"
            found += [(f"{where}, ability {i}", ability) for i, ability in enumerate(dragon.abilities, 1)]
        return found
