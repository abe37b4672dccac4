"""The folder of the built browser client."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

FOLDER = Path(str(files("gospoda.server.web") / "static"))
