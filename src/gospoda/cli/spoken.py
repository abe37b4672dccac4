"""Help in the reader's language: click only prints docstrings, which are English; these classes use Fluent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from gospoda.cli.common import language_of_user
from gospoda.core.words import Words

Speaker = Callable[[str], Words]
"""Returns the words of a group of verbs in a language."""


def asked_language(context: click.Context) -> str:
    """Returns the language requested before the help was, else that of the environment."""
    here: click.Context | None = context
    while here is not None:
        if here.params.get("lang"):
            return str(here.params["lang"])
        here = here.parent
    return language_of_user()


def placeholder(words: Words, metavar: str) -> str:
    """Returns a placeholder such as FILE in the language; a choice stays as it is typed."""
    key = "place-" + metavar.strip("[]").lower()
    return metavar.replace(metavar.strip("[]"), words.text(key)) if words.has(key) else metavar


class SpokenVerb(click.Command):
    """A verb with translated help: `help-verb`, and `help-verb-option` or, if several share it, `help-option`."""

    def words(self, context: click.Context) -> Words:
        """Returns the words of the group in the reader's language."""
        here: click.Context | None = context
        while here is not None:
            if isinstance(here.command, SpokenGroup):
                return here.command.speaker(asked_language(context))
            here = here.parent
        raise LookupError(f"{self.name} belongs to no group that speaks")

    def short(self, words: Words) -> str:
        """Returns what the verb does."""
        return words.text(f"help-{self.name}")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Returns what follows the name of the verb."""
        words = self.words(ctx)
        arguments = [param for param in self.get_params(ctx) if isinstance(param, click.Argument)]
        shown = [placeholder(words, param.make_metavar(ctx)) for param in arguments]
        return [f"[{words.text('place-options')}]", *shown]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes how the verb is called."""
        prefix = self.words(ctx).text("help-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes what the verb does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.short(self.words(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the options."""
        words = self.words(ctx)
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(words.text("help-options")):
            formatter.write_dl([self.record(option, words, ctx) for option in options])

    def record(self, option: click.Option, words: Words, context: click.Context) -> tuple[str, str]:
        """Returns an option as it is typed, and its meaning."""
        name = option.opts[0].removeprefix("--")
        own = f"help-{self.name}-{name}"
        text = words.text(own if words.has(own) else f"help-{name}")
        typed = "/".join(option.opts)
        if not option.is_flag:
            typed += " " + placeholder(words, option.make_metavar(context))
        if option.required:
            text += f"  [{words.text('help-required')}]"
        elif option.show_default is True:
            text += f"  [{words.text('help-default', value=str(option.default))}]"
        return typed, text


class SpokenGroup(SpokenVerb, click.Group):
    """A group of such verbs."""

    command_class = SpokenVerb

    def __init__(self, *args: Any, speaker: Speaker, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.speaker = speaker

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Returns what follows the name of the group."""
        words = self.words(ctx)
        return [*super().collect_usage_pieces(ctx)[:1], words.text("place-command"), f"[{words.text('place-args')}]..."]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the options and the verbs."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the verbs."""
        words = self.words(ctx)
        verbs = [self.commands[name] for name in self.list_commands(ctx)]
        told = [(str(verb.name), verb.short(words)) for verb in verbs if isinstance(verb, SpokenVerb)]
        with formatter.section(words.text("help-commands")):
            formatter.write_dl(told)
