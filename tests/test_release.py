"""Releases: one version everywhere; wheels for three systems, sdist and image from the same files."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import release
from gospoda.cli.main import cli
from gospoda.research.mcp import server

ROOT = Path(__file__).parent.parent
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
API = """
from gospoda.server.base.settings import Settings
from gospoda.server.web.app import make_app
print(make_app(Settings(database="sqlite://")).openapi_schema.info.version)
"""
PYTHONS = ("cp311", "cp312", "cp313")
SYSTEMS = {
    "linux": ("manylinux_x86_64", "manylinux_aarch64"),
    "macos": ("macosx_x86_64", "macosx_arm64"),
    "windows": ("win_amd64",),
}


def test_everything_says_the_version_of_pyproject() -> None:
    """The CLI, the HTTP API and the MCP server report it. An outdated installation fails here."""
    assert release.version() == VERSION
    assert VERSION in CliRunner().invoke(cli, ["--version"]).output
    assert server().version == VERSION
    command = [sys.executable, "-W", "ignore", "-c", API]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == VERSION


def test_the_files_of_npm_have_the_same_version() -> None:
    """`npm sbom` requires a version there; `python release.py --sync` copies it."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert [package["version"], lock["version"], lock["packages"][""]["version"]] == [VERSION] * 3


def test_the_version_is_copied_from_one_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version is copied into our own entries only; uv maintains its own lock."""
    (tmp_path / "web").mkdir()
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "7.1"\n', "utf-8")
    for name in release.NPM:
        (tmp_path / "web" / name).write_text((ROOT / "web" / name).read_text("utf-8"), "utf-8")
    called: list[list[str]] = []
    monkeypatch.setattr(release.subprocess, "run", lambda command, **_: called.append(command))
    release.sync(tmp_path)
    for name in release.NPM:
        before, after = ((root / "web" / name).read_text("utf-8") for root in (ROOT, tmp_path))
        changed = [(old, new) for old, new in zip(before.splitlines(), after.splitlines(), strict=True) if old != new]
        assert [new.strip() for _, new in changed] == ['"version": "7.1",'] * release.NPM[name]
    assert called == [["uv", "lock", "--quiet"]]


def test_the_changelog_begins_with_the_version() -> None:
    heading = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == VERSION


@pytest.mark.parametrize("system", SYSTEMS)
def test_wheels_are_built_for_every_python_and_system(system: str) -> None:
    """The dry run of cibuildwheel, with our configuration."""
    program = Path(sysconfig.get_path("scripts")) / "cibuildwheel"
    command = [str(program), "--platform", system, "--print-build-identifiers"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.split()) == sorted(f"{tag}-{end}" for tag in PYTHONS for end in SYSTEMS[system])


def test_the_test_of_a_wheel_runs(tmp_path: Path) -> None:
    """The command that cibuildwheel runs for each wheel works."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    environ = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(tmp_path)}
    subprocess.run(settings["test-command"], shell=True, cwd=tmp_path, env=environ, check=True, capture_output=True)


def committed(folder: Path, changelog: str) -> Path:
    """A small clone."""
    (folder / "pyproject.toml").write_text('[project]\nversion = "7.1"\n', "utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, "utf-8")
    git = ["git", "-c", "user.name=Ania", "-c", "user.email=ania@example.org", "-c", "commit.gpgsign=false"]
    for command in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "All"]):
        subprocess.run([*git, *command], cwd=folder, check=True)
    return folder


@pytest.mark.parametrize(
    ("changelog", "problem"),
    [
        ("# Changes\n\n## 7.1 — 2026-12-01\n", ""),
        ("## 7.1 — unreleased\n", "give it its date"),
        ("## 7.0 — 2026-12-01\n", "does not begin with 7.1"),
        ("", "does not begin with 7.1"),
    ],
)
def test_what_keeps_a_release_back(tmp_path: Path, changelog: str, problem: str) -> None:
    root = committed(tmp_path, changelog)
    assert [problem in found for found in release.problems(root)] == ([True] if problem else [])
    (root / "new.py").write_text("", "utf-8")
    assert "there are changes that are not committed" in release.problems(root)


def test_the_image_is_built_in_the_unpacked_sdist(tmp_path: Path) -> None:
    recipe = tmp_path / "Containerfile"
    recipe.write_text("FROM here\n", "utf-8")
    sdist = tmp_path / "gospoda-7.1.tar.gz"
    with tarfile.open(sdist, "w:gz") as files:
        files.add(recipe, f"gospoda-7.1/{release.RECIPE}")
    engine = tmp_path / "engine"
    engine.write_text(f'#!/bin/sh\ncat "$5" > {tmp_path}/seen.txt; echo "$1 $2 $3 ${{6##*/}}" >> {tmp_path}/seen.txt\n')
    engine.chmod(0o755)
    assert release.make_image(sdist, str(engine)) == "gospoda:7.1"
    assert (tmp_path / "seen.txt").read_text("utf-8") == "FROM here\nbuild -t gospoda:7.1 gospoda-7.1\n"


def test_the_sdist_has_what_the_image_copies() -> None:
    """The sdist includes everything that the Containerfile copies, or the sources to generate it."""
    included = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["sdist"]
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", (ROOT / release.RECIPE).read_text("utf-8"), re.MULTILINE)
    names = {name.partition("/")[0] for line in copied for name in line.split()}
    assert names <= {*included["include"], "pyproject.toml"}
    assert "release.py" in (ROOT / "docs" / "releasing.md").read_text("utf-8")
