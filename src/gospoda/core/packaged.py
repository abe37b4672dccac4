# gospoda: compiled
"""A title with the usual rooms: what is not in its rules lies in modules of fixed names beside its `game.py`.

They are opened when they are first needed, so that a search or a simulation never loads what draws tables.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins
from mypy_extensions import i64, mypyc_attr

from gospoda.core.content import folder_problems
from gospoda.core.display import Display
from gospoda.core.fields import table_of
from gospoda.core.game import Game, Option
from gospoda.core.judge import Judge
from gospoda.core.messages import Message, ScoreSheet
from gospoda.core.moves import Kind, MoveTable
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import Chapter, State

_rooms: dict[str, Any] = {}
# reasons that have nothing to do with the rules of a title
BEFORE_THE_RULES: Final = ("refused-game-over", "refused-no-such-seat", "refused-not-your-turn", "refused-no-such-move")


def room_of(package: str, name: str) -> Any:
    """A module of a title; it is looked up once, since some are asked at every move."""
    path = f"{package}.{name}"
    known = _rooms.get(path)
    if known is None:
        known = _rooms[path] = import_module(path)
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class PackagedGame(Game):
    """A title whose package has the modules `fields`, `lookups`, `cards`, `invariants` and `sheets`."""

    def __init__(
        self,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        moves: MoveTable,
        events: list[Kind],
        chapters: list[Chapter[Any, Any]],
        judge: Judge,
        display: Display | None = None,
    ) -> None:
        shown = PackagedDisplay(self.package()) if display is None else display
        super().__init__(min_seats, max_seats, options, moves, events, chapters, judge, shown)

    def package(self) -> str:
        """Where the modules of the title lie."""
        return type(self).__module__.rpartition(".")[0]

    def room(self, name: str) -> Any:
        """The module of this name beside the title's own."""
        return room_of(self.package(), name)

    def scores(self, state: State) -> list[ScoreSheet]:
        """The score sheets."""
        found: list[ScoreSheet] = self.room("sheets").sheets(state)
        return found

    def layout(self) -> dict[str, Any]:
        """The fields of a state."""
        fields: dict[str, Any] = table_of(self.package()).whole_layout(self.package())
        return fields

    def check_position(self, state: State) -> None:
        """What the rules rule out in a position from outside."""
        self.room("invariants").check(state)

    def content_digest(self) -> str:
        """Changes with every component value."""
        digest: str = self.room("lookups").CARDS.digest
        return digest

    def digest_with(self, pack: str) -> str:
        """The digest of the title with this pack, or with none."""
        own = Path(self.folder()) / "content"
        digest: str = self.room("cards").Cards(own, Path(pack) if pack else None).digest
        return digest

    def content_kinds(self) -> dict[str, Any]:
        """The struct of each table of the content files."""
        kinds: dict[str, Any] = self.room("lookups").CARDS.kinds
        return kinds

    def folder(self) -> str:
        """Where locale, help and content lie."""
        folder: str = self.room("lookups").FOLDER
        return folder

    def check_content(self, folder: str) -> list[str]:
        """The problems of a content folder."""
        return folder_problems(folder, Path(self.folder()) / "content", self.room("cards").Cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class PackagedDisplay(Display):
    """The display of a package with the modules `view`, `text`, `holdings`, `names`, `paper` and `pad`.

    `explained`, `refused` and `progress` it may have.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.package,)

    def room(self, name: str) -> Any:
        """The module of this name beside the title's own."""
        return room_of(self.package, name)

    def view(self, state: State, seat: i64) -> Any:
        """What a seat may see."""
        return self.room("view").view(state, seat)

    def progress(self, state: State) -> Message | None:
        """How far a game is; a title without the module `progress` does not say."""
        try:
            room = self.room("progress")
        except ModuleNotFoundError:
            return None
        told: Message = room.progress(state)
        return told

    def text(self, view: Any, words: Any) -> Any:
        """The table as text."""
        return self.room("text").table(view, words)

    def miniature(self, state: State, seat: i64, words: Any) -> str:
        """The drawing of the module `miniature`, from what spectators see."""
        if find_spec(f"{self.package}.miniature") is None:
            return ""
        drawn: str = self.room("miniature").draw(to_builtins(self.view(state, SPECTATOR)), seat, words)
        return drawn

    def observer(self, game: Game, seats: int) -> Any:
        """What turns positions into numbers."""
        return self.room("observation").observer(game, seats)

    def explain(self, state: State, move: int, words: Any) -> str:
        """What a move does beyond its own words; a title without the module `explained` says no more."""
        kind = state.game.moves.kind_of(move)
        try:
            room = self.room("explained")
        except ModuleNotFoundError:
            return ""
        told: str = room.explain(state, kind.name, kind.args(move), words)
        return told

    def refusal(self, state: State, seat: int, move: int) -> Message:
        """Why a move is not legal, in the words of the module `refused`."""
        reason = state.refusal(seat, move)
        try:
            room = self.room("refused")
        except ModuleNotFoundError:
            return Message(reason)
        if not reason or reason in BEFORE_THE_RULES:
            return Message(reason)
        told: Message = room.reason(state, seat, move, reason)
        return told

    def refusal_of_all(self, state: State, seat: int, moves: list[int]) -> Message:
        """The reason that they share, or the one that the module `refused` finds nearest to a legal move."""
        told = [self.refusal(state, seat, move) for move in moves]
        if all(one == told[0] for one in told):
            return told[0]
        nearest: Message = self.room("refused").nearest(state, seat, told)
        return nearest

    def amount_names(self) -> list[str]:
        """What a seat has in numbers."""
        names: list[str] = self.room("holdings").AMOUNTS
        return names

    def amounts(self, state: State, seat: i64) -> list[int]:
        """How much of each of these a seat has."""
        amounts: list[int] = self.room("holdings").amounts(state, seat)
        return amounts

    def own_alone(self) -> list[str]:
        """What depends on nobody else."""
        own: list[str] = self.room("holdings").OWN_ALONE
        return own

    def things(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """What else a seat has and knows."""
        things: list[tuple[str, str]] = self.room("holdings").things(state, seat)
        return things

    def taken(self) -> dict[str, str]:
        """How seats come by components."""
        taken: dict[str, str] = self.room("holdings").TAKEN
        return taken

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """The names of all components."""
        names: dict[str, dict[str, dict[str, str]]] = self.room("names").NAMES
        return names

    def components(self) -> Any:
        """Every component as data."""
        return self.room("view").components()

    def shown(self) -> tuple[Any, Any] | None:
        """The structs of a view and of the components."""
        room = self.room("view")
        return room.TableView, room.Components

    def paper(self) -> Any:
        """The paper of the score pad."""
        return self.room("paper").paper()

    def score_pad(self, data: Any) -> Any:
        """Score a described end position."""
        return self.room("pad").score(data)
