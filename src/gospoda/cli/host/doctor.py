"""`gospoda doctor`: shows what is installed, how fast it runs, and where things are."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from gospoda.cli.common import as_json, console, data_folder, language, print_json
from gospoda.core import registry, state
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.words import Words

# The optional parts, as in `pip install gospoda[part]`, and the modules they bring.
PARTS: dict[str, list[str]] = {
    "check": ["hypothesis", "numpy", "pytest", "pytest_timeout"],
    "postgres": ["psycopg", "psycopg_pool"],
    "mcp": ["mcp"],
    "openspiel": ["numpy", "pyspiel"],
    "ray": ["ray"],
    "research": ["gymnasium", "matplotlib", "numpy", "openskill", "pettingzoo", "pyarrow"],
}


def is_compiled() -> bool:
    """Whether the engine runs as machine code; otherwise the same Python source runs, slower."""
    return not str(state.__file__).endswith((".py", ".pyc"))


def part_data(modules: list[str]) -> dict[str, Any]:
    """Returns which modules of an optional part can be imported."""
    found = {module: find_spec(module) is not None for module in modules}
    return {"present": all(found.values()), "modules": found}


def load_problem(game_id: str) -> str:
    """Returns why a title doesn't load; empty if it does. A broken game must not stop the doctor."""
    try:
        registry.game(game_id).start(registry.game(game_id).min_seats)
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""


def game_data(game_id: str) -> dict[str, Any]:
    """Returns a title's data and whether it can be played."""
    problem = load_problem(game_id)
    data: dict[str, Any] = {"id": game_id, "loads": not problem, "problem": problem}
    if not problem:
        title = registry.game(game_id)
        data |= {"version": title.version, "content": title.content_digest()}
    return data


def findings() -> dict[str, Any]:
    """Returns everything that the doctor reports."""
    return {
        "gospoda": version("gospoda"),
        "compiled": is_compiled(),
        "engine": str(state.__file__),
        "python": platform.python_version(),
        "system": platform.platform(),
        "data": str(data_folder()),
        "content": os.environ.get(PACK_VARIABLE) or None,
        "parts": {part: part_data(modules) for part, modules in PARTS.items()},
        "games": [game_data(game_id) for game_id in registry.game_ids()],
    }


def yes_no(value: bool, words: Words) -> Text:
    """Returns a tick or a cross with a word: never colour alone."""
    if value:
        return Text("✓ " + words.text("yes"), style="green")
    return Text("✗ " + words.text("no"), style="yellow")


def part_text(data: dict[str, Any], words: Words) -> Text:
    """Returns whether a part is installed, and what it lacks."""
    missing = [module for module, found in data["modules"].items() if not found]
    text = yes_no(data["present"], words)
    return text if not missing else text.append(f" ({words.text('doctor-missing', modules=', '.join(missing))})")


def game_text(data: dict[str, Any], words: Words) -> Text:
    """Returns whether a title loads, or why not."""
    if data["loads"]:
        return yes_no(True, words).append(f" ({words.text('games-version', version=data['version'])})")
    return yes_no(False, words).append(f" ({data['problem']})")


def report(data: dict[str, Any], words: Words) -> Table:
    """Returns the findings as a table."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    engine = words.text("doctor-compiled" if data["compiled"] else "doctor-uncompiled")
    pack = data["content"] or words.text("doctor-own-content")
    if data["content"] and not Path(pack).is_dir():
        pack += f" ({words.text('doctor-no-folder')})"
    rows = [
        ("doctor-version", Text(data["gospoda"])),
        ("doctor-engine", Text(engine)),
        ("doctor-python", Text(f"{data['python']} ({data['system']})")),
        ("doctor-data", Text(data["data"])),
        ("doctor-content", Text(pack)),
    ]
    for label, value in rows:
        table.add_row(Text(words.text(label), style="bold"), value)
    for part, found in data["parts"].items():
        table.add_row(Text(words.text("doctor-part", part=part)), part_text(found, words))
    for game in data["games"]:
        table.add_row(Text(words.text("doctor-game", game=game["id"])), game_text(game, words))
    return table


def server_findings(config: Path | None) -> dict[str, Any]:
    """Returns a server's settings if it started now, and whether its database and key are usable."""
    from gospoda.cli.host.serve import serve, settings_of
    from gospoda.cli.host.server_config import told_settings
    from gospoda.server.base.sealing import key_path
    from gospoda.server.store.health import database_problem

    context = serve.make_context("serve", ["--config", str(config)] if config else [])
    settings = settings_of(context.params)
    key = key_path(settings)
    return {
        "settings": told_settings(context),
        "database_problem": database_problem(settings.database_url()),
        "key": str(key),
        "key_made": key.is_file(),
    }


def server_report(data: dict[str, Any], words: Words) -> Table:
    """Returns every setting, its value and where it comes from."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("setting", "value", "from"):
        table.add_column(words.text(f"doctor-{heading}"), overflow="fold")  # a shortened path is useless
    table.add_column(words.text("doctor-variable"), no_wrap=True)  # a wrapped name can't be copied
    for row in data["settings"]:
        origin = words.text(f"doctor-from-{row['from']}")
        table.add_row(row["setting"], Text(row["value"]), origin, row["variable"])
    problem = data["database_problem"]
    table.add_row(words.text("doctor-database"), yes_no(not problem, words).append(f" {problem}" if problem else ""))
    table.add_row(words.text("doctor-key"), yes_no(data["key_made"], words).append(f" {data['key']}"))
    return table


@click.command()
@click.option("--server", is_flag=True, help="How `serve` would be set up: each setting, and where it comes from.")
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help="With --server: the file to read.")
@as_json
@language
def doctor(server: bool, config: Path | None, as_json: bool, lang: str) -> None:
    """Say whether the engine is compiled, which parts and games are there, and where data lives."""
    if server:
        found = server_findings(config)
        if as_json:
            print_json(found)
        else:
            console().print(server_report(found, Words(None, lang)))
        return
    data = findings()
    if as_json:
        print_json(data)
    else:
        console().print(report(data, Words(None, lang)))
