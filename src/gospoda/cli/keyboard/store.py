"""Saved games on disk: opened without trusting them, written without losing anything."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from gospoda.cli.common import complete_file, data_folder
from gospoda.cli.errors import Refusal
from gospoda.content.shelf import Shelf, version_of
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.game import Game
from gospoda.core.match import Match
from gospoda.core.saves.position import position_from_file
from gospoda.core.saves.saved import BadSave, SavedGame, SavedSeat, decode, encode, open_match, read, save
from gospoda.core.state import State

SHELF = "packs"  # the folder of content packs that saved games were played with
# Errors that a file not written by us may cause while it is read; each means that the file is damaged.
DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def saves_folder() -> Path:
    """Returns the folder for games that somebody has left."""
    folder = data_folder() / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_save(game_id: str) -> Path:
    """Returns a path for a game that begins now."""
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = saves_folder()
    tries = [folder / f"{stem}{suffix}.json" for suffix in ["", *[f"-{n}" for n in range(2, 1000)]]]
    return next(path for path in tries if not path.exists())


def write_save(path: Path, match: Match, seats: list[SavedSeat]) -> None:
    """Saves a game; refuses to overwrite a file that is something else."""
    if path.is_file():
        try:
            decode(path.read_bytes())
        except BadSave:
            raise Refusal(f"{path} exists and is no saved game") from None
    keep_pack(match.game)
    data = encode(save(match, seats))
    with complete_file(path) as file:
        file.write(data)


def read_games(path: Path) -> list[SavedGame]:
    """Returns the saved games of a file: one, or one per line as `sim --log` writes them."""
    try:
        lines = [line for line in path.read_bytes().splitlines() if line.strip()]
    except OSError as problem:
        raise BadSave(f"{path} cannot be read: {problem.strerror}") from None
    try:
        found = [decode(line) for line in lines] if len(lines) > 1 else [read(path)]
    except BadSave:
        found = [read(path)]  # perhaps one game that somebody has spread over several lines
    use_pack_of(found[0])
    return found


def keep_pack(title: Game) -> None:
    """Keeps the current contents of the active content pack beside the saved games."""
    used = os.environ.get(PACK_VARIABLE)
    version = version_of(title, Path(used)) if used else None
    if version is not None and version.content == title.content_digest():
        Shelf(data_folder() / SHELF).keep(title, version)


def use_pack_of(saved: SavedGame) -> None:
    """Uses the content pack that a game was saved with, if it is kept here and no other one was asked for."""
    if not saved.pack or os.environ.get(PACK_VARIABLE):
        return
    from gospoda.server.base.settings import Settings
    from gospoda.server.records.placing import shelf_folder  # it needs a database package

    shelves = [Shelf(data_folder() / SHELF), Shelf(shelf_folder(Settings().database_url()))]
    kept = [shelf.find(saved.game, saved.content) for shelf in shelves]
    pack = next((version.pack for version in kept if version is not None), None)
    if pack is not None:
        os.environ[PACK_VARIABLE] = str(pack)


def restored(saved: SavedGame) -> Match:
    """Returns the match of a saved game."""
    try:
        return open_match(saved)
    except BadSave:
        raise
    except DAMAGE as problem:
        raise BadSave(f"this saved game is damaged: {problem}") from None


def described(path: Path) -> State:
    """Returns the position that a file describes."""
    try:
        return position_from_file(path)
    except DAMAGE as problem:
        reason = f"{problem} is missing" if isinstance(problem, KeyError) else str(problem)
        raise Refusal(f"{path}: {reason}") from None
