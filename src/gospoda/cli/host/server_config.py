"""The configuration of a server: flags, then the environment (`GOSPODA_…`), then a file, then the defaults."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import click
import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from gospoda.cli.errors import Refusal

PREFIX = "GOSPODA"
VARIABLE = "GOSPODA_CONFIG"
SECRETS = ("metrics_token", "owner_key", "openid_secret", "smtp_password")
SOURCES = {"COMMANDLINE": "flag", "ENVIRONMENT": "environment", "DEFAULT_MAP": "file", "DEFAULT": "default"}


def usual_file() -> Path:
    """Returns the default path of the file; it need not exist."""
    return Path(platformdirs.user_config_dir("gospoda", appauthor=False)) / "gospoda.toml"


def chosen_file(given: Path | None) -> Path | None:
    """Returns the file to use: the given one, the one from the environment, or the default one if it exists."""
    named = given or (Path(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else None)
    if named is None:
        return usual_file() if usual_file().is_file() else None
    if not named.is_file():
        raise Refusal(f"there is no configuration file {named}")
    return named


def read_file(command: click.Command, file: Path) -> dict[str, Any]:
    """Returns a file's settings by the names of the parameters; its keys are the options without leading dashes."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Refusal(f"{file}: {problem}") from None
    names = {key: param.name for param in command.params for key in keys_of(param)}
    for key in found:
        if key not in names:
            raise Refusal(f"{file}: there is no setting {key}; `gospoda serve --help` lists them")
    return {str(names[key]): value for key, value in found.items()}


def keys_of(param: click.Parameter) -> list[str]:
    """Returns the names of a parameter in a file."""
    return [option.removeprefix("--") for option in param.opts if option.startswith("--")]


def take_file(context: click.Context, _param: click.Parameter, given: Path | None) -> Path | None:
    """Makes the file's settings the defaults of the command."""
    file = chosen_file(given)
    if file is not None:
        context.default_map = read_file(context.command, file)
    return file


config_option = click.option(
    "--config",
    type=click.Path(path_type=Path),
    is_eager=True,
    callback=take_file,
    metavar="FILE",
    help=f"A TOML file with these options as keys; else {VARIABLE}, else gospoda.toml in your configuration folder.",
)


def told_settings(context: click.Context) -> list[dict[str, str]]:
    """Lists every setting with its value and its source; of secrets only that they are set."""
    told = []
    for param in context.command.params:
        name = str(param.name)
        source = context.get_parameter_source(name)
        value = shown(name, context.params.get(name))
        variable = str(param.envvar or f"{PREFIX}_{name.upper()}")
        origin = SOURCES[source.name] if source else "default"
        told.append({"setting": keys_of(param)[0], "value": value, "from": origin, "variable": variable})
    return told


def shown(name: str, value: Any) -> str:
    """Returns a value as it may be printed."""
    if name in SECRETS:
        return "(set)" if value else ""
    if name == "database" and value:
        try:
            return make_url(str(value)).render_as_string(hide_password=True)
        except ArgumentError:
            return "(no address of a database)"
    if isinstance(value, tuple | list):
        return ", ".join(str(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)
