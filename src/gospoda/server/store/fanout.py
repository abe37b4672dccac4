"""Keeps several processes in step: PostgreSQL notifies each of what the others have written."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from sqlalchemy.engine import URL

from gospoda.server.store.writer import CHANNEL

log = logging.getLogger("gospoda.server")


class Listener:
    """Listens in a thread of its own and calls back in the event loop; calls `missed` after each new connection."""

    def __init__(self, url: URL, sender: str, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.sender = sender
        self.heard = heard
        self.missed = missed
        self.loop = asyncio.get_running_loop()
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self._run, name="gospoda-listener", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        import psycopg

        while not self.closing.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(self.missed)
                    while not self.closing.is_set():
                        for notify in connection.notifies(timeout=0.5):
                            self._tell(notify.payload)
            except psycopg.Error as problem:
                log.warning("the connection that listens to other processes is lost: %s", type(problem).__name__)
                self.closing.wait(1.0)

    def _tell(self, payload: str) -> None:
        sender, table, seq = payload.split(" ")
        if sender != self.sender:
            self._call(self.heard, table, int(seq))

    def _call(self, callback: Callable[..., None], *args: object) -> None:
        if not self.closing.is_set() and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(callback, *args)

    async def close(self) -> None:
        """Stops listening."""
        self.closing.set()
        await asyncio.to_thread(self.thread.join, 3.0)
