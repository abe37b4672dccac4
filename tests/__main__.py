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

WHOLE = ("chromium", "chromium-browser")
# The first that is there is taken: one file of tests needed 26 and 34 s of the processor with windows, 19 s without.
BROWSERS = ("chromium-headless-shell", *WHOLE)


def can_install() -> bool:
    """Whether Debian packages can be had here."""
    return shutil.which("apt-get") is not None and (os.geteuid() == 0 or shutil.which("sudo") is not None)


def missing_packages() -> list[str]:
    """The Debian packages that the tests need, or are quicker with, and the machine does not have."""
    missing = []
    if not os.environ.get("GOSPODA_CHROMIUM"):
        missing += [] if any(map(shutil.which, WHOLE)) else [WHOLE[0]]
        missing += [] if shutil.which(BROWSERS[0]) or not can_install() else [BROWSERS[0]]
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing += ["postgresql"]
    return missing


def install(packages: list[str]) -> None:
    """Install Debian packages where that is possible; otherwise say what to do."""
    command = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if not can_install():
        sys.exit(f"The tests need {' and '.join(packages)}. Install them first; on Debian: {command}")
    root = [] if os.geteuid() == 0 else ["sudo"]
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*root, "apt-get", "update", "-qq"], check=True, env=environ)
    subprocess.run([*root, *command.split(), "-qq"], check=True, env=environ, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if packages := missing_packages():
        install(packages)
    sys.exit(pytest.main(sys.argv[1:]))
