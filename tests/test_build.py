"""The build: what it depends on, and when the browser client is made anew."""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path
from types import ModuleType

import pytest

from gospoda.cli.doctor import PARTS

ROOT = Path(__file__).parent.parent


class Interface:
    """Stands in for hatchling, which is only there while something is built."""

    def __class_getitem__(cls, item: object) -> type:
        return cls


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build hook as a module."""
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
    """The files that decide whether uv builds anew."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [key["file"] for key in settings["tool"]["uv"]["cache-keys"]]


def test_nothing_that_a_build_writes_is_among_its_keys() -> None:
    """A second start does not build once more."""
    written = [ROOT / "src/gospoda/table/static", ROOT / "web/src/generated", ROOT / "web/node_modules"]
    for key in keys():
        if "node_modules" not in key:
            for path in ROOT.glob(key):
                assert not any(path == made or made in path.parents for made in written), (key, path)


def test_every_source_of_the_client_is_among_the_keys(hook: ModuleType) -> None:
    """After a pull the client is built from the new sources."""
    covered = {path for key in keys() if key.startswith("web/") for path in ROOT.glob(key) if path.is_file()}
    for path in (ROOT / "web").rglob("*"):
        if path.is_file() and not set(hook.NOT_SOURCES) & set(path.relative_to(ROOT).parts):
            assert path in covered or path.name.startswith("."), path


def test_a_client_of_other_sources_is_not_current(hook: ModuleType, tmp_path: Path) -> None:
    """The digest changes with every source, not with what is generated or installed."""
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


def test_the_doctor_lists_the_parts_that_can_be_installed() -> None:
    """Every extra of the package, and nothing else."""
    assert sorted(PARTS) == sorted(metadata("gospoda").get_all("Provides-Extra") or [])
