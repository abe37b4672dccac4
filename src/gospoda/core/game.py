# gospoda: compiled
"""A title: its name, player counts and options, and how a game of it begins and ends.

Its `judge` evaluates positions for opponents; its `display` shows the game to people and machines.
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
    """Raised for an option that the game does not have, or for a value that the option does not take."""


class Option:
    """A variant or a house ruling as a named switch; `rule` is its paragraph in the rules."""

    def __init__(
        self, name: str, values: list[Any], rule: str, official: bool = False, seats: tuple[int, ...] = ()
    ) -> None:
        self.name = name
        self.values = values  # the first one is the default
        self.rule = rule
        self.official = official  # a variant of the rulebook, not a house ruling
        self.seats = seats  # the player counts for which it has an effect; empty: all

    @property
    def default(self) -> Any:
        """The value used if none is given."""
        return self.values[0]

    def concerns(self, seats: int) -> bool:
        """Returns whether the option changes anything for this number of players."""
        return not self.seats or seats in self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title; one stateless object each."""

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
        self.telling: list[Event] | None = None  # where a new state records its events; None: it does not

    # ---- what a title provides

    def deal(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """Sets up a game; the options are complete and checked."""
        raise NotImplementedError

    def blank(self, seats: int) -> State:
        """Returns an empty state for the codec to fill."""
        raise NotImplementedError

    def points(self, state: State) -> list[int]:
        """Returns the current score of every seat, fast; a title may compute it without writing the sheets."""
        return [sheet.total for sheet in self.scores(state) if sheet.seat >= 0]

    def scores(self, state: State) -> list[ScoreSheet]:
        """Returns a score sheet for every seat, and one with seat -1 for each automated opponent."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """Returns the winning seats after tie breakers; without any tie breakers, those with the most points."""
        points = self.points(state)
        return [seat for seat in range(state.seats) if points[seat] == max(points)]

    def spared(self, state: State, seat: int) -> int:
        """Returns the answer to a question that people need not be asked, or -1 for any other question.

        The question stays part of the rules, and bots and research may answer it as they like. A table gives this
        answer for people, because they can still choose differently later with the same effect.
        """
        return NOT_SPARED

    def layout(self) -> dict[str, Any]:
        """Returns the fields of a state with their codecs."""
        raise NotImplementedError

    def check_position(self, state: State) -> None:
        """Raises a `ValueError` if the rules exclude a position from outside; its layout has already been checked."""

    def content_digest(self) -> str:
        """Returns a short text that changes with every component value in use."""
        return ""

    def digest_with(self, pack: str) -> str:
        """Returns the content digest with a content pack's folder ("" for none) laid over the title's current files.

        Raises `ContentError` if the pack cannot be used.
        """
        return self.content_digest()  # without content files there is nothing to lay it over

    def content_kinds(self) -> dict[str, Any]:
        """Returns the struct for each table of the content files, by the name of the table."""
        return {}

    def folder(self) -> str:
        """The folder with the locale, help and content files of the title."""
        raise NotImplementedError

    def check_content(self, folder: str) -> list[str]:
        """Returns the problems of a content folder, in words; empty if there are none."""
        raise NotImplementedError

    # ---- the same for every title

    def seat_counts(self) -> list[int]:
        """The numbers of players that the game supports."""
        return list(range(self.min_seats, self.max_seats + 1))

    def check_options(self, given: Any) -> dict[str, Any]:
        """Returns all options with their values; refuses unknown names and values, and anything but a dictionary.

        Accepts any type, because compiled code would otherwise raise its own TypeError before the readable
        message.
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
        """Checks the setting and deals a new game."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.id} is for {self.min_seats} to {self.max_seats} players, not {seats}")
        return self.begin(seats, self.check_options(options or {}), seed)

    def begin(self, seats: int, options: dict[str, Any], seed: int | str) -> State:
        """Deals, and runs the agenda up to the first question; the options are complete and checked."""
        state = self.deal(seats, options, seed)
        state.proceed()
        return state

    def teller(self) -> Game:
        """Returns another object of the same title; a class with constructor arguments of its own overrides this."""
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
        """Returns the events in the deal of this seed before the first decision.

        These are rolls, dealt cards, the first income. A separate title object repeats the deal and records
        it, so no other deal pays for the recording.
        """
        teller = self.teller()
        told: list[Event] = []
        teller.telling = told
        teller.start(seats, options, seed)
        return told

    def modes(self, seats: int) -> list[dict[str, Any]]:
        """Returns the option sets worth testing: the default, and each option changed alone."""
        modes: list[dict[str, Any]] = [{}]
        for option in self.options:
            if option.concerns(seats):
                modes.extend({option.name: value} for value in option.values[1:])
        return modes

    def __deepcopy__(self, memo: object) -> Game:
        return self  # a title never changes

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from gospoda.core.registry import game

        return game, (self.id,)
