"""A sibling process: the same application with other components, used only by the first process."""

from __future__ import annotations

import asyncio
import sys
from hmac import compare_digest

from litestar import Litestar

from gospoda.core.registry import game
from gospoda.server.base.logs import set_up_logs
from gospoda.server.base.settings import from_environment
from gospoda.server.web.app import make_app
from gospoda.server.web.relay import GONE, App, Line, Receive, Send, answer
from gospoda.server.web.server import Server
from gospoda.server.web.siblings import HOST


def answering(app: Litestar) -> App:
    """Returns the application, extended by the messages that the first process sends about tables."""

    async def run(scope: dict[str, str], receive: Receive, send: Send) -> None:
        server: Server = app.state.server
        if scope["type"] == "gospoda.leave":
            await server.operate.erasure.give_up_seats(scope["table"], scope["guest"])
        elif scope["type"] == "gospoda.renew":
            await server.tables.rooms.renew(scope["table"])
        elif scope["type"] != "gospoda.wake":  # being awake is all that this message asks for
            await app(scope, receive, send)  # type: ignore[arg-type]

    return run


def say(text: str) -> None:
    """Sends a line to the first process: first the port, then each table whose record has grown."""
    print(text, flush=True)


async def serve(secret: str) -> None:
    """Serves until the first process ends."""
    settings = from_environment()
    game(settings.beside.partition(" ")[0])  # loads the title before anybody waits for it
    app = make_app(settings)
    run = answering(app)

    async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        try:
            known = compare_digest(str(await line.receive()), secret)
        except GONE:
            known = False
        if known:
            await answer(line, run)
        line.close()

    async with app.lifespan(), await asyncio.start_server(asked, HOST, 0) as listening:
        say(str(listening.sockets[0].getsockname()[1]))
        server: Server = app.state.server
        server.store.writer.wrote.subscribe(say)  # the first process serves the lists
        await asyncio.to_thread(sys.stdin.buffer.read)  # ends with the first process, however that ended


def main() -> None:
    """Starts with the secret that the first process sends."""
    set_up_logs(from_environment().json_logs)
    asyncio.run(serve(sys.stdin.buffer.readline().decode().strip()))


if __name__ == "__main__":
    main()
