"""`gospoda score simurgh`: the end position of a physical table, described in a file.

    mode = "spearman"                     # or "dragon-lord"
    objectives = [73, 83, 84, 79]         # face up on the board, by number
    [[players]]
    name = "Ania"
    points = 61                           # on the score track
    resources = { veg = 2, wood = 1 }
    dragons = [ { dragon = 49, tokens = 2 }, { dragon = "oracle", tokens = 0 } ]

A dragon is named by the number of its tile or by its kind.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gospoda.core.chance import seeded
from gospoda.core.messages import ScoreSheet
from gospoda.games.simurgh.amounts import RESOURCES
from gospoda.games.simurgh.ledger import purse_from
from gospoda.games.simurgh.scoring import winners
from gospoda.games.simurgh.sheets import sheets
from gospoda.games.simurgh.state import SimurghState, blank_player
from gospoda.games.simurgh.tables import CARDS, MODES


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
    """The file."""

    mode: Literal["spearman", "dragon-lord"]
    objectives: Annotated[list[int], Meta(max_length=5)]
    players: Annotated[list[PlayerNote], Meta(min_length=1, max_length=5)]


def score(data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """The sheet of every player, and the names of the winners."""
    try:
        note = msgspec.convert(data, PadNote)
    except msgspec.ValidationError as problem:
        raise ValueError(f"the score file is not in order: {problem}") from None
    names = [player.name for player in note.players]
    if len(set(names)) != len(names):
        raise ValueError("two players have the same name")
    state = position(note)
    return list(zip(names, sheets(state), strict=True)), [names[seat] for seat in winners(state)]


def position(note: PadNote) -> SimurghState:
    """The end position; every problem names its place."""
    from gospoda.games.simurgh.game import GAME

    state = SimurghState(GAME, len(note.players), seeded(0), [blank_player() for _ in note.players])
    state.options = GAME.check_options({"mode": note.mode})
    state.mode = MODES.index(note.mode)
    state.monument = [objective_numbered(number) for number in note.objectives]
    if len(set(note.objectives)) != len(note.objectives):
        raise ValueError("an objective is named twice; each tile exists once")
    taken: list[int] = []
    for player, written in zip(state.players, note.players, strict=True):
        for thing in written.resources:
            if thing not in RESOURCES:
                raise ValueError(f"{written.name}: there is no resource {thing!r}; there are {', '.join(RESOURCES)}")
        player.purse = purse_from({**written.resources, "pp": written.points}, f"{written.name}, resources")
        for dragon in written.dragons:
            taken.append(dragon_named(dragon.dragon, taken, written.name))
            player.dragons = [*player.dragons, taken[-1]]
            player.tokens = [*player.tokens, (1 << dragon.tokens) - 1]
    return state


def objective_numbered(number: int) -> int:
    """The objective tile with this number."""
    numbers = [objective.number for objective in CARDS.objectives]
    if number not in numbers:
        raise ValueError(f"there is no objective {number}; they go from {min(numbers)} to {max(numbers)}")
    return numbers.index(number)


def dragon_named(name: int | str, taken: list[int], where: str) -> int:
    """A dragon tile by its number, or the next copy of a kind by its id, code or name in any language."""
    tiles = [(number, dragon) for dragon in CARDS.dragons for number in dragon.numbers]
    for i, (number, dragon) in enumerate(tiles):
        known = (dragon.id, dragon.code.casefold(), *[getattr(dragon.names, x).casefold() for x in ("en", "pl", "cs")])
        if i not in taken and (number == name or (isinstance(name, str) and name.casefold() in known)):
            return i
    raise ValueError(f"{where}: there is no dragon {name!r}, or all its copies are taken")
