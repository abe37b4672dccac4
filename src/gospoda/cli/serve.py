"""`gospoda serve`: the tables for browsers and programs."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import click
import msgspec

from gospoda.cli.errors import Refusal
from gospoda.table.settings import VARIABLE, Settings

LARGEST_FRAME = 64 * 1024
LOCAL = ("127.0.0.1", "::1", "localhost")


def addresses(host: str, port: int) -> list[str]:
    """Where the tables can be reached."""
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


def greet(urls: list[str], open_browser: bool) -> None:
    """When the server answers, say where it is and open the browser."""
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
        click.echo(f"Gospoda is open: {url}", err=True)
    if open_browser:
        webbrowser.open(urls[0])


def free_port(host: str, port: int) -> None:
    """Refuse in one sentence if somebody else listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            raise Refusal(f"{host}:{port} cannot be used: {problem.strerror}; --port takes another one") from None


@click.command()
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
@click.option("--proxy", default="127.0.0.1", show_default=True, help="Proxies whose X-Forwarded headers are believed.")
@click.option("--open/--no-open", "open_browser", default=None, help="Open the browser; by default at a terminal.")
@click.option("--limits/--no-limits", "limited", default=True, help="Slow down who asks too much; off for load tests.")
@click.option("--json-logs", is_flag=True, help="Log lines for programs.")
def serve(
    host: str,
    port: int,
    database: str,
    processes: int,
    origins: tuple[str, ...],
    bot_workers: int,
    proxy: str,
    open_browser: bool | None,
    limited: bool,
    json_logs: bool,
) -> None:
    """Open the tables for browsers and programs."""
    import uvicorn

    from gospoda.table.http_protocol import CountedSocket, Deadlines

    settings = Settings(
        database=database, origins=list(origins), bot_workers=bot_workers, limited=limited, json_logs=json_logs
    )
    if processes > 1 and settings.database_url().startswith("sqlite"):
        raise Refusal("several processes need PostgreSQL: --database postgresql://…")
    prepare(settings)
    free_port(host, port)
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    browser = sys.stderr.isatty() if open_browser is None else open_browser
    threading.Thread(target=greet, args=(addresses(host, port), browser), daemon=True).start()
    uvicorn.run(
        "gospoda.table.app:app",
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
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def prepare(settings: Settings) -> None:
    """Try the database before anything else, so that a mistake is told in one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from gospoda.table.database import DatabaseBusy, hold_sqlite, open_engine, upgrade

    try:
        held = hold_sqlite(settings.database_url())
        engine = open_engine(settings.database_url())
        upgrade(engine)
        engine.dispose()
        if held is not None:
            held.close()
    except DatabaseBusy as problem:
        raise Refusal(str(problem)) from None
    except (SQLAlchemyError, ModuleNotFoundError) as problem:
        reason = str(problem).splitlines()[0]
        raise Refusal(f"the database cannot be opened: {reason}") from None
