"""Saved games: named moves with the version of the rules, and snapshots as a cache. Never lost, never different."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from gospoda.core.codec import BadState, state_from_json, state_to_json
from gospoda.core.content import pack_name
from gospoda.core.game import BadOption, Game
from gospoda.core.match import Match
from gospoda.core.moves import NotAMove
from gospoda.core.registry import UnknownGame, game
from gospoda.core.state import IllegalMove, State

FORMAT = 1
CHECKPOINT_EVERY = 50  # moves between two of the positions that a saved game contains for checking


class Checkpoint(Struct, frozen=True):
    """The state after some number of moves."""

    after: int
    state: dict[str, Any]


class SavedSeat(Struct, frozen=True):
    """The player in a seat: a person, or a bot with its name."""

    name: str
    bot: str = ""


class SavedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a file. A move is written as `seat notation`, such as `0 place arena 2`."""

    format: int
    game: str
    version: str
    content: str
    options: dict[str, Any]
    seed: int | str
    seats: list[SavedSeat]
    moves: list[str]
    snapshots: list[Checkpoint] = []
    lifted: list[tuple[int, int]] = []
    start: dict[str, Any] | None = None  # a set-up position, if the game did not begin with a deal
    pack: str = ""  # the name of the content pack; `content` is the digest of the content used


class BadSave(ValueError):
    """Raised for a file that is not a saved game."""


class Divergence(Exception):
    """Raised if the current rules do not allow a game saved under older rules; `report` says where and why."""

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report


def save(match: Match, seats: list[SavedSeat]) -> SavedGame:
    """Returns the match as a saved game."""
    notation = match.game.moves.notation
    count = len(match.steps)
    marks = [*range(CHECKPOINT_EVERY, count, CHECKPOINT_EVERY), count]
    begin = match.state_at(0)
    dealt = match.game.start(begin.seats, begin.options, match.seed)
    start = state_to_json(begin)
    return SavedGame(
        format=FORMAT,
        game=match.game.id,
        version=match.game.version,
        content=match.game.content_digest(),
        options=match.state.options,
        seed=match.seed,
        seats=seats,
        moves=[f"{step.seat} {notation(step.move)}" for step in match.steps],
        snapshots=[Checkpoint(n, state_to_json(match.state_at(n))) for n in marks],
        lifted=match.lifted,
        start=None if state_to_json(dealt) == start else start,
        pack=pack_name(match.game.id),
    )


def encode(saved: SavedGame) -> bytes:
    """Returns the file contents."""
    return msgspec.json.encode(saved)


def decode(data: bytes) -> SavedGame:
    """Returns a saved game from file contents; never executes anything in them."""
    try:
        saved = msgspec.json.decode(data, type=SavedGame)
    except msgspec.MsgspecError as problem:
        raise BadSave(f"this is no saved game: {problem}") from None
    if saved.format != FORMAT:
        raise BadSave(f"this saved game has format {saved.format}; this program reads format {FORMAT}")
    return saved


def read(path: Path) -> SavedGame:
    """Returns the saved game in a file."""
    try:
        return decode(path.read_bytes())
    except OSError as problem:
        raise BadSave(f"{path} cannot be read: {problem.strerror}") from None


def same_rules(saved: SavedGame, title: Game) -> bool:
    """Returns whether the game was played with the current rules and components."""
    return saved.version == title.version and saved.content == title.content_digest()


def first_position(saved: SavedGame) -> State:
    """Returns the position with which a saved game begins."""
    try:
        title = game(saved.game)
        if saved.start is None:
            return title.start(len(saved.seats), saved.options, saved.seed)
        begin = state_from_json(title, saved.start)
    except (UnknownGame, BadOption, BadState) as problem:
        raise BadSave(str(problem)) from None
    if begin.seats != len(saved.seats):
        raise BadSave(f"this saved game is for {len(saved.seats)} players, but begins with {begin.seats}")
    return begin


def open_match(saved: SavedGame) -> Match:
    """Replays a saved game; raises `Divergence` if one of older rules does not fit the current ones."""
    match = Match.from_state(first_position(saved), saved.seed)
    title = match.game
    expected = {snapshot.after: snapshot.state for snapshot in saved.snapshots}
    for n, text in enumerate(saved.moves, 1):
        try:
            seat, notation = text.split(" ", 1)
            match.act_text(int(seat), notation)
        except (ValueError, NotAMove, IllegalMove) as problem:
            raise Divergence(f"move {n} ({text}) is not possible with version {title.version}: {problem}") from None
        if n in expected and not agrees(expected[n], match.state):
            raise Divergence(f"after move {n} ({text}) the position differs under version {title.version}")
    match.lifted = list(saved.lifted)
    return match


def agrees(expected: dict[str, Any], state: State) -> bool:
    """Returns whether a snapshot shows this state; only the version may differ.

    For snapshots from before frames had named fields, this compares the open question and all other fields.
    """
    now = {**state_to_json(state), "version": ""}
    then = {**expected, "version": ""}
    if "stack" not in then:
        return then == now
    asked = [[frame["chapter"], frame["seats"]] for frame in now.pop("agenda")[:1]]
    then["stack"] = [frame[:2] for frame in then["stack"][:1]]
    table = {name: now["table"].get(name, value) for name, value in then["table"].items()}
    return then == {**now, "stack": asked, "table": table}


def last_snapshot(saved: SavedGame) -> State:
    """Returns the newest kept position, to be viewed but not played on if the rules have changed."""
    if not saved.snapshots:
        raise BadSave("this saved game has no snapshot to look at")
    newest = max(saved.snapshots, key=lambda snapshot: snapshot.after)
    return state_from_json(game(saved.game), newest.state)
