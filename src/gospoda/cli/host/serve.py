"""`gospoda serve`: the server for browsers and programs."""

from __future__ import annotations

import errno
import logging
import os
import secrets
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from gospoda.cli.common import language_of_user
from gospoda.cli.errors import Refusal
from gospoda.cli.host.running import Running, asked, found, noted
from gospoda.cli.host.server_config import PREFIX, config_option
from gospoda.core import registry
from gospoda.core.content import PACK_VARIABLE
from gospoda.core.words import Words
from gospoda.server.base.settings import VARIABLE, Settings

LARGEST_FRAME = 64 * 1024
LOCAL = ("127.0.0.1", "::1", "localhost")
GRACE = 2.0  # seconds
NEXT_PORTS = 20  # ports to try if another program has the usual one
T = TypeVar("T")


def addresses(host: str, port: int) -> list[str]:
    """Returns the addresses at which the tables can be reached."""
    if host in LOCAL:
        return [f"http://localhost:{port}/"]
    found = [f"http://localhost:{port}/"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only says which address it would use
            found.append(f"http://{probe.getsockname()[0]}:{port}/")
        except OSError:
            pass
    return found


def greet(urls: list[str], open_browser: bool, settings: Settings) -> None:
    """Prints the address once the server responds, and opens the browser."""
    for _ in range(200):
        time.sleep(0.1)
        try:
            with urllib.request.urlopen(urls[0] + "health", timeout=1):
                break
        except OSError:
            continue
    else:
        return
    for url in urls:
        if settings.json_logs:
            logging.getLogger("gospoda").info("Gospoda is open: %s", url)
        else:
            click.echo(f"Gospoda is open: {url}", err=True)
    if settings.owner_key and (os.environ.get(PACK_VARIABLE) or settings.packs) and not settings.json_logs:
        url = f"{urls[0]}house/{registry.game_ids()[0]}#owner={settings.owner_key}"
        click.echo(Words(None, language_of_user()).text("owner-open", url=url), err=True)
    if open_browser:
        webbrowser.open(urls[0])


def patiently(attempt: Callable[[], T], problem: type[Exception]) -> T:
    """Retries for a moment: the last processes of a server killed just now may still hold its port and file."""
    end = time.monotonic() + GRACE
    while True:
        try:
            return attempt()
        except problem:
            if time.monotonic() >= end:
                raise
            time.sleep(0.05)


def try_port(host: str, port: int) -> None:
    """Raises `OSError` if another program listens on the port."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        if os.name == "posix":  # Windows would share the port with its holder
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))


def free_port(host: str, port: int, chosen: bool) -> int:
    """Returns the port to listen on: exactly the port that the user has chosen, otherwise the next free one."""
    try:
        patiently(lambda: try_port(host, port), OSError)
        return port
    except OSError as problem:
        reason = f"{host}:{port} cannot be used: {problem.strerror}; --port takes another one"
        if chosen or problem.errno != errno.EADDRINUSE:
            raise Refusal(reason) from None
    for other in range(port + 1, port + 1 + NEXT_PORTS):
        try:
            try_port(host, other)
        except OSError:
            continue
        click.echo(Words(None, language_of_user()).text("port-taken", port=str(port), other=str(other)), err=True)
        return other
    raise Refusal(reason)


def show_running(running: Running, context: click.Context, open_browser: bool | None) -> None:
    """Points to the server that is already running; refuses flags that it was not started with."""
    flags = asked(context)
    if flags and flags != running.asked:
        raise Refusal(
            f"another server is using this database: Gospoda is already running at {running.url}; "
            "stop it to start it with other options, or name another --database"
        )
    click.echo(Words(None, language_of_user()).text("already-running", url=running.url), err=True)
    if sys.stderr.isatty() if open_browser is None else open_browser:
        webbrowser.open(running.url)


@click.command(context_settings={"auto_envvar_prefix": PREFIX})
@config_option
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option(
    "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://…; by default your own file."
)
@click.option(
    "--processes", default=1, show_default=True, type=click.IntRange(1, 64), help="More than one: PostgreSQL."
)
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="Public address behind a proxy; may be repeated."
)
@click.option("--bot-workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option("--proxy", default="", help="Proxies whose X-Forwarded headers are believed; by default none.")
@click.option("--host-name", "hosts", multiple=True, metavar="NAME", help="Name the server is asked for by.")
@click.option("--open/--no-open", "open_browser", default=None, help="Open the browser; by default at a terminal.")
@click.option("--limits/--no-limits", "limited", default=True, help="Slow down who asks too much; off for load tests.")
@click.option("--json-logs", is_flag=True, help="Log lines for programs.")
@click.option("--import/--no-import", "imports", default=True, help="Whether games can be brought as files.")
@click.option("--play-on/--no-play-on", default=True, help="Whether games can be played on from any position.")
@click.option("--analysis/--no-analysis", default=True, help="Whether finished games are analysed.")
@click.option("--yardsticks/--no-yardsticks", default=True, help="Whether bots play the day's deals too.")
@click.option("--metrics/--no-metrics", default=True, help="Whether /metrics answers.")
@click.option("--metrics-token", default="", envvar="GOSPODA_METRICS_TOKEN", help="What /metrics asks for.")
@click.option("--pack", "packs", multiple=True, metavar="DIR", help="A pack that tables can be set up with.")
@click.option("--owner-key", default="", envvar="GOSPODA_OWNER_KEY", help="For who puts printed values right.")
@click.option("--keep-lobbies", default=7.0, show_default=True, help="Days for tables without a game; 0: for ever.")
@click.option("--keep-guests", default=90.0, show_default=True, help="Days for guests without a table.")
@click.option("--keep-analyses", default=180.0, show_default=True, help="Days for analyses.")
@click.option("--keep-devices", default=180.0, show_default=True, help="Days for members' devices that are not used.")
@click.option("--key-file", default="", metavar="FILE", help="The key that seals members' secrets.")
@click.option("--openid-issuer", default="", metavar="URL", help="An OpenID Connect provider to sign in with.")
@click.option("--openid-client", default="", help="What this server is called there.")
@click.option("--openid-secret", default="", envvar="GOSPODA_OPENID_SECRET", help="And what proves it.")
@click.option("--openid-name", default="", help="What the button says that leads there.")
@click.option("--smtp-host", default="", metavar="HOST", help="The mail server for notices; none: no mail.")
@click.option("--smtp-port", default=0, type=click.IntRange(0, 65535), help="0: the usual one.")
@click.option("--smtp-security", default="starttls", show_default=True, type=click.Choice(["starttls", "tls", "none"]))
@click.option("--smtp-user", default="", help="Who the mail server knows us as.")
@click.option("--smtp-password", default="", envvar="GOSPODA_SMTP_PASSWORD", help="And what proves it.")
@click.option("--mail-from", default="", metavar="ADDRESS", help="The address that mails come from.")
@click.option("--notice-every", default=15.0, show_default=True, help="Seconds between two looks at whose turn it is.")
@click.option("--notice-private", is_flag=True, help="Notices also to private addresses and without TLS: for tests.")
@click.option("--keep-snapshots", default=30.0, show_default=True, help="Days for all but the last snapshots.")
@click.pass_context
def serve(
    context: click.Context,
    /,
    host: str,
    port: int,
    processes: int,
    proxy: str,
    open_browser: bool | None,
    **wished: Any,
) -> None:
    """Open the tables for browsers and programs.

    Every option can also be set in a file (--config) or in the environment (GOSPODA_DATABASE and so on).
    Flags override the environment, which overrides the file. `gospoda doctor --server` shows the resulting
    settings.
    """
    settings = settings_of(wished | {"packs": folders(wished["packs"])})
    if processes > 1 and settings.database_url().startswith("sqlite"):
        raise Refusal("several processes need PostgreSQL: --database postgresql://…")
    if settings.smtp_host and not settings.mail_from:
        raise Refusal("--smtp-host needs --mail-from, the address that mails come from")
    if (running := found(settings.database_url())) is not None:
        show_running(running, context, open_browser)
        return
    prepare(settings)
    chosen = context.get_parameter_source("port") is not click.core.ParameterSource.DEFAULT
    port = free_port(host, port, chosen)
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    here = Running(addresses(host, port)[0], asked(context))
    with figures_folder(processes, settings), noted(settings.database_url(), here):
        run(host, port, processes, proxy, open_browser, settings)


def folders(packs: Iterable[str]) -> list[str]:
    """Returns the folders of packs as absolute paths."""
    for pack in packs:
        if not Path(pack).is_dir():
            raise Refusal(f"--pack names {pack}, which is no folder")
    return [str(Path(pack).resolve()) for pack in packs]


def owner_key(wished: dict[str, Any]) -> str:
    """Returns the key of the owner's link; a new one at each start, unless one is given or nobody would learn it."""
    if wished["owner_key"] or wished["json_logs"] or not (os.environ.get(PACK_VARIABLE) or wished["packs"]):
        return str(wished["owner_key"])
    return secrets.token_urlsafe(16)


def settings_of(wished: dict[str, Any]) -> Settings:
    """Returns the settings of a server from its options."""
    return msgspec.convert(wished | {"owner_key": owner_key(wished)}, Settings)


@contextmanager
def figures_folder(processes: int, settings: Settings) -> Iterator[None]:
    """The folder in which several processes leave their metrics, so that /metrics can add them up."""
    from gospoda.server.records.placing import Placing

    if processes == 1 and not Placing(settings).needed():
        yield
        return
    with tempfile.TemporaryDirectory(prefix="gospoda-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def run(host: str, port: int, processes: int, proxy: str, open_browser: bool | None, settings: Settings) -> None:
    """Serves until somebody stops it."""
    import uvicorn
    from uvicorn.config import LOGGING_CONFIG

    from gospoda.server.base.logs import set_up_logs
    from gospoda.server.web.http_protocol import CountedSocket, Deadlines

    if settings.json_logs:
        set_up_logs(True)
    browser = sys.stderr.isatty() if open_browser is None else open_browser
    threading.Thread(target=greet, args=(addresses(host, port), browser, settings), daemon=True).start()
    uvicorn.run(
        "gospoda.server.web.app:app",
        factory=True,
        host=host,
        port=port,
        workers=processes if processes > 1 else None,
        http=Deadlines,
        ws=CountedSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        log_config=None if settings.json_logs else LOGGING_CONFIG,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def prepare(settings: Settings) -> None:
    """Tests the database before anything else, so that a mistake is reported in one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from gospoda.server.base.sealing import BadKey, open_seal
    from gospoda.server.store.database import DatabaseBusy, NewerDatabase, hold_sqlite, open_engine, upgrade

    try:
        open_seal(settings)  # made here, before several processes need it
        held = patiently(lambda: hold_sqlite(settings.database_url()), DatabaseBusy)
        engine = open_engine(settings.database_url())
        upgrade(engine)
        engine.dispose()
        if held is not None:
            held.close()
    except (DatabaseBusy, NewerDatabase, BadKey) as problem:
        raise Refusal(str(problem)) from None
    except (SQLAlchemyError, ModuleNotFoundError) as problem:
        reason = str(problem).splitlines()[0]
        raise Refusal(f"the database cannot be opened: {reason}") from None
