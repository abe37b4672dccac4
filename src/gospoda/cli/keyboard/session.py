"""A game at one keyboard: people and bots in turn, until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gospoda import bots
from gospoda.bots import Bot, seat_move
from gospoda.cli.errors import Refusal, sentence
from gospoda.cli.keyboard.faces import Face
from gospoda.cli.keyboard.menu import Menu, hints
from gospoda.cli.keyboard.sheets import named_sheets, winner_names
from gospoda.cli.keyboard.store import write_save
from gospoda.cli.keyboard.typed import one_move, several_moves
from gospoda.cli.titles.help import help_text
from gospoda.core.chance import seeded
from gospoda.core.game import NOT_SPARED
from gospoda.core.match import CannotUndo, Match, told
from gospoda.core.moves import NotAMove
from gospoda.core.piles import exact, within
from gospoda.core.saves.saved import SavedSeat
from gospoda.core.state import State
from gospoda.core.words import Words

ADVICE_BUDGET = bots.Budget(seconds=1.5)


class Left(Exception):
    """Raised if somebody has left the table."""


class Session:
    """One game at one keyboard. `keep` is the file to save it in if somebody leaves."""

    def __init__(self, match: Match, seats: list[SavedSeat], words: Words, face: Face, keep: Path) -> None:
        self.match = match
        self.seats = seats
        self.words = words
        self.face = face
        self.keep = keep
        self.chance = seeded(f"{match.seed}/{len(match.steps)}/play")
        self.bots: list[Bot | None] = [
            bots.by_name(seat.bot, self.chance.fork()) if seat.bot else None for seat in seats
        ]
        self.seen = [len(match.steps)] * len(seats)  # how much of the log each seat has seen
        self.opened = [bool(match.steps)] * len(seats)  # whether each seat has seen the events of the deal
        self.at_keyboard = -1
        self.commands: dict[str, Callable[[int], bool]] = {
            "u": self.undo,
            "u!": self.undo_far,
            "h": self.hint,
            "hint": self.advice,
            "b": self.board,
            "m": self.moves,
            "p": self.sheet,
            "l": self.whole_log,
            "r": self.rules,
            "?": self.help,
            "q": self.quit,
        }

    # ---- the timeline of the game

    def run(self) -> None:
        """Plays to the end; raises `EOFError`, `KeyboardInterrupt` or `Left` if somebody leaves early."""
        while not self.match.state.is_over():
            seat = int(self.match.state.next_seat())
            bot = self.bots[seat]
            if bot is not None:
                self.match.act(seat, int(seat_move(bot, self.match.state, seat, self.chance)))
            elif (spared := int(self.match.game.spared(self.match.state, seat))) != NOT_SPARED:
                self.match.act(seat, spared)
            else:
                self.person(seat)
        self.finish()

    def person(self, seat: int) -> None:
        """Shows a person the news and the question until a move is made or taken back."""
        if self.at_keyboard not in (-1, seat) and has_secrets(self.match.state):
            self.face.curtain(seat, self.seats[seat].name)
        goes_on = self.at_keyboard == seat and self.moved_last(seat)
        self.at_keyboard = seat
        if goes_on:
            self.face.changes(self.match.game.display.view(self.match.state, seat))
        else:
            self.board(seat)
        self.news(seat)
        prompt = self.match.state.prompt(seat)
        assert prompt is not None, "a seat that is to act is asked something"
        self.face.prompt(seat, self.seats[seat].name, prompt.message)
        self.moves(seat)
        while not self.obey(seat, self.face.ask(self.words.text("your-move"))):
            pass

    def moved_last(self, seat: int) -> bool:
        """Returns whether the last reported action was this seat's; others may have passed silently since."""
        for place, step in reversed([*enumerate(self.match.steps)]):
            if step.seat == seat and not self.match.is_spared(place):
                return True
            if told(self.match.game, step.events, seat):
                return False
        return False

    def news(self, seat: int) -> None:
        """Shows what has happened since this seat was last informed, beginning with the deal."""
        if not self.opened[seat]:
            self.face.log(self.match.opening(seat))
            self.opened[seat] = True
        since = min(self.seen[seat], len(self.match.steps))
        self.face.log([message for step in self.match.log(seat, since) for message in step])
        self.seen[seat] = len(self.match.steps)

    def finish(self) -> None:
        """Shows the last board and the final score."""
        seat = next(i for i, bot in enumerate(self.bots) if bot is None)
        self.board(seat)
        self.news(seat)
        winners = winner_names(self.match.state, self.words)
        self.face.end(named_sheets(self.match.state.scores(), self.words), winners)

    # ---- what is typed

    def obey(self, seat: int, line: str) -> bool:
        """Carries out a typed line; returns True if the game has changed and somebody must be asked anew."""
        text = line.strip()
        if text in self.commands:
            return self.commands[text](seat)
        if text == "s" or text.startswith("s "):
            return self.save(text[1:].strip())
        return self.try_move(seat, text)

    def try_move(self, seat: int, text: str) -> bool:
        """Tries a sign of the menu, an amount, moves in notation, or nothing if there is only one move."""
        try:
            for move in self.meant(seat, text):
                if self.match.state.refusal(seat, move):
                    self.face.say(self.words.refusal(self.match.state, seat, move))
                    return False
                self.match.act(seat, move)
        except NotAMove:
            self.face.say(self.words.text("not-understood", text=text))
            return False
        return True

    def meant(self, seat: int, text: str) -> list[int]:
        """Returns the moves that a text means; most lines are one move."""
        try:
            return [one_move(self.match.game, self.menu(seat).moves, text)]
        except NotAMove:
            if len(text.split()) < 2:
                raise
            return several_moves(self.match.state, seat, text)

    def menu(self, seat: int) -> Menu:
        """Returns the legal moves of a seat."""
        return Menu(self.match.game, self.match.state.legal(seat), self.match.state)

    # ---- commands

    def undo(self, seat: int) -> bool:
        """Takes the last move back, up to the last reveal."""
        try:
            self.take_back(seat)
        except CannotUndo as refused:
            far = "" if refused.reason == "undo-nothing" else self.words.text("undo-far-possible")
            self.face.say(f"{self.words.text(refused.reason)} {far}".strip())
            return False
        return True

    def take_back(self, seat: int) -> None:
        """Takes back the last move that somebody was asked for, and the spared answers after it."""
        kept = made = len(self.match.steps)
        while kept and self.was_spared(kept - 1):
            kept -= 1
        if kept == made or self.match.state.can_withdraw(seat):
            self.match.undo(seat)
        elif kept:
            self.match.undo_to(seat, kept - 1)
        else:
            raise CannotUndo("undo-nothing")

    def was_spared(self, place: int) -> bool:
        """Returns whether a person made this move without being asked."""
        return self.bots[self.match.steps[place].seat] is None and self.match.is_spared(place)

    def undo_far(self, seat: int) -> bool:
        """Takes back a person's last decision, whatever was revealed since; the record says so.

        Everybody at this keyboard sits together, so they may lift the limit.
        """
        steps = self.match.steps
        people = (i for i in reversed(range(len(steps))) if self.bots[steps[i].seat] is None)
        kept = next((i for i in people if not self.match.is_spared(i)), None)
        if kept is None:
            self.face.say(self.words.text("undo-nothing"))
            return False
        self.match.rewind(kept)
        self.seen = [min(seen, kept) for seen in self.seen]
        self.face.say(self.words.text("undo-lifted"))
        return True

    def hint(self, seat: int) -> bool:
        """Shows what each move would score."""
        menu = self.menu(seat)
        self.face.hints(menu, hints(menu, self.match.state, seat, self.chance))
        return False

    def advice(self, seat: int) -> bool:
        """Shows a search's opinion of the moves, from what this seat knows."""
        self.face.advice(bots.advise(self.match.state, seat, ADVICE_BUDGET, self.chance))
        return False

    def board(self, seat: int) -> bool:
        """Shows the board again."""
        self.face.board(self.match.game.display.view(self.match.state, seat))
        return False

    def moves(self, seat: int) -> bool:
        """Shows the menu again."""
        self.face.menu(self.menu(seat))
        return False

    def sheet(self, seat: int) -> bool:
        """Shows the running score, from what this seat knows."""
        known = self.match.state.redeal(seat, self.chance)
        self.face.sheets(named_sheets(known.scores(), self.words))
        return False

    def whole_log(self, seat: int) -> bool:
        """Shows everything that has happened."""
        told = [message for step in self.match.log(seat) for message in step]
        self.face.log([*self.match.opening(seat), *told])
        return False

    def help(self, seat: int) -> bool:
        """Shows what can be typed."""
        self.face.help()
        return False

    def rules(self, seat: int) -> bool:
        """Shows how the game is played."""
        self.face.rules(help_text(self.match.game, self.words.language))
        return False

    def save(self, name: str) -> bool:
        """Saves under a name."""
        path = Path(name).expanduser() if name else self.keep
        try:
            write_save(path, self.match, self.seats)
        except (OSError, Refusal) as problem:
            self.face.say(sentence(problem))
        else:
            self.face.say(self.words.text("saved", file=str(path)))
        return False

    def quit(self, seat: int) -> bool:
        """Leaves; offers to name the game first, and saves it in any case."""
        name = self.face.ask(self.words.text("save-as")).strip()
        if name:
            self.save(name)
        raise Left


def has_secrets(state: State) -> bool:
    """Returns whether some player knows something that another does not: only then is a curtain needed."""
    everybody = (1 << state.seats) - 1
    if state.top is not None and any(state.committed[seat] for seat in range(len(state.committed))):
        return True
    for pile in state.piles():
        for knowledge in pile.known:
            knowing = (exact(knowledge) | within(knowledge)) & everybody
            if knowing not in (0, everybody):
                return True
    return False
