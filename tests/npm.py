"""Runs scripts of the client's `package.json`: `python -m tests.npm lint check`.

Installs the client's packages, including the checking tools, only if they are missing or older than the lock
file.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from gospoda.system.node import NEEDS_NODE, install, node_path, npm

WEB = Path(__file__).parent.parent / "web"


def run_scripts(*scripts: str) -> None:
    """Runs these scripts in order. Raises `CalledProcessError` if one fails."""
    path = node_path()
    assert path is not None, f"the client needs {NEEDS_NODE}: uv sync"
    install(WEB, path, tools=True)
    for script in scripts:
        npm(WEB, path, "run", script)


if __name__ == "__main__":
    try:
        run_scripts(*sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
