"""How a request is refused: a message for people, and the HTTP status that says the same to programs."""

from __future__ import annotations

import math

from gospoda.core.messages import Message, Value, say

SOON = 5  # seconds after which to try again, where nothing more precise is known
HELD = 0.5  # seconds to delay whoever asks for too much: refusing costs nearly as much as answering


class Refused(Exception):
    """A request that was refused; nothing has changed."""

    def __init__(self, reason: Message, status: int = 409, after: int = 0) -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.status = status
        self.after = after or (SOON if status == 429 else 0)
        """Seconds after which a retry may succeed; 0 if unknown."""


def refused(reason: str, status: int = 409, **args: Value) -> Refused:
    """Returns a refusal with its message id and arguments."""
    return Refused(say(reason, **args), status)


def too_fast(after: float) -> Refused:
    """Returns the refusal for too many requests; a retry may succeed after `after` seconds."""
    return Refused(say("refused-too-fast"), 429, max(1, math.ceil(after)))


def not_here() -> Refused:
    """Returns the refusal for a table that doesn't exist or that the requester may not see; it doesn't say which."""
    return refused("refused-no-such-table", 404)


def storage_failing() -> Refused:
    """Returns the refusal for a failed write to the database."""
    return refused("refused-storage", 503)


def offered(switch: bool) -> None:
    """Raises a refusal if this server doesn't offer a feature."""
    if not switch:
        raise refused("refused-switched-off", 403)


class StorageFailure(Exception):
    """The database failed: either nothing was written, or it isn't known whether it was."""
