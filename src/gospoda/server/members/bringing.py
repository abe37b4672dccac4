"""When a guest signs in as a member, the guest's tables come along. The records of tables know how."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Bringing(Protocol):
    """Hands what a guest has to a member."""

    async def bring(self, guest: str, member: str) -> int:
        """The tables of a guest become a member's; how many there are."""
