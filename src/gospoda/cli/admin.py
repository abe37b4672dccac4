"""`gospoda admin`: what an operator does beside a running inn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.table import Table
from rich.text import Text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from gospoda.cli.common import as_json, console, print_json
from gospoda.cli.errors import Refusal
from gospoda.cli.serve import serve, settings_of
from gospoda.table.settings import Settings

T = TypeVar("T")
limit_option = click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 10_000))
TIMES = ("touched", "seen", "member_since", "since", "created", "expires")


@click.group()
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help="The file that `serve` reads.")
@click.option("--database", default="", metavar="URL", help="The database of the inn.")
@click.pass_context
def admin(context: click.Context, config: Path | None, database: str) -> None:
    """Look after an inn: backups, announcements, bans, who is there. The settings are found as `serve` finds them."""
    flags = [*(["--config", str(config)] if config else []), *(["--database", database] if database else [])]
    context.obj = settings_of(serve.make_context("serve", flags).params)


def in_database(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Do something in the database, beside the servers that use it."""
    from gospoda.table.database import NewerDatabase, open_engine, upgrade

    try:
        engine = open_engine(settings.database_url())
        try:
            upgrade(engine)
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                return work(connection)
        finally:
            engine.dispose()
    except NewerDatabase as problem:
        raise Refusal(str(problem)) from None
    except SQLAlchemyError as problem:
        raise Refusal(f"the database cannot be used: {str(problem).splitlines()[0]}") from None


def tell(found: list[dict[str, Any]], as_json: bool) -> None:
    """Print what was found, for people or for programs."""
    if as_json:
        print_json(found)
        return
    shown = Table(box=None, padding=(0, 2, 0, 0))
    for name in found[0] if found else ():
        shown.add_column(name.replace("_", " "))
    for row in found:
        shown.add_row(*[Text(readable(name, value)) for name, value in row.items()])
    console().print(shown if found else Text("none"))


def readable(name: str, value: Any) -> str:
    """A value for people: times as such."""
    import datetime

    if name in TIMES:
        return "" if value is None else f"{datetime.datetime.fromtimestamp(value):%Y-%m-%d %H:%M}"
    if isinstance(value, bool):
        return "yes" if value else ""
    return "; ".join(f"{key}: {text}" for key, text in value.items()) if isinstance(value, dict) else str(value)


# ---- backups


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def backup(settings: Settings, file: Path) -> None:
    """Write everything into FILE, as it is at one moment, while people play on."""
    from gospoda.table.backups import BadBackup, back_up
    from gospoda.table.sealing import key_path

    try:
        found = back_up(settings.database_url(), file)
    except BadBackup as problem:
        raise Refusal(str(problem)) from None
    except SQLAlchemyError as problem:
        raise Refusal(f"the database cannot be read: {str(problem).splitlines()[0]}") from None
    click.echo(f"{file}: {found['game_table']} tables, {found['entry']} entries, {found.get('account', 0)} members.")
    click.echo(f"Keep the key {key_path(settings)} as well, but elsewhere.", err=True)


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(settings: Settings, file: Path) -> None:
    """Put the backup FILE into an empty database, of either kind."""
    from gospoda.table.backups import BadBackup
    from gospoda.table.backups import restore as put_back
    from gospoda.table.database import DatabaseBusy, NewerDatabase

    try:
        found = put_back(settings.database_url(), file)
    except (BadBackup, DatabaseBusy, NewerDatabase) as problem:
        raise Refusal(str(problem)) from None
    except SQLAlchemyError as problem:
        raise Refusal(f"the database cannot be written: {str(problem).splitlines()[0]}") from None
    click.echo(f"{found['game_table']} tables, {found['entry']} entries, {found.get('account', 0)} members are back.")


# ---- who and what is there


@admin.command()
@click.option("--status", default="", type=click.Choice(["", "lobby", "running", "finished"]), show_default=False)
@limit_option
@as_json
@click.pass_obj
def tables(settings: Settings, status: str, limit: int, as_json: bool) -> None:
    """List tables, the latest first."""
    from gospoda.table import operator

    tell(in_database(settings, lambda connection: operator.tables(connection, status, limit)), as_json)


@admin.command()
@click.argument("name", default="")
@click.option("--guests", is_flag=True, help="Also those who have no account.")
@limit_option
@as_json
@click.pass_obj
def members(settings: Settings, name: str, guests: bool, limit: int, as_json: bool) -> None:
    """List members whose name contains NAME, the last seen first."""
    from gospoda.table import operator

    tell(in_database(settings, lambda connection: operator.people(connection, name, guests, limit)), as_json)


# ---- the door


@admin.command()
@click.argument("guest")
@click.option("--reason", default="", help="For yourself; nobody else is told.")
@click.pass_obj
def ban(settings: Settings, guest: str, reason: str) -> None:
    """Close the door to the member or guest with the id GUEST."""
    from gospoda.table import operator

    def work(connection: Connection) -> None:
        if not operator.is_known(connection, guest):
            raise Refusal(f"there is nobody with the id {guest}; `gospoda admin members` lists them")
        operator.ban(connection, guest, reason)

    in_database(settings, work)


@admin.command()
@click.argument("guest")
@click.pass_obj
def unban(settings: Settings, guest: str) -> None:
    """Open the door to GUEST again."""
    from gospoda.table import operator

    if not in_database(settings, lambda connection: operator.lift(connection, guest)):
        raise Refusal(f"the door is not closed to {guest}")


@admin.command()
@as_json
@click.pass_obj
def bans(settings: Settings, as_json: bool) -> None:
    """List to whom the door is closed."""
    from gospoda.table import operator

    tell(in_database(settings, operator.bans), as_json)


@admin.command()
@click.option("--all", "everything", is_flag=True, help="Also those that were looked at.")
@click.option("--done", default="", metavar="REPORT", help="Mark REPORT as looked at.")
@limit_option
@as_json
@click.pass_obj
def reports(settings: Settings, everything: bool, done: str, limit: int, as_json: bool) -> None:
    """List what people have told of others; `ban` closes the door."""
    from gospoda.table import operator

    if done and not in_database(settings, lambda connection: operator.settle(connection, done)):
        raise Refusal(f"there is no report {done}")
    tell(in_database(settings, lambda connection: operator.reports(connection, everything, limit)), as_json)


# ---- what everybody is told


@admin.command()
@click.option("--en", required=True, help="In English; read also where a translation is missing.")
@click.option("--pl", default="", help="In Polish.")
@click.option("--cs", default="", help="In Czech.")
@click.option("--hours", default=24.0, show_default=True, type=click.FloatRange(0.1, 24 * 365))
@click.pass_obj
def announce(settings: Settings, en: str, pl: str, cs: str, hours: float) -> None:
    """Show everybody a line at the top of all pages."""
    from gospoda.table import operator
    from gospoda.table.names import clean

    texts = {lang: clean(text)[:300] for lang, text in (("en", en), ("pl", pl), ("cs", cs)) if clean(text)}
    if "en" not in texts:
        raise Refusal("an announcement needs words")
    click.echo(in_database(settings, lambda connection: operator.announce(connection, texts, hours)))


@admin.command()
@click.argument("announcement")
@click.pass_obj
def retract(settings: Settings, announcement: str) -> None:
    """Show ANNOUNCEMENT no more."""
    from gospoda.table import operator

    if not in_database(settings, lambda connection: operator.retract(connection, announcement)):
        raise Refusal(f"there is no announcement {announcement}")


@admin.command()
@as_json
@click.pass_obj
def announcements(settings: Settings, as_json: bool) -> None:
    """List what is told now."""
    from gospoda.table import operator

    tell(in_database(settings, operator.announcements), as_json)


@admin.command("read-only")
@click.argument("wanted", type=click.Choice(["on", "off"]))
@click.pass_obj
def read_only(settings: Settings, wanted: str) -> None:
    """Let people look but change nothing, bots included, or let them again."""
    from gospoda.table import operator

    in_database(settings, lambda connection: operator.set_read_only(connection, wanted == "on"))
