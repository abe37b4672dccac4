"""`gospoda play` on the whole terminal screen: board, choices and log stay in place; plain lines are the fallback.

Only the modules that draw load Textual, so that no other verb waits for it.
"""

from __future__ import annotations

import os
import sys

POOR = ("", "dumb", "unknown")  # terminals that can only print lines


def is_possible() -> bool:
    """Returns whether a person sits at a terminal that supports drawing."""
    drawable = os.name == "nt" or os.environ.get("TERM", "") not in POOR
    return drawable and sys.stdin.isatty() and sys.stdout.isatty()
