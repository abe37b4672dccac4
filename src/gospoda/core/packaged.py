# gospoda: compiled
"""A title with the usual rooms: everything outside its rules is in modules of fixed names beside its `game.py`.

These are imported on first use, so a search or a simulation never loads the code that draws tables.
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
# reasons that don't depend on a title's rules
BEFORE_THE_RULES: Final = ("refused-game-over", "refused-no-such-seat", "refused-not-your-turn", "refused-no-such-move")


def room_of(package: str, name: str) -> Any:
    """Returns a module of a title; cached, since some are needed at every move."""
    path = f"{package}.{name}"
    known = _rooms.get(path)
    if known is None:
        known = _rooms[path] = import_module(path)
    return known


def optional_room(package: str, name: str) -> Any:
    """Returns an optional module of a title, or None. A module that fails to import raises its own error."""
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
        """The package with the title's modules."""
        return type(self).__module__.rpartition(".")[0]

    def room(self, name: str) -> Any:
        """Returns the module of this name beside the title's own."""
        return room_of(self.package(), name)

    def scores(self, state: State) -> list[ScoreSheet]:
        """Returns the score sheets."""
        found: list[ScoreSheet] = self.room("sheets").sheets(state)
        return found

    def layout(self) -> dict[str, Any]:
        """Returns the fields of a state."""
        fields: dict[str, Any] = table_of(self.package()).whole_layout(self.package())
        return fields

    def check_position(self, state: State) -> None:
        """Rejects an imported position that breaks the rules."""
        self.room("invariants").check(state)

    def content_digest(self) -> str:
        """Returns a digest that changes with every component value."""
        digest: str = self.room("lookups").CARDS.digest
        return digest

    def digest_with(self, pack: str) -> str:
        """Returns the digest of the title with this pack, or with none."""
        own = Path(self.folder()) / "content"
        digest: str = self.room("cards").Cards(own, Path(pack) if pack else None).digest
        return digest

    def content_kinds(self) -> dict[str, Any]:
        """Returns the struct of each table of the content files."""
        kinds: dict[str, Any] = self.room("lookups").CARDS.kinds
        return kinds

    def folder(self) -> str:
        """The folder with locale, help and content."""
        folder: str = self.room("lookups").FOLDER
        return folder

    def check_content(self, folder: str) -> list[str]:
        """Returns the problems of a content folder."""
        return folder_problems(folder, Path(self.folder()) / "content", self.room("cards").Cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class PackagedDisplay(Display):
    """The display of a package: the modules beside its `game.py`, with derived defaults for the absent ones.

    `view`, `text`, `observation`, `holdings` and `names` can be derived from `fields` and the content (`core/derived`);
    `explained`, `refused`, `progress`, `miniature`, `paper` and `pad` are optional.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._derived: Any = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.package,)

    def room(self, name: str) -> Any:
        """Returns the module of this name beside the title's own."""
        return room_of(self.package, name)

    def own(self, name: str) -> Any:
        """Returns the module of this name, or None if the title has none."""
        return optional_room(self.package, name)

    def derived(self) -> Any:
        """The derived display, used for everything that the title doesn't show itself."""
        if self._derived is None:
            from gospoda.core.derived.display import DeclaredDisplay

            self._derived = DeclaredDisplay(table_of(self.package), self.room("lookups").CARDS.names)
        return self._derived

    def view(self, state: State, seat: i64) -> Any:
        """Returns what a seat may see."""
        room = self.own("view")
        return self.derived().view(state, seat) if room is None else room.view(state, seat)

    def progress(self, state: State) -> Message | None:
        """Returns how far a game is; None for a title without the module `progress`."""
        room = self.own("progress")
        if room is None:
            return None
        told: Message = room.progress(state)
        return told

    def text(self, view: Any, words: Any) -> Any:
        """Returns the table as text."""
        room = self.own("text")
        return self.derived().text(view, words) if room is None else room.table(view, words)

    def miniature(self, state: State, seat: i64, words: Any) -> str:
        """Returns the drawing of the module `miniature`, made from what spectators see."""
        room = self.own("miniature")
        if room is None:
            return ""
        drawn: str = room.draw(to_builtins(self.view(state, SPECTATOR)), seat, words)
        return drawn

    def observer(self, game: Game, seats: int) -> Any:
        """Returns what turns positions into numbers."""
        room = self.own("observation")
        return self.derived().observer(game, seats) if room is None else room.observer(game, seats)

    def explain(self, state: State, move: int, words: Any) -> str:
        """Returns what a move does beyond its own words; nothing for a title without the module `explained`."""
        room = self.own("explained")
        if room is None:
            return ""
        kind = state.game.moves.kind_of(move)
        told: str = room.explain(state, kind.name, kind.args(move), words)
        return told

    def refusal(self, state: State, seat: int, move: int) -> Message:
        """Returns why a move isn't legal, in the words of the module `refused`."""
        reason = state.refusal(seat, move)
        room = self.own("refused")
        if room is None or not reason or reason in BEFORE_THE_RULES:
            return Message(reason)
        told: Message = room.reason(state, seat, move, reason)
        return told

    def refusal_of_all(self, state: State, seat: int, moves: list[int]) -> Message:
        """Returns the moves' common reason, or the one that the module `refused` finds nearest to a legal move."""
        told = [self.refusal(state, seat, move) for move in moves]
        room = self.own("refused")
        if room is None or all(one == told[0] for one in told):
            return told[0]
        nearest: Message = room.nearest(state, seat, told)
        return nearest

    def amount_names(self) -> list[str]:
        """Returns the numbers that a seat has."""
        room = self.own("holdings")
        names: list[str] = self.derived().amount_names() if room is None else room.AMOUNTS
        return names

    def amounts(self, state: State, seat: i64) -> list[int]:
        """Returns a seat's value of each of these amounts."""
        room = self.own("holdings")
        amounts: list[int] = self.derived().amounts(state, seat) if room is None else room.amounts(state, seat)
        return amounts

    def own_alone(self) -> list[str]:
        """Returns what depends on nobody else."""
        room = self.own("holdings")
        own: list[str] = [] if room is None else room.OWN_ALONE
        return own

    def things(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """Returns what else a seat has and knows."""
        room = self.own("holdings")
        source: Any = self.derived() if room is None else room
        things: list[tuple[str, str]] = source.things(state, seat)
        return things

    def taken(self) -> dict[str, str]:
        """Returns how seats gain components."""
        room = self.own("holdings")
        taken: dict[str, str] = {} if room is None else room.TAKEN
        return taken

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Returns the names of all components."""
        room = self.own("names")
        names: dict[str, dict[str, dict[str, str]]] = self.derived().names() if room is None else room.NAMES
        return names

    def components(self) -> Any:
        """Returns every component as data."""
        room = self.own("view")
        return self.room("lookups").CARDS.tables if room is None else room.components()

    def shown(self) -> tuple[Any, Any] | None:
        """Returns the structs of a view and of the components; a derived view registers none."""
        room = self.own("view")
        return None if room is None else (room.TableView, room.Components)

    def paper(self) -> Any:
        """Returns the paper of the score pad."""
        room = self.own("paper")
        return None if room is None else room.paper()

    def score_pad(self, data: Any) -> Any:
        """Scores a described end position."""
        return self.room("pad").score(data)
