"""Signals: a package announces what happens without knowing the packages above that listen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """One kind of event. Listeners subscribe in their constructors and run in that order."""

    def __init__(self) -> None:
        self.listeners: list[Callable[P, None]] = []

    def subscribe(self, listener: Callable[P, None]) -> None:
        """Registers `listener`, which is called each time the event happens."""
        self.listeners.append(listener)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Calls the listeners."""
        for listener in self.listeners:
            listener(*args, **kwargs)


class AwaitedSignal(Generic[P]):
    """An event whose sender waits until every listener has finished."""

    def __init__(self) -> None:
        self.listeners: list[Callable[P, Awaitable[None]]] = []

    def subscribe(self, listener: Callable[P, Awaitable[None]]) -> None:
        """Registers `listener`, which is awaited each time the event happens."""
        self.listeners.append(listener)

    async def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Awaits the listeners."""
        for listener in self.listeners:
            await listener(*args, **kwargs)
