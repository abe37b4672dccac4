"""Moves a guest's tables to the member they sign in as. The package of the tables' records implements it."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Bringing(Protocol):
    """Moves what a guest has to a member."""

    async def bring(self, guest: str, member: str) -> int:
        """Moves a guest's tables to a member and returns how many there are."""
