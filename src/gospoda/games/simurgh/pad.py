"""The score pad for a physical table: checks a described end position and breaks down its scores in full."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gospoda.core.chance import seeded
from gospoda.core.messages import ScoreSheet, say
from gospoda.games.simurgh.codecs import MOST, purse_from
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.lookups import CARDS, MODES
from gospoda.games.simurgh.scoring import winners
from gospoda.games.simurgh.sheets import sheets
from gospoda.games.simurgh.state import SimurghState
from gospoda.pads.pad import BadSheet, compared, find, known_names, numbered, plain, read_players, rulings

SCORING_OPTIONS = ("objective_ties", "tied_victory")


class DragonNote(Struct, frozen=True, forbid_unknown_fields=True):
    """A dragon tile with the number of tokens on it."""

    dragon: int | str
    tokens: Annotated[int, Meta(ge=0, le=3)]


class PlayerNote(Struct, frozen=True, forbid_unknown_fields=True):
    """One player at the end of the game."""

    name: str
    points: Annotated[int, Meta(ge=0, le=2000)]
    resources: dict[str, int] = {}
    dragons: list[DragonNote] = []


class PadNote(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a score file."""

    mode: Literal["spearman", "dragon-lord"]
    objectives: Annotated[list[int | str], Meta(max_length=5)]
    players: Annotated[list[PlayerNote], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}


def score(data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """Returns every player's sheet and the winners' names."""
    note, names = read_players(data, PadNote)
    state = position(note)
    return compared(names, sheets(state), winners(state))


def position(note: PadNote) -> SimurghState:
    """Builds the end position; every problem names its place."""
    from gospoda.games.simurgh.game import GAME

    state = SimurghState(GAME, len(note.players), seeded(0))
    state.options = {**rulings(GAME, note.options, SCORING_OPTIONS), "mode": note.mode}
    state.mode = MODES.index(note.mode)
    where = say("unscored-at-objectives")
    state.monument = [numbered("objective", objective, CARDS.objectives, where) for objective in note.objectives]
    if len(set(state.monument)) != len(state.monument):
        raise BadSheet("unscored-objective-twice", where)
    taken: list[int] = []
    for player, written in zip(state.players, note.players, strict=True):
        player.purse = purse_from({**kept(written), "pp": written.points}, written.name)
        for dragon in written.dragons:
            taken.append(dragon_named(dragon.dragon, taken, written.name))
            player.dragons = [*player.dragons, taken[-1]]
            player.tokens = [*player.tokens, (1 << dragon.tokens) - 1]
    return state


def kept(note: PlayerNote) -> dict[str, int]:
    """Reads the leftover resources, given by id or by name in any language."""
    entries = [entry for entry in CARDS.things if entry.id in RESOURCES]
    counts: dict[str, int] = {}
    for name, count in note.resources.items():
        thing = entries[find("resource", name, entries, note.name)]
        if not 0 <= count <= MOST[thing.id]:
            raise BadSheet("unscored-amount", note.name, thing.names, most=MOST[thing.id], count=count)
        if thing.id in counts:
            raise BadSheet("unscored-resource-twice", note.name, thing.names)
        counts[thing.id] = count
    return counts


def dragon_named(name: int | str, taken: list[int], where: str) -> int:
    """Finds a dragon tile by its number, or the next copy of a kind by its id, code or name in any language."""
    tiles = [(number, dragon) for dragon in CARDS.dragons for number in dragon.numbers]
    for i, (number, dragon) in enumerate(tiles):
        known = {*known_names(dragon), plain(dragon.code)}
        if i not in taken and (number == name or (isinstance(name, str) and plain(name) in known)):
            return i
    raise BadSheet("unscored-dragon", where, name=f"{name}")
