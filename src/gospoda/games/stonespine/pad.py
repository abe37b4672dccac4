"""The score pad for a physical table: checks a described end position and breaks down its scores in full."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gospoda.core.messages import ScoreLine, ScoreSheet, say
from gospoda.games.stonespine.codecs import put_chamber, put_passage, put_token
from gospoda.games.stonespine.dungeon import Dungeon, empty_dungeon
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.lookups import CARDS, FACE, FACE_COUNT, PASSAGE_FACE, PRIORITY_REWARD, YEARS
from gospoda.games.stonespine.moves import EDGE, edge_name
from gospoda.games.stonespine.pad_jael import JaelNote, add_jael, jael_rows
from gospoda.games.stonespine.scoring import winners
from gospoda.games.stonespine.sheets import sheets
from gospoda.games.stonespine.state import Player, StonespineState
from gospoda.pads.pad import BadSheet, Told, compared, find, numbered, once, placed, read_players, rulings

Step = Annotated[int, Meta(ge=1, le=4)]
SCORING_OPTIONS = ("outer_edges", "lone_chambers")
CHALLENGES = YEARS - 1  # one for each pass but the last


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


class BlueprintNote(Struct, frozen=True, forbid_unknown_fields=True):
    """A blueprint as pictured: the columns of the markers, and enough of its squares to identify it."""

    entrance: Step | None = None
    exit: Step | None = None
    squares: dict[str, str] = {}  # such as r1c3 = "chest"


class PlayerNote(Struct, frozen=True, forbid_unknown_fields=True):
    """One dungeon at the end of the game; in the solo game with the gold left."""

    name: str
    blueprint: int | str | BlueprintNote
    rows: list[list[str]]
    priority: Annotated[int, Meta(ge=1, le=5)] | None = None
    tokens: list[TokenNote] = []
    passages: list[PassageNote] = []
    challenges: list[int | str] = []
    gold: Annotated[int, Meta(ge=0)] | None = None


class PadNote(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a score file."""

    goal: int | str
    players: Annotated[list[PlayerNote], Meta(min_length=1, max_length=5)]
    jael: JaelNote | None = None
    options: dict[str, Any] = {}


def score(data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str] | None]:
    """Returns every player's sheet (and Jael's) and the winners' names, or None if there is nobody to compare with."""
    note, names = read_players(data, PadNote)
    if note.jael is not None and len(names) != 1:
        raise BadSheet("unscored-jael-company")
    check_tracks(note)
    state = position(note)
    found = sheets(state)
    if note.jael is not None:
        return jael_rows(state, note.jael, names[0], found[0])
    if len(names) == 1:
        return [(names[0], alone(note.players[0].priority, found[0]))], None
    return compared(names, found, winners(state))


def check_tracks(note: PadNote) -> None:
    """9.6: against Jael the pad needs gold and no priority; in all other games the reverse."""
    for player in note.players:
        if note.jael is None and player.gold is not None:
            raise BadSheet("unscored-gold-alone", player.name, say("unscored-at-gold"))
        if note.jael is not None and player.priority is not None:
            raise BadSheet("unscored-priority-solo", player.name, say("unscored-at-priority"))
        if note.jael is not None and player.gold is None:
            raise BadSheet("unscored-gold-missing", player.name)


def alone(place: int | None, sheet: ScoreSheet) -> ScoreSheet:
    """Scores one dungeon by itself: the given place on the priority track counts; the goal has no rivals to compare."""
    reward = PRIORITY_REWARD[place - 1] if place is not None and place <= len(PRIORITY_REWARD) else 0
    first = [] if place is None else [ScoreLine("priority", reward, say("score-priority", place=place))]
    return ScoreSheet(sheet.seat, [*first, *sheet.lines[2:]])


def position(note: PadNote) -> StonespineState:
    """Builds the described table as a finished game."""
    players = [player_of(player) for player in note.players]
    blank = GAME.blank(len(players))
    assert isinstance(blank, StonespineState)
    blank.options = rulings(GAME, note.options, SCORING_OPTIONS)
    blank.players = players
    blank.year = YEARS
    blank.goal = numbered("goal", note.goal, CARDS.goals, say("unscored-at-goal"))
    blank.priority = priority_of(note)
    if note.jael is not None:
        add_jael(blank, note.jael)
    check_once(note, blank)
    return blank


def priority_of(note: PadNote) -> list[int]:
    """Returns the seats in the order of the priority track."""
    count = len(note.players)
    if count == 1:
        return [0]
    order = [player.priority for player in note.players]
    for player in note.players:
        if player.priority is None:
            raise BadSheet("unscored-priority-missing", player.name)
    if sorted(place or 0 for place in order) != list(range(1, count + 1)):
        given = ", ".join(str(place) for place in order)
        raise BadSheet("unscored-priorities", say("unscored-at-priority"), most=count, given=given)
    return sorted(range(count), key=lambda seat: order[seat] or 0)


def player_of(note: PlayerNote) -> Player:
    """Builds one player with the described dungeon."""
    player = Player()
    player.dungeon = build(note)
    player.blueprint = blueprint_of(note)
    player.gold = note.gold or 0
    if player.gold > CARDS.setup.gold_max:
        raise BadSheet("unscored-gold", note.name, gold=player.gold, most=CARDS.setup.gold_max)
    where = (note.name, say("unscored-at-challenges"))
    player.challenges = [numbered("challenge", card, CARDS.challenges, *where) for card in note.challenges]
    if len(player.challenges) != CHALLENGES or len(set(player.challenges)) != CHALLENGES:
        raise BadSheet("unscored-challenges", *where, needed=CHALLENGES, count=len(note.challenges))
    return player


def blueprint_of(note: PlayerNote) -> int:
    """Finds a blueprint by our number or name, or by what its picture shows."""
    where = (note.name, say("unscored-at-blueprint"))
    if isinstance(note.blueprint, str):
        return find("blueprint", note.blueprint, CARDS.blueprints, *where)
    if isinstance(note.blueprint, BlueprintNote):
        return pictured(note.blueprint, *where)
    return placed("blueprint", note.blueprint, range(1, len(CARDS.blueprints) + 1), *where)


def pictured(note: BlueprintNote, *where: Told) -> int:
    """Finds the only blueprint whose picture matches the whole description."""
    words = [*CARDS.classes, *CARDS.elements, *CARDS.types]
    asked = {
        square_of(key, *where): words[find("requirement", text, words, *where)].id for key, text in note.squares.items()
    }
    fitting = []
    for number, card in enumerate(CARDS.blueprints):
        markers = note.entrance in (None, card.entrance) and note.exit in (None, card.exit)
        if markers and all(card.squares()[square] == what for square, what in asked.items()):
            fitting.append(number)
    if len(fitting) != 1:
        raise BadSheet("unscored-pictured", *where, count=len(fitting))
    return fitting[0]


def square_of(key: str, *where: Told) -> int:
    """Reads a square such as `r1c3`."""
    squares = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)]
    if key not in squares:
        raise BadSheet("unscored-square", *where, name=key)
    return squares.index(key)


def build(note: PlayerNote) -> Dungeon:
    """Builds the dungeon chamber by chamber; every problem names its place."""
    if len(note.rows) != 4 or any(len(row) != 4 for row in note.rows):
        raise BadSheet("unscored-grid", note.name)
    dungeon = empty_dungeon()
    for cell, name in enumerate(name for row in note.rows for name in row):
        where = chamber_at(note, cell // 4 + 1, cell % 4 + 1)
        dungeon = put_chamber(dungeon, cell, find("chamber", name, CARDS.chambers, *where))
    for token in note.tokens:
        where = chamber_at(note, token.row, token.column)
        face = face_named(token.token, *where)
        if face == PASSAGE_FACE:
            raise BadSheet("unscored-passage-inside", *where)
        try:
            dungeon = put_token(dungeon, face, 4 * (token.row - 1) + token.column - 1)
        except ValueError:  # all chambers are built, so only room can be lacking
            raise BadSheet("unscored-full", *where) from None
    for passage in note.passages:
        where = (*chamber_at(note, passage.row, passage.column), say("unscored-at-edge", edge=passage.edge))
        try:
            dungeon = put_passage(dungeon, edge_of(passage))
        except ValueError:  # every edge has a chamber next to it
            raise BadSheet("unscored-passage-twice", *where) from None
    return dungeon


def chamber_at(note: PlayerNote, row: int, column: int) -> tuple[Told, ...]:
    """A place in a player's dungeon, for messages."""
    return note.name, say("unscored-at-row", number=row), say("unscored-at-column", number=column)


def edge_of(note: PassageNote) -> int:
    """The number of an edge given by a chamber and a side."""
    row, column = note.row - 1, note.column - 1
    if note.edge in "NS":
        return 4 * (row + (note.edge == "S")) + column
    return EDGE.index[edge_name(20 + 5 * row + column + (note.edge == "E"))]


def face_named(name: str, *where: Told) -> int:
    """Finds a market token by its face, in any language."""
    entries = [entry for entry in CARDS.elements if entry.id in FACE.index]
    return FACE.index[entries[find("token", name, entries, *where)].id]


def check_once(note: PadNote, state: StonespineState) -> None:
    """Checks that each chamber, blueprint and challenge card occurs once, and tokens no more often than printed."""
    owners = [(player.name, [name for row in player.rows for name in row]) for player in note.players]
    if note.jael is not None:
        owners.append(("Jael", note.jael.chambers))
    seen: dict[Any, str] = {}
    for owner, names in owners:
        for name in names:
            once(seen, ("chamber", find("chamber", name, CARDS.chambers, owner)), owner, name)
    for written, player in zip(note.players, state.players, strict=True):
        once(seen, ("blueprint", player.blueprint), written.name, CARDS.blueprints[player.blueprint].names)
        for card in player.challenges:
            called = say("unscored-challenge", number=CARDS.challenges[card].number)
            once(seen, ("challenge", card), written.name, called)
    faces = [face for player in state.players for face in player.dungeon.placed_faces()] + state.jael_tokens
    for face, count in enumerate(FACE_COUNT):
        if faces.count(face) > count:
            token = next(entry.names for entry in CARDS.elements if entry.id == FACE.ids[face])
            raise BadSheet("unscored-tokens", called=token, count=faces.count(face), most=count)
