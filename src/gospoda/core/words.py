"""Texts in three languages: Fluent messages of the core and of a game, and the names of its components."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gospoda.core.decisions import OTHER_QUESTION
from gospoda.core.game import Game
from gospoda.core.messages import Message, Ref, SeatRef, Value
from gospoda.core.state import State

LANGUAGES = ("en", "pl", "cs")


@cache
def resource(path: str) -> Any:
    """Returns a parsed `.ftl` file."""
    return FluentResource(Path(path).read_text("utf-8"))


def locale_files(title: Game | None, language: str) -> list[Path]:
    """Returns the message files for a language: those of the core and those of a title."""
    folders = [Path(str(files("gospoda.core") / "locale"))]
    if title is not None:
        folders.append(Path(title.folder()) / "locale")
    return [path for folder in folders for path in sorted(folder.glob(f"{language}*.ftl"))]


def title_names(title: Game) -> dict[str, str]:
    """Returns a title's name in each language; a title without texts of its own keeps its one name."""
    spoken = {language: Words(title, language) for language in LANGUAGES}
    return {key: words.text("title") if words.has("title") else title.title for key, words in spoken.items()}


class Words:
    """Speaks one language for one title; `seats` contains the players' names."""

    def __init__(self, title: Game | None, language: str = "en", seats: list[str] | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.seats = seats or []
        self.names = title.display.names() if title is not None else {}
        self.bundle = FluentBundle([self.language], use_isolating=False)
        for path in locale_files(title, self.language):
            self.bundle.add_resource(resource(str(path)), allow_overrides=True)

    def say(self, message: Message) -> str:
        """Returns a message as a sentence."""
        return self.text(message.id, **self.arguments(message))

    def arguments(self, message: Message) -> dict[str, str | int]:
        """Returns the arguments in words. A thing also gets its id (`vassal_id`), so a language can decline its name.

        The id of something secret is `hidden`, that of something left out is `none`.
        """
        found: dict[str, str | int] = {}
        for name, value in message.args.items():
            found[name] = self.value(value)
            if isinstance(value, Ref):
                found[f"{name}_id"] = value.domain if value.domain in ("hidden", "none") else value.id
        return found

    def text(self, message_id: str, **args: str | int) -> str:
        """Returns the text of an id. An id without a text is shown as it is, so that gaps are visible."""
        if not self.bundle.has_message(message_id):
            return message_id
        pattern = self.bundle.get_message(message_id).value
        if pattern is None:
            return message_id
        text, _errors = self.bundle.format_pattern(pattern, args)
        return str(text)

    def refusal(self, state: State, seat: int, move: int) -> str:
        """Returns why a move is illegal, and the actual question if the move answers one that is not open."""
        told = state.game.display.refusal(state, seat, move)
        prompt = state.prompt(seat) if told.id == OTHER_QUESTION else None
        return self.say(told) if prompt is None else f"{self.say(told)} {self.say(prompt.message)}"

    def has(self, message_id: str) -> bool:
        """Returns whether the language has a text for an id."""
        return bool(self.bundle.has_message(message_id))

    def name(self, domain: str, key: str) -> str:
        """Returns the name of a thing, or its id if it has no name."""
        entry: dict[str, Any] = self.names.get(domain, {}).get(key, {})
        return str(entry.get(self.language) or entry.get("en") or key)

    def reference(self, ref: Ref) -> str:
        """Returns the name for a reference: something hidden, nothing, a bot, or a thing of the game."""
        if ref.domain == "none":
            return ""
        if ref.domain == "hidden":
            return self.text(f"hidden-{ref.id}")
        return self.bot(ref.id) if ref.domain == "bot" else self.name(ref.domain, ref.id)

    def seat(self, seat: int) -> str:
        """Returns the name of a player."""
        return self.seats[seat] if seat < len(self.seats) else self.text("seat-number", number=seat + 1)

    def bot(self, name: str) -> str:
        """Returns the name of a bot: its level in the language; a budget after a colon stays as typed."""
        plain, colon, budget = name.partition(":")
        return (self.text(f"bot-{plain}") if self.has(f"bot-{plain}") else plain) + colon + budget

    def sitter(self, name: str, bot: str) -> str:
        """Returns the name of a seat, with the level for a bot; a seat without a name shows the level alone."""
        if not bot:
            return name
        return self.bot(bot) if name in ("", bot) else f"{name} ({self.bot(bot)})"

    def value(self, value: Value) -> str | int:
        """Returns one argument of a message in words."""
        if isinstance(value, SeatRef):
            return self.seat(value.seat)
        if isinstance(value, Ref):
            return self.reference(value)
        return value
