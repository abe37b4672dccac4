"""Builds a release: `uv run python release.py` writes the sdist into dist and builds an image from it.

The image is built in the unpacked sdist, so that both have the same files; cibuildwheel builds the wheels from it
too. `--sync` only copies the version into npm's files, which can't read it from pyproject.toml, and into uv's lock.
`--no-image` builds only the sdist, `--dry-run` checks everything and builds nothing. See docs/releasing.md.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
RECIPE = "docs/hosting/Containerfile"
NPM = {"package.json": 1, "package-lock.json": 2}  # how often our own version occurs, before those of others
OWN_VERSION = re.compile(r'("name": "gospoda-web",\n(?: *"private": true,\n)? *"version": )"[^"]*"')
OPTIONS = ("--sync", "--dry-run", "--no-image")
ENGINES = ("podman", "docker")


def version(root: Path = ROOT) -> str:
    """Returns the version; pyproject.toml is the only source."""
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def sync(root: Path = ROOT) -> None:
    """Copies the version into the files of tools that need it there."""
    for name, places in NPM.items():
        path = root / "web" / name
        text = path.read_text("utf-8")
        path.write_text(OWN_VERSION.sub(rf'\g<1>"{version(root)}"', text, count=places), "utf-8")
    subprocess.run(["uv", "lock", "--quiet"], cwd=root, check=True)


def problems(root: Path = ROOT) -> list[str]:
    """Returns the reasons why this clone can't be released."""
    found = []
    status = ["git", "status", "--porcelain"]
    if subprocess.run(status, cwd=root, stdout=subprocess.PIPE, check=True).stdout:
        found.append("there are changes that are not committed")
    heading = re.search(r"^## (\S+)(.*)$", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if heading is None or heading[1] != version(root):
        found.append(f"CHANGELOG.md does not begin with {version(root)}")
    elif "unreleased" in heading[2]:
        found.append(f"CHANGELOG.md calls {version(root)} unreleased; give it its date")
    return found


def make_sdist(root: Path = ROOT) -> Path:
    """Builds the sdist and returns its path."""
    subprocess.run(["uv", "build", "--sdist", "--out-dir", str(root / "dist"), str(root)], check=True)
    return root / "dist" / f"gospoda-{version(root)}.tar.gz"


def make_image(sdist: Path, engine: str) -> str:
    """Builds the image from the sdist's contents and returns its name."""
    name = f"gospoda:{sdist.name.removeprefix('gospoda-').removesuffix('.tar.gz')}"
    with tempfile.TemporaryDirectory() as folder, tarfile.open(sdist) as files:
        files.extractall(folder, filter="data")
        source = Path(folder, sdist.name.removesuffix(".tar.gz"))
        subprocess.run([engine, "build", "-t", name, "-f", str(source / RECIPE), str(source)], check=True)
    return name


def main(arguments: list[str]) -> None:
    """Checks the clone, then builds."""
    if unknown := set(arguments) - set(OPTIONS):
        sys.exit(f"release.py does not know {' '.join(sorted(unknown))}; it knows {', '.join(OPTIONS)}.")
    if "--sync" in arguments:
        sync()
        return
    engine = next(filter(shutil.which, ENGINES), "")
    found = problems()
    if not engine and "--no-image" not in arguments:
        found.append(f"the image needs {' or '.join(ENGINES)}; --no-image leaves it out")
    if found:
        sys.exit(f"Gospoda {version()} cannot be released:\n" + "".join(f"- {problem}\n" for problem in found))
    if "--dry-run" in arguments:
        print(f"Gospoda {version()} can be released.")
        return
    sdist = make_sdist()
    print(f"The sdist: {sdist}")
    if "--no-image" not in arguments:
        print(f"The image: {make_image(sdist, engine)}")


if __name__ == "__main__":
    main(sys.argv[1:])
