"""Games in bulk on several processes: each keeps a part of them, all write into the same shared memory.

This process keeps a part too: while the others step theirs it would only wait, and on few cores stand in their way.
"""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
import weakref
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gospoda.core.content import PACK_VARIABLE
from gospoda.research.blocks import Arrays, Blocks, Lost, shapes
from gospoda.research.setting import Setting
from gospoda.system.orphans import work_for_parent

RESET, STEP, STOP = b"r", b"s", b"q"
SPIN = 300e-6  # seconds: about what a policy by chance thinks between two steps
PATIENCE = 0.2  # seconds after which somebody who waits looks whether the other is still there


class Share(Struct, frozen=True):
    """What a process has to do: its games among all of them."""

    title: str
    seats: int
    options: dict[str, Any]
    reward: str
    seed: str
    games: int  # of all processes
    first: int
    after: int
    content: str | None


class Bell:
    """Tells another process that something is ready, and that all which was written before is to be seen.

    Who waits looks again and again for a moment before it sleeps: to be woken takes a hundredth to a tenth of a step,
    twice in each. Where there are more processes than cores, looking would only take time from the others.
    """

    def __init__(self, context: SpawnContext, spin: float) -> None:
        self.rung = context.Semaphore(0)
        self.spin = spin

    def ring(self) -> None:
        """Wake who waits."""
        self.rung.release()

    def wait(self, there: Callable[[], bool]) -> bool:
        """Wait for the bell; false if the other is no longer there to ring it."""
        until = perf_counter() + self.spin
        while perf_counter() < until:
            if self.rung.acquire(False):
                return True
        while not self.rung.acquire(True, PATIENCE):
            if not there():
                return self.rung.acquire(False)
        return True


class Helper(Struct, frozen=True):
    """Another process, with the bells that call it and that it answers with."""

    process: BaseProcess
    call: Bell
    done: Bell


def laid_out(setting: Setting, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shared arrays: those of a vector, and the actions."""
    return [*shapes(setting, games), ((games,), np.int64)]


def opened(setting: Setting, games: int, memory: list[Any]) -> list[Any]:
    """The arrays in the shared memory; it is freed with the last of them."""
    kinds = laid_out(setting, games)
    return [np.frombuffer(block, kind).reshape(shape) for (shape, kind), block in zip(kinds, memory, strict=True)]


def work(share: Share, memory: list[Any], order: Any, call: Bell, done: Bell) -> None:
    """Keep a part of the games until told to stop."""
    work_for_parent()
    if share.content:
        os.environ[PACK_VARIABLE] = share.content
    setting = Setting(share.title, share.seats, share.options, share.reward)
    *made, actions = opened(setting, share.games, memory)
    blocks = Blocks(setting, share.seed, Arrays(*made), share.first, share.after)
    gc.disable()  # games leave no garbage that refers to itself, and while one process searches for it all others wait
    while call.wait(lambda: True) and order.value != STOP:  # the process ends with its parent
        obey(blocks, order.value, actions)
        done.ring()


def obey(blocks: Blocks, order: bytes, actions: NDArray[np.int64]) -> None:
    """Carry out an order."""
    if order == RESET:
        blocks.reset()
    else:
        blocks.step(actions)


def tell(what: bytes, order: Any, helpers: list[Helper]) -> None:
    """Write an order down and ring for all."""
    order.value = what
    for helper in helpers:
        helper.call.ring()


def dismiss(order: Any, helpers: list[Helper]) -> None:
    """Send all home, and wait until they have gone."""
    tell(STOP, order, helpers)
    for helper in helpers:
        helper.process.join(timeout=10)
        if helper.process.is_alive():
            helper.process.terminate()
    helpers.clear()


class Elsewhere:
    """The games on several processes, the first part of them on this one."""

    def __init__(self, setting: Setting, games: int, seed: str, jobs: int) -> None:
        kinds = laid_out(setting, games)
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in kinds]
        context = multiprocessing.get_context("spawn")
        memory = [context.RawArray(ctypes.c_byte, size) for size in sizes]
        *made, self.actions = opened(setting, games, memory)
        self.arrays = Arrays(*made)
        self.closed = False
        self.what = context.RawValue(ctypes.c_char, RESET)
        self.helpers: list[Helper] = []
        self.farewell = weakref.finalize(self, dismiss, self.what, self.helpers)  # also when nobody closes the vector
        spin = SPIN if jobs <= (os.cpu_count() or 1) else 0.0
        edges = [games * i // jobs for i in range(jobs + 1)]
        for first, after in pairwise(edges[1:]):
            share = Share(
                setting.game.id, setting.seats, setting.options, setting.reward, seed, games, first, after,
                os.environ.get(PACK_VARIABLE),
            )  # fmt: skip
            call, done = Bell(context, spin), Bell(context, spin)
            process = context.Process(target=work, args=(share, memory, self.what, call, done), daemon=True)
            process.start()
            self.helpers.append(Helper(process, call, done))
        self.blocks = Blocks(setting, seed, self.arrays, 0, edges[1])

    def reset(self) -> None:
        """New games."""
        self.order(RESET)

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game."""
        self.actions[:] = actions
        self.order(STEP)

    def order(self, what: bytes) -> None:
        """Tell the other processes, do the own part, then wait for them."""
        try:
            tell(what, self.what, self.helpers)
            obey(self.blocks, what, self.actions)
            finished = all(helper.done.wait(helper.process.is_alive) for helper in self.helpers)
        except BaseException:  # interrupted: some games have made their step, and answers are still to come
            self.close()
            raise
        if not finished:
            self.close()
            raise Lost("a process that kept some of the games has died; make the vector anew")

    def close(self) -> None:
        """Send the processes home; the arrays keep what was last written."""
        self.closed = True
        self.farewell()
