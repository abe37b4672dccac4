"""Where the built browser client lies."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

FOLDER = Path(str(files("gospoda.server.web") / "static"))
