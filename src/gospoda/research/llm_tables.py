"""A room with tables for language models: every command takes a sentence and returns text."""

from __future__ import annotations

from typing import Any

from gospoda import bots
from gospoda.bots.base import Bot, seat_move
from gospoda.core.chance import fresh, seeded
from gospoda.core.game import BadOption, Game
from gospoda.core.match import Match
from gospoda.core.moves import NotAMove
from gospoda.core.piles import bit
from gospoda.core.registry import UnknownGame, game, games
from gospoda.core.state import IllegalMove
from gospoda.core.words import LANGUAGES, Words
from gospoda.research.common import default_seats
from gospoda.research.rendering import table_text

SHOWN_MOVES = 60  # of a longer list; of the others only the kinds are named
RECENT = 12  # lines of the log that a look includes


class Mistake(ValueError):
    """Raised for something that cannot be done; the message is a sentence that says what can."""


class Seating:
    """One table: the game and the players; an open seat is played by the caller."""

    def __init__(self, match: Match, players: list[Bot | None], seed: str) -> None:
        self.match = match
        self.players = players
        self.chance = seeded(f"{seed}/parlour")

    def let_bots_play(self) -> None:
        """Lets the bots play until an open seat is asked or the game is over."""
        state = self.match.state
        while not state.is_over():
            seat = next((s for s in range(state.seats) if state.to_act() & bit(s) and self.players[s] is not None), -1)
            if seat < 0:
                return
            bot = self.players[seat]
            assert bot is not None
            self.match.act(seat, int(seat_move(bot, state, seat, self.chance)))

    def open_seats(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat, bot in enumerate(self.players) if bot is None]


class LlmTables:
    """The tables of one visitor."""

    def __init__(self, language: str = "en") -> None:
        self.language = language if language in LANGUAGES else "en"
        self.tables: dict[str, Seating] = {}

    # ---- finding a table

    def titles(self) -> str:
        """Lists the titles that can be played."""
        lines = []
        for one in games():
            options = "; ".join(f"{option.name}={'|'.join(map(str, option.values))}" for option in one.options)
            lines.append(f"{one.id}: {one.title}, {one.min_seats} to {one.max_seats} players. Options: {options}")
        return "\n".join(lines)

    def rules(self, title: str) -> str:
        """Returns the rules in our own words."""
        from pathlib import Path

        path = Path(self._title(title).folder()) / "help" / f"{self.language}.md"
        if not path.is_file():
            raise Mistake(f"{title} has no written rules")
        return path.read_text("utf-8")

    def start(
        self, title: str, seats: int | None, opponents: list[str], seed: str | None, options: dict[str, Any]
    ) -> str:
        """Opens a new table; the opponents take the last seats, the others are open."""
        found = self._title(title)
        count = default_seats(found) if seats is None else seats
        if len(opponents) >= count:
            raise Mistake(f"with {count} players there is room for {count - 1} opponents at most")
        name = seed if seed is not None else str(fresh().next())
        try:
            match = Match(found, count, options, name)
            hired: list[Bot | None] = [bots.by_name(bot, seeded(f"{name}/{i}")) for i, bot in enumerate(opponents)]
        except (BadOption, bots.UnknownBot) as problem:
            raise Mistake(str(problem)) from None
        table = f"table-{len(self.tables) + 1}"
        everybody: list[Bot | None] = [None] * (count - len(hired))
        seating = Seating(match, everybody + hired, name)
        self.tables[table] = seating
        seating.let_bots_play()
        return f"{table} is set. Open seats: {', '.join(map(str, seating.open_seats()))}. Join one of them."

    def join(self, table: str, seat: int) -> str:
        """Takes an open seat."""
        seating = self._seating(table, seat)
        return f"You sit at seat {seat} of {table} ({seating.match.game.title}).\n\n{self.look(table, seat)}"

    # ---- playing

    def look(self, table: str, seat: int) -> str:
        """Describes the table as this seat sees it, recent events, and the open question."""
        seating = self._seating(table, seat)
        words = self._words(seating)
        recent = [words.say(message) for step in seating.match.log(seat)[-RECENT:] for message in step]
        parts = [table_text(seating.match.state, seat, self.language), *recent[-RECENT:], self.asked(table, seat)]
        return "\n".join(parts)

    def asked(self, table: str, seat: int) -> str:
        """Returns what this seat is asked now."""
        seating = self._seating(table, seat)
        state = seating.match.state
        if state.is_over():
            return self.scores(table)
        prompt = state.prompt(seat)
        if prompt is None:
            waiting = [str(other) for other in range(state.seats) if state.to_act() & bit(other)]
            return f"Nothing is asked of seat {seat}; the game waits for seat {', '.join(waiting)}."
        return self._words(seating).say(prompt.message)

    def moves(self, table: str, seat: int, kind: str = "") -> str:
        """Lists the legal moves in notation, all or those that begin with a word."""
        seating = self._seating(table, seat)
        notation = seating.match.game.moves.notation
        found = sorted(notation(move) for move in seating.match.state.legal(seat))
        found = [text for text in found if text.startswith(kind)]
        if not found:
            return "none"
        rest = found[SHOWN_MOVES:]
        more = f"\nand {len(rest)} more; ask for moves that begin with a word" if rest else ""
        return "\n".join(found[:SHOWN_MOVES]) + more

    def act(self, table: str, seat: int, move: str) -> str:
        """Carries out a move; the others move on until this visitor is asked again."""
        seating = self._seating(table, seat)
        before = len(seating.match.steps)
        try:
            seating.match.act_text(seat, move)
        except (NotAMove, IllegalMove):
            raise Mistake(self.why_not(table, seat, move)) from None
        seating.let_bots_play()
        words = self._words(seating)
        happened = [words.say(message) for step in seating.match.log(seat, before) for message in step]
        return "\n".join([*happened, self.asked(table, seat)])

    def why_not(self, table: str, seat: int, move: str) -> str:
        """Says why a move is not possible, or that it is."""
        seating = self._seating(table, seat)
        try:
            number = seating.match.game.moves.parse(move)
        except NotAMove as problem:
            return f"{problem}."
        state = seating.match.state
        return self._words(seating).refusal(state, seat, number) if state.refusal(seat, number) else f"{move} is legal."

    def scores(self, table: str) -> str:
        """Lists the points of every seat, and at the end the winners."""
        seating = self._table(table)
        state = seating.match.state
        words = self._words(seating)
        lines = [f"{words.seat(seat)} (seat {seat}): {points}" for seat, points in enumerate(state.points())]
        if state.is_over():
            names = ", ".join(words.seat(seat) for seat in state.winners())
            won = words.text("winners", count=len(state.winners()), names=names) if names else words.text("nobody-wins")
            lines = [words.text("game-over"), *lines, won]
        return "\n".join(lines)

    # ---- finding things

    def _title(self, title: str) -> Game:
        try:
            return game(title)
        except UnknownGame as problem:
            raise Mistake(str(problem)) from None

    def _table(self, table: str) -> Seating:
        if table not in self.tables:
            known = ", ".join(self.tables) or "none yet: start one"
            raise Mistake(f"there is no {table!r}; there are {known}")
        return self.tables[table]

    def _seating(self, table: str, seat: int) -> Seating:
        seating = self._table(table)
        if seat not in seating.open_seats():
            raise Mistake(f"seat {seat} is not yours; open are {', '.join(map(str, seating.open_seats()))}")
        return seating

    def _words(self, seating: Seating) -> Words:
        return Words(seating.match.game, self.language)
