"""The moves as a list to choose from: their numbers, their texts, and which of them a typed text means."""

from __future__ import annotations

import unicodedata

from msgspec import Struct
from rich.text import Text

from gospoda.cli.keyboard.menu import Hint, Menu, gained
from gospoda.cli.keyboard.typed import amounts, label
from gospoda.core.match import move_message
from gospoda.core.words import Words

STROKES = str.maketrans({"ł": "l", "Ł": "l"})  # its own letter in Unicode, not one with an accent


class Choice(Struct, frozen=True):
    """A move that can be chosen."""

    sign: str
    """The number to type: the amount itself if the move is nothing but an amount."""
    answer: str
    """The answer that a session understands."""
    text: str
    notation: str

    def shown(self, hint: str, roomy: bool) -> Text:
        """Returns a line of the list, with the notation if there is room."""
        typed = "" if self.notation == self.text or not roomy else f"  {self.notation}"
        told = f"[{hint}] " if hint else ""
        return Text.assemble((f"{self.sign:>3} ", "bold cyan"), (told, "bold green"), self.text, (typed, "dim"))

    def fits(self, typed: str) -> bool:
        """Returns whether a typed text means this move: digits match the sign, anything else the text."""
        if typed.isdecimal():
            return self.sign.startswith(typed)
        return folded(typed) in folded(f"{self.text} {self.notation}")


def folded(text: str) -> str:
    """Returns a text without accents and capitals, as people type in a hurry."""
    parts = unicodedata.normalize("NFKD", text.casefold()).translate(STROKES)
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def signs(menu: Menu) -> list[str]:
    """Returns a number for each move of a menu; a move that is an amount has this amount, the others avoid it."""
    said = {move: word for word, move in amounts(menu.game, menu.moves).items()}
    free = (str(number) for number in range(1, 2 * len(menu.moves) + 1) if str(number) not in said.values())
    return [said[move] if move in said else next(free) for move in menu.moves]


def choices(menu: Menu, words: Words) -> list[Choice]:
    """Returns the moves of a menu in order."""
    found = []
    for number, (sign, move) in enumerate(zip(signs(menu), menu.moves, strict=True), 1):
        text = words.say(move_message(menu.game, move))
        effect = menu.game.display.explain(menu.state, move, words) if menu.state is not None else ""
        notation = menu.game.moves.notation(move)
        found.append(Choice(sign, label(number), f"{text}: {effect}" if effect else text, notation))
    return found


def fitting(all_choices: list[Choice], typed: str) -> list[Choice]:
    """Returns the moves that a typed text may mean; an exact number comes first."""
    found = [choice for choice in all_choices if choice.fits(typed)]
    return sorted(found, key=lambda choice: choice.sign != typed) if typed.isdecimal() else found


def told_hints(found: list[Hint]) -> dict[str, str]:
    """Returns what each move would score, by its answer."""
    return {label(hint.number): gained(hint.gain) for hint in found}
