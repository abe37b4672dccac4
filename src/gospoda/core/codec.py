"""Converts a state to JSON and back. A game declares its fields once; names replace numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

from gospoda.core.agenda import MOST_SEATS, Frame, FrameField, PollFrame
from gospoda.core.bits import each_bit
from gospoda.core.chance import WORD, Chance, Deal, Stream
from gospoda.core.decisions import Chapter, Step
from gospoda.core.game import Game
from gospoda.core.moves import Domain
from gospoda.core.piles import Pile, mix, within
from gospoda.core.state import State

Json = Any
MOST = (1 << 31) - 1
KEY = 32  # bytes of a stream's key
MOST_CARDS = 4095  # in a pile
MOST_MIXES = 1 << 14
MOST_FRAMES = 200  # frames on the agenda
MOST_COMMITTED = 50  # secret moves of one seat
FIELDS = {"game", "version", "seats", "options", "chance", "agenda", "waiting", "committed", "shown", "mixes", "table"}


class BadState(ValueError):
    """Raised when JSON isn't a valid state; the message names the offending path."""


class Codec(Protocol):
    """How one field is written and read; `where` is its path for error messages."""

    def encode(self, value: Any) -> Json:
        """Returns the JSON form of a value."""

    def decode(self, data: Json, where: str) -> Any:
        """Returns the value of a JSON form."""


class Plain:
    """A number, flag or text, or a list of them, written unchanged."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def encode(self, value: Any) -> Json:
        """Returns the value itself."""
        return value

    def decode(self, data: Json, where: str) -> Any:
        """Returns the value itself if it has the right type."""
        if type(data) is not self.kind:
            raise BadState(f"{where}: a {self.kind.__name__} is needed, not {data!r}")
        return data


class Number(Plain):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(int)
        self.least = least
        self.most = most

    def decode(self, data: Json, where: str) -> int:
        """Returns the number if it is within the bounds."""
        number: int = super().decode(data, where)
        if not self.least <= number <= self.most:
            raise BadState(f"{where}: a number from {self.least} to {self.most} is needed, not {number}")
        return number


class Fixed:
    """A field that depends only on the player count and the options: it never changes during a game."""

    def __init__(self, item: Codec) -> None:
        self.item = item

    def encode(self, value: Any) -> Json:
        """Encodes like the item."""
        return self.item.encode(value)

    def decode(self, data: Json, where: str) -> Any:
        """Decodes like the item."""
        return self.item.decode(data, where)


class Named:
    """A number of a domain, written as its id; -1 is null, where a thing may be absent."""

    def __init__(self, domain: Domain, optional: bool = False) -> None:
        self.domain = domain
        self.optional = optional

    def encode(self, value: int) -> Json:
        """Returns the id."""
        return None if value < 0 else self.domain.ids[value]

    def decode(self, data: Json, where: str) -> int:
        """Returns the number of the id."""
        if data is None and self.optional:
            return -1
        if not isinstance(data, str) or data not in self.domain.index:
            raise BadState(f"{where}: {data!r} is no {self.domain.name}")
        return self.domain.index[data]


class Many:
    """A list of things of one kind; `most` is its maximum length if known, which an observation needs."""

    def __init__(self, item: Codec, most: int = 0) -> None:
        self.item = item
        self.most = most

    def encode(self, value: list[Any]) -> Json:
        """Returns the items."""
        return [self.item.encode(item) for item in value]

    def decode(self, data: Json, where: str) -> list[Any]:
        """Returns the items."""
        if not isinstance(data, list) or (self.most and len(data) > self.most):
            raise BadState(f"{where}: a list{f' of at most {self.most}' * bool(self.most)} is needed, not {data!r}")
        return [self.item.decode(item, f"{where}.{i}") for i, item in enumerate(data)]


class Row(Many):
    """A list whose length depends only on the player count and the options: it never changes during a game."""


class SetOf:
    """A set of named things, stored as a bit mask and written as their ids."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: int) -> Json:
        """Returns the ids, in order."""
        return [self.domain.ids[n] for n in each_bit(value)]

    def decode(self, data: Json, where: str) -> int:
        """Returns the mask of the ids."""
        if not isinstance(data, list):
            raise BadState(f"{where}: a list is needed, not {data!r}")
        mask = 0
        for key in data:
            if not isinstance(key, str) or key not in self.domain.index:
                raise BadState(f"{where}: {key!r} is no {self.domain.name}")
            number = self.domain.index[key]
            if mask >> number & 1:
                raise BadState(f"{where}: {key} is there twice")
            mask |= 1 << number
        return mask


class PileOf:
    """A pile: its cards by name and who knows what about each."""

    def __init__(self, family: int, domain: Domain) -> None:
        self.family = family
        self.cards = Many(Named(domain))
        self.known = Many(Number(0, MOST))

    def encode(self, value: Pile) -> Json:
        """Returns cards and knowledge."""
        return {"cards": self.cards.encode(value.cards), "known": list(value.known)}

    def decode(self, data: Json, where: str) -> Pile:
        """Returns the pile."""
        if not isinstance(data, dict) or set(data) != {"cards", "known"}:
            raise BadState(f"{where}: a pile has the fields cards and known")
        cards = self.cards.decode(data["cards"], f"{where}.cards")
        known = self.known.decode(data["known"], f"{where}.known")
        if len(cards) > MOST_CARDS:
            raise BadState(f"{where}: no pile has {len(cards)} cards")
        if len(cards) != len(known):
            raise BadState(f"{where}: there are {len(cards)} cards but {len(known)} masks")
        return Pile(self.family, cards, known)


class Part:
    """A component of a state with its own fields, such as a player."""

    def __init__(self, make: Callable[[], Any], layout: dict[str, Codec]) -> None:
        self.make = make
        self.layout = layout

    def encode(self, value: Any) -> Json:
        """Encodes field by field."""
        return {name: codec.encode(getattr(value, name)) for name, codec in self.layout.items()}

    def decode(self, data: Json, where: str) -> Any:
        """Returns a new part filled from JSON."""
        part = self.make()
        self.fill(part, data, where)
        return part

    def fill(self, part: Any, data: Json, where: str) -> None:
        """Reads all fields into an existing part."""
        if not isinstance(data, dict):
            raise BadState(f"{where}: an object is needed, not {data!r}")
        if set(data) != set(self.layout):
            odd = ", ".join(sorted(set(data) ^ set(self.layout)))
            raise BadState(f"{where}: these fields are missing or unknown: {odd}")
        for name, codec in self.layout.items():
            setattr(part, name, codec.decode(data[name], f"{where}.{name}" if where else name))


INT = Number(-MOST, MOST)
SEAT = Number(0, MOST_SEATS - 1)
BOOL = Plain(bool)
TEXT = Plain(str)
INTS = Many(INT)


@lru_cache
def fields_of(game: Game) -> Part:
    """How each field of a game's state is written and read."""
    return Part(list, game.layout())


def state_to_json(state: State) -> dict[str, Json]:
    """Writes the whole state, secrets included."""
    game = state.game
    return {
        "game": game.id,
        "version": game.version,
        "seats": state.seats,
        "options": state.options,
        "chance": chance_to_json(state.chance),
        "agenda": agenda_to_json(game, state.top),
        "waiting": state.waiting,
        "committed": [[game.moves.notation(move) for move in moves] for moves in state.committed],
        "shown": state.shown,
        "mixes": list(state.mixes),
        "table": fields_of(game).encode(state),
    }


def state_from_json(game: Game, data: dict[str, Json]) -> State:
    """Reads a written state and checks it against its layout, so that the result is safe to handle."""
    try:
        return read_state(game, data)
    except BadState:
        raise
    except (KeyError, TypeError, IndexError, ValueError, AttributeError, OverflowError) as problem:
        raise BadState(f"this is no state of {game.id}: {problem!r}") from None


def read_state(game: Game, data: dict[str, Json]) -> State:
    """Reads a state like `state_from_json`, but a wrong shape may raise either of two kinds of error."""
    if data.get("game", game.id) != game.id:
        raise BadState(f"this is a state of {data['game']}, not of {game.id}")
    seats = Number(game.min_seats, game.max_seats).decode(data["seats"], "seats")
    if "stack" in data:
        data = {**{name: data[name] for name in data if name != "stack"}, "agenda": older_agenda(data["stack"])}
    if not set(data) <= FIELDS:
        raise BadState(f"there is no field {min(set(data) - FIELDS)!r} in a state")
    state = game.blank(seats)
    state.options = game.check_options(data["options"])
    state.chance = chance_from_json(data["chance"])
    state.restore(agenda_from_json(game, data["agenda"], seats))
    state.waiting = Number(0, state.everybody()).decode(data["waiting"], "waiting")
    state.committed = committed_from_json(game, data["committed"])
    state.shown = Number(0, MOST).decode(data["shown"], "shown")
    state.mixes = mixes_from_json(data["mixes"])
    fields_of(game).fill(state, data["table"], "")
    check_commitments(state)
    check_knowledge(state)
    return state


def committed_from_json(game: Game, data: Json) -> list[list[int]]:
    """Reads the secret choices by seat."""
    committed = [[game.moves.parse(text) for text in moves] for moves in Many(Many(TEXT)).decode(data, "committed")]
    if any(len(moves) > MOST_COMMITTED for moves in committed):
        raise BadState("committed: nobody makes so many moves at once")
    return committed


def mixes_from_json(data: Json) -> list[int]:
    """Reads the mixes as a forest: each is a root or part of a later one, so every path upwards ends."""
    mixes = INTS.decode(data, "mixes")
    if not 1 <= len(mixes) <= MOST_MIXES or mixes[0] != 0:
        raise BadState("mixes: a list that begins with 0 is needed")
    for number, into in enumerate(mixes):
        if not number <= into < len(mixes):
            raise BadState(f"mixes.{number}: {into} is no later mix")
    return mixes


def check_commitments(state: State) -> None:
    """Checks that either every seat or none has secret choices."""
    everybody = len(state.committed) == state.seats
    if not everybody and (state.committed or (state.top is not None and state.chapter().simultaneous)):
        raise BadState(f"committed: there are choices of {len(state.committed)} seats, not of {state.seats}")


def check_knowledge(state: State) -> None:
    """Checks that whoever knows only that a card lies in a mix names an existing mix."""
    for pile in state.piles():
        for knowledge in pile.known:
            if mix(knowledge) >= len(state.mixes) or (within(knowledge) and not mix(knowledge)):
                raise BadState(f"a card is known to lie in the mix {mix(knowledge)}, which is none")


def chance_to_json(chance: Chance) -> Json:
    """Writes the state of a generator, including the key of its stream."""
    if isinstance(chance, Stream):
        where = {"place": chance.place, "counts": chance.elsewhere()} if isinstance(chance, Deal) else {}
        return {"key": chance.key.hex(), "at": chance.x, "uses": chance.uses, **where}
    return [chance.x, chance.y, chance.uses]


def chance_from_json(data: Json) -> Chance:
    """Reads a written generator."""
    word, count = Number(0, WORD), Number(0, MOST)
    if isinstance(data, dict):
        key = bytes.fromhex(TEXT.decode(data["key"], "chance.key"))
        if len(key) != KEY:
            raise BadState(f"chance.key: {KEY} bytes are needed, not {len(key)}")
        at, uses = count.decode(data["at"], "chance.at"), count.decode(data["uses"], "chance.uses")
        if "counts" not in data:
            return Stream(key, at, uses)
        counts = {count.decode(place, "chance"): count.decode(taken, "chance") for place, taken in data["counts"]}
        return Deal(key, count.decode(data["place"], "chance.place"), at, uses, counts)
    x, y, uses = data
    words = word.decode(x, "chance.0"), word.decode(y, "chance.1")
    if words == (0, 0):
        raise BadState("chance: a generator of zeros gives nothing but zeros")
    return Chance(*words, count.decode(uses, "chance.2"))


def agenda_to_json(game: Game, top: Frame | None) -> list[Json]:
    """Writes the frames of the agenda, the top one first, with their fields by name."""
    agenda = []
    while top is not None:
        heading = game.chapters[top.chapter].heading
        values = {name: written(field, getattr(top, name)) for name, field in heading.fields.items()}
        agenda.append({"chapter": heading.name, "seats": top.seats, **values})
        top = top.below
    return agenda


def written(field: FrameField, value: Any) -> Json:
    """Returns a frame's field as JSON."""
    return value if field.domain is None else Named(field.domain, field.least < 0).encode(value)


def read_field(field: FrameField, data: Json, seats: int, where: str) -> Any:
    """Reads a frame's field if it is within bounds."""
    if field.domain is not None:
        return Named(field.domain, field.least < 0).decode(data, where)
    most = seats - 1 if field.is_seat else field.most
    return BOOL.decode(data, where) if field.is_flag else Number(field.least, most).decode(data, where)


def agenda_from_json(game: Game, data: Json, seats: int) -> Frame | None:
    """Reads a written agenda."""
    if not isinstance(data, list) or len(data) > MOST_FRAMES:
        raise BadState("agenda: a short list of frames is needed")
    chapters = {chapter.name: chapter for chapter in game.chapters}
    top: Frame | None = None
    for place, entry in reversed(list(enumerate(data))):
        frame = frame_from_json(chapters, entry, seats, f"agenda.{place}")
        frame.below = top
        top = frame
    return top


def frame_from_json(chapters: dict[str, Chapter[Any, Any]], data: Json, seats: int, where: str) -> Frame:
    """Reads a frame: its chapter, the seats it asks, and exactly the fields that the chapter declares."""
    if not isinstance(data, dict):
        raise BadState(f"{where}: an object is needed, not {data!r}")
    name = TEXT.decode(data.get("chapter"), f"{where}.chapter")
    if name not in chapters:
        raise BadState(f"{where}: there is no chapter {name!r}")
    heading = chapters[name].heading
    odd = set(data) ^ {"chapter", "seats", *heading.fields}
    if odd:
        raise BadState(f"{where}: these fields are missing or unknown: {', '.join(sorted(odd))}")
    fields = heading.fields.items()
    frame = heading.frame(**{key: read_field(field, data[key], seats, f"{where}.{key}") for key, field in fields})
    if frame.chapter != heading.number:
        raise BadState(f"{where}: these fields do not belong to the chapter {name!r}")
    frame.seats = Number(0, (1 << seats) - 1).decode(data["seats"], f"{where}.seats")
    chapter = chapters[name]
    if frame.seats and isinstance(chapter, Step):
        raise BadState(f"{where}.seats: {name} happens by itself and asks nobody")
    if not frame.seats and type(chapter).run is Chapter.run and not isinstance(frame, PollFrame):
        raise BadState(f"{where}.seats: {name} is a question to somebody")
    return frame


def older_agenda(stack: Json) -> Json:
    """Reads an agenda from before numbers had names; only a single question without numbers is possible."""
    if len(stack) > 1 or any(number for _, _, *numbers in stack for number in numbers):
        raise BadState("stack: an older version wrote this in the middle of something; play it again from its moves")
    return [{"chapter": name, "seats": seats} for name, seats, *_ in stack]
