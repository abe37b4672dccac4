"""What gets installed is what was tested: bounds in the package, a lock, and matching constraints."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXPORT = [
    "uv",
    "export",
    "-q",
    "--locked",
    "--no-dev",
    "--no-emit-project",
    "--no-hashes",
    "--no-annotate",
    "--no-header",
]


def test_every_requirement_has_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [one for some in project["optional-dependencies"].values() for one in some]
    for requirement in [*project["dependencies"], *extras]:
        assert "<" in requirement.partition(";")[0], requirement


@pytest.mark.skipif(shutil.which("uv") is None, reason="uv is not installed")
def test_the_constraints_are_those_of_the_lock() -> None:
    exported = subprocess.run(EXPORT, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert (ROOT / "constraints.txt").read_text() == exported, " ".join([*EXPORT, "-o", "constraints.txt"])


@pytest.mark.skipif(shutil.which("uv") is None, reason="uv is not installed")
def test_a_bill_of_materials_is_made_by_the_documented_command() -> None:
    import json

    command = "uv export --locked --no-dev --all-extras --format cyclonedx1.5"
    assert command in (ROOT / "SECURITY.md").read_text()
    made = subprocess.run(command.split(), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    bill = json.loads(made)
    assert bill["bomFormat"] == "CycloneDX"
    assert {"litestar", "sqlalchemy", "msgspec"} <= {part["name"] for part in bill["components"]}
