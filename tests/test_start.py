"""The first command: runs the README's instructions literally, from the clone to the first page."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from tests.server.server import held_port

ROOT = Path(__file__).parent.parent
SYSTEM = Path("/usr/bin/python3")
COMPILER = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|c89|c99|cpp)(-[\d.]+)?")
COMMANDS = re.findall(r"^```\n(.*)\n```$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
PACKAGE_HOST = re.compile(rb"py[p]i\.org|python[h]osted\.org|registry\.npm[j]s\.org")  # missing here
PATIENCE = 3000  # seconds: a busy machine compiles for many minutes


@pytest.fixture
def start() -> ModuleType:
    """Imports `start.py` as a module."""
    spec = importlib.util.spec_from_file_location("start_under_test", ROOT / "start.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a repository with the present files, committed or not."""
    target = tmp_path_factory.mktemp("address") / "gospoda.git"
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target / name)
    git = ["git", "-c", "user.name=Ania", "-c", "user.email=ania@example.org", "-c", "commit.gpgsign=false"]
    for command in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "All"]):
        subprocess.run([*git, *command], cwd=target, check=True)
    return target


def tools(folder: Path, compiler: bool) -> Path:
    """Returns a folder with a stock system's commands: with or without a C compiler, never with uv."""
    folder.mkdir()
    for source in sorted(Path("/usr/bin").iterdir()):
        if source.name != "uv" and (compiler or not COMPILER.fullmatch(source.name)):
            (folder / source.name).symlink_to(source)
    return folder


def surroundings(folder: Path, *path: Path) -> dict[str, str]:
    """Returns the environment of a person who types the command: nothing of ours except the package index."""
    kept = {
        name: value for name, value in os.environ.items() if re.match(r"(PIP|SSL|NODE_EXTRA|UV_CACHE)_?|HOME$", name)
    }
    own = {"PATH": os.pathsep.join(map(str, path)), "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8"}
    return {**kept, **own}


class Owner:
    """An owner for a held port, which stays held as long as this object lives."""


@contextmanager
def opened(folder: Path, address: Path, environ: dict[str, str]) -> Iterator[tuple[str, Path]]:
    """Runs the README's first command in an empty folder; yields the table's address and the output."""
    owner = Owner()
    port = held_port(owner)
    said = folder / "said.txt"
    command = COMMANDS[0].replace("ADDRESS", str(address))
    environ = {**environ, "GOSPODA_PORT": str(port)}
    with said.open("wb") as out:
        process = subprocess.Popen(
            ["sh", "-c", command], cwd=folder, env=environ, stdout=out, stderr=out, start_new_session=True
        )
    try:
        end = time.monotonic() + PATIENCE
        while "Gospoda is open: " not in said.read_text("utf-8"):
            assert process.poll() is None, said.read_text("utf-8")
            assert time.monotonic() < end, said.read_text("utf-8")
            time.sleep(0.2)
        yield f"http://127.0.0.1:{port}", said
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def is_played(url: str) -> None:
    """Checks that the browser pages exist and the server answers."""
    assert httpx.get(url + "/health").json()["status"] == "ok"
    page = httpx.get(url + "/").text
    script = re.search(r'src="(/[^"]+\.js)"', page)
    assert script is not None, page
    assert httpx.get(url + script[1]).status_code == 200


def test_the_readme_begins_with_the_two_commands() -> None:
    assert COMMANDS[0].startswith("git clone ADDRESS gospoda && ")
    assert COMMANDS[1] == "python3 gospoda/start.py test"


@pytest.mark.timeout(PATIENCE + 600)
@pytest.mark.skipif(not SYSTEM.exists(), reason="this machine has no Python of its system")
def test_the_first_command_with_the_python_of_the_system(tmp_path: Path, address: Path) -> None:
    """The system's Python refuses `pip install` and has a C compiler, so the rules get compiled, once."""
    environ = surroundings(tmp_path, tools(tmp_path / "bin", compiler=True))
    with opened(tmp_path, address, environ) as (url, said):
        is_played(url)
        told = said.read_text("utf-8")
    assert "Fetching uv" in told
    assert "Compiling the rules, about a minute" in told
    again = [str(SYSTEM), "gospoda/start.py", "doctor", "--json"]
    offline = {**environ, "UV_OFFLINE": "1"}
    done = subprocess.run(again, cwd=tmp_path, env=offline, capture_output=True, text=True, check=True)
    assert done.stderr == "", "nothing is built or installed again"
    assert json.loads(done.stdout)["compiled"] is True


@pytest.mark.timeout(PATIENCE + 600)
def test_the_first_command_in_a_virtual_environment_without_a_compiler(tmp_path: Path, address: Path) -> None:
    """It says at once that the rules stay uncompiled, doesn't waste a minute trying, and plays anyway."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True)
    environ = surroundings(tmp_path, tmp_path / "env" / "bin", tools(tmp_path / "bin", compiler=False))
    with opened(tmp_path, address, environ) as (url, said):
        is_played(url)
        told = said.read_text("utf-8")
    assert "The rules stay uncompiled" in told
    assert "Compiling the rules" not in told
    assert not list((tmp_path / "env").rglob("uv*")), "the environment is left as it was"


def test_it_can_be_read_by_old_pythons(start: ModuleType) -> None:
    """A Python that is too old says so in one sentence, so it must parse the file. Others get a newer Python."""
    ast.parse((ROOT / "start.py").read_text("utf-8"), feature_version=(3, 6))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert settings["project"]["requires-python"] == start.PYTHONS


def small_wheel(folder: Path, name: str, record: str) -> Path:
    folder.mkdir(exist_ok=True)
    with zipfile.ZipFile(folder / name, "w") as wheel:
        wheel.writestr("gospoda/sources.txt", record)
    return folder / name


def test_a_wheel_of_the_same_sources_is_used(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A compiled wheel is preferred, but only for this Python and system and from the same sources."""
    monkeypatch.setattr(start, "ROOT", tmp_path)
    (tmp_path / "src" / "gospoda").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "src/gospoda/state.py"):
        (tmp_path / name).write_text("1", "utf-8")
    digest, dist = start.source_digest(tmp_path), tmp_path / "dist"
    assert start.ready_wheel(sys.executable, False) is None
    quick = small_wheel(dist, "gospoda-1-py3-none-any.whl", f"{digest} quick")
    assert start.ready_wheel(sys.executable, False) is None, "who wants the compiled rules is not given others"
    assert start.ready_wheel(sys.executable, True) == quick
    small_wheel(dist, "gospoda-1-cp27-cp27-linux_x86_64.whl", f"{digest} compiled")
    (dist / "gospoda-2-py3-none-any.whl").write_text("damaged", "utf-8")
    assert start.ready_wheel(sys.executable, False) is None
    tag, platform = f"cp{sys.version_info[0]}{sys.version_info[1]}", start.FOUND
    told = subprocess.run([sys.executable, "-c", start.FOUND], capture_output=True, text=True, check=True).stdout
    platform = re.sub(r"[-.]", "_", told.split()[1])
    mine = small_wheel(dist, f"gospoda-1-{tag}-{tag}-{platform}.whl", f"{digest} compiled")
    assert start.ready_wheel(sys.executable, False) == start.ready_wheel(sys.executable, True) == mine
    (tmp_path / "src" / "gospoda" / "state.py").write_text("2", "utf-8")
    assert start.ready_wheel(sys.executable, True) is None


@pytest.fixture
def recorded(tmp_path: Path) -> tuple[Path, Path]:
    """Returns a folder with a fake uv that only records its arguments, and the file with its record."""
    calls = tmp_path / "calls.txt"
    uv = tmp_path / "bin" / "uv"
    uv.parent.mkdir()
    script = f'#!/bin/sh\n[ "$1" = --version ] && echo "uv 0.13.8" || echo "$(pwd): $@" >> {calls}\n'
    uv.write_text(script, "utf-8")
    uv.chmod(0o755)
    return uv.parent, calls


def test_the_second_command_runs_the_tests(tmp_path: Path, recorded: tuple[Path, Path]) -> None:
    """In the locked environment and the clone's folder, with the remaining arguments."""
    folder, calls = recorded
    (tmp_path / "gospoda").symlink_to(ROOT)
    environ = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run(["sh", "-c", COMMANDS[1] + " tests/core"], cwd=tmp_path, env=environ, check=True)
    where, _, call = calls.read_text("utf-8").partition(": ")
    assert where == str(ROOT)
    assert call.startswith("run --locked --python ")
    assert call.endswith(" python -m tests tests/core\n")


def test_a_build_that_fails_says_why(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    uv = tmp_path / "uv"
    uv.write_text('#!/bin/sh\n[ "$1" = run ] && exit 0\necho "gospoda: Compiling"; echo "npm is on fire" >&2; exit 1\n')
    uv.chmod(0o755)
    with pytest.raises(SystemExit, match="cannot be built"):
        start.build(str(uv), sys.executable, False)
    told = capfd.readouterr().err
    assert "  Compiling\n" in told
    assert "npm is on fire" in told


def test_the_quick_start_asks_for_no_compilation(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--quick` reaches the build and an environment of its own; what follows it is the verb."""
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.delenv("GOSPODA_PURE", raising=False)
    calls = tmp_path / "calls.txt"
    uv = tmp_path / "uv"
    uv.write_text(f'#!/bin/sh\necho "$1 pure=$GOSPODA_PURE" >> {calls}\n', "utf-8")
    uv.chmod(0o755)
    started: list[list[str]] = []
    monkeypatch.setattr(start, "find_uv", lambda: str(uv))
    monkeypatch.setattr(start, "find_python", lambda uv: sys.executable)
    monkeypatch.setattr(start, "source_digest", lambda root: "0" * 64)
    monkeypatch.setattr(start, "run", lambda command, cwd=".": started.append(command))
    monkeypatch.setattr(start.Home, "install", lambda home, wheel: None)
    for kind, arguments in (("quick", ["--quick", "play", "guilds"]), ("compiled", ["play", "guilds"])):
        found = iter([None, tmp_path / "wheel.whl"])  # it has to be built first
        monkeypatch.setattr(start, "ready_wheel", lambda python, quick, found=found: next(found))
        calls.write_text("", "utf-8")
        start.main(arguments)
        assert f"build pure={'1' if kind == 'quick' else ''}" in calls.read_text("utf-8").splitlines(), kind
    (quick, *verb), (slow, *same) = started
    assert verb == same == ["play", "guilds"]
    assert quick == slow.replace("/bin/gospoda", "-quick/bin/gospoda")


def test_a_python_without_pip_says_what_to_install(tmp_path: Path) -> None:
    """Debian and Ubuntu ship Python without pip. One sentence names the package; nothing is downloaded."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    shutil.copy(ROOT / "start.py", tmp_path)
    python = tmp_path / "env" / "bin" / "python"
    environ = {"PATH": str(python.parent), "LANG": "C.UTF-8"}
    done = subprocess.run([python, "start.py"], cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "sudo apt install python3-pip" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / ".uv").exists()


def test_a_python_with_pip_that_is_externally_managed_gets_uv(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip installs into a folder of our own, the only thing it does where the system manages packages."""
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/calls.txt\n', "utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(start.sys, "executable", str(python))
    monkeypatch.setattr(start, "ROOT", tmp_path)
    start.install_uv()
    asked = (tmp_path / "calls.txt").read_text("utf-8").splitlines()
    assert asked == ["-m pip --version", f"-m pip install --quiet --upgrade --target {tmp_path / '.uv'} uv"]


def test_no_file_names_a_package_host() -> None:
    """pip, uv and npm know their own package index. Only uv's lock, which uv writes, contains the address."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    files = [ROOT / name for name in listed.split("\0") if name and name != "uv.lock"]
    assert len(files) > 500
    assert [path for path in files if path.is_file() and PACKAGE_HOST.search(path.read_bytes())] == []
