"""`gospoda admin`: an operator's commands for a running inn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from gospoda.cli.common import as_json, console, language, print_json
from gospoda.cli.errors import Refusal
from gospoda.cli.host.serve import serve, settings_of
from gospoda.cli.spoken import SpokenGroup
from gospoda.core.words import Words, resource
from gospoda.server.base.settings import Settings

T = TypeVar("T")
ANY_ID = {"ignore_unknown_options": True}  # a guest's id may begin with a dash without being an option
limit_option = click.option("--limit", default=50, show_default=True, type=click.IntRange(1, 10_000), metavar="N")
TIMES = ("touched", "seen", "member_since", "since", "created", "expires")
SPOKEN = ("status", "access")  # columns whose values have translations


class Desk:
    """An operator's session: the settings of the inn, and the language."""

    def __init__(self, settings: Settings, words: Words) -> None:
        self.settings = settings
        self.words = words

    def refusal(self, message: str, **args: str) -> Refusal:
        """Returns why something cannot be done."""
        return Refusal(self.words.text(f"admin-{message}", **args))

    def in_database(self, work: Callable[[Connection], T]) -> T:
        """Does something in the database, alongside the servers that use it."""
        from gospoda.server.store.database import open_engine, upgrade

        with self.told():
            engine = open_engine(self.settings.database_url())
            try:
                upgrade(engine)
                with engine.connect().execution_options(writes=True) as connection, connection.begin():
                    return work(connection)
            finally:
                engine.dispose()

    @contextmanager
    def told(self) -> Iterator[None]:
        """Reports what a database or backup does not allow in the operator's language."""
        from gospoda.server.operate.backups import BadBackup
        from gospoda.server.store.database import DatabaseBusy, NewerDatabase

        try:
            yield
        except BadBackup as problem:
            raise self.refusal(problem.message, **problem.about) from None
        except DatabaseBusy as problem:
            raise self.refusal("busy", database=str(problem.path)) from None
        except NewerDatabase as problem:
            raise self.refusal("newer", schema=problem.schema) from None
        except SQLAlchemyError as problem:
            raise self.refusal("no-database", problem=str(problem).splitlines()[0]) from None

    def tell(self, found: list[dict[str, Any]], as_json: bool) -> None:
        """Prints results, for people or for programs."""
        if as_json:
            print_json(found)
            return
        if not found:
            console().print(Text(self.words.text("admin-none")))
            return
        names = [self.words.text(f"admin-{name.replace('_', '-')}") for name in found[0]]
        rows = [[Text(self.readable(name, value)) for name, value in row.items()] for row in found]
        console().print(laid_out(names, rows))

    def readable(self, name: str, value: Any) -> str:
        """Returns a value for people: times formatted, known values translated."""
        import datetime

        if name in TIMES:
            return "" if value is None else f"{datetime.datetime.fromtimestamp(value):%Y-%m-%d %H:%M}"
        if isinstance(value, bool):
            return self.words.text("admin-yes") if value else ""
        if name in SPOKEN:
            return self.words.text(f"admin-{value}")
        return "; ".join(f"{key}: {text}" for key, text in value.items()) if isinstance(value, dict) else str(value)


def laid_out(names: list[str], rows: list[list[Text]]) -> Table:
    """Lays out a table; if it is too wide, each row separately, because cut-off ids could not be typed."""
    shown = Table(*names, box=None, padding=(0, 2, 0, 0))
    for row in rows:
        shown.add_row(*row)
    unbounded = console().options.update(max_width=10_000)
    if Measurement.get(console(), unbounded, shown).minimum <= console().width:
        return shown
    sheet = Table.grid("", "", padding=(0, 2, 0, 0))
    for row in rows:
        for name, text in zip(names, row, strict=True):
            sheet.add_row(name, text)
        sheet.add_row()
    return sheet


def counts(found: dict[str, int]) -> dict[str, int]:
    """Returns what a backup contains."""
    return {"tables": found["game_table"], "entries": found["entry"], "members": found.get("account", 0)}


def admin_words(lang: str) -> Words:
    """Returns the words of this verb, including its help."""
    words = Words(None, lang)
    words.bundle.add_resource(resource(str(files("gospoda.cli.host") / "admin_words" / f"{words.language}.ftl")))
    return words


@click.group(cls=SpokenGroup, speaker=admin_words)
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--database", default="", metavar="URL")
@language
@click.pass_context
def admin(context: click.Context, config: Path | None, database: str, lang: str) -> None:
    """Run an inn: backups, announcements, bans and lists. It finds the settings as `serve` does."""
    flags = [*(["--config", str(config)] if config else []), *(["--database", database] if database else [])]
    context.obj = Desk(settings_of(serve.make_context("serve", flags).params), admin_words(lang))


# ---- backups


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def backup(desk: Desk, file: Path) -> None:
    """Save a consistent copy of everything to FILE while people play on."""
    from gospoda.server.base.sealing import key_path
    from gospoda.server.operate.backups import back_up

    with desk.told():
        found = back_up(desk.settings.database_url(), file)
    click.echo(desk.words.text("admin-backed-up", file=str(file), **counts(found)))
    click.echo(desk.words.text("admin-keep-key", key=str(key_path(desk.settings))), err=True)


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(desk: Desk, file: Path) -> None:
    """Restore the backup FILE into an empty database of either kind."""
    from gospoda.server.operate.backups import restore as put_back

    with desk.told():
        found = put_back(desk.settings.database_url(), file)
    click.echo(desk.words.text("admin-restored", **counts(found)))


# ---- people and tables


@admin.command()
@click.option("--status", type=click.Choice(["lobby", "running", "finished"]))
@limit_option
@as_json
@click.pass_obj
def tables(desk: Desk, status: str | None, limit: int, as_json: bool) -> None:
    """List tables, newest first."""
    from gospoda.server.operate import operator

    desk.tell(desk.in_database(lambda connection: operator.tables(connection, status or "", limit)), as_json)


@admin.command()
@click.argument("name", default="")
@click.option("--guests", is_flag=True)
@limit_option
@as_json
@click.pass_obj
def members(desk: Desk, name: str, guests: bool, limit: int, as_json: bool) -> None:
    """List members whose name contains NAME, the most recently seen first."""
    from gospoda.server.operate import operator

    desk.tell(desk.in_database(lambda connection: operator.people(connection, name, guests, limit)), as_json)


# ---- the door


@admin.command(context_settings=ANY_ID)
@click.argument("guest")
@click.option("--reason", default="", metavar="TEXT")
@click.pass_obj
def ban(desk: Desk, guest: str, reason: str) -> None:
    """Ban the member or guest with the id GUEST."""
    from gospoda.server.operate import operator

    def work(connection: Connection) -> None:
        if not operator.is_known(connection, guest):
            raise desk.refusal("nobody", guest=guest)
        operator.ban(connection, guest, reason)

    desk.in_database(work)


@admin.command(context_settings=ANY_ID)
@click.argument("guest")
@click.pass_obj
def unban(desk: Desk, guest: str) -> None:
    """Lift the ban on GUEST."""
    from gospoda.server.operate import operator

    if not desk.in_database(lambda connection: operator.lift(connection, guest)):
        raise desk.refusal("not-banned", guest=guest)


@admin.command()
@as_json
@click.pass_obj
def bans(desk: Desk, as_json: bool) -> None:
    """List everyone who is banned."""
    from gospoda.server.operate import operator

    desk.tell(desk.in_database(operator.bans), as_json)


@admin.command()
@click.option("--all", "everything", is_flag=True)
@click.option("--done", default="", metavar="REPORT")
@limit_option
@as_json
@click.pass_obj
def reports(desk: Desk, everything: bool, done: str, limit: int, as_json: bool) -> None:
    """List the reports about people; `ban` bans somebody."""
    from gospoda.server.operate import operator

    if done and not desk.in_database(lambda connection: operator.settle(connection, done)):
        raise desk.refusal("no-report", report=done)
    desk.tell(desk.in_database(lambda connection: operator.reports(connection, everything, limit)), as_json)


# ---- messages to everybody


@admin.command()
@click.option("--en", required=True, metavar="TEXT")
@click.option("--pl", default="", metavar="TEXT")
@click.option("--cs", default="", metavar="TEXT")
@click.option("--hours", default=24.0, show_default=True, type=click.FloatRange(0.1, 24 * 365), metavar="N")
@click.pass_obj
def announce(desk: Desk, en: str, pl: str, cs: str, hours: float) -> None:
    """Show an announcement at the top of every page."""
    from gospoda.server.members.names import clean
    from gospoda.server.operate import operator

    texts = {lang: clean(text)[:300] for lang, text in (("en", en), ("pl", pl), ("cs", cs)) if clean(text)}
    if "en" not in texts:
        raise desk.refusal("no-words")
    click.echo(desk.in_database(lambda connection: operator.announce(connection, texts, hours)))


@admin.command()
@click.argument("announcement")
@click.pass_obj
def retract(desk: Desk, announcement: str) -> None:
    """Take ANNOUNCEMENT down."""
    from gospoda.server.operate import operator

    if not desk.in_database(lambda connection: operator.retract(connection, announcement)):
        raise desk.refusal("no-announcement", announcement=announcement)


@admin.command()
@as_json
@click.pass_obj
def announcements(desk: Desk, as_json: bool) -> None:
    """List the current announcements."""
    from gospoda.server.operate import operator

    desk.tell(desk.in_database(operator.announcements), as_json)


@admin.command("read-only")
@click.argument("wanted", type=click.Choice(["on", "off"]))
@click.pass_obj
def read_only(desk: Desk, wanted: str) -> None:
    """Make the inn read-only for everybody, bots included, or open it again."""
    from gospoda.server.operate import operator

    desk.in_database(lambda connection: operator.set_read_only(connection, wanted == "on"))
