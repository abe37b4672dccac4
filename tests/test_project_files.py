"""The files that editors, git and GitHub read parse, and every command in them exists."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from gospoda.cli.main import cli

ROOT = Path(__file__).parent.parent
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PULL_REQUEST = ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md"
DEVCONTAINER = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
UV_VERBS = ("sync", "build", "lock")


def exists(command: str) -> bool:
    """Whether a command in these files can run: a tool of the environment, an npm script or one of our verbs."""
    words = command.split()
    match words:
        case ["uv", "run", "python", "-m", module, *_]:
            return (ROOT / module / "__main__.py").is_file() or (ROOT / f"{module.replace('.', '/')}.py").is_file()
        case ["uv", "run", tool, *_]:
            return shutil.which(tool, path=sysconfig.get_path("scripts")) is not None
        case ["uv", verb, *_]:
            return verb in UV_VERBS
        case ["npm", "--prefix", "web", "run", script] | ["npm", "run", script]:
            return script in SCRIPTS
        case ["python3", "start.py", verb] | ["gospoda", verb, *_]:
            return verb in cli.list_commands(None)  # type: ignore[arg-type]
        case ["pip", "install", "uv"]:
            return True
    return False


@pytest.mark.parametrize(
    ("command", "there"),
    [
        ("uv run ruff check .", True),
        ("uv run rough check .", False),
        ("uv run python -m tests", True),
        ("npm run format", True),
        ("npm run fromat", False),
        ("gospoda doctor", True),
        ("gospoda nurse", False),
        ("make everything", False),
    ],
)
def test_commands_that_do_not_exist_are_found(command: str, there: bool) -> None:
    assert exists(command) is there


def test_hooks_are_local_and_their_tools_are_there() -> None:
    """Local hooks download nothing and use the versions in the lock files."""
    assert [repository["repo"] for repository in HOOKS] == ["local"]
    hooks = HOOKS[0]["hooks"]
    assert [hook["id"] for hook in hooks] == ["ruff", "ruff-format", "mypy", "prettier", "eslint"]
    assert [hook["entry"] for hook in hooks if hook["language"] != "system" or not exists(hook["entry"])] == []
    tools = {"prettier": "format", "eslint": "lint"}
    assert [tool for tool, script in tools.items() if tool not in SCRIPTS[script]] == []


def test_editors_wrap_where_ruff_does() -> None:
    """They also indent as ruff does, and every section's pattern matches a file."""
    file = configparser.ConfigParser()
    file.read_string("[top]\n" + (ROOT / ".editorconfig").read_text("utf-8"))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    assert file["top"]["root"] == "true"
    assert file["*"].getint("max_line_length") == settings["line-length"]
    assert file["*.py"].getint("indent_size") == 4
    assert list(ROOT.glob("src/gospoda/games/*/golden/*"))


@pytest.mark.parametrize("form", [path for path in FORMS if path.stem != "config"], ids=lambda path: path.stem)
def test_issue_forms_are_what_github_reads(form: Path) -> None:
    data: dict[str, Any] = yaml.safe_load(form.read_text("utf-8"))
    assert {"name", "description", "body"} <= data.keys()
    ids = [field["id"] for field in data["body"]]
    assert len(ids) == len(set(ids))
    assert {field["type"] for field in data["body"]} <= {"textarea", "input", "dropdown", "checkboxes", "markdown"}
    assert all(field["attributes"]["label"] for field in data["body"])


@pytest.mark.parametrize("path", [*FORMS, PULL_REQUEST], ids=lambda path: path.name)
def test_templates_name_commands_that_exist(path: Path) -> None:
    quoted = re.findall(r"`([^`]+)`", path.read_text("utf-8"))
    commands = [one for text in quoted for one in text.split(" && ") if " " in one]
    assert [command for command in commands if not exists(command)] == []


def test_the_container_of_developers_is_set_up_with_commands_that_exist() -> None:
    for step in ("onCreateCommand", "postCreateCommand"):
        assert exists(DEVCONTAINER[step]), step
    version = re.search(r"python:(3\.\d+)-", DEVCONTAINER["image"])
    assert version is not None
    required = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert required == ">=3.11,<3.14"
    assert version[1] in ("3.11", "3.12", "3.13")
    assert DEVCONTAINER["forwardPorts"] == [5173, 8000]


def test_git_carries_these_files() -> None:
    """No rule in .gitignore hides them."""
    paths = [".editorconfig", ".pre-commit-config.yaml", ".devcontainer/devcontainer.json", *map(str, FORMS)]
    asked = ["git", "check-ignore", *paths]
    assert subprocess.run(asked, cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode == 1
