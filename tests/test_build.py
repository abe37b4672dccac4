"""The build: its dependencies, and when it rebuilds the browser client."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path
from types import ModuleType

import pytest

from gospoda.cli.host.doctor import PARTS
from gospoda.system.node import is_installed

ROOT = Path(__file__).parent.parent
SMALL_PROJECT = """
[build-system]
requires = []
build-backend = "small_backend"
backend-path = ["."]

[project]
name = "small"
version = "1"
requires-python = ">=3.11"

[project.scripts]
small = "small:main"

[tool.uv]
cache-keys = [
{keys}]
"""
SMALL_BACKEND = """
import zipfile
from pathlib import Path

WRITTEN = [
    "build/engine/lib/state.so", "src/.mypy_cache/3.11/meta.json", "src/gospoda/server/web/static/index.html",
    "src/gospoda/server/web/static/licenses.md", "src/gospoda/server/web/static/sources.txt",
    "web/node_modules/vite/index.js",
    "web/node_modules/vite/src/main.ts", "web/node_modules/.package-lock.json", "web/src/generated/credits.json",
    "web/src/generated/fonts/latin.woff2", "web/src/generated/sprites/guilds.svelte",
]

def build_wheel(folder, settings=None, metadata=None):
    for name in WRITTEN:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text("")
    count = Path("build/count.txt")
    count.write_text(str(int(count.read_text()) + 1) if count.exists() else "1")
    with zipfile.ZipFile(Path(folder, "small-1-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("small-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: small\\nVersion: 1\\n")
        wheel.writestr("small-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("small-1.dist-info/RECORD", "")
        wheel.writestr("small-1.dist-info/entry_points.txt", "[console_scripts]\\nsmall = small:main\\n")
        wheel.writestr("small.py", "def main(): pass\\n")
    return "small-1-py3-none-any.whl"
"""


class Interface:
    """Stands in for hatchling, which is only installed during a build."""

    def __class_getitem__(cls, item: object) -> type:
        return cls


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Imports the build hook as a module."""
    name = "hatchling.builders.hooks.plugin.interface"
    stand_in = ModuleType(name)
    stand_in.BuildHookInterface = Interface  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, stand_in)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def keys() -> list[str]:
    """Returns the files that make uv rebuild when they change."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [key["file"] for key in settings["tool"]["uv"]["cache-keys"]]


def written(path: Path, text: str = "") -> None:
    """Writes a file and creates missing folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_only_changed_sources_make_uv_build_again(tmp_path: Path) -> None:
    """A second start doesn't rebuild. uv itself decides, because its globs match more than Python's.

    Starts a small project with our keys. Its build only counts its runs and writes to the paths that ours
    writes to.
    """
    project = tmp_path / "project"
    listed = "".join(f'  {{ file = "{key}" }},\n' for key in keys())
    written(project / "pyproject.toml", SMALL_PROJECT.format(keys=listed))
    written(project / "small_backend.py", SMALL_BACKEND)
    sources = ["src/gospoda/core/state.py", "web/package.json", "web/src/main.ts", "web/src/games/guilds/index.ts"]
    sources += ["web/src/lib/api.ts", "web/art/icons.json", "src/gospoda/core/locale/en.ftl"]
    for source in sources:
        written(project / source)
    command = ["uv", "tool", "run", "--offline", "--no-config", "--quiet", "--python", sys.executable]
    command += ["--cache-dir", str(tmp_path / "cache"), "--from", str(project), "small"]
    count = project / "build" / "count.txt"
    for _ in range(3):
        subprocess.run(command, check=True)
    assert count.read_text("utf-8") == "1"
    for number, source in enumerate(sources, start=2):
        written(project / source, "changed")
        subprocess.run(command, check=True)
        assert count.read_text("utf-8") == str(number), source


def test_every_source_of_the_client_is_among_the_keys(hook: ModuleType) -> None:
    """After a pull, the client is rebuilt from the new sources."""
    covered = {path for key in keys() if key.startswith("web/") for path in ROOT.glob(key) if path.is_file()}
    for path in (ROOT / "web").rglob("*"):
        if path.is_file() and not set(hook.NOT_SOURCES) & set(path.relative_to(ROOT).parts):
            assert path in covered or path.name.startswith("."), path


def test_a_client_of_other_sources_is_not_current(hook: ModuleType, tmp_path: Path) -> None:
    """The digest changes with every source file, but not with generated or installed files."""
    source = tmp_path / "web" / "src" / "main.ts"
    source.parent.mkdir(parents=True)
    source.write_text("1", "utf-8")
    written = tmp_path / hook.SOURCES
    written.parent.mkdir(parents=True)
    assert not hook.is_current(tmp_path)
    written.write_text(hook.client_digest(tmp_path), "utf-8")
    made = tmp_path / "web" / "src" / "generated" / "credits.json"
    made.parent.mkdir()
    made.write_text("{}", "utf-8")
    assert hook.is_current(tmp_path)
    source.write_text("2", "utf-8")
    assert not hook.is_current(tmp_path)
    written.write_text(hook.client_digest(tmp_path), "utf-8")
    words = tmp_path / hook.WORDS[0] / "cs.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("yes = ano", "utf-8")
    assert not hook.is_current(tmp_path), "the client brings the words of core and table along"


def test_packages_are_fetched_where_they_are_not_those_of_the_lock_file(tmp_path: Path) -> None:
    """Packages are fetched after a pull only if the lock file changed or tools are missing."""
    written(tmp_path / "package-lock.json")
    assert not is_installed(tmp_path, tools=False)
    written(tmp_path / "node_modules" / ".package-lock.json")
    assert is_installed(tmp_path, tools=False)
    assert not is_installed(tmp_path, tools=True)
    written(tmp_path / "node_modules" / "eslint" / "package.json")
    assert is_installed(tmp_path, tools=True)
    later = (tmp_path / "node_modules" / ".package-lock.json").stat().st_mtime + 10
    os.utime(tmp_path / "package-lock.json", (later, later))
    assert not is_installed(tmp_path, tools=False)


def test_an_editable_install_has_the_tools_that_tests_need(hook: ModuleType, tmp_path: Path) -> None:
    """This includes a clone that was started first and has only the packages needed to build the client."""
    builder = hook.BuildHook()
    builder.root = str(tmp_path)
    for path in ("web/package.json", str(hook.CLIENT / "index.html")):
        written(tmp_path / path)
    written(tmp_path / hook.SOURCES, hook.client_digest(tmp_path))
    assert not builder.client_wanted("standard")
    assert builder.client_wanted("editable")
    written(tmp_path / "web" / "node_modules" / "eslint" / "package.json")
    assert not builder.client_wanted("editable")


def test_few_files_are_compiled_and_none_is_forgotten(hook: ModuleType, tmp_path: Path) -> None:
    """C files are merged into larger ones, and code that runs only once is marked for the compiler."""
    body = "char CPyDef_small_____top_level__(void) {\n" + "    return 2;\n" * (hook.UNIT // 30) + "}\n"
    sources = [tmp_path / f"module{number}.c" for number in range(6)]
    for source in sources:
        written(source, body)
    units = [Path(unit).read_text("utf-8") for unit in hook.larger_units([str(path) for path in sources], tmp_path)]
    assert len(units) == 2
    for source in sources:
        assert sum(f'#include "{source.as_posix()}"' in unit for unit in units) == 1
        assert source.read_text("utf-8").count("RUN_ONCE char CPyDef_small_____top_level__(void) {") == 1
    assert all("#define RUN_ONCE" in unit for unit in units)


def test_the_modules_of_a_package_share_a_shim(hook: ModuleType, tmp_path: Path) -> None:
    """Each package gets one library with the entry points of all its modules."""

    class Extension:
        def __init__(self, name: str) -> None:
            self.name = name
            self.sources = [str(tmp_path / f"{name}.c")]

    shims = [Extension(name) for name in ("gospoda.core.state", "gospoda.core.game", "gospoda.games.guilds.state")]
    served = hook.shared_shims(shims, tmp_path)
    assert served == {"gospoda.core.state": ["gospoda.core.game"], "gospoda.games.guilds.state": []}
    together = Path(shims[0].sources[0]).read_text("utf-8")
    assert "gospoda.core.state.c" in together
    assert "gospoda.core.game.c" in together
    assert "guilds" not in together


def test_the_doctor_lists_the_parts_that_can_be_installed() -> None:
    """The doctor lists every extra of the package and nothing else."""
    assert sorted(PARTS) == sorted(metadata("gospoda").get_all("Provides-Extra") or [])


@pytest.mark.parametrize(
    ("pure", "told", "said"), [("1", "quick", ""), ("", "uncompiled", "The rules stay uncompiled")]
)
def test_a_build_records_why_it_is_not_compiled(
    hook: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    pure: str,
    told: str,
    said: str,
) -> None:
    """The quick start does not even try; `start.py` tells the two apart."""
    monkeypatch.setenv("GOSPODA_PURE", pure)
    monkeypatch.setattr(hook, "lacks_for_compiling", lambda: "a C compiler")
    monkeypatch.setattr(hook.start, "source_digest", lambda root: "digest")
    building = hook.BuildHook()
    building.root, building.target_name = str(tmp_path), "wheel"
    data: dict[str, dict[str, str]] = {"force_include": {}}
    building.compile("standard", data)
    building.record(data)
    assert (tmp_path / "build" / "sources.txt").read_text("utf-8") == f"digest {told}\n"
    output = "".join(capsys.readouterr())
    assert (said in output) if said else not output
