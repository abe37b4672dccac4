"""The test command tests the wheel, and says plainly when it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.__main__ import ROOT, TESTED, environment, verdict

SITE = Path("/env")
NATIVE, PURE = SITE / "gospoda" / "state.cpython-311.so", SITE / "gospoda" / "state.py"


@pytest.mark.parametrize(
    ("found", "has_compiler", "strict", "good", "said"),
    [
        (NATIVE, True, True, True, ""),
        (NATIVE, False, True, True, ""),
        (Path("/src/gospoda/state.py"), True, False, False, "not on the wheel"),
        (Path("/src/gospoda/state.so"), True, False, False, "not on the wheel"),
        (PURE, True, False, False, "not compiled although"),
        (PURE, False, True, False, "install gcc"),
        (PURE, False, False, True, "pure wheel"),
    ],
)
def test_what_may_be_tested(found: Path, has_compiler: bool, strict: bool, good: bool, said: str) -> None:
    told, may = verdict(found, SITE, has_compiler, strict)
    assert may is good
    assert said in told
    assert bool(told) is bool(said)


def test_nothing_leads_to_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    environ = environment("/tools/uv", SITE)
    assert "PYTHONPATH" not in environ
    assert environ["PATH"].split(os.pathsep)[0].startswith(str(SITE))
    assert environ["PATH"].split(os.pathsep)[-1] == "/tools"
    assert environ[TESTED] == str(SITE)


def test_a_suite_on_anything_but_the_wheel_stops(tmp_path: Path) -> None:
    """Also if only one of its processes imports the package from elsewhere."""
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/core/test_chance.py"]
    environ = {**os.environ, TESTED: str(tmp_path), "PYTEST_XDIST_WORKER": ""}
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "not from the wheel" in done.stdout + done.stderr


@pytest.mark.skipif(not os.environ.get(TESTED), reason="the source is tested")
def test_every_process_tests_the_wheel() -> None:
    """The processes that tests start import what the suite imports."""
    command = [sys.executable, "-c", "import gospoda.server.web.app as app; print(app.__file__)"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert Path(told.strip()).is_relative_to(os.environ[TESTED])
    assert (Path(told.strip()).with_name("static") / "index.html").is_file(), "the client is part of the wheel"
