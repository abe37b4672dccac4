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


def optional_room(package: str, name: str) -> Any:
    """A module that a title may leave out: None if there is none. One that fails to import raises its own error."""
    path = f"{package}.{name}"
    if path not in _rooms:
        _rooms[path] = None if find_spec(path) is None else import_module(path)
    return _rooms[path]


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
    """The display of a package: the modules beside its `game.py`, and what its declarations say where one is absent.

    `view`, `text`, `observation`, `holdings` and `names` are derived from `fields` and the content (`core/derived`);
    `explained`, `refused`, `progress`, `miniature`, `paper` and `pad` it may have.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._derived: Any = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.package,)

    def room(self, name: str) -> Any:
        """The module of this name beside the title's own."""
        return room_of(self.package, name)

    def own(self, name: str) -> Any:
        """The module of this name; None if the title has none."""
        return optional_room(self.package, name)

    def derived(self) -> Any:
        """What the declarations say, for everything that the title does not show otherwise."""
        if self._derived is None:
            from gospoda.core.derived.display import DeclaredDisplay

            self._derived = DeclaredDisplay(table_of(self.package), self.room("lookups").CARDS.names)
        return self._derived

    def view(self, state: State, seat: i64) -> Any:
        """What a seat may see."""
        room = self.own("view")
        return self.derived().view(state, seat) if room is None else room.view(state, seat)

    def progress(self, state: State) -> Message | None:
        """How far a game is; a title without the module `progress` does not say."""
        room = self.own("progress")
        if room is None:
            return None
        told: Message = room.progress(state)
        return told

    def text(self, view: Any, words: Any) -> Any:
        """The table as text."""
        room = self.own("text")
        return self.derived().text(view, words) if room is None else room.table(view, words)

    def miniature(self, state: State, seat: i64, words: Any) -> str:
        """The drawing of the module `miniature`, from what spectators see."""
        room = self.own("miniature")
        if room is None:
            return ""
        drawn: str = room.draw(to_builtins(self.view(state, SPECTATOR)), seat, words)
        return drawn

    def observer(self, game: Game, seats: int) -> Any:
        """What turns positions into numbers."""
        room = self.own("observation")
        return self.derived().observer(game, seats) if room is None else room.observer(game, seats)

    def explain(self, state: State, move: int, words: Any) -> str:
        """What a move does beyond its own words; a title without the module `explained` says no more."""
        room = self.own("explained")
        if room is None:
            return ""
        kind = state.game.moves.kind_of(move)
        told: str = room.explain(state, kind.name, kind.args(move), words)
        return told

    def refusal(self, state: State, seat: int, move: int) -> Message:
        """Why a move is not legal, in the words of the module `refused`."""
        reason = state.refusal(seat, move)
        room = self.own("refused")
        if room is None or not reason or reason in BEFORE_THE_RULES:
            return Message(reason)
        told: Message = room.reason(state, seat, move, reason)
        return told

    def refusal_of_all(self, state: State, seat: int, moves: list[int]) -> Message:
        """The reason that they share, or the one that the module `refused` finds nearest to a legal move."""
        told = [self.refusal(state, seat, move) for move in moves]
        room = self.own("refused")
        if room is None or all(one == told[0] for one in told):
            return told[0]
        nearest: Message = room.nearest(state, seat, told)
        return nearest

    def amount_names(self) -> list[str]:
        """What a seat has in numbers."""
        room = self.own("holdings")
        names: list[str] = self.derived().amount_names() if room is None else room.AMOUNTS
        return names

    def amounts(self, state: State, seat: i64) -> list[int]:
        """How much of each of these a seat has."""
        room = self.own("holdings")
        amounts: list[int] = self.derived().amounts(state, seat) if room is None else room.amounts(state, seat)
        return amounts

    def own_alone(self) -> list[str]:
        """What depends on nobody else."""
        room = self.own("holdings")
        own: list[str] = [] if room is None else room.OWN_ALONE
        return own

    def things(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """What else a seat has and knows."""
        room = self.own("holdings")
        source: Any = self.derived() if room is None else room
        things: list[tuple[str, str]] = source.things(state, seat)
        return things

    def taken(self) -> dict[str, str]:
        """How seats come by components."""
        room = self.own("holdings")
        taken: dict[str, str] = {} if room is None else room.TAKEN
        return taken

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """The names of all components."""
        room = self.own("names")
        names: dict[str, dict[str, dict[str, str]]] = self.derived().names() if room is None else room.NAMES
        return names

    def components(self) -> Any:
        """Every component as data."""
        room = self.own("view")
        return self.room("lookups").CARDS.tables if room is None else room.components()

    def shown(self) -> tuple[Any, Any] | None:
        """The structs of a view and of the components; a derived view registers none."""
        room = self.own("view")
        return None if room is None else (room.TableView, room.Components)

    def paper(self) -> Any:
        """The paper of the score pad."""
        room = self.own("paper")
        return None if room is None else room.paper()

    def score_pad(self, data: Any) -> Any:
        """Score a described end position."""
        return self.room("pad").score(data)
