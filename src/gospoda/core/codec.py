"""A state as JSON and back. A game lays out its fields once; names stand in the place of numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

from gospoda.core.chance import Chance, Stream
from gospoda.core.game import Game
from gospoda.core.moves import Domain
from gospoda.core.piles import Pile
from gospoda.core.state import Decision, State

Json = Any


class BadState(ValueError):
    """A JSON text that is no state of its game; the message names the place."""


class Codec(Protocol):
    """How one field is written and read; `where` is its path for error messages."""

    def encode(self, value: Any) -> Json:
        """The JSON form of a value."""

    def decode(self, data: Json, where: str) -> Any:
        """The value of a JSON form."""


class Plain:
    """A number, flag or text, or a list of them, written as it is."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def encode(self, value: Any) -> Json:
        """The value itself."""
        return value

    def decode(self, data: Json, where: str) -> Any:
        """The value itself, if it has the right type."""
        if type(data) is not self.kind:
            raise BadState(f"{where}: a {self.kind.__name__} is needed, not {data!r}")
        return data


class Named:
    """A number of a domain, written by its id; -1 is null."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: int) -> Json:
        """The id."""
        return None if value < 0 else self.domain.ids[value]

    def decode(self, data: Json, where: str) -> int:
        """The number of the id."""
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.domain.index:
            raise BadState(f"{where}: {data!r} is no {self.domain.name}")
        return self.domain.index[data]


class Many:
    """A list of things of one kind."""

    def __init__(self, item: Codec) -> None:
        self.item = item

    def encode(self, value: list[Any]) -> Json:
        """The items."""
        return [self.item.encode(item) for item in value]

    def decode(self, data: Json, where: str) -> list[Any]:
        """The items."""
        if not isinstance(data, list):
            raise BadState(f"{where}: a list is needed, not {data!r}")
        return [self.item.decode(item, f"{where}.{i}") for i, item in enumerate(data)]


class PileOf:
    """A pile: its cards by name and what is known of each."""

    def __init__(self, family: int, domain: Domain) -> None:
        self.family = family
        self.cards = Many(Named(domain))
        self.known = Many(Plain(int))

    def encode(self, value: Pile) -> Json:
        """Cards and knowledge."""
        return {"cards": self.cards.encode(value.cards), "known": list(value.known)}

    def decode(self, data: Json, where: str) -> Pile:
        """The pile."""
        if not isinstance(data, dict) or set(data) != {"cards", "known"}:
            raise BadState(f"{where}: a pile has the fields cards and known")
        cards = self.cards.decode(data["cards"], f"{where}.cards")
        known = self.known.decode(data["known"], f"{where}.known")
        if len(cards) != len(known):
            raise BadState(f"{where}: there are {len(cards)} cards but {len(known)} masks")
        return Pile(self.family, cards, known)


class Part:
    """A component of a state with fields of its own, such as a player."""

    def __init__(self, make: Callable[[], Any], layout: dict[str, Codec]) -> None:
        self.make = make
        self.layout = layout

    def encode(self, value: Any) -> Json:
        """Field by field."""
        return {name: codec.encode(getattr(value, name)) for name, codec in self.layout.items()}

    def decode(self, data: Json, where: str) -> Any:
        """A new part, filled."""
        part = self.make()
        self.fill(part, data, where)
        return part

    def fill(self, part: Any, data: Json, where: str) -> None:
        """Read all fields into an existing part."""
        if not isinstance(data, dict):
            raise BadState(f"{where}: an object is needed, not {data!r}")
        if set(data) != set(self.layout):
            odd = ", ".join(sorted(set(data) ^ set(self.layout)))
            raise BadState(f"{where}: these fields are missing or unknown: {odd}")
        for name, codec in self.layout.items():
            setattr(part, name, codec.decode(data[name], f"{where}.{name}" if where else name))


INT = Plain(int)
BOOL = Plain(bool)
TEXT = Plain(str)
INTS = Many(INT)


@lru_cache
def fields_of(game: Game) -> Part:
    """How the fields of a game's state are written and read."""
    return Part(list, game.layout())


def state_to_json(state: State) -> dict[str, Json]:
    """The whole state, secrets included."""
    game = state.game
    return {
        "game": game.id,
        "version": game.version,
        "seats": state.seats,
        "options": state.options,
        "chance": chance_to_json(state.chance),
        "stack": stack_to_json(game, state.top),
        "waiting": state.waiting,
        "committed": [[game.moves.notation(move) for move in moves] for moves in state.committed],
        "shown": state.shown,
        "mixes": list(state.mixes),
        "table": fields_of(game).encode(state),
    }


def state_from_json(game: Game, data: dict[str, Json]) -> State:
    """The state that was written."""
    try:
        if data.get("game", game.id) != game.id:
            raise BadState(f"this is a state of {data['game']}, not of {game.id}")
        state = game.blank(data["seats"])
        state.options = game.check_options(data["options"])
        state.chance = chance_from_json(data["chance"])
        state.restore(stack_from_json(game, data["stack"]))
        state.waiting = data["waiting"]
        state.committed = [[game.moves.parse(text) for text in moves] for moves in data["committed"]]
        state.shown = data["shown"]
        state.mixes = list(data["mixes"])
        fields_of(game).fill(state, data["table"], "")
    except BadState:
        raise
    except (KeyError, TypeError, IndexError, ValueError) as problem:
        raise BadState(f"this is no state of {game.id}: {problem!r}") from None
    return state


def chance_to_json(chance: Chance) -> Json:
    """Where a generator stands; the key of a stream is part of it."""
    if isinstance(chance, Stream):
        return {"key": chance.key.hex(), "at": chance.x, "uses": chance.uses}
    return [chance.x, chance.y, chance.uses]


def chance_from_json(data: Json) -> Chance:
    """The generator that was written."""
    if isinstance(data, dict):
        return Stream(bytes.fromhex(data["key"]), data["at"], data["uses"])
    return Chance(*data)


def stack_to_json(game: Game, top: Decision | None) -> list[Json]:
    """The decisions from the top of the stack to its bottom."""
    stack = []
    while top is not None:
        stack.append([game.chapters[top.chapter].name, top.seats, top.a, top.b, top.c])
        top = top.below
    return stack


def stack_from_json(game: Game, data: list[Json]) -> Decision | None:
    """The stack that was written."""
    chapters = {chapter.name: i for i, chapter in enumerate(game.chapters)}
    top: Decision | None = None
    for name, seats, a, b, c in reversed(data):
        top = Decision(chapters[name], seats, top, a, b, c)
    return top
