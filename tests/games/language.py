"""The small language of rule tests, the same for all games: describe a position, play on, look.

    play = table(3).gold(5, 5, 5).market("m4 m7")     # a game's own words, on `Setting`
    play.do(0, "buy 1 top", "put trap r1c1")          # seat 0 makes these moves
    play.do("pass")                                   # whoever is asked
    assert play.refused(1, "buy 1 top") == "refused-too-expensive"
    assert play.chapter == "market" and play.asked == 2

Positions are written as JSON through `Position`, like imported files: nothing bypasses the checks.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from gospoda.core.saves.position import Position
from gospoda.core.state import IllegalMove, State

S = TypeVar("S", bound=State)
Said = int | str  # moves in notation, after a seat; without one, whoever is asked makes them


class Setting:
    """A position under construction; games add words of their own."""

    def __init__(self, started: State) -> None:
        self.position = Position(started)

    def put(self, path: str, value: Any) -> Self:
        """Sets any field by its path, such as `players.0.gold`."""
        self.position.put(path, value)
        return self

    def each(self, field: str, *values: Any) -> Self:
        """Sets a field of the players, from the first one on."""
        for seat, value in enumerate(values):
            self.put(f"players.{seat}.{field}", value)
        return self

    def pile(self, path: str, cards: list[str], known: int = 0) -> Self:
        """Sets a pile of these cards, top first, known equally to everybody."""
        return self.put(path, {"cards": cards, "known": [known] * len(cards)})

    def asks(self, chapter: str, *seats: int) -> Self:
        """Lets this chapter ask these seats, with nothing else open."""
        self.position.ask(chapter, *seats)
        return self


class Play(Generic[S]):
    """A running position."""

    def __init__(self, state: S) -> None:
        self._state = state

    @property
    def state(self) -> S:
        return self._state

    def do(self, *said: Said) -> Self:
        """Makes moves in turn; the state keeps the events."""
        self.state.events = []
        for move in said:
            if isinstance(move, str):
                self.state.apply(self._mover(said), self.state.game.moves.parse(move))
        return self

    def _mover(self, said: tuple[Said, ...]) -> int:
        """Returns the named seat, or whoever is asked."""
        return said[0] if isinstance(said[0], int) else self.asked

    def refused(self, *said: Said) -> str:
        """Returns the reason why a move is refused."""
        try:
            self.state.clone().apply(self._mover(said), self.state.game.moves.parse(str(said[-1])))
        except IllegalMove as problem:
            return problem.reason
        raise AssertionError(f"{said[-1]} is not refused")

    def can(self, *said: Said) -> bool:
        return self.state.game.moves.parse(str(said[-1])) in self.state.legal(self._mover(said))

    def legal(self, seat: int | None = None, start: str = "") -> list[str]:
        """Returns the legal moves in notation, or those that begin with these words."""
        moves = [
            self.state.game.moves.notation(move) for move in self.state.legal(self.asked if seat is None else seat)
        ]
        words = start.split()
        return [move for move in moves if move.split()[: len(words)] == words]

    @property
    def chapter(self) -> str:
        return "end" if self.state.is_over() else self.state.chapter().name

    @property
    def asked(self) -> int:
        """Returns the seat that owes a decision."""
        return int(self.state.next_seat())

    def told(self, kind: str) -> list[list[int]]:
        """Returns the arguments of all events of a kind in the latest moves."""
        return [event.args for event in self.state.events or [] if event.kind == kind]

    def points(self, seat: int = 0) -> dict[str, int]:
        """Returns a seat's points by category."""
        found: dict[str, int] = {}
        for line in self.state.scores()[seat].lines:
            found[line.category] = found.get(line.category, 0) + line.points
        return found

    def total(self, seat: int = 0) -> int:
        return self.state.points()[seat]


class Table(Setting, Play[S]):
    """A position that starts running when first played or inspected, and may be changed again."""

    def __init__(self, started: S) -> None:
        Setting.__init__(self, started)
        self.made: S | None = None

    @property
    def data(self) -> dict[str, Any]:
        """Returns the fields as JSON; a running position is serialized again before it is changed."""
        if self.made is not None:
            self.position, self.made = Position(self.made), None
        fields: dict[str, Any] = self.position.data["table"]
        return fields

    def put(self, path: str, value: Any) -> Self:
        assert self.data
        return super().put(path, value)

    def finished(self) -> State:
        """Returns the position as a state; games may fill in what follows from the description."""
        return self.position.state()

    @property
    def state(self) -> S:
        if self.made is None:
            self.made = self.finished()  # type: ignore[assignment]
        assert self.made is not None
        return self.made

    def copy(self) -> Self:
        """Returns a copy of the position to try something on."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.made = self.state.clone()  # type: ignore[assignment]
        return twin
