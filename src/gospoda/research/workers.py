"""Games in bulk on several processes: each keeps a part of them, all write into the same shared memory."""

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
from gospoda.core.batch import BadStep, Batch
from gospoda.core.content import PACK_VARIABLE
from gospoda.research.bulk import Arrays, Writer, shapes
from gospoda.research.setting import Setting

RESET, STEP, STOP = b"r", b"s", b"q"
DONE = b""


class Lost(RuntimeError):
    """A process of the bulk has died."""


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
    """Keep a part of the games until told to stop; an illegal action is told and changes nothing."""
    work_for_parent()
    if share.content:
        os.environ[PACK_VARIABLE] = share.content
    setting = Setting(share.title, share.seats, share.options, share.reward)
    *made, actions = opened(setting, share.games, memory)
    arrays = Arrays(*made).part(share.first, share.after)
    mine = actions[share.first : share.after]
    games = share.after - share.first
    writer = Writer(setting, Batch(setting.game, share.seats, setting.options, share.seed, share.first, games), arrays)
    while True:
        try:
            order = pipe.recv_bytes()
        except EOFError:  # the parent has gone
            return
        if order == STOP:
            return
        pipe.send_bytes(obeyed(writer, order, mine))


def obeyed(writer: Writer, order: bytes, actions: NDArray[np.int64]) -> bytes:
    """Carry out an order; what was wrong, nothing if all went well."""
    try:
        if order == RESET:
            writer.reset()
        else:
            writer.step(actions.tolist())
    except BadStep as problem:
        return str(problem).encode()
    return DONE


class Elsewhere:
    """The games on other processes."""

    def __init__(self, setting: Setting, games: int, seed: str, jobs: int) -> None:
        kinds = laid_out(setting, games)
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in kinds]
        context = multiprocessing.get_context("spawn")
        memory = [context.RawArray(ctypes.c_byte, size) for size in sizes]
        *made, self.actions = opened(setting, games, memory)
        self.arrays = Arrays(*made)
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        edges = [games * i // jobs for i in range(jobs + 1)]
        for first, after in pairwise(edges):
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

    def reset(self) -> None:
        """New games."""
        self.order(RESET)

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game."""
        if actions.shape != self.actions.shape:
            raise BadStep(f"a step needs {len(self.actions)} actions, one for each game, not {actions.size}")
        self.refuse_illegal(actions)
        self.actions[:] = actions
        self.order(STEP)

    def refuse_illegal(self, actions: NDArray[Any]) -> None:
        """An illegal action is told before any process has done anything."""
        known = (actions >= 0) & (actions < self.arrays.mask.shape[1])
        legal = known & (self.arrays.mask[np.arange(len(actions)), np.where(known, actions, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            where = f"game {game}, seat {self.arrays.seat[game]}"
            raise BadStep(f"action {actions[game]} is illegal in {where}; nothing was carried out")

    def order(self, what: bytes) -> None:
        """Tell all processes, then wait for all of them."""
        if not self.pipes:
            raise Lost("this vector is closed; make a new one")
        try:
            for pipe in self.pipes:
                pipe.send_bytes(what)
            answers = [pipe.recv_bytes() for pipe in self.pipes]
        except (EOFError, OSError):
            self.close()
            raise Lost("a process that kept some of the games has died; make the vector anew") from None
        for answer in answers:
            if answer != DONE:
                raise BadStep(answer.decode())

    def close(self) -> None:
        """Send the processes home; the arrays keep what was last written."""
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send_bytes(STOP)
                pipe.close()
        for process in self.processes:
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()
        self.pipes, self.processes = [], []
