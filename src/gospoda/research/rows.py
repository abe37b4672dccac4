"""One row per decision: a game in a data set, whoever played it."""

from __future__ import annotations

from typing import Any

from gospoda import bots
from gospoda.bots.arena import LONGEST, NO_END, Endless
from gospoda.bots.base import Bot, seat_move
from gospoda.bots.levels import SearchBot
from gospoda.bots.parallel import think
from gospoda.core import registry
from gospoda.core.chance import Chance, seeded
from gospoda.core.match import Match
from gospoda.core.observing.observation import Observer, observer_of
from gospoda.core.saves.saved import SavedGame, open_match
from gospoda.core.state import State

from msgspec import Struct  # isort: skip


class Recipe(Struct, frozen=True):
    """A data set. Game n depends only on the recipe and on n, wherever and whenever it is played."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int | str
    bots: list[str]  # dealt out to the seats in turn, one seat further with every game
    games: int
    rules: str = ""  # version and components, so that games of other rules are not mixed in

    def count(self) -> int:
        """Returns the number of all games."""
        return self.games

    def bot_of(self, number: int, seat: int) -> str:
        """Returns the bot in a seat; over time every bot plays every seat."""
        return self.bots[(seat + number) % len(self.bots)]


class Row(Struct, frozen=True):
    """One decision: what the seat observed, what it could do, what it did, and how the game ended."""

    game: int
    step: int
    seat: int
    player: str
    active: list[int]
    numbers: list[float]
    legal: list[int]
    move: int
    visits: list[float]  # a search's shares of visits by legal move; empty without a search
    points: int  # of this seat, at the end
    win: float


class Played(Struct, frozen=True):
    """All decisions of one game."""

    number: int
    rows: list[Row]


class Notes:
    """Decisions of a game in progress; the rows are complete when it has ended."""

    def __init__(self, number: int, observer: Observer) -> None:
        self.number = number
        self.observer = observer
        self.taken: list[tuple[int, str, list[int], list[float], list[int], int, list[float]]] = []

    def take(self, state: State, seat: int, player: str, move: int, visits: list[float]) -> None:
        """Records a decision before it is carried out."""
        note = self.observer.observe(state, seat)
        self.taken.append((seat, player, note.active, note.numbers, state.legal(seat), move, visits))

    def rows(self, end: State) -> Played:
        """Returns the rows, each with its result."""
        points, winners = end.points(), end.winners()
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(end.seats)]
        rows = [
            Row(self.number, step, seat, player, active, numbers, legal, move, visits, int(points[seat]), shares[seat])
            for step, (seat, player, active, numbers, legal, move, visits) in enumerate(self.taken)
        ]
        return Played(self.number, rows)


def chosen(bot: Bot, state: State, seat: int, chance: Chance) -> tuple[int, list[float]]:
    """Returns a bot's move, and for a searching bot its shares of visits among the legal moves."""
    legal = state.legal(seat)
    if not isinstance(bot, SearchBot) or len(legal) == 1:
        return int(seat_move(bot, state, seat, chance)), []
    thoughts = think(state.redeal(seat, chance), seat, bot.budget, bot.chance, early=True)
    total = sum(thought.visits for thought in thoughts.moves)
    visits = {thought.move: thought.visits / total for thought in thoughts.moves}
    return int(thoughts.best().move), [visits.get(move, 0.0) for move in legal]


def play_game(recipe: Recipe, number: int) -> Played:
    """Plays one game of a data set."""
    title = registry.game(recipe.game)
    state = title.start(recipe.seats, recipe.options, f"{recipe.seed}/game {number}")
    chance = seeded(f"{recipe.seed}/players {number}")
    names = [recipe.bot_of(number, seat) for seat in range(recipe.seats)]
    players = [bots.invited(name, chance.fork()) for name in names]
    notes = Notes(number, observer_of(title, recipe.seats))
    while not state.is_over():
        seat = int(state.next_seat())
        move, visits = chosen(players[seat], state, seat, chance)
        notes.take(state, seat, names[seat], move, visits)
        state.advance(seat, move)
        if len(notes.taken) == LONGEST:
            raise Endless(NO_END)
    return notes.rows(state)


def saved_game(saved: SavedGame, number: int) -> Played:
    """Converts a saved game to the same form; an unfinished game has no rows, since it has no result."""
    match: Match = open_match(saved)
    state = match.state_at(0)
    notes = Notes(number, observer_of(match.game, state.seats))
    names = [seat.bot or seat.name for seat in saved.seats]
    if not match.state.is_over():
        return Played(number, [])
    for step in match.steps:
        notes.take(state, step.seat, names[step.seat], step.move, [])
        state.advance(step.seat, step.move)
    return notes.rows(state)
