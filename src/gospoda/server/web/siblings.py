"""Sibling processes: each plays one version of a title's components that the first process doesn't have."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from gospoda.content.shelf import Version
from gospoda.core.content import PACK_VARIABLE
from gospoda.server.base import alarms
from gospoda.server.base.settings import VARIABLE, Settings
from gospoda.server.web.relay import GONE, Line, Lost

log = logging.getLogger("gospoda.server")
HOST = "127.0.0.1"
MOST = 6  # at a time; the one that has been idle longest makes room
PATIENCE = 120.0  # seconds to start
FAREWELL = 8.0  # seconds to shut down


class Sibling:
    """One sibling process."""

    def __init__(self, key: str) -> None:
        self.key = key  # title and digest
        self.secret = secrets.token_hex(16)
        self.process: asyncio.subprocess.Process | None = None
        self.port = 0
        self.lines = 0  # requests and sockets it is answering now
        self.used = time.monotonic()
        self.listening: asyncio.Task[None] | None = None

    async def start(self, version: Version, settings: Settings, wrote: Callable[[str], None]) -> None:
        """Starts the process and waits until it answers; calls `wrote` for each table that changes there."""
        own = msgspec.structs.replace(settings, beside=self.key, packs=[], owner_key="", metrics=False)
        environment = {**os.environ, VARIABLE: msgspec.json.encode(own).decode()}
        environment.pop(PACK_VARIABLE, None)
        if version.pack is not None:
            environment[PACK_VARIABLE] = str(version.pack)
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "gospoda.server.web.sibling"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(self.secret.encode() + b"\n")
            said = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
            self.port = int(said)
        except (*GONE, ValueError, TimeoutError):
            await self.end()
            raise Lost from None
        self.listening = asyncio.create_task(self.listen(self.process.stdout, wrote))
        log.info("a process plays %s beside this one", self.key)

    async def listen(self, said: asyncio.StreamReader, wrote: Callable[[str], None]) -> None:
        """Reports which tables have changed, as long as the process runs."""
        while line := await said.readline():
            wrote(line.decode().strip())

    def is_alive(self) -> bool:
        """Returns whether the process is running."""
        return self.process is not None and self.process.returncode is None

    async def line(self) -> Line:
        """Returns a new connection to the process."""
        try:
            line = Line(*await asyncio.open_connection(HOST, self.port))
            await line.send(self.secret)
        except GONE:
            raise Lost from None
        return line

    async def end(self) -> None:
        """Closes the process's input, which makes it shut down; kills it if it doesn't."""
        process = self.process
        if process is None or process.returncode is not None:
            return
        if process.stdin is not None:
            with suppress(*GONE):
                process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), FAREWELL)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Siblings:
    """All sibling processes, by what they play."""

    def __init__(self, settings: Settings, wrote: Callable[[str], None]) -> None:
        self.settings = settings
        self.wrote = wrote  # called for each table that changes in one of them
        self.running: dict[str, asyncio.Task[Sibling]] = {}

    async def get(self, game_id: str, version: Version) -> Sibling:
        """Returns the process that plays this version of a title; starts it when it is first needed."""
        key = f"{game_id} {version.content}"
        task = self.running.get(key)
        if task is not None and task.done() and (task.exception() is not None or not task.result().is_alive()):
            alarms.sound("process", "died", f"the process that plays {key} is started anew")
            task = None
        if task is None:
            task = self.running[key] = asyncio.create_task(self._start(key, version))
        sibling = await asyncio.shield(task)
        sibling.used = time.monotonic()
        return sibling

    async def _start(self, key: str, version: Version) -> Sibling:
        await self._make_room()
        sibling = Sibling(key)
        await sibling.start(version, self.settings, self.wrote)
        return sibling

    async def _make_room(self) -> None:
        ready = [task.result() for task in self.running.values() if task.done() and task.exception() is None]
        idle = sorted((one for one in ready if not one.lines), key=lambda one: one.used)
        for sibling in idle[: max(0, len(self.running) - MOST)]:
            del self.running[sibling.key]
            await sibling.end()

    async def close(self) -> None:
        """Ends all sibling processes."""
        tasks, self.running = list(self.running.values()), {}
        for task in tasks:
            with suppress(Lost):
                await (await task).end()
