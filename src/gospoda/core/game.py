# gospoda: compiled
"""A title: what it is called, who can play it, with which options, and how a game of it begins and ends.

How opponents judge its positions is its `judge`, how it is shown to people and machines its `display`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from gospoda.core.display import Display
from gospoda.core.judge import Judge
from gospoda.core.messages import ScoreSheet
from gospoda.core.moves import Kind, MoveTable
from gospoda.core.state import Chapter, Event, State, class_text

NOT_SPARED: Final = -1


class BadOption(ValueError):
    """An option that the game does not have, or a value that it does not take."""


class Option:
    """A variant or a house ruling as a named switch; `rule` is its paragraph in the rules."""

    def __init__(
        self, name: str, values: list[Any], rule: str, official: bool = False, seats: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.values = values  # the first one is the default
        self.rule = rule
        self.official = official  # a variant of the rulebook, not a house ruling
        self.seats = seats  # the player counts for which it means anything; empty: all

    @property
    def default(self) -> Any:
        """The value that is used if nobody says otherwise."""
        return self.values[0]

    def concerns(self, seats: int) -> bool:
        """Whether the option changes anything for this number of players."""
        return not self.seats or seats in self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One object per title, without state of its own."""

    id: str = ""
    title: str = ""
    version: str = "1"
    designer: str = ""
    publisher: str = ""
    year: int = 0

    def __init__(
        self,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        moves: MoveTable,
        events: list[Kind],
        chapters: list[Chapter[Any, Any]],
        judge: Judge | None = None,
        display: Display | None = None,
    ) -> None:
        self.id = class_text(self, "id", self.id)
        self.title = class_text(self, "title", self.title)
        self.version = class_text(self, "version", self.version)
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.defaults: dict[str, Any] = {option.name: option.default for option in options}
        self.moves = moves
        self.events: dict[str, Kind] = {kind.name: kind for kind in [*events, Kind("ready")]}
        self.chapters = chapters
        self.judge: Judge = Judge() if judge is None else judge
        self.display: Display = Display() if display is None else display
        for number in range(len(chapters)):
            chapters[number].heading.list_as(number)
        self.telling: list[Event] | None = None  # where a new state records what happens; None: it does not

    # ---- what a title provides

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """Set up a game; the options are complete and checked."""
        raise NotImplementedError

    def blank(self, seats: int) -> State:
        """An empty state for the codec to fill."""
        raise NotImplementedError

    def points(self, state: State) -> list[int]:
        """The present score of every seat, quickly; a title may find it without writing the sheets."""
        return [sheet.total for sheet in self.scores(state) if sheet.seat >= 0]

    def scores(self, state: State) -> list[ScoreSheet]:
        """A score sheet for every seat, and for automated opponents with seat -1."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The winning seats, tie breakers applied; without any, those with the most points."""
        points = self.points(state)
        return [seat for seat in range(state.seats) if points[seat] == max(points)]

    def spared(self, state: State, seat: int) -> int:
        """The answer to a question that a person need not be bothered with, -1 for all others.

        The question stays part of the rules, and bots and research may answer it as they like. A table gives this
        answer for a person, because another one could be given later with the same effect.
        """
        return NOT_SPARED

    def layout(self) -> dict[str, Any]:
        """The fields of a state with their codecs."""
        raise NotImplementedError

    def check_position(self, state: State) -> None:
        """Raise a `ValueError` for a position from outside that the rules rule out; the layout was checked before."""

    def content_digest(self) -> str:
        """A short text that changes with every component value in use."""
        return ""

    def digest_with(self, pack: str) -> str:
        """The same with this folder of a content pack laid over the files of the title, as they are now; "" for none.

        Raises `ContentError` if the pack cannot be used.
        """
        raise NotImplementedError

    def content_kinds(self) -> dict[str, Any]:
        """The struct that each table of the content files is read as, by the name of the table."""
        return {}

    def folder(self) -> str:
        """The folder with the locale, help and content files of the title."""
        raise NotImplementedError

    def check_content(self, folder: str) -> list[str]:
        """The problems of a content folder, in words; empty if there are none."""
        raise NotImplementedError

    # ---- the same for every title

    def seat_counts(self) -> list[int]:
        """The numbers of players that the game is made for."""
        return list(range(self.min_seats, self.max_seats + 1))

    def check_options(self, given: Any) -> dict[str, Any]:
        """All options with their values; unknown names and values are refused, and so is what is no dictionary.

        Of any type: with another one, compiled code would raise its own TypeError before the sentence.
        """
        if not given:
            return self.defaults.copy()
        if not isinstance(given, dict):
            raise BadOption(f"options are a dictionary of names and values, not {given!r}")
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                allowed = ", ".join(str(v) for v in known[name].values)
                raise BadOption(f"the option {name!r} of {self.id} takes {allowed}, not {value!r}")
        return {**self.defaults, **given}

    def start(self, seats: int, options: dict[str, Any] | None = None, seed: int | str = 0) -> State:
        """Deal a new game after checking what was asked for."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.id} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        return self.begin(seats, self.check_options(options or {}), seed)

    def begin(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """Deal, and let the agenda come to the first question; the options are complete and checked."""
        state = self.deal(seats, options, seed)
        state.proceed()
        return state

    def teller(self) -> Game:
        """Another object of the same title; a class that takes arguments of its own says here how it is made."""
        if type(self).__init__ is Game.__init__:
            events = list(self.events.values())
            return type(self)(
                self.min_seats,
                self.max_seats,
                self.options,
                self.moves,
                events,
                self.chapters,
                self.judge,
                self.display,
            )
        make: Any = type(self)
        made: Game = make()
        return made

    def opening(self, seats: int, options: dict[str, Any] | None = None, seed: int | str = 0) -> list[Event]:
        """What happens in the deal of this seed before anybody decides: rolls, dealt cards, the first income.

        The deal is made once more by a title of its own that records it, so that no other deal pays for it.
        """
        teller = self.teller()
        told: list[Event] = []
        teller.telling = told
        teller.start(seats, options, seed)
        return told

    def modes(self, seats: int) -> list[dict[str, Any]]:
        """The option sets worth testing: the default, and each option changed alone."""
        modes: list[dict[str, Any]] = [{}]
        for option in self.options:
            if option.concerns(seats):
                modes.extend({option.name: value} for value in option.values[1:])
        return modes

    def __deepcopy__(self, memo: object) -> Game:
        return self  # nothing in a title changes

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from gospoda.core.registry import game

        return game, (self.id,)
