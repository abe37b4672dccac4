"""The test command: `python -m tests [--source] [pytest arguments]` tests the build that ships.

It fetches missing tools, asking first if a person sits at the terminal and the command needs sudo. Then it
builds the wheel, installs it with all extras into a fresh environment and runs the suite there. `--source`
skips the build and tests the source in the running environment.

The browser tests need Chromium, the storage tests PostgreSQL; both come as Debian packages, not from PyPI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "wheel-env"  # the environment with the installed wheel
TESTED = "GOSPODA_TESTED"  # tells the processes of the suite which environment that is
SOURCE = "--source"
# uv would keep using a cached pure wheel after a compiler was installed.
SYNC = ["sync", "--locked", "--no-editable", "--all-extras"]
AGAIN = ["--refresh-package", "gospoda", "--reinstall-package", "gospoda"]

WHOLE = ("chromium", "chromium-browser")
# Uses the first one found. One test file took 26 and 34 s of CPU time in headed builds, 19 s in the headless
# one.
BROWSERS = ("chromium-headless-shell", *WHOLE)


def can_install() -> bool:
    """Whether this machine can install Debian packages."""
    return shutil.which("apt-get") is not None and (os.geteuid() == 0 or shutil.which("sudo") is not None)


def missing_packages() -> list[str]:
    """Returns the Debian packages that the tests need or run faster with, and that are missing."""
    missing = []
    if not os.environ.get("GOSPODA_CHROMIUM"):
        missing += [] if any(map(shutil.which, WHOLE)) else [WHOLE[0]]
        missing += [] if shutil.which(BROWSERS[0]) or not can_install() else [BROWSERS[0]]
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        missing += ["postgresql"]
    return missing


def is_wanted(command: str) -> bool:
    """Whether to run this command as root. Never asks when running as root, in CI or without a terminal."""
    if os.geteuid() == 0 or os.environ.get("CI") == "true" or not sys.stdin.isatty():
        return True
    print(f"The tests need Debian packages that are missing here:\n  sudo {command}")
    return input("Install them now? [y/N] ").strip().lower() in ("y", "yes")


def install(packages: list[str]) -> None:
    """Installs Debian packages if possible and wanted; otherwise prints the command to run."""
    command = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if not can_install():
        sys.exit(f"The tests need {' and '.join(packages)}. Install them first; on Debian: {command}")
    if not is_wanted(command):
        if packages == [BROWSERS[0]]:
            return  # optional: only makes the tests faster
        sys.exit(f"Nothing was installed. The tests need {' and '.join(packages)}; on Debian: {command}")
    root = [] if os.geteuid() == 0 else ["sudo"]
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*root, "apt-get", "update", "-qq"], check=True, env=environ)
    subprocess.run([*root, *command.split(), "-qq"], check=True, env=environ, stdout=subprocess.DEVNULL)


def uv() -> str:
    """Returns the uv that runs this command, or the one on PATH."""
    found = os.environ.get("UV") or shutil.which("uv")
    if not found:
        sys.exit(f"The wheel is built with uv, which is not here. Install it, or test the source with {SOURCE}.")
    return found


def environment(tool: str, site: Path = SITE) -> dict[str, str]:
    """Returns the environment variables for testing the wheel, without anything that leads to the source."""
    scripts = site / ("Scripts" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(scripts), os.environ.get("PATH", ""), str(Path(tool).parent)])
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return {**kept, "PATH": path, "VIRTUAL_ENV": str(site), TESTED: str(site)}


def compiler() -> str:
    """Returns the path of a C compiler, or an empty string."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return next(filter(None, map(shutil.which, (named, "cc", "gcc", "clang", "cl"))), "")


def engine(python: Path, environ: dict[str, str]) -> Path:
    """Returns the file from which the wheel environment loads the engine."""
    command = [str(python), "-c", "import gospoda.core.state as engine; print(engine.__file__)"]
    told = subprocess.run(command, cwd=ROOT, env=environ, check=True, stdout=subprocess.PIPE, text=True).stdout
    return Path(told.strip())


def verdict(found: Path, site: Path, has_compiler: bool, strict: bool) -> tuple[str, bool]:
    """Returns a message about the engine found (empty if all is well) and whether the suite may run on it."""
    if not found.is_relative_to(site):
        return f"The tests would run on {found}, not on the wheel in {site}.", False
    if found.suffix != ".py":
        return "", True
    if has_compiler:
        return "The wheel is not compiled although there is a C compiler: see what the build says above.", False
    if strict:
        return (
            "There is no C compiler, so that the wheel is not compiled. CI tests the compiled wheel: install gcc.",
            False,
        )
    return "There is no C compiler: the tests run on the pure wheel, which is slower and not what most users run.", True


def installed_wheel() -> tuple[Path, dict[str, str]]:
    """Builds the wheel, installs it into a fresh environment and returns its Python and variables."""
    tool = uv()
    environ = environment(tool)
    python = SITE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    shutil.rmtree(SITE, ignore_errors=True)
    command = [tool, *SYNC, "--python", sys.executable]
    building = {**environ, "UV_PROJECT_ENVIRONMENT": str(SITE)}
    subprocess.run(command, cwd=ROOT, env=building, check=True)
    found = engine(python, environ)
    if found.suffix == ".py" and compiler():
        subprocess.run([*command, *AGAIN], cwd=ROOT, env=building, check=True)
        found = engine(python, environ)
    said, good = verdict(found, SITE, bool(compiler()), os.environ.get("CI") == "true")
    if not good:
        sys.exit(said)
    print(said or f"Testing the compiled wheel in {SITE}.", flush=True)
    return python, environ


def main(arguments: list[str]) -> int:
    """Runs the suite and returns pytest's exit code."""
    if packages := missing_packages():
        install(packages)
    if SOURCE in arguments:
        return int(pytest.main([argument for argument in arguments if argument != SOURCE]))
    python, environ = installed_wheel()
    return subprocess.run([str(python), "-m", "pytest", *arguments], cwd=ROOT, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
