# gospoda: compiled
"""A title: what it is called, who can play it, with which options, and how a game of it begins."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from gospoda.core.chance import Chance
from gospoda.core.messages import ScoreSheet
from gospoda.core.moves import Kind, MoveTable
from gospoda.core.state import Chapter, Event, State, class_text


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
        chapters: list[Chapter[Any]],
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

    def layout(self) -> dict[str, Any]:
        """The fields of a state with their codecs."""
        raise NotImplementedError

    def check_position(self, state: State) -> None:
        """Raise a `ValueError` for a position from outside that the rules rule out; the layout was checked before."""

    def content_digest(self) -> str:
        """A short text that changes with every component value in use."""
        return ""

    def view(self, state: State, seat: i64) -> Any:
        """What a seat (or `SPECTATOR`) may see, as a typed struct."""
        raise NotImplementedError

    def common(self, state: State) -> Any:
        """What all views of a position have in common, ready for the wire; None where a game prepares nothing."""
        return None

    def wire_view(self, state: State, seat: i64, common: Any) -> Any:
        """The view for the wire, out of what is `common`: encoded it is the same as `view`."""
        return self.view(state, seat)

    def wire_scores(self, state: State) -> Any:
        """The score sheets for the wire: encoded they are the same as `scores`."""
        return self.scores(state)

    def observer(self, seats: int) -> Any:
        """What turns positions for so many seats into numbers; a title without one cannot be learned by machines."""
        raise NotImplementedError(f"{self.id} does not say what a seat observes as numbers")

    def text(self, view: Any, words: Any) -> Any:
        """A view as something that rich can print; made of the view alone, so that it cannot leak."""
        raise NotImplementedError

    def explain(self, state: State, move: int, words: Any) -> str:
        """What a move does beyond its own words, such as the effect of a space; from what everybody sees."""
        return ""

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """The names of all things: domain, id, language."""
        return {}

    def components(self) -> Any:
        """Every component as data that can be written to JSON, for galleries and for drawing boards."""
        return {}

    def amount_names(self) -> list[str]:
        """What a seat has in numbers, such as gold; the words are the messages `amount-<name>`."""
        return []

    def amounts(self, state: State, seat: i64) -> list[int]:
        """How much of each of these a seat has."""
        return []

    def own_alone(self) -> list[str]:
        """The amounts and score categories that depend on nothing but what a seat itself has and does."""
        return []

    def things(self, state: State, seat: i64) -> list[tuple[str, str]]:
        """The cards, dice and the like that a seat has and knows, as domain and id."""
        return []

    def shown(self) -> tuple[Any, Any] | None:
        """The structs of a view and of the components, for the types of clients; None: the title registers none."""
        return None

    def folder(self) -> str:
        """The folder with the locale, help and content files of the title."""
        raise NotImplementedError

    def paper(self) -> Any:
        """The paper of the score pad, as `core.paper` describes it; None if the title has none."""
        return None

    def score_pad(self, data: Any) -> Any:
        """Score a described end position of a physical table."""
        raise NotImplementedError

    def check_content(self, folder: str) -> list[str]:
        """The problems of a content folder, in words; empty if there are none."""
        raise NotImplementedError

    def foresee(self, state: State, seat: i64, move: i64) -> State:
        """What opponents expect of a move, as far as it concerns its seat alone: a heuristic, never shown to people.

        By default the position after it by the rules; a secret choice shows nothing before all are turned up.
        """
        twin = state.clone()
        chapter = twin.chapter()
        if not chapter.simultaneous:
            chapter.apply(twin, seat, move)
        return twin

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks for a seat: a heuristic for greedy and searching opponents."""
        return float(state.points()[seat])

    def margins(self, state: State) -> list[float]:
        """How far each seat is ahead of its best rival: by points at the end, before that by `value`.

        Alone it is the value itself; a title with an automated opponent subtracts that one's score there.
        """
        if state.seats == 1:
            return [self.value(state, 0)]
        if state.waiting == 0:
            return leads(self.points(state))
        worth = [self.value(state, seat) for seat in range(state.seats)]
        return [worth[seat] - best_rival(worth, seat) for seat in range(state.seats)]

    def outcome(self, state: State) -> tuple[list[int], list[int]]:
        """Points and winners of a finished game, together: a search asks for both a million times."""
        return self.points(state), self.winners(state)

    def rollout_move(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick sensible move, with which a search plays on beyond its tree; by default the best of any eight."""
        return best_of_some(state, seat, moves, 8, chance)

    def horizon(self) -> i64:
        """How many decisions a search plays on before it trusts `value`; 0 means to the end of the game."""
        return 8

    def seen(self, state: State, seat: i64, move: i64) -> i64:
        """What a search takes other seats to notice of a move before it is made: a number, -1 for nothing.

        Never more than they see at the table; less, where more would only scatter what they have learned.
        """
        return -1 if state.chapter().simultaneous else move

    # ---- the same for every title

    def seat_counts(self) -> list[int]:
        """The numbers of players that the game is made for."""
        return list(range(self.min_seats, self.max_seats + 1))

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values; unknown names and values are refused."""
        if not given:
            return self.defaults.copy()
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
        return self.deal(seats, self.check_options(options or {}), seed)

    def teller(self) -> Game:
        """Another object of the same title; a class that takes arguments of its own says here how it is made."""
        if type(self).__init__ is Game.__init__:
            return type(self)(
                self.min_seats, self.max_seats, self.options, self.moves, list(self.events.values()), self.chapters
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

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from gospoda.core.registry import game

        return game, (self.id,)


def best_rival(worth: list[float], seat: i64) -> float:
    """What the best of the other seats has."""
    rival = -1e9
    for other in range(len(worth)):
        if other != seat and worth[other] > rival:
            rival = worth[other]
    return rival


def leads(points: list[int]) -> list[float]:
    """How far each seat is ahead of its best rival in points."""
    worth = [float(n) for n in points]
    return [worth[seat] - best_rival(worth, seat) for seat in range(len(worth))]


def best_of_some(state: State, seat: i64, moves: list[int], some: i64, chance: Chance) -> i64:
    """Of so many moves drawn by chance the one after which the position looks best."""
    best: i64 = moves[chance.below(len(moves))]
    game = state.game
    highest = game.value(game.foresee(state, seat, best), seat)
    for _ in range(some - 1):
        move: i64 = moves[chance.below(len(moves))]
        if move != best:
            value = game.value(game.foresee(state, seat, move), seat)
            if value > highest:
                highest = value
                best = move
    return best
