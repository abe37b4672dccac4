"""The test command: `python -m tests [pytest arguments]` fetches what the machine lacks and runs the whole suite.

The browser tests need Chromium, the storage tests PostgreSQL; both are Debian packages, not Python ones.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def missing_packages() -> list[str]:
    """The Debian packages that the tests need and the machine does not have."""
    missing = []
    if not shutil.which("chromium"):
        missing += ["chromium"]
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing += ["postgresql"]
    return missing


def install(packages: list[str]) -> None:
    """Install Debian packages where that is possible; otherwise say what to do."""
    command = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if not shutil.which("apt-get") or (os.geteuid() != 0 and not shutil.which("sudo")):
        sys.exit(f"The tests need {' and '.join(packages)}. Install them first; on Debian: {command}")
    root = [] if os.geteuid() == 0 else ["sudo"]
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*root, "apt-get", "update", "-qq"], check=True, env=environ)
    subprocess.run([*root, *command.split(), "-qq"], check=True, env=environ, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if packages := missing_packages():
        install(packages)
    sys.exit(pytest.main(sys.argv[1:]))
