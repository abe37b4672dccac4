"""The score pad for people at a physical table: a described end position, checked, and its full breakdown."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from gospoda.core.bits import how_many
from gospoda.core.messages import ScoreSheet, say
from gospoda.games.guilds.codecs import lay
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.headquarters import Headquarters, empty_plot
from gospoda.games.guilds.lookups import CARDS, ROOM, ROUNDS, SHIFTING
from gospoda.games.guilds.moves import CELL, TURN
from gospoda.games.guilds.scoring import winners
from gospoda.games.guilds.sheets import sheets
from gospoda.games.guilds.state import GuildsState
from gospoda.pads.pad import BadSheet, compared, find, once, read_players, rulings

SCORING_OPTIONS = ("tiles_count_for_faction_objective",)


class PlayerNote(Struct, frozen=True, forbid_unknown_fields=True):
    """One guild at the end of the game; rooms as `room cell turn` in building order."""

    name: str
    characters: list[str] = []
    rooms: list[str] = []
    gold: Annotated[int, Meta(ge=0)] = 0
    shifts: list[str] = []  # objectives chosen for the Seer


class PadNote(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a score file."""

    objectives: list[str]
    players: Annotated[list[PlayerNote], Meta(min_length=2, max_length=4)]
    options: dict[str, Any] = {}


def score(data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """Returns every player's sheet, and the names of the winners."""
    note, names = read_players(data, PadNote)
    state = position(note)
    return compared(names, sheets(state), winners(state))


def position(note: PadNote) -> GuildsState:
    """Returns the described table as a finished game."""
    state = GAME.blank(len(note.players))
    assert isinstance(state, GuildsState)
    state.round = ROUNDS[state.seats - 2]
    chosen = rulings(GAME, note.options, SCORING_OPTIONS)
    state.tiles_count = bool(chosen["tiles_count_for_faction_objective"])
    where = say("unscored-at-objectives")
    state.objectives = [find("objective", name, CARDS.objectives, where) for name in note.objectives]
    if len(set(state.objectives)) != len(state.objectives):
        raise BadSheet("unscored-objective-twice", where)
    taken: dict[Any, str] = {}
    for seat, described in enumerate(note.players):
        player = state.players[seat]
        for name in described.characters:
            card = find("character", name, CARDS.characters, described.name)
            once(taken, ("character", card), described.name, name)
            player.guild |= 1 << card
        player.plot = build(described, taken)
        player.gold = described.gold
        player.shifts = [find("objective", name, CARDS.objectives, described.name) for name in described.shifts]
        check_shifts(state, seat, described.name)
    return state


def build(note: PlayerNote, taken: dict[Any, str]) -> Headquarters:
    """Builds the headquarters, tile by tile; every problem names its tile."""
    plot = empty_plot()
    for number, text in enumerate(note.rooms, 1):
        where = (note.name, say("unscored-at-room", number=number))
        *name, cell, turn = text.split() if len(text.split()) >= 3 else (text, "", "")
        if cell not in CELL.index or turn not in TURN.index:
            raise BadSheet("unscored-room-form", *where, text=text)
        room = find("room", " ".join(name), CARDS.rooms, *where)
        once(taken, ("room", room), note.name, " ".join(name))
        try:
            plot = lay(plot, f"{ROOM.ids[room]} {cell} {turn}")
        except ValueError:
            raise BadSheet("unscored-room-place", *where, text=text) from None
    return plot


def check_shifts(state: GuildsState, seat: int, name: str) -> None:
    """H-47: a guild shifts at most one objective per such ability, and only open ones."""
    player = state.players[seat]
    if len(player.shifts) > how_many(player.guild & SHIFTING):
        raise BadSheet("unscored-shifts", name)
    if any(goal not in state.objectives for goal in player.shifts):
        raise BadSheet("unscored-shift-open", name)
