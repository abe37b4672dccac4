"""docs/hosting.md is accurate: settings, flags, figures and paths match the program."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from gospoda.cli.host.admin import admin
from gospoda.cli.host.serve import serve, settings_of
from gospoda.cli.host.server_config import PREFIX, read_file
from gospoda.server.base import metrics

HOSTING = Path(__file__).parents[3] / "docs" / "hosting"
PAGE = HOSTING.parent / "hosting.md"


def test_every_file_is_explained_on_the_page() -> None:
    text = PAGE.read_text()
    for file in HOSTING.iterdir():
        assert f"`{file.name}`" in text, file.name


def test_the_settings_file_is_one() -> None:
    known = read_file(serve, HOSTING / "gospoda.toml")
    assert known["origins"] == ["https://games.example.org"]
    settings = settings_of(serve.make_context("serve", ["--config", str(HOSTING / "gospoda.toml")]).params)
    assert settings.key_file == "/var/lib/gospoda/gospoda.key"
    assert settings.json_logs is True
    commented = [line.removeprefix("# ") for line in (HOSTING / "gospoda.toml").read_text().splitlines()]
    options = [line.partition(" = ")[0] for line in commented if re.match(r"[a-z-]+ = ", line)]
    assert set(options) <= {option.removeprefix("--") for param in serve.params for option in param.opts}


def test_the_unit_starts_the_program_with_the_settings() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(HOSTING / "gospoda.service")
    program, verb, *flags = shlex.split(unit["Service"]["ExecStart"])
    assert (Path(program).name, verb, flags[0]) == ("gospoda", "serve", "--config")


def test_the_backup_is_written_by_the_program_where_its_user_may_write() -> None:
    text = (HOSTING / "gospoda-backup.service").read_text()
    line = next(line for line in text.splitlines() if "backup /var" in line)
    folder = re.search(r"StateDirectory=(.*)", text)
    assert folder is not None
    assert f"gospoda admin --config /etc/gospoda/gospoda.toml backup /var/lib/{folder.group(1)}/" in line


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", ["gospoda.service", "gospoda-backup.service", "gospoda-backup.timer"])
def test_systemd_understands_the_units(unit: str) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", str(HOSTING / unit)], capture_output=True, text=True, check=False
    )
    assert "Unknown" not in done.stderr
    assert "Failed to parse" not in done.stderr


def test_the_container_sets_variables_that_the_program_reads() -> None:
    text = (HOSTING / "Containerfile").read_text()
    variables = {f"{PREFIX}_{str(param.name).upper()}" for param in serve.params}
    assert set(re.findall(r"(GOSPODA_[A-Z_]+)=", text)) <= variables
    steps = [line.split()[0] for line in text.splitlines() if re.match(r"[A-Z]+ ", line)]
    assert steps[0] == "FROM"
    assert steps.index("USER") < steps.index("CMD"), "nothing runs as root"
    linter = Path(sysconfig.get_path("scripts")) / "hadolint"
    done = subprocess.run([linter, HOSTING / "Containerfile"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_container_copies_what_the_build_reads() -> None:
    text = (HOSTING / "Containerfile").read_text()
    copied = {name for line in re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE) for name in line.split()}
    root = HOSTING.parent.parent
    hook = (root / "hatch_build.py").read_text()
    modules = {f"{name}.py" for name in re.findall(r"^import (\w+)", hook, re.MULTILINE)}
    assert {name for name in modules if (root / name).exists()} <= copied
    assert {"src", "web", "docs/rules", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"} <= copied


def test_the_dashboard_shows_figures_that_are_there() -> None:
    board = json.loads((HOSTING / "grafana.json").read_text())
    told = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expr in told for name in re.findall(r"gospoda_[a-z_]+", expr)}
    figures = metrics.figures().decode()
    kinds = dict(re.findall(r"# TYPE (gospoda_\w+) (\w+)", figures))
    known = {name for name, kind in kinds.items() if kind != "histogram"}
    known |= {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}
    assert named <= known, named - known
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_every_verb_of_admin_stands_on_the_page() -> None:
    text = PAGE.read_text()
    for verb in admin.commands:
        assert re.search(rf"`{verb}[ `]", text), verb


def test_every_keeping_stands_on_the_page_with_its_default() -> None:
    text = PAGE.read_text()
    for param in serve.params:
        if str(param.name).startswith("keep_"):
            option = param.opts[0].removeprefix("--")
            found = re.search(rf"\| `{option}` \| (\d+) \|", text)
            assert found is not None, option
            assert float(found.group(1)) == param.default


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_understands_its_part(tmp_path: Path) -> None:
    site = (HOSTING / "nginx.conf").read_text().replace("443 ssl http2", "8443").replace("ssl_certificate", "# ssl")
    site = site.replace("listen 80;", "listen 8480;").replace("[::]:80;", "[::]:8480;")
    (tmp_path / "nginx.conf").write_text(f"events {{}}\nhttp {{\n{site}\n}}\n")
    done = subprocess.run(
        ["nginx", "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
