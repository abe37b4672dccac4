"""The score pad for people at a physical table: a described end position, checked, and its full breakdown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gospoda.core.messages import ScoreLine, ScoreSheet, say
from gospoda.games.stonespine.dungeon import Dungeon, empty_dungeon
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.moves import EDGE, edge_name
from gospoda.games.stonespine.plan import put_chamber, put_passage, put_token
from gospoda.games.stonespine.scoring import goal_order, winners
from gospoda.games.stonespine.sheets import sheets
from gospoda.games.stonespine.state import EMPTY_CHAMBERS, Player, StonespineState
from gospoda.games.stonespine.tables import (
    CARDS,
    FACE,
    FACE_COUNT,
    GOAL_REWARDS,
    JAEL_CARD,
    PASSAGE_FACE,
    PRIORITY_REWARD,
    YEARS,
)

Step = Annotated[int, Meta(ge=1, le=4)]


class TokenNote(Struct, frozen=True, forbid_unknown_fields=True):
    """A market token in a chamber."""

    row: Step
    column: Step
    token: str


class PassageNote(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret passage on an edge of a chamber."""

    row: Step
    column: Step
    edge: Literal["N", "E", "S", "W"]


class PlayerNote(Struct, frozen=True, forbid_unknown_fields=True):
    """One dungeon at the end of the game; solo: with the gold that is left."""

    name: str
    blueprint: int
    rows: list[list[str]]
    priority: Annotated[int, Meta(ge=1, le=5)] = 1
    tokens: list[TokenNote] = []
    passages: list[PassageNote] = []
    challenges: list[int] = []
    gold: Annotated[int, Meta(ge=0)] = 0


class JaelNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Solo: what Jael has collected, and the cards he revealed, the last one being that of year 4."""

    cards: list[int]
    chambers: list[str] = []
    tokens: list[str] = []


class PadNote(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    goal: int
    players: Annotated[list[PlayerNote], Meta(min_length=1, max_length=5)]
    jael: JaelNote | None = None


def score(data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """The sheet of every player (and of Jael), and the names of the winners."""
    try:
        note = msgspec.convert(data, PadNote)
    except msgspec.ValidationError as problem:
        raise ValueError(f"the score file is not in order: {problem}") from None
    if note.jael is not None and len(note.players) != 1:
        raise ValueError("Jael plays against one player alone; there are more")
    state = position(note)
    names = [player.name for player in note.players]
    if len(set(names)) != len(names):
        raise ValueError("two players have the same name")
    found = sheets(state)
    if len(note.players) == 1 and note.jael is None:
        return [(names[0], ranked_alone(state, note.players[0].priority, found[0]))], names
    everybody = [*names, "Jael"]
    result = [(everybody[sheet.seat] if sheet.seat >= 0 else "Jael", sheet) for sheet in found]
    best = winners(state)
    return result, [names[seat] for seat in best] or ["Jael"]


def ranked_alone(state: StonespineState, place: int, sheet: ScoreSheet) -> ScoreSheet:
    """One dungeon scored for itself: the named place on the priority track, and the first place of the goal card.

    Without anybody to compare with, the goal is won unless it asks for the most of something that is not there.
    """
    points = PRIORITY_REWARD[place - 1] if place <= len(PRIORITY_REWARD) else 0
    goal = GOAL_REWARDS[state.goal][0] if goal_order(state) else 0
    first = ScoreLine("priority", points, say("score-priority", place=place))
    second = ScoreLine("goal", goal, sheet.lines[1].detail, sheet.lines[1].where)
    return ScoreSheet(sheet.seat, [first, second, *sheet.lines[2:]])


def position(note: PadNote) -> StonespineState:
    """The described table as a finished game."""
    players = [player_of(player) for player in note.players]
    blank = GAME.blank(len(players))
    assert isinstance(blank, StonespineState)
    blank.players = players
    blank.year = YEARS
    blank.goal = by_number("goal", [card.number for card in CARDS.goals], note.goal)
    order = [player.priority for player in note.players]
    if len(players) > 1 and sorted(order) != list(range(1, len(players) + 1)):
        raise ValueError(f"the priorities must be 1 to {len(players)}, each once; they are {order}")
    blank.priority = sorted(range(len(players)), key=lambda seat: order[seat])
    if note.jael is not None:
        add_jael(blank, note.jael)
    check_once(note, blank)
    return blank


def player_of(note: PlayerNote) -> Player:
    """One player with the described dungeon."""
    player = Player(EMPTY_CHAMBERS, build(note))
    if not 1 <= note.blueprint <= len(CARDS.blueprints):
        raise ValueError(
            f"{note.name}: there is no blueprint {note.blueprint}; they go from 1 to {len(CARDS.blueprints)}"
        )
    player.blueprint = note.blueprint - 1
    player.gold = note.gold
    numbers = [card.number for card in CARDS.challenges]
    if len(note.challenges) > YEARS - 1 or len(set(note.challenges)) != len(note.challenges):
        raise ValueError(f"{note.name}: at most three different challenge cards can be scored")
    player.challenges = [by_number(f"{note.name}: challenge", numbers, number) for number in note.challenges]
    return player


def by_number(what: str, numbers: list[int], number: int) -> int:
    """The card with a printed number."""
    if number not in numbers:
        raise ValueError(f"there is no {what} {number}; they go from {min(numbers)} to {max(numbers)}")
    return numbers.index(number)


def build(note: PlayerNote) -> Dungeon:
    """The dungeon, chamber by chamber; every problem names its place."""
    if len(note.rows) != 4 or any(len(row) != 4 for row in note.rows):
        raise ValueError(f"{note.name}: a dungeon has four rows of four chambers")
    dungeon = empty_dungeon()
    for cell, name in enumerate(name for row in note.rows for name in row):
        where = f"{note.name}, row {cell // 4 + 1}, column {cell % 4 + 1}"
        dungeon = put_chamber(dungeon, cell, chamber_named(name, where))
    for token in note.tokens:
        where = f"{note.name}, row {token.row}, column {token.column}"
        face = face_named(token.token, where)
        if face == PASSAGE_FACE:
            raise ValueError(f"{where}: a secret passage lies on an edge; name it among the passages")
        try:
            dungeon = put_token(dungeon, face, 4 * (token.row - 1) + token.column - 1)
        except ValueError as problem:
            raise ValueError(f"{where}: {problem}") from None
    for passage in note.passages:
        where = f"{note.name}, row {passage.row}, column {passage.column}, edge {passage.edge}"
        try:
            dungeon = put_passage(dungeon, edge_of(passage))
        except ValueError as problem:
            raise ValueError(f"{where}: {problem}") from None
    return dungeon


def edge_of(note: PassageNote) -> int:
    """The number of an edge named by a chamber and a side."""
    row, column = note.row - 1, note.column - 1
    if note.edge in "NS":
        return 4 * (row + (note.edge == "S")) + column
    return EDGE.index[edge_name(20 + 5 * row + column + (note.edge == "E"))]


def chamber_named(name: str, where: str) -> int:
    """A chamber by its id or by its name in any language."""
    wanted = name.casefold().strip()
    for i, card in enumerate(CARDS.chambers):
        if wanted in (card.id, card.names.en.casefold(), card.names.pl.casefold(), card.names.cs.casefold()):
            return i
    raise ValueError(f"{where}: there is no chamber called {name!r}")


def face_named(name: str, where: str) -> int:
    """A market token by its face; a space or low line may stand for the hyphen."""
    face = FACE.index.get(name.casefold().strip().replace("_", "-").replace(" ", "-"))
    if face is None:
        raise ValueError(f"{where}: {name!r} is no market token; there are {', '.join(FACE.ids)}")
    return face


def add_jael(state: StonespineState, note: JaelNote) -> None:
    """Jael's collection."""
    if not 1 <= len(note.cards) <= YEARS or len(set(note.cards)) != len(note.cards):
        raise ValueError("Jael: name the one to four Jael cards that were revealed, the one of year 4 last")
    for number in note.cards:
        if not 1 <= number <= len(JAEL_CARD.ids):
            raise ValueError(f"Jael: there is no Jael card {number}; they go from 1 to {len(JAEL_CARD.ids)}")
    state.jael_cards = [number - 1 for number in note.cards]
    state.jael_chambers = [chamber_named(name, "Jael") for name in note.chambers]
    state.jael_tokens = [face_named(token, "Jael") for token in note.tokens]


def check_once(note: PadNote, state: StonespineState) -> None:
    """Every chamber and challenge card exists once, and every token as often as it was printed."""
    owners = [(player.name, [name for row in player.rows for name in row]) for player in note.players]
    if note.jael is not None:
        owners.append(("Jael", note.jael.chambers))
    seen: dict[int, str] = {}
    for owner, names in owners:
        for name in names:
            card = chamber_named(name, owner)
            if card in seen:
                raise ValueError(f"{owner}: {name} belongs to {seen[card]} already; the card exists once")
            seen[card] = owner
    taken = [number for player in note.players for number in player.challenges]
    for number in taken:
        if taken.count(number) > 1:
            raise ValueError(f"challenge {number} is claimed twice; the card exists once")
    faces = [face for player in state.players for face in player.dungeon.placed_faces()] + state.jael_tokens
    for face, count in enumerate(FACE_COUNT):
        if faces.count(face) > count:
            raise ValueError(f"there are {faces.count(face)} tokens {FACE.ids[face]}; the game has only {count}")
