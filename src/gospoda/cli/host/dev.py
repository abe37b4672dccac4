"""`gospoda dev`: runs the server and the client's dev server from a clone; both follow your edits."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
import webbrowser
from importlib.resources import files
from pathlib import Path

import click

from gospoda.cli.common import language
from gospoda.cli.errors import Refusal
from gospoda.cli.host.children import Child, Sources, end_all
from gospoda.cli.host.serve import free_port
from gospoda.core.words import Words
from gospoda.system import node

HOST = "127.0.0.1"
PAUSE = 0.4  # seconds between two checks of the source
FLAG = click.core.ParameterSource.COMMANDLINE


def find_clone(package: Path) -> Path:
    """Returns the clone that this package runs from; raises `Refusal` if it is installed without its source."""
    root = package.parent.parent
    if package.parent.name == "src" and (root / "web" / "package.json").is_file():
        return root
    raise Refusal("gospoda dev needs the source, and this gospoda runs without it; in a clone: uv run gospoda dev")


def find_node() -> str:
    """Returns the search path with Node on it; raises `Refusal` if there is none."""
    if (path := node.node_path()) is None:
        raise Refusal(f"gospoda dev needs {node.NEEDS_NODE}; in a clone, uv sync installs the latter")
    return path


def make_server(root: Path, port: int, options: tuple[str, ...]) -> Child:
    """Returns the server, with its database inside the clone; options for `serve` override ours."""
    folder = root / "build" / "dev"
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "gospoda", "serve", "--no-open", "--host", HOST]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}", *options, "--port", str(port)]
    return Child(command, Path.cwd(), dict(os.environ))


def make_client(root: Path, port: int, server: str, path: str) -> Child:
    """Returns the dev server: Vite itself, because npm would keep signals from it."""
    web = root / "web"
    try:
        node.install(web, path, tools=True)
        node.npm(web, path, "run", "art")
    except subprocess.CalledProcessError:
        raise Refusal("the client's packages or pictures cannot be made; npm says why above") from None
    program = shutil.which("node", path=path)
    assert program is not None
    command = [program, str(web / "node_modules" / "vite" / "bin" / "vite.js"), "--host", HOST]
    command += ["--port", str(port), "--strictPort", "--clearScreen", "false"]
    return Child(command, web, {**os.environ, "PATH": path, "GOSPODA_SERVER": server})


def wait_for(url: str, child: Child, what: str) -> None:
    """Waits until an address answers; raises `Refusal` if the process behind it ends instead."""
    while True:
        if not child.is_running():
            raise Refusal(f"the {what} has ended before it answered; it says why above")
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.1)


def follow(server: Child, client: Child, sources: Sources, words: Words) -> None:
    """Restarts the server whenever its source changes; raises `Refusal` if the client's dev server ends."""
    was_running = True
    while client.is_running():
        time.sleep(PAUSE)
        if changed := sources.settle(PAUSE):
            click.echo(words.text("dev-again", file=changed[0].relative_to(sources.folder).as_posix()), err=True)
            server.end()
            server.start()
        elif was_running and not server.is_running():
            click.echo(words.text("dev-ended"), err=True)
        was_running = server.is_running()
    raise Refusal("the client's dev server has ended; it says why above")


def obey_signals() -> None:
    """Makes every signal that ends this command act like Ctrl-C."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


@click.command(context_settings={"ignore_unknown_options": True})
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535), help="Port of the server.")
@click.option(
    "--client-port", default=5173, show_default=True, type=click.IntRange(1, 65535), help="Port to open in the browser."
)
@click.option("--open/--no-open", "open_browser", default=None, help="Open the browser; by default at a terminal.")
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="[OPTIONS OF serve]...")
@language
@click.pass_context
def dev(
    context: click.Context,
    port: int,
    client_port: int,
    open_browser: bool | None,
    options: tuple[str, ...],
    lang: str,
) -> None:
    """Develop in a clone: the server and the client's dev server, both reloading what you edit.

    The server starts again when its code, content or words change; the page follows the client's source at once. The
    tables lie in build/dev, apart from your own. Ctrl-C ends both. Every further option goes to `gospoda serve`.
    """
    root, path, words = find_clone(Path(str(files("gospoda")))), find_node(), Words(None, lang)
    obey_signals()
    port = free_port(HOST, port, context.get_parameter_source("port") is FLAG)
    client_port = free_port(HOST, client_port, context.get_parameter_source("client_port") is FLAG)
    address, page = f"http://{HOST}:{port}", f"http://localhost:{client_port}/"
    children: list[Child] = []
    try:
        sources = Sources(root / "src" / "gospoda")
        server = make_server(root, port, options)
        client = make_client(root, client_port, address, path)
        children += [client, server]
        for child in children:
            child.start()
        wait_for(f"{address}/health", server, "server")
        wait_for(f"http://{HOST}:{client_port}/", client, "client's dev server")
        click.echo(words.text("dev-ready", url=page), err=True)
        if sys.stderr.isatty() if open_browser is None else open_browser:
            webbrowser.open(page)
        follow(server, client, sources, words)
    except KeyboardInterrupt:
        pass
    finally:
        end_all(children)
