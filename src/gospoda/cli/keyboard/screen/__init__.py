"""`gospoda play` on the whole screen of a terminal: board, choices and log stay in place. Plain lines are the fallback.

Textual is loaded only by the modules that draw, so that no other verb waits for it.
"""

from __future__ import annotations

import os
import sys

POOR = ("", "dumb", "unknown")  # terminals that can only print lines


def is_possible() -> bool:
    """Whether a person sits at a terminal that can be drawn on."""
    drawable = os.name == "nt" or os.environ.get("TERM", "") not in POOR
    return drawable and sys.stdin.isatty() and sys.stdout.isatty()
