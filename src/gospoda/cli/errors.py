"""Bad input ends with exit code 2 and one clear sentence on standard error, never with a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from importlib import import_module
from typing import Any, NoReturn

import click

from gospoda.bots import UnknownBot
from gospoda.bots.arena import Endless
from gospoda.core.codec import BadState
from gospoda.core.content import ContentError
from gospoda.core.game import BadOption
from gospoda.core.moves import NotAMove
from gospoda.core.registry import UnknownGame
from gospoda.core.saves.saved import BadSave, Divergence
from gospoda.core.state import IllegalMove
from gospoda.research.common import BadDataset, BadSetting

BAD_INPUT = 2
INTERRUPTED = 130
UNEXPECTED = 70
DEBUG_VARIABLE = "GOSPODA_DEBUG"


class Refusal(Exception):
    """Raised for a request that cannot be fulfilled; the message is one sentence."""


OUR_OWN = (
    BadDataset,
    BadOption,
    BadSave,
    BadSetting,
    BadState,
    ContentError,
    Divergence,
    Endless,
    IllegalMove,
    NotAMove,
    Refusal,
    UnknownBot,
    UnknownGame,
)


def sentence(problem: BaseException) -> str:
    """Returns the problem on one line with a full stop."""
    if isinstance(problem, click.ClickException):
        text = problem.format_message()
    elif isinstance(problem, OSError):
        about = f"{problem.filename}: " if problem.filename else ""
        text = f"{about}{problem.strerror or problem}"
    elif isinstance(problem, RecursionError):
        text = "the input is nested too deeply"
    else:
        text = str(problem.args[0]) if problem.args else type(problem).__name__
    line = " ".join(text.split())
    return line if line.endswith((".", "!", "?")) else f"{line}."


def give_up(problem: BaseException, code: int = BAD_INPUT) -> NoReturn:
    """Says what is wrong and exits."""
    click.echo(f"gospoda: {sentence(problem)}", err=True)
    sys.exit(code)


def broken_pipe() -> NoReturn:
    """Exits silently when the reader of our output has gone (`gospoda games | head -1`): nothing is wrong."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(0)


def unexpected(problem: Exception) -> NoReturn:
    """Reports a fault of the program; the details only on request."""
    if os.environ.get(DEBUG_VARIABLE):
        traceback.print_exception(problem)
    where = traceback.extract_tb(problem.__traceback__)[-1]
    place = f"{os.path.basename(where.filename)}:{where.lineno}"
    text = f"unexpected {type(problem).__name__} at {place}: {problem} ({DEBUG_VARIABLE}=1 shows all of it)"
    give_up(Refusal(text), UNEXPECTED)


class Verbs(click.Group):
    """The group of all verbs; turns every error into an exit code and a sentence.

    Loads a verb's module on first use, because every process that a server starts loads this group again.
    """

    def __init__(self, *args: Any, verbs: tuple[str, ...] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.verbs = {path.rpartition(".")[2].replace("_", "-"): path for path in verbs}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Returns the names of all verbs."""
        return [*self.verbs, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Returns the verb of this name, from the module with its name."""
        if cmd_name not in self.verbs:
            return super().get_command(ctx, cmd_name)
        module = import_module(f"gospoda.cli.{self.verbs[cmd_name]}")
        return next(one for one in vars(module).values() if isinstance(one, click.Command) and one.name == cmd_name)

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Runs the verb on the command line."""
        kwargs["standalone_mode"] = False
        try:
            code = super().main(*args, **kwargs)
            sys.stdout.flush()
        except (click.exceptions.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            broken_pipe()
        except (click.ClickException, OSError, RecursionError, *OUR_OWN) as problem:
            give_up(problem)
        except Exception as problem:
            unexpected(problem)
        sys.exit(code if isinstance(code, int) else 0)
