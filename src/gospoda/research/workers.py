"""Games in bulk on several processes: each keeps a part of them, all write into the same shared memory.

This process keeps a part too: while the others step theirs it would only wait, and on few cores stand in their way.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gospoda.bots.orphans import work_for_parent
from gospoda.core.content import PACK_VARIABLE
from gospoda.research.blocks import Arrays, Blocks, shapes
from gospoda.research.bulk import Lost
from gospoda.research.setting import Setting

RESET, STEP, STOP = b"r", b"s", b"q"
DONE = b""


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


def laid_out(setting: Setting, games: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shared arrays: those of a vector, and the actions."""
    return [*shapes(setting, games), ((games,), np.int64)]


def opened(setting: Setting, games: int, memory: list[Any]) -> list[Any]:
    """The arrays in the shared memory; it is freed with the last of them."""
    kinds = laid_out(setting, games)
    return [np.frombuffer(block, kind).reshape(shape) for (shape, kind), block in zip(kinds, memory, strict=True)]


def work(share: Share, memory: list[Any], pipe: Connection) -> None:
    """Keep a part of the games until told to stop."""
    work_for_parent()
    if share.content:
        os.environ[PACK_VARIABLE] = share.content
    setting = Setting(share.title, share.seats, share.options, share.reward)
    *made, actions = opened(setting, share.games, memory)
    blocks = Blocks(setting, share.seed, Arrays(*made), share.first, share.after)
    with suppress(EOFError, BrokenPipeError):  # the parent has gone, or does not want to hear more
        while (order := pipe.recv_bytes()) != STOP:
            obey(blocks, order, actions)
            pipe.send_bytes(DONE)


def obey(blocks: Blocks, order: bytes, actions: NDArray[np.int64]) -> None:
    """Carry out an order."""
    if order == RESET:
        blocks.reset()
    else:
        blocks.step(actions)


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
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        edges = [games * i // jobs for i in range(jobs + 1)]
        for first, after in pairwise(edges[1:]):
            share = Share(
                setting.game.id, setting.seats, setting.options, setting.reward, seed, games, first, after,
                os.environ.get(PACK_VARIABLE),
            )  # fmt: skip
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(share, memory, theirs), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
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
            for pipe in self.pipes:
                pipe.send_bytes(what)
            obey(self.blocks, what, self.actions)
            for pipe in self.pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.close()
            raise Lost("a process that kept some of the games has died; make the vector anew") from None
        except BaseException:  # interrupted: some games have made their step, and answers are still to come
            self.close()
            raise

    def close(self) -> None:
        """Send the processes home; the arrays keep what was last written."""
        self.closed = True
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send_bytes(STOP)
                pipe.close()
        for process in self.processes:
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()
        self.pipes, self.processes = [], []
