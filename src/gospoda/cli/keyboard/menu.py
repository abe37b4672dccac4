"""The legal moves of a seat as a numbered menu, and hints on what each would score."""

from __future__ import annotations

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gospoda.cli.keyboard.typed import label
from gospoda.core.chance import Chance
from gospoda.core.game import Game
from gospoda.core.match import move_message
from gospoda.core.moves import Kind
from gospoda.core.previews.move_values import move_values
from gospoda.core.previews.preview_result import Change
from gospoda.core.state import State
from gospoda.core.words import Words

PATIENCE = 1.0  # seconds of one core for trying the moves
UNKNOWN = Change(0, 0, False)


class Menu:
    """The moves with signs from A on, grouped by kind."""

    def __init__(self, game: Game, moves: list[int], state: State | None = None) -> None:
        self.game = game
        self.state = state  # describe each move's effect beside it
        kinds = {id(kind): i for i, kind in enumerate(game.moves.kinds)}
        self.moves = sorted(moves, key=lambda move: kinds[id(game.moves.kind_of(move))])

    def move(self, number: int) -> int | None:
        """Returns the move with this number, if there is one."""
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def groups(self) -> list[tuple[Kind, list[tuple[int, int]]]]:
        """Returns each kind with its moves and their numbers."""
        groups: dict[str, tuple[Kind, list[tuple[int, int]]]] = {}
        for number, move in enumerate(self.moves, 1):
            kind = self.game.moves.kind_of(move)
            groups.setdefault(kind.name, (kind, []))[1].append((number, move))
        return list(groups.values())

    def entry(self, number: int, move: int, words: Words) -> Text:
        """Returns one move: its sign, its sentence, its effect, its notation."""
        sentence = words.say(move_message(self.game, move))
        effect = self.game.display.explain(self.state, move, words) if self.state is not None else ""
        notation = self.game.moves.notation(move)
        typed = "" if notation == sentence else f"  {notation}"
        told = f": {effect}" if effect else ""
        return Text.assemble((f"{label(number):>3} ", "bold cyan"), sentence, told, (typed, "dim"))

    def render(self, words: Words) -> RenderableType:
        """Returns the menu in columns, a block for each kind."""
        blocks: list[RenderableType] = []
        for _, moves in self.groups():
            entries = [self.entry(number, move, words) for number, move in moves]
            blocks.append(Columns(entries, equal=True, column_first=True, padding=(0, 2)))
        return Group(*blocks)


class Hint(Struct, frozen=True):
    """A move's effect on its player's score by the rules, and an opponent's evaluation of the result."""

    number: int
    move: int
    points: int
    """The present score."""
    gain: Change
    value: float


def hints(menu: Menu, state: State, seat: int, chance: Chance, seconds: float = PATIENCE) -> list[Hint]:
    """Returns the moves of a menu, most promising first, based on what the seat knows, so no secret gets out."""
    worth = {one.move: one.points for one in move_values(state, seat, [], chance, seconds)[0]}
    known = state.redeal(seat, chance)
    now = known.points()[seat]
    found = []
    for number, move in enumerate(menu.moves, 1):
        value = menu.game.judge.value(menu.game.judge.expected(known, seat, move), seat)
        found.append(Hint(number, move, now, worth.get(move, UNKNOWN), value))
    return sorted(found, key=lambda hint: -hint.value)


def hint_table(menu: Menu, found: list[Hint], words: Words) -> Table:
    """Returns the hints as a table."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("#", justify="right", style="bold cyan")
    table.add_column(words.text("hint-gain"), justify="right")
    table.add_column(words.text("hint-score"), justify="right")
    table.add_column(words.text("hint-move"))
    for hint in found:
        style = "green" if hint.gain.most > 0 else "red" if hint.gain.most < 0 else ""
        sentence = words.say(move_message(menu.game, hint.move))
        score = between(hint.points + hint.gain.least, hint.points + hint.gain.most, "d")
        table.add_row(label(hint.number), Text(gained(hint.gain), style=style), score, Text(sentence))
    return table


def gained(gain: Change) -> str:
    """Returns a change of the score; if it is not certain, with a question mark."""
    if not gain.least and not gain.most:
        return "0" if gain.certain else "0?"
    return between(gain.least, gain.most, "+d") + ("" if gain.certain else "?")


def between(least: int, most: int, form: str) -> str:
    """Returns one number, or the first and the last of several."""
    return f"{least:{form}}" if least == most else f"{least:{form}} … {most:{form}}"
