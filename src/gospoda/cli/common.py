"""What the verbs share: common options, the language, the console, and reading and writing files."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, BinaryIO, TypeVar

import click
import platformdirs
from rich.console import Console

from gospoda.core.game import BadOption, Game
from gospoda.core.saves.saved import SavedSeat
from gospoda.core.words import LANGUAGES, Words

F = TypeVar("F", bound=Callable[..., Any])

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs instead of text for people.")


def language_of_user() -> str:
    """Returns the language of the environment if we support it; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def language(verb: F) -> F:
    """The option `--lang`; the default is the language of the environment."""
    option = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=language_of_user,
        show_default="from LC_ALL or LANG",
        is_eager=True,  # must be known before a later `--help` prints
        help="The language to speak.",
    )
    return option(verb)


def game_options(verb: F) -> F:
    """The repeatable option `--set name=value`."""
    option = click.option(
        "--set",
        "settings",
        multiple=True,
        metavar="OPTION=VALUE",
        help="Choose a variant or house ruling; may be repeated. `gospoda games` lists them.",
    )
    return option(verb)


def chosen_options(title: Game, settings: tuple[str, ...]) -> dict[str, Any]:
    """Returns the options given by `--set`, with values of the right type."""
    known = {option.name: option for option in title.options}
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadOption(f"--set needs option=value, not {setting!r}")
        values = known[name].values if name in known else []
        chosen[name] = next((value for value in values if spelled(value) == text.lower()), text)
    title.check_options(chosen)
    return chosen


def words_at(title: Game, lang: str, seats: list[SavedSeat]) -> Words:
    """Returns the words of a game with these seats; bots are named with their levels."""
    words = Words(title, lang)
    words.seats = [words.sitter(seat.name, seat.bot) for seat in seats]
    return words


def spelled(value: object) -> str:
    """Returns an option's value as it is typed."""
    return str(value).lower()


def console() -> Console:
    """Returns the console for text to people; plain if it is not a terminal or NO_COLOR is set."""
    return Console(highlight=False, markup=False, emoji=False)


@contextmanager
def hangup_as_interrupt() -> Iterator[None]:
    """Treats a closed window or a polite kill like Ctrl-C, so that the moves played are saved."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def print_json(data: Any) -> None:
    """Prints one JSON document to standard output."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def data_folder() -> Path:
    """Returns the folder of this user's saved games."""
    return Path(platformdirs.user_data_dir("gospoda", appauthor=False))


@contextmanager
def complete_file(path: Path) -> Iterator[BinaryIO]:
    """Opens a file that gets its name once it is complete: a full disk leaves the former contents intact."""
    final = path.resolve()
    special = final.exists() and not final.is_file()  # a pipe or device is written to, never replaced
    part = final if special else final.with_name(f".{final.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            if not special:
                os.fsync(file.fileno())
        if not special:
            os.replace(part, final)
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, str(path)) from None
    finally:
        if not special:
            part.unlink(missing_ok=True)
