"""The test command tests the wheel, and says clearly when it can't."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import __main__ as command
from tests.__main__ import BROWSERS, ROOT, TESTED, environment, verdict

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
    """Even if only one process imports the package from elsewhere."""
    suite = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/core/test_chance.py"]
    environ = {**os.environ, TESTED: str(tmp_path), "PYTEST_XDIST_WORKER": ""}
    done = subprocess.run(suite, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "not from the wheel" in done.stdout + done.stderr


@pytest.mark.skipif(not os.environ.get(TESTED), reason="the source is tested")
def test_every_process_tests_the_wheel() -> None:
    """Processes started by tests import the same package as the suite."""
    process = [sys.executable, "-c", "import gospoda.server.web.app as app; print(app.__file__)"]
    told = subprocess.run(process, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert Path(told.strip()).is_relative_to(os.environ[TESTED])
    assert (Path(told.strip()).with_name("static") / "index.html").is_file(), "the client is part of the wheel"


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Records the commands that an unprivileged user would run on Debian with sudo, at a terminal."""
    run: list[list[str]] = []
    monkeypatch.setattr(command.subprocess, "run", lambda called, **_: run.append(called))
    monkeypatch.setattr(command.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(command.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(command.sys, "stdin", Terminal())
    monkeypatch.setattr("builtins.input", lambda _question: pytest.fail("nobody is to be asked"))
    monkeypatch.delenv("CI", raising=False)
    return run


class Terminal:
    """A terminal with a person at it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "installs"), [("y", True), ("Yes ", True), ("", False), ("n", False)])
def test_somebody_at_a_terminal_is_asked_before_sudo(
    answer: str,
    installs: bool,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("builtins.input", lambda _question: answer)
    if installs:
        command.install(["postgresql"])
        assert [call[:2] for call in calls] == [["sudo", "apt-get"]] * 2
    else:
        with pytest.raises(SystemExit, match="Nothing was installed"):
            command.install(["postgresql"])
        assert calls == []
    assert "sudo apt-get install -y --no-install-recommends postgresql" in capsys.readouterr().out


def test_what_only_saves_time_can_be_declined(calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _question: "n")
    command.install([BROWSERS[0]])
    assert calls == []


@pytest.mark.parametrize(("who", "sudo"), [("root", []), ("ci", ["sudo"]), ("script", ["sudo"])])
def test_root_ci_and_scripts_are_not_asked(
    who: str, sudo: list[str], calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    if who == "root":
        monkeypatch.setattr(command.os, "geteuid", lambda: 0)
    elif who == "ci":
        monkeypatch.setenv("CI", "true")
    else:
        monkeypatch.setattr(Terminal, "isatty", lambda _: False)
    command.install(["postgresql"])
    assert calls == [
        [*sudo, "apt-get", "update", "-qq"],
        [*sudo, "apt-get", "install", "-y", "--no-install-recommends", "postgresql", "-qq"],
    ]
