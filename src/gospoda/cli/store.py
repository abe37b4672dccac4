"""Saved games on disk: opening them without trusting them, writing them without losing anything."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from gospoda.cli.common import complete_file, data_folder
from gospoda.cli.errors import Refusal
from gospoda.core.match import Match
from gospoda.core.position import position_from_file
from gospoda.core.saved import BadSave, SavedGame, SavedSeat, decode, encode, open_match, read, save
from gospoda.core.state import State

# What a file that was not written by us may cause while it is read; each means that the file is damaged.
DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def saves_folder() -> Path:
    """Where games are kept when somebody leaves the table."""
    folder = data_folder() / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def new_save(game_id: str) -> Path:
    """A name for the game that begins now."""
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = saves_folder()
    tries = [folder / f"{stem}{suffix}.json" for suffix in ["", *[f"-{n}" for n in range(2, 1000)]]]
    return next(path for path in tries if not path.exists())


def write_save(path: Path, match: Match, seats: list[SavedSeat]) -> None:
    """Save a game; a file that is something else is not written over."""
    if path.is_file():
        try:
            decode(path.read_bytes())
        except BadSave:
            raise Refusal(f"{path} exists and is no saved game") from None
    data = encode(save(match, seats))
    with complete_file(path) as file:
        file.write(data)


def read_games(path: Path) -> list[SavedGame]:
    """The saved games of a file: one, or one a line as `sim --log` writes them."""
    try:
        lines = [line for line in path.read_bytes().splitlines() if line.strip()]
    except OSError as problem:
        raise BadSave(f"{path} cannot be read: {problem.strerror}") from None
    if len(lines) <= 1:
        return [read(path)]
    try:
        return [decode(line) for line in lines]
    except BadSave:
        return [read(path)]  # perhaps one game that somebody has laid out over several lines


def restored(saved: SavedGame) -> Match:
    """The match of a saved game."""
    try:
        return open_match(saved)
    except BadSave:
        raise
    except DAMAGE as problem:
        raise BadSave(f"this saved game is damaged: {problem}") from None


def described(path: Path) -> State:
    """The position that a file describes."""
    try:
        return position_from_file(path)
    except DAMAGE as problem:
        reason = f"{problem} is missing" if isinstance(problem, KeyError) else str(problem)
        raise Refusal(f"{path}: {reason}") from None
