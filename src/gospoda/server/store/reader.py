"""Reads from the database in separate threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from gospoda.server.base.refusals import StorageFailure, refused
from gospoda.server.store.writer import Writer

T = TypeVar("T")
log = logging.getLogger("gospoda.server")
READERS = 4
AGAIN = 2.0  # seconds until a failing database is tried again


class Reader:
    """The database as every feature sees it: reads in threads, writes by the one writer."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="gospoda-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a read without blocking the event loop."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, run)
        except DataError:  # no column can hold the value, such as a text with a zero byte: the sender has to change it
            raise refused("refused-broken", 400) from None
        except (DBAPIError, PoolTimeout) as problem:
            log.error("the database cannot be read: %s", type(problem).__name__)
            raise StorageFailure(str(problem)) from None

    def close(self) -> None:
        """Stops the reading threads."""
        self.threads.shutdown(wait=True, cancel_futures=True)
