"""How a request is refused: a message for people, and the HTTP status that says the same to programs."""

from __future__ import annotations

import math

from gospoda.core.messages import Message, Value, say

SOON = 5  # seconds after which it is worth asking again, where nobody knows better
HELD = 0.5  # seconds for which somebody who asks for too much is not heard: to refuse costs nearly as much as to answer


class Refused(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, reason: Message, status: int = 409, after: int = 0) -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.status = status
        self.after = after or (SOON if status == 429 else 0)
        """Seconds after which it can be tried again; 0 if nobody knows."""


def refused(reason: str, status: int = 409, **args: Value) -> Refused:
    """A refusal with its message id and arguments."""
    return Refused(say(reason, **args), status)


def too_fast(after: float) -> Refused:
    """Somebody asks for too much; in so many seconds it can be asked for again."""
    return Refused(say("refused-too-fast"), 429, max(1, math.ceil(after)))


def not_here() -> Refused:
    """The table does not exist, or the requester may not see it: which of the two is not told."""
    return refused("refused-no-such-table", 404)


def storage_failing() -> Refused:
    """The database did not take it."""
    return refused("refused-storage", 503)


def offered(switch: bool) -> None:
    """Refuse what this server does not offer."""
    if not switch:
        raise refused("refused-switched-off", 403)


class StorageFailure(Exception):
    """The database did not take it; nothing was written, or it is not known whether it was."""
