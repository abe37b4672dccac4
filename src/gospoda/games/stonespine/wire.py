# gospoda: compiled
"""10: views and score sheets for the wire, of encoded pieces: what a move leaves as it was is not made again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec.json import encode
from mypy_extensions import i64

from gospoda.core.display import Wire
from gospoda.core.json_delta import NONE, NULL, Encoded, Shape, number, row, truth
from gospoda.core.messages import ScoreLine, ScoreSheet
from gospoda.core.piles import HIDDEN, Pile
from gospoda.core.state import State
from gospoda.games.stonespine.dungeon import Dungeon
from gospoda.games.stonespine.enums import SHAPES
from gospoda.games.stonespine.lookups import BLUEPRINT, CHALLENGE, CHAMBER, ENTRANCE, EXIT, FACE, PASS_LEFT
from gospoda.games.stonespine.moves import EDGE
from gospoda.games.stonespine.scoring import priority_order, rulings_of
from gospoda.games.stonespine.sheets import Contest, contest, dungeon_lines, goal_line, jael_sheet, standing_line
from gospoda.games.stonespine.shown import DungeonView, PlayerView, TableView
from gospoda.games.stonespine.view import (
    REMEMBERED,
    cell_view,
    challenge_views,
    goal_view,
    jael_view,
    links,
    on_stall,
    places_of,
    stall_view,
    tokens_of,
    worths,
)

CELLS: Final = 16 * REMEMBERED  # that are remembered
HAND: Final = 6  # the places of what is not the same for all who look, or changes while they choose
COMMITTED: Final = 7
CHOICE: Final = 8
BUILT: Final = 10  # the dungeon
NOTHING: Final[list[int]] = []
TABLE: Final = Shape(TableView.__struct_fields__)
PLAYER: Final = Shape(PlayerView.__struct_fields__)
DUNGEON: Final = Shape(DungeonView.__struct_fields__)
SHEET: Final = Shape(ScoreSheet.__struct_fields__)
CHAMBER_TEXT: Final[list[bytes]] = [encode(card) for card in CHAMBER.ids]
BLUEPRINT_TEXT: Final[list[bytes]] = [encode(card) for card in BLUEPRINT.ids]
CHALLENGE_TEXT: Final[list[bytes]] = [encode(card) for card in CHALLENGE.ids]
FACE_TEXT: Final[list[bytes]] = [encode(face) for face in FACE.ids]


class StonespineWire(Wire):
    """What all seats get alike of a position, encoded."""

    def __init__(self, state: State, before: StonespineWire | None) -> None:
        game: Any = state
        self.state: Any = game
        self.order: list[int] = priority_order(game)
        self.shown: dict[int, ShownPlayer] = {} if before is None else before.shown  # by who looks, and at whom
        self.players: list[list[Any]] = self.players_since(before)
        if before is not None and self.scores_as(before):
            self.contest: Contest = before.contest
            self.sheets: list[Sheet] = before.sheets
            self.scores: Any = before.scores
            self.goal: bytes = before.goal
        else:
            self.contest = contest(game)
            self.sheets = self.sheets_since(before)
            self.scores = scores(game, self.sheets)
            self.goal = encode(goal_view(game, self.contest))
        self.worths: list[list[int]] = self.worths_since(before)
        if before is not None and before.state.challenges is game.challenges and before.worths == self.worths:
            self.challenges: bytes = before.challenges
        else:
            self.challenges = encode(challenge_views(game.challenges, self.worths))
        if before is not None and before.state.market is game.market and before.state.sets is game.sets:
            self.stalls: Encoded = before.stalls
        else:
            self.stalls = Encoded(None, [stall_text(*on_stall(game, i)) for i in range(len(game.market))])
        self.bought: bytes = row([FACE_TEXT[face] for face in game.bought])
        self.stacks: bytes = stacks_text(*[len(stack) for stack in game.stacks])
        self.jael: bytes = encode(jael_view(game)) if game.seats == 1 else NULL

    def scores_as(self, before: StonespineWire) -> bool:
        """6: whether all score the same as before; alone the score goes by the gold, too."""
        then, now = before.state.players, self.state.players
        if len(now) == 1 or self.order != before.order:
            return False
        return all(
            has_built_the_same(then[seat], now[seat]) and then[seat].challenges is now[seat].challenges
            for seat in range(len(now))
        )

    def players_since(self, before: StonespineWire | None) -> list[list[Any]]:
        """What all see of the players; who is as before is taken over, of the others what they have built."""
        found: list[list[Any]] = []
        for seat, player in enumerate(self.state.players):
            known = None if before is None else before.state.players[seat]
            if before is None or not has_built_the_same(known, player):
                built = dungeon_text(player.dungeon, player.blueprint)
                found.append(player_items(self.state, seat, self.order, built))
            elif self.order == before.order and is_same(known, player):
                found.append(before.players[seat])
            else:
                found.append(player_items(self.state, seat, self.order, before.players[seat][BUILT]))
        return found

    def sheets_since(self, before: StonespineWire | None) -> list[Sheet]:
        """6: what every seat scores; those for whom nothing has changed are taken over."""
        sheets: list[Sheet] = []
        for seat in range(len(self.state.players)):
            known = None if before is None else before.sheets[seat]
            standing = standing_line(self.state, seat, self.order)
            goal = goal_line(self.state, seat, self.contest)
            if known is None or not known.is_made_of(self.state.players[seat], standing, goal):
                known = Sheet(self.state, seat, standing, goal, known)
            sheets.append(known)
        return sheets

    def worths_since(self, before: StonespineWire | None) -> list[list[int]]:
        """6.3: what the face-up challenges would bring every player."""
        state, rulings = self.state, rulings_of(self.state)
        same = before is not None and before.state.challenges is state.challenges
        found: list[list[int]] = []
        for seat, player in enumerate(state.players):
            if before is not None and same and has_built_the_same(before.state.players[seat], player):
                found.append(before.worths[seat])
            else:
                found.append(worths(player, state.challenges, rulings))
        return found

    def view(self, state: State, seat: i64) -> Any:
        """What a seat may see: what all see, with what only this seat knows."""
        game: Any = state
        items: list[Any] = [
            number(seat),
            number(game.year),
            number(game.turn),
            encode(state.chapter().name if state.top is not None else "end"),
            truth(state.is_over()),
            row([number(other) for other in range(state.seats) if state.waiting >> other & 1]),
            truth(PASS_LEFT[game.year - 1]),
            Encoded(None, [self.player(game, other, seat) for other in range(state.seats)]),
            self.goal,
            self.challenges,
            self.stalls,
            self.bought,
            numbers(game.priority),
            numbers(game.passing),
            number(len(game.deck)),
            discard_text(game.discards, seat),
            self.stacks,
            self.jael,
        ]
        return Encoded(TABLE, items)

    def player(self, state: Any, seat: int, viewer: int) -> Encoded:
        """One player as somebody sees it; as long as that is the same, it is the same object."""
        hand: Pile = state.players[seat].hand
        committed: list[int] = state.committed[seat] if state.can_withdraw(seat) else NOTHING
        known = self.shown.get(8 * viewer + seat)
        if known is not None and known.is_made_of(self.players[seat], hand, committed):
            return known.encoded
        known = self.shown[8 * viewer + seat] = ShownPlayer(self.players[seat], hand, committed)
        items = known.encoded.items
        items[HAND] = known_text(hand, viewer)
        items[COMMITTED] = number(len(committed))
        if seat == viewer and committed:
            items[CHOICE] = encode([state.game.moves.notation(move) for move in committed])
        return known.encoded


class ShownPlayer:
    """One player as somebody sees it, and what it was made of; the secret choice is shown only to its owner."""

    def __init__(self, all_see: list[Any], hand: Pile, committed: list[int]) -> None:
        self.all_see = all_see
        self.hand = hand
        self.committed = committed
        self.encoded = Encoded(PLAYER, all_see.copy())

    def is_made_of(self, all_see: list[Any], hand: Pile, committed: list[int]) -> bool:
        """Whether it is still the same."""
        return self.all_see is all_see and self.hand is hand and self.committed is committed


class Sheet:
    """The score sheet of a seat, line by line, and what it was made of."""

    def __init__(self, state: Any, seat: int, standing: ScoreLine, goal: ScoreLine, before: Sheet | None) -> None:
        player = state.players[seat]
        self.standing = standing
        self.goal = goal
        self.player: Any = player
        if before is not None and before.is_of(player):
            self.own: list[bytes] = before.own
        else:
            cards = tuple(player.challenges)
            lines = dungeon_lines(player.dungeon, player.blueprint, cards, rulings_of(state))
            self.own = [line_text(line) for line in lines]
        items: list[Any] = [line_text(standing), line_text(goal), *self.own]
        self.encoded = Encoded(SHEET, [number(seat), Encoded(None, items)])

    def is_of(self, player: Any) -> bool:
        """Whether it tells of what a player has built and strives for."""
        return has_built_the_same(self.player, player) and self.player.challenges is player.challenges

    def is_made_of(self, player: Any, standing: ScoreLine, goal: ScoreLine) -> bool:
        """Whether it is still the same; lines that say the same are the same object, as long as they are remembered."""
        return self.standing is standing and self.goal is goal and self.is_of(player)


def has_built_the_same(then: Any, now: Any) -> bool:
    """Whether a player has the same dungeon in two positions; it is replaced, never changed."""
    return bool(then.dungeon is now.dungeon and then.blueprint == now.blueprint)


def is_same(then: Any, now: Any) -> bool:
    """Whether all see the same of a player in two positions in which the dungeon is the same."""
    return bool(
        then.challenges is now.challenges
        and then.gold == now.gold
        and then.income == now.income
        and then.passed == now.passed
    )


def player_items(state: Any, seat: int, order: list[int], built: Encoded) -> list[Any]:
    """What all see of a player; hand and secret choice are put in for each who looks."""
    player = state.players[seat]
    return [
        number(seat),
        number(player.gold),
        number(player.income),
        truth(player.passed),
        number(order.index(seat) + 1),
        BLUEPRINT_TEXT[player.blueprint],
        NONE,
        number(0),
        NONE,
        row([CHALLENGE_TEXT[card] for card in player.challenges]),
        built,
    ]


def numbers(values: list[int]) -> bytes:
    """A list of numbers as it is sent."""
    return row([number(value) for value in values])


def known_text(pile: Pile, seat: int) -> bytes:
    """The cards of a pile as a seat knows them."""
    return row([NULL if card == HIDDEN else CHAMBER_TEXT[card] for card in pile.seen_by(seat)])


@lru_cache(REMEMBERED)
def discard_text(pile: Pile, seat: int) -> bytes:
    """The discards as a seat knows them: many, and most moves leave them as they are."""
    return known_text(pile, seat)


def dungeon_text(dungeon: Dungeon, blueprint: int) -> Encoded:
    """A dungeon as it is sent: a move changes one of them at most, and few of its cells."""
    tokens = tokens_of(dungeon)
    cells: list[Any] = [
        cell_text(place, tokens.get(cell, ())) for cell, place in enumerate(places_of(dungeon, blueprint))
    ]
    passages = encode([EDGE.ids[edge] for edge in dungeon.passages()])
    ends = [number(ENTRANCE[blueprint] + 1), number(EXIT[blueprint] + 1)]
    return Encoded(DUNGEON, [Encoded(None, cells), passages, encode(links(dungeon)), *ends], shared=True)


@lru_cache(CELLS)
def cell_text(place: int, tokens: tuple[int, ...]) -> bytes:
    """A cell as it is sent."""
    text: bytes = encode(cell_view(place, tokens))
    return text


@lru_cache(REMEMBERED)
def stall_text(card: int, top: tuple[int, ...], bottom: tuple[int, ...]) -> bytes:
    """A market card as it is sent."""
    text: bytes = encode(stall_view(card, top, bottom))
    return text


@lru_cache(REMEMBERED)
def stacks_text(*counts: int) -> bytes:
    """How many chambers of each shape are left, as it is sent."""
    text: bytes = encode(dict(zip(SHAPES, counts, strict=True)))
    return text


def scores(state: Any, sheets: list[Sheet]) -> Encoded:
    """All sheets as they are sent; in the solo game also that of Jael."""
    texts: list[Any] = [sheet.encoded for sheet in sheets]
    if state.seats == 1:
        texts.append(encode(jael_sheet(state)))
    return Encoded(None, texts, shared=True)


_lines: dict[int, tuple[ScoreLine, bytes]] = {}


def line_text(line: ScoreLine) -> bytes:
    """A line as it is sent; the same few lines come again and again, and are known by being the same object."""
    known = _lines.get(id(line))
    if known is not None:
        return known[1]
    if len(_lines) >= REMEMBERED:
        _lines.clear()
    text: bytes = encode(line)
    _lines[id(line)] = line, text
    return text
