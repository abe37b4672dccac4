"""Executors that play the games of a tournament or data set: this process, a pool of processes, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from gospoda.core.content import PACK_VARIABLE
from gospoda.research.plan import play_fixture
from gospoda.system.orphans import work_for_parent

Task = Any  # a plan or a recipe: whatever the function that plays its games understands
Outcome = Any  # the result of one game, such as a `Result` or an `Unfinished`
Player = Callable[[Task, int], Outcome]


class NoRay(Exception):
    """Raised if Ray was asked for and is not installed."""


class Executor(Protocol):
    """Takes games and returns results, in any order."""

    width: int  # how many games are worth submitting at once

    def submit(self, number: int) -> None:
        """Submits a game."""

    def collect(self) -> list[tuple[int, Outcome | None]]:
        """Waits for at least one game; None stands for a game whose worker has died."""

    def close(self) -> None:
        """Stops all workers; unfinished games are dropped."""


class Alone:
    """Plays in this process."""

    def __init__(self, plan: Task, play: Player = play_fixture) -> None:
        self.plan = plan
        self.play = play
        self.width = 1
        self.waiting: list[int] = []

    def submit(self, number: int) -> None:
        """Queues a game."""
        self.waiting.append(number)

    def collect(self) -> list[tuple[int, Outcome | None]]:
        """Plays the oldest queued game."""
        number = self.waiting.pop(0)
        return [(number, self.play(self.plan, number))]

    def close(self) -> None:
        """Does nothing."""


class Pool:
    """Plays on processes of this machine. If one dies, the pool is rebuilt; finished games are kept."""

    def __init__(self, plan: Task, jobs: int, play: Player = play_fixture) -> None:
        self.plan = plan
        self.play = play
        self.jobs = jobs
        self.width = 2 * jobs
        self.running: dict[Future[Outcome], int] = {}
        self.pool = self._hired()

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), initializer=work_for_parent)

    def submit(self, number: int) -> None:
        """Submits a game, to a new pool if the old one has broken in the meantime."""
        try:
            self.running[self.pool.submit(self.play, self.plan, number)] = number
        except BrokenProcessPool:
            self._renew()
            self.running[self.pool.submit(self.play, self.plan, number)] = number

    def collect(self) -> list[tuple[int, Outcome | None]]:
        """Returns whatever is done; a broken pool gives up all its running games at once."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        found: list[tuple[int, Outcome | None]] = []
        broken = False
        for future in done:
            number = self.running.pop(future)
            try:
                found.append((number, future.result()))
            except BrokenProcessPool:
                found.append((number, None))
                broken = True
        if broken:
            self._renew()
        return found

    def _renew(self) -> None:
        """Replaces the pool; the futures of the old one end by themselves."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._hired()

    def close(self) -> None:
        """Stops all workers."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def imported_ray() -> Any:
    """Returns Ray, if it is installed."""
    try:
        import ray
    except ImportError:
        raise NoRay("--ray needs the package ray: pip install 'gospoda[ray]'") from None
    return ray


class RayExecutor:
    """Plays on a Ray cluster; `local` starts a small one on this machine."""

    def __init__(self, plan: Task, address: str, play: Player = play_fixture, cpus: int | None = None) -> None:
        if address == "local":
            # Its workers run in this very environment. Started by `uv run`, Ray would copy the current folder
            # for them and make another environment there, which takes a minute or more and packages from the
            # network.
            os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        ray = imported_ray()
        self.ray = ray
        settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False}
        if address == "local":
            settings |= {"address": "local", "num_cpus": cpus or os.cpu_count()}
        else:
            settings |= {"address": address}
        pack = os.environ.get(PACK_VARIABLE)
        if pack:
            settings["runtime_env"] = {"env_vars": {PACK_VARIABLE: pack}}
        try:
            ray.init(**settings)
        except Exception as problem:  # any exception: a Ray that takes too long to start raises the bare class
            raise NoRay(f"there is no Ray at {address}: {problem}") from None
        self.width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.plan = ray.put(plan)
        self.play = ray.remote(max_retries=0)(play)
        self.running: dict[Any, int] = {}

    def submit(self, number: int) -> None:
        """Submits a game."""
        self.running[self.play.remote(self.plan, number)] = number

    def collect(self) -> list[tuple[int, Outcome | None]]:
        """Returns whatever is done; a game whose worker or machine has died comes back as None."""
        done, _ = self.ray.wait(list(self.running), num_returns=1)
        found: list[tuple[int, Outcome | None]] = []
        for handle in done:
            number = self.running.pop(handle)
            try:
                found.append((number, self.ray.get(handle)))
            except self.ray.exceptions.RayError:
                found.append((number, None))
        return found

    def close(self) -> None:
        """Leaves the cluster; a local one shuts down."""
        self.ray.shutdown()
