"""An alarm of any server fails the test in which it happens, unless the test expects alarms of this kind.

Every server that a test starts, in this process or in others, appends its alarms to one file.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

VARIABLE = "GOSPODA_ALARM_FILE"  # as the server names it; most tests need nothing of the server


class Watch:
    """Reads the file of alarms."""

    def __init__(self) -> None:
        handle, name = tempfile.mkstemp(prefix="gospoda-alarms-", suffix=".jsonl")
        os.close(handle)
        self.path = Path(name)
        self.read = 0
        os.environ[VARIABLE] = name

    def news(self) -> list[dict[str, Any]]:
        """The alarms that nobody has read yet."""
        if self.path.stat().st_size == self.read:
            return []
        with self.path.open("rb") as file:
            file.seek(self.read)
            lines = file.readlines()
            self.read = file.tell()
        return [json.loads(line) for line in lines]

    def close(self) -> None:
        """Nobody writes there any more."""
        os.environ.pop(VARIABLE, None)
        self.path.unlink(missing_ok=True)


def expected_kinds(item: pytest.Item) -> set[str]:
    """The kinds of alarms that a test expects."""
    kinds = {kind for marker in item.iter_markers("alarms") for kind in marker.args}
    if kinds:
        from gospoda.server.base.alarms import KINDS

        assert kinds <= set(KINDS), f"there are no alarms {kinds - set(KINDS)}"
    return kinds


def unexpected(item: pytest.Item, alarms: list[dict[str, Any]]) -> list[str]:
    """The alarms that a test does not expect, in a line each."""
    expected = expected_kinds(item)
    return [f"{one['kind']}, {one['reason']}: {one['about']}" for one in alarms if one["kind"] not in expected]
