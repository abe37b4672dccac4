"""Fails a test if any server raises an alarm during it, unless the test expects alarms of that kind.

All servers that a test starts, in this process or another, append their alarms to one file.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

VARIABLE = "GOSPODA_ALARM_FILE"  # the server's name for it; most tests don't need to import the server


class Watch:
    """Reads the file of alarms."""

    def __init__(self) -> None:
        handle, name = tempfile.mkstemp(prefix="gospoda-alarms-", suffix=".jsonl")
        os.close(handle)
        self.path = Path(name)
        self.read = 0
        os.environ[VARIABLE] = name

    def news(self) -> list[dict[str, Any]]:
        """Returns the alarms since the last call."""
        if self.path.stat().st_size == self.read:
            return []
        with self.path.open("rb") as file:
            file.seek(self.read)
            lines = file.readlines()
            self.read = file.tell()
        return [json.loads(line) for line in lines]

    def close(self) -> None:
        """Stops the servers from writing to the file."""
        os.environ.pop(VARIABLE, None)
        self.path.unlink(missing_ok=True)


def expected_kinds(item: pytest.Item) -> set[str]:
    """Returns the kinds of alarms that a test expects."""
    kinds = {kind for marker in item.iter_markers("alarms") for kind in marker.args}
    if kinds:
        from gospoda.server.base.alarms import KINDS

        assert kinds <= set(KINDS), f"there are no alarms {kinds - set(KINDS)}"
    return kinds


def unexpected(item: pytest.Item, alarms: list[dict[str, Any]]) -> list[str]:
    """Returns the alarms that a test didn't expect, one per line."""
    expected = expected_kinds(item)
    return [f"{one['kind']}, {one['reason']}: {one['about']}" for one in alarms if one["kind"] not in expected]
